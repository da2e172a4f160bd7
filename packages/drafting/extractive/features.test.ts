import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { readPages } from "#testing/pages";

const HEAD = "<title>Acme - Invoices for florists</title><h1>Invoices for florists</h1>";

async function draftOf(home: string, pricing = "") {
	const pages = await readPages({
		"/": ["home", `${HEAD}${home}`],
		...(pricing !== "" && { "/pricing": ["pricing", pricing] as const }),
	});
	return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.fields;
}

const card = (title: string, text: string, tag = "h3") =>
	`<div class="card"><${tag}>${title}</${tag}><p>${text}</p></div>`;
const cards = (...titles: string[]) =>
	titles.map((title) => card(title, `It does for you what ${title.toLowerCase()} is made for.`)).join("");
const list = (...entries: string[]) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul>`;

it("takes explained titles under a heading that announces features, each quoted with its explanation", async () => {
	const { features } = await draftOf(
		`<h2>Features</h2>${card("Payment reminders", "Late payers hear from us on the third day.")}${card("Bank matching", "Payments find their invoices overnight.")}${card("Recurring orders", "Weekly flowers are billed once a month.")}`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
	expect(features?.score).toBeGreaterThanOrEqual(0.75);
	expect(features?.evidence.map(({ quote }) => quote)).toContain("Late payers hear from us on the third day.");
});

it("takes rows of explained titles that speak to their reader, and asks to check them", async () => {
	const { features } = await draftOf(cards("Payment reminders", "Bank matching", "Recurring orders"));
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
	expect(features?.score).toBeLessThan(0.75);
});

it("takes the title of a card from under its number or abbreviation", async () => {
	const numbered = (number: string, title: string) =>
		`<div class="part-${number}"><div>${number}</div><div>${title}</div><div>We look after it so that you need not think of it.</div></div>`;
	const { features } = await draftOf(
		numbered("1", "Payment reminders") + numbered("2", "Bank matching") + numbered("3", "Recurring orders"),
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

it("takes rows of neighbours whose containers have names of their own", async () => {
	const named = (name: string, title: string) =>
		`<div class="${name}"><h3>${title}</h3><p>It saves you an hour every week.</p><span>More</span></div>`;
	const { features } = await draftOf(
		`<section>${named("a", "Payment reminders")}${named("b", "Bank matching")}${named("c", "Recurring orders")}</section>${"<p>Something else about flowers and paper.</p>".repeat(12)}`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

it("takes titles that are no headings from under their pictures, and from headers of their own", async () => {
	const plain = (title: string) =>
		`<div class="item"><div>🎯</div><div>${title}</div><div>Runs on your own machine and needs no account.</div></div>`;
	const under = (cards: string) => draftOf(`<h2>Powerful features</h2><div class="grid">${cards}</div>`);
	const titles = ["Payment reminders", "Bank matching", "Recurring orders"];
	expect((await under(titles.map(plain).join(""))).features?.value).toEqual(titles);
	const headed = (title: string) =>
		`<div class="item"><div class="head"><span>⚡</span><h3>${title}</h3></div><p>Runs on your own machine and needs no account.</p></div>`;
	const { features } = await draftOf(
		`<section><span>Features</span><h2>Bills that stay out of your way</h2><div>${titles.map(headed).join("")}</div></section>`,
	);
	expect(features?.value).toEqual(titles);
	expect(features?.score).toBeGreaterThanOrEqual(0.75);
	const plainUnder = (label: string) =>
		draftOf(`<section><div>${label}</div><h2>Nothing extra</h2>${titles.map(plain).join("")}</section>`);
	expect((await plainUnder("Capabilities")).features?.value).toEqual(titles);
	expect((await plainUnder("Who it's for")).features).toBeUndefined();
});

it("takes titles that a line break parts", async () => {
	const broken = ["Payment<br>reminders", "Bank<br>matching"].map((title) =>
		card(title, "It does for you what you asked."),
	);
	const { features } = await draftOf(`<h2>Features</h2>${broken.join("")}`);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching"]);
});

it("leaves the title of the part and the details under an entry out", async () => {
	const { features } = await draftOf(
		`<section class="features"><div><h2>Make it feel like you</h2><p>A few good defaults, and room for yours.</p></div><div>${card("Writing tools", "A small window for the text that you chose.")}${list("Proofread", "Rewrite", "Shorten")}${cards("Payment reminders", "Invoice matching")}</div></section>`,
	);
	expect(features?.value).toEqual(["Writing tools", "Payment reminders", "Invoice matching"]);
});

it("leaves what has a dash among ticks out", async () => {
	const { features } = await draftOf(
		`<h2>Features</h2>${list("✓ Payment reminders", "✓ Bank matching", "– Phone support")}`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching"]);
	const dashed = await draftOf(`<h2>Features</h2>${list("– Payment reminders", "– Bank matching", "– Reports")}`);
	expect(dashed.features?.value).toEqual(["Payment reminders", "Bank matching", "Reports"]);
});

it("takes no rows from a first page about the company or its prices", async () => {
	const at = async (path: string) => {
		const pages = await readPages({
			[path]: ["home", `${HEAD}${cards("Payment reminders", "Bank matching", "Recurring orders")}`],
		});
		return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.fields.features;
	};
	expect(await at("/about-us.html")).toBeUndefined();
	expect(await at("/mentions-legales.html")).toBeUndefined();
	expect((await at("/"))?.value).toHaveLength(3);
});

it("leaves what explains an entry, details under it and titles of parts out", async () => {
	const { features } = await draftOf(
		`<h2>Services</h2><h3>More of them</h3><h4>Payment reminders</h4><p>Late payers hear from us on the third day.</p>${list("Choose the day in the settings", "Choose the tone of the letter")}<h4>Bank matching</h4><p>Payments find their invoices overnight.</p><h4>Recurring orders</h4><p>Weekly flowers are billed once a month.</p>`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

it("gives reasons as reasons, also under a label that is no heading, and as features where nothing else is listed", async () => {
	const reasons = list("No fees to sign up", "Reminders in nine languages", "Works with every bank");
	const { usps, features } = await draftOf(`<p>Three reasons to choose Acme:</p>${reasons}`);
	expect(usps?.value).toEqual(["No fees to sign up", "Reminders in nine languages", "Works with every bank"]);
	expect(features?.score).toBeLessThan(0.75);
	const both = await draftOf(
		`<h2>Why Acme?</h2>${cards("Always at your side", "Made by florists", "Done in a minute")}<h2>Features</h2>${cards("Payment reminders", "Bank matching", "Recurring orders")}`,
	);
	expect(both.usps?.value).toEqual(["Always at your side", "Made by florists", "Done in a minute"]);
	expect(both.features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

it("takes of plans what several share, without how much of it", async () => {
	const plan = (...lines: string[]) => `<div class="plan">${list(...lines)}</div>`;
	const { features } = await draftOf(
		"",
		`<h1>Pricing</h1>${plan("7 users", "Payment reminders", "Weekly reports")}${plan("20 users", "Payment reminders", "Weekly reports", "Priority support", "Private cloud")}${plan("حتى ٤ لاعبين", "❌ Tax report")}${plan("حتى ٤ لاعبين", "❌ Tax report")}`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Weekly reports"]);
});

it("leaves ticks and pictures before an entry out of it", async () => {
	const { features } = await draftOf(
		`<h2>Features</h2>${list("✅ Payment reminders", "🚀 Bank matching", "• Recurring orders")}`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

const NONE: Record<string, string> = {
	"a timeline": ["First bill", "New office", "Nine languages"]
		.map(
			(title, at) =>
				`<div class="entry"><span>${2010 + at}</span><h3>${title}</h3><p>It was a good year for us and for you.</p></div>`,
		)
		.join(""),
	"a row of news": `${card("Second shop in Ghent", "We opened a second shop, and you should see it.")}${card("Flower of the year", "Watch how our judges chose it for you.")}${card("Meet us in Lyon", "Join us at the fair in May, we look forward to you.")}`,
	"articles with a link to read on": ["Roses", "Tulips", "Lilies"]
		.map(
			(title) =>
				`<div class="post"><h3>How to keep ${title}</h3><p>What you need to know before you buy.</p><a href="/${title}">Read the article</a></div>`,
		)
		.join(""),
	"cards that lead to other sites": ["Roses", "Tulips", "Lilies"]
		.map(
			(title) =>
				`<div class="tool"><h3>${title} Planner</h3><p>A tool that plans your beds for the year.</p><a href="https://${title}.example/">Visit the tool</a></div>`,
		)
		.join(""),
	"results with a figure each": `<section class="features">${card("93% time saved", "What took you half an hour now takes seconds.")}${card("#1 in the region", "It went from last place to the first for you.")}${card("24-hour answers", "You hear from us on the next day.")}</section>`,
	"steps of a sign-up": `<h2>How it works</h2>${cards("Pick your flowers", "Write your message", "Send your bill")}`,
	"a bare list that nothing announces": list("Roses from Ecuador", "Tulips from Holland", "Lilies from Kenya"),
	"a list of links under a heading of services": `<h2>Services</h2>${list('<a href="/a">Invoice templates</a>', '<a href="/b">Tax advice</a>', '<a href="/c">Debt collection</a>')}`,
	"cards that nobody filled": cards("Special title", "Special title", "Special title"),
	"the page's own parts": cards("Who we are", "What we believe", "Where you find us", "Contact"),
	"people with a role": `${card("Dana Whitfield", "Our head of design, who will help you.")}${card("Max Weber", "Our lead engineer, who will help you.")}${card("Eva Stone", "Our managing director, here for you.")}`,
};

for (const [what, part] of Object.entries(NONE)) {
	it(`takes no features from ${what}`, async () => {
		expect((await draftOf(part)).features).toBeUndefined();
	});
}

it("takes no goods of a shop, no single things and no paths for features", async () => {
	const cards = (rows: string[][]) =>
		rows.map(([title, text]) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`).join("");
	const draftOf = async (body: string) => {
		const pages = await readPages({ "/": ["home", `<title>Acme</title><h1>Acme</h1><p>Acme is here.</p>${body}`] });
		return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.fields.features?.value;
	};
	const text = "It keeps your things warm and dry.";
	const linked = ["Lamp", "Rug", "Vase"].map((name) => [`<a href="/shop/${name}">${name} of wool</a>`, text]);
	expect(await draftOf(cards(linked))).toBeUndefined();
	const single = ["CD4, Mouse", "CD8, Rat", "IgG, Goat"].map((name) => [name, "This antibody binds to your cells."]);
	expect(await draftOf(cards(single))).toBeUndefined();
	expect(await draftOf(cards(["ana/notes", "bo / kettle", "cy/trail"].map((name) => [name, text])))).toBeUndefined();
	const offered = ["UI/UX design", "Live maps", "Night mode"].map((name) => [name, text]);
	expect(await draftOf(cards(offered))).toEqual(["UI/UX design", "Live maps", "Night mode"]);
});

it("leaves out the card whose badge says that it is yet to come, and the numbers of entries", async () => {
	const badged = (title: string, badge: string) =>
		`<article><p>acme.part</p><h3>${title}</h3><p>${title} does for you what florists ask for every day.</p><p>${badge}</p></article>`;
	const { features } = await draftOf(
		`<h2>Funktionen</h2>${badged("Order sheets", "Verfügbar")}${badged("Van routes", "In Planung")}${badged("Shift rosters", "Coming soon")}${badged("Bouquet photos", "Neu")}<h2>Features</h2><ul><li>POINT 1</li><li>Bank matching</li></ul>`,
	);
	expect(features?.value).toEqual(["Order sheets", "Bouquet photos", "Bank matching"]);
});

it("reads titles and headings behind for and to as whom something is for", async () => {
	const { features } = await draftOf(
		`<section class="features">${card("Demos for clients", "You show a first version before anything is sent.")}${card("Invoices to customers", "We send what you have written on Friday evening.")}${card("Payment reminders", "Late payers hear from us on the third day.")}</section>`,
	);
	expect(features?.value).toEqual(["Demos for clients", "Invoices to customers", "Payment reminders"]);
});

it("takes a row right under the main heading whose titles a few words explain, and none further down", async () => {
	const row = [
		["Write faster", "Templates by kind of order and by season"],
		["Check by itself", "Automatic sums for wreaths and for bouquets"],
		["Works on any phone", "Drafts stay on the phone of the shop"],
	]
		.map(([title = "", text = ""]) => card(title, text))
		.join("");
	const { features } = await draftOf(`<p>Invoices are written and sent by the shop that sold the flowers.</p>${row}`);
	expect(features?.value).toEqual(["Write faster", "Check by itself", "Works on any phone"]);
	const below = await draftOf(`<h2>From the shops</h2><p>Flowers.</p>${"<p>Roses and more.</p>".repeat(8)}${row}`);
	expect(below.features).toBeUndefined();
});

it("takes the list that the last line of a paragraph opens", async () => {
	const { features } = await draftOf(
		`<h2>It is time to get your bills done.</h2><p>Acme writes the invoices of shops that sell flowers, and of those that grow them. Here are some features that you will use every day:</p>${list("Create reminders and credit notes", "Keep track of every open invoice", "Sort orders by wedding")}`,
	);
	expect(features?.value).toEqual([
		"Create reminders and credit notes",
		"Keep track of every open invoice",
		"Sort orders by wedding",
	]);
});

it("takes no reasons to invest and no addresses of an interface", async () => {
	const reasons = cards("Proven model", "Scalable technology", "Social impact");
	const invest = await draftOf(`<h2>Why invest in Acme?</h2>${reasons}`);
	expect([invest.features, invest.usps]).toEqual([undefined, undefined]);
	const { features } = await draftOf(
		`<h2>Features</h2>${cards("GET /v1/invoices", "POST /v1/invoices", "POST /v1/orders")}`,
	);
	expect(features).toBeUndefined();
});

it("takes what somebody has of the product as reasons, and not as features", async () => {
	const row = cards("Menos llamadas", "Más orden", "Mejor seguimiento").replaceAll("card", "gain");
	const { features, usps } = await draftOf(`${cards("Payment reminders", "Bank matching", "Recurring orders")}${row}`);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
	expect(usps?.value).toEqual(["Menos llamadas", "Más orden", "Mejor seguimiento"]);
});

it("takes no steps by the class of their cards, and no trades that a Japanese heading recommends it to", async () => {
	const titles = ["Payment reminders", "Bank matching", "Recurring orders"] as const;
	expect((await draftOf(cards(...titles))).features).toBeDefined();
	expect((await draftOf(cards(...titles).replaceAll('"card"', '"flowStep"'))).features).toBeUndefined();
	const trades = [
		["美容サロン", "季節の写真をお店のページに手軽に追加できます。"],
		["建築・リフォーム", "施工の写真を並べてビフォーアフターを見せられます。"],
		["不動産", "物件の写真を魅力的に並べてお客様に紹介できます。"],
	]
		.map(([title = "", text = ""]) => card(title, text))
		.join("");
	expect((await draftOf(`<h2>特徴</h2>${trades}`)).features).toBeDefined();
	expect((await draftOf(`<h2>こんな業種・目的の方におすすめ</h2>${trades}`)).features).toBeUndefined();
});

it("takes no gaps that others leave", async () => {
	const gaps = cards("Needs an accountant", "Hidden data", "Rules nobody explains");
	expect((await draftOf(`<h2>Built-in tools leave three gaps</h2>${gaps}`)).features).toBeUndefined();
});

it("takes the bold words of lines that explain them, also under a line that says what the product gives", async () => {
	const explained = (bold: string) =>
		`<strong>${bold}:</strong> ${"It looks after that for you, and says so. ".repeat(3)}`;
	const lines = list(explained("Auto-detection"), explained("Network audit"), explained("Secret scan"));
	const expected = ["Auto-detection", "Network audit", "Secret scan"];
	expect((await draftOf(`<h2>Features</h2>${lines}`)).features?.value).toEqual(expected);
	expect((await draftOf(`<h2>What is Acme?</h2><p><b>Acme gives you:</b></p>${lines}`)).features?.value).toEqual(
		expected,
	);
	expect((await draftOf(`<h2>The problem</h2><p>Others ask of you:</p>${lines}`)).features).toBeUndefined();
});

it("takes no titles of parts, cheapness or slogans for features, and no row of those it is for", async () => {
	const three = cards("Bank matching", "Recurring orders", "Payment reminders");
	const others =
		card("Our services", "All that we do for you every day of the week.") +
		card("Affordable price", "You pay less for it than for a coffee.");
	const expected = ["Bank matching", "Recurring orders", "Payment reminders"];
	expect((await draftOf(`<h2>Features</h2>${three}${others}`)).features?.value).toEqual(expected);
	const slogans = ["In your rhythm.", "Help is near.", "To the last frame."];
	const told = slogans.map((slogan) => card(slogan, "You choose clips, add titles and export the video.")).join("");
	expect((await draftOf(`<h2>Features</h2>${told}`)).features).toBeUndefined();
	const trades = cards("Restaurants and cafes", "Hotels and lodges", "Shops and malls");
	expect((await draftOf(`<h2>Perfect for every business</h2>${trades}`)).features).toBeUndefined();
});

it("knows a word of the title in what explains it, and credit for no credits", async () => {
	const asked =
		card("Questions to your files.", "Attach a PDF, a text file or a photo of a page.") +
		card("Runs on your phone.", "The model runs on the phone that you have.");
	expect((await draftOf(`<h2>Features</h2>${asked}`)).features?.value).toEqual([
		"Questions to your files",
		"Runs on your phone",
	]);
	const scores = cards("Credit scores", "Virtual invoices", "Card issuing");
	expect((await draftOf(`<h2>Product offering</h2>${scores}`)).features?.value).toContain("Credit scores");
});

it("takes what stands in the part that the menu calls features", async () => {
	const walks =
		card("The score that walks", "A red line moves through each bar.") +
		card("Balls on the beat", "A small ball jumps from beat to beat.") +
		card("Colours behind it", "What was played is filled with colour.");
	const part = `<section id="smart"><h2>So simple that nobody learns it</h2>${walks}</section>${"<p>Further words.</p>".repeat(9)}`;
	expect((await draftOf(`<nav><a href="#smart">Functions</a></nav>${part}`)).features?.value).toHaveLength(3);
	expect((await draftOf(`<nav><a href="#smart">Ideas</a></nav>${part}`)).features).toBeUndefined();
});

it("takes neither goods with their numbers nor those who recommend it", async () => {
	const goods = cards("Anti-mouse serum (APC)", "Antibody TGF (Clone 1D11)", "FITC serum [53-6.7]");
	expect((await draftOf(`<h2>In the spotlight</h2>${goods}`)).features).toBeUndefined();
	const firms = cards("Petal workshop", "Batteries of the north", "Eastern oil works");
	expect((await draftOf(`<div class="row"><p>They recommend us</p>${firms}</div>`)).features).toBeUndefined();
});

it("keeps to one form: no line of a plan, no title of a part, no cheer beside the titles that a text explains", async () => {
	const part = (heading: string, inside: string) =>
		`<section><div class="head"><h2>${heading}</h2><p>Work with tools that were made for your small shop.</p></div>${inside}</section>`;
	const { features } = await draftOf(
		part("Features", cards("Payment reminders", "Bank matching", "Recurring orders", "Sell more at last!")) +
			part("Made for small shops", cards("First look", "Second look")) +
			`<section><h2>Plans</h2><div><h3>Starter</h3><p>Core features</p>${list("100 invoices a month", "1 till")}</div></section>`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

it("takes no row whose titles open with articles or are numbered, unless a heading announces it", async () => {
	const story = cards("The garden", "The evening", "The bill");
	expect((await draftOf(story)).features).toBeUndefined();
	expect((await draftOf(`<h2>Features</h2>${story}`)).features?.value).toEqual([
		"The garden",
		"The evening",
		"The bill",
	]);
	const steps = `<ol>${["Learn the ropes", "Practise by parts", "Review the rest"].map((title) => `<li><div>${card(title, "You go through it again until it is yours.", "strong")}</div></li>`).join("")}</ol>`;
	expect((await draftOf(steps)).features).toBeUndefined();
});

it("leaves reasons that only praise among the reasons, and takes them from one heading", async () => {
	const why = (title: string, ...reasons: string[]) => `<h2>${title}</h2>${list(...reasons)}`;
	const { features, usps } = await draftOf(
		why("Why choose Acme?", "Made in Ghent", "Fair to growers", "Real help") +
			why("Benefits of paper", "Nothing to charge in the van", "Everybody can read it", "It survives the rain"),
	);
	expect(features).toBeUndefined();
	expect(usps?.value).toEqual(["Made in Ghent", "Fair to growers", "Real help"]);
});

it("takes no row from under a question or how something is made, and no plan for one", async () => {
	const trio = cards("Carve", "Cast in wax", "Finish by hand");
	expect((await draftOf(`<h2>Sound familiar?</h2>${trio}`)).features).toBeUndefined();
	expect((await draftOf(`<h2>From wax to worn: how a piece gets made</h2>${trio}`)).features).toBeUndefined();
	const plans = card("Concept package", "For a quick first try of your advertisement.");
	const two = `${plans}${card("Marketing package", "All that you need for the start of your sales.")}`;
	expect(
		(await draftOf(`<section id="pricing" class="services"><h2>Made to measure</h2>${two}</section>`)).features,
	).toBeUndefined();
	const pair = cards("A bill for every order", "Thirty two forms");
	expect((await draftOf(pair)).features).toBeUndefined();
	const both = `<section class="features"><h2>Tools</h2>${cards("Payment reminders", "Bank matching", "Recurring orders")}</section><section><h2>On evenings</h2>${cards("Work is left for Sunday", "Parents ask for progress", "Hours go by")}</section>`;
	expect((await draftOf(both)).features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

it("takes no row of what ails the reader, and no list below a link that leads to the features", async () => {
	const ailing = cards("Inconsistent outputs", "Unclear checks", "Non-repeatable work");
	expect((await draftOf(ailing)).features).toBeUndefined();
	expect((await draftOf(`<section id="problem">${cards("Paper", "Van", "Till")}</section>`)).features).toBeUndefined();
	const below = `<div><p>For shops of all sizes in the town.</p><div><a href="#more">Our features</a></div></div><div>${list("Reliable and on time", "Fair, transparent prices", "Made for you")}</div>`;
	expect((await draftOf(below)).features).toBeUndefined();
});

it("takes none off the values of a data sheet, and not what a company holds dear", async () => {
	const sheet = (entries: [string, string][]) =>
		`<h2>Features</h2><dl>${entries.map(([term, value]) => `<dt>${term}</dt><dd>${value}</dd>`).join("")}</dl>`;
	const values = sheet([
		["Ports", "Up to three, independent"],
		["Bill printer", "Made in Ghent"],
		["Paper", "Rolls of 80 mm"],
	]);
	const { features } = await draftOf(values);
	for (const value of ["Up to three, independent", "Made in Ghent"]) expect(features?.value ?? []).not.toContain(value);
	const valori = `<section class="valori-grid">${cards("Competenza", "Ascolto", "Costanza")}</section>`;
	expect((await draftOf(valori)).features).toBeUndefined();
	expect((await draftOf(cards("Payment reminders", "Bank matching", "Recurring orders"))).features).toBeDefined();
});

it("takes the bold words of headings that explain themselves, and none that says for whom the product is", async () => {
	const told = (title: string) =>
		`<h3><strong>${title}.</strong> The till writes it down by itself every evening.</h3>`;
	const { features } = await draftOf(
		`<h2>Features</h2>${told("Payment reminders")}${told("Bank matching")}${told("Built for flower shops")}${told("Recurring orders")}`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

it("takes a container's name in other languages for an announcement, and no row from elsewhere beside it", async () => {
	const homes = ["House", "Flat", "Cottage"]
		.map((home) => card(home, `It keeps what you have of your ${home}.`))
		.join("");
	const own = cards("Payment reminders", "Bank matching", "Recurring orders");
	for (const id of ["funktioner", "funkcje", "ozellikler", "fonctionnalites"]) {
		const { features } = await draftOf(
			`<section><h2>Begin with invoices</h2>${homes}</section><section id="${id}"><h2>All in its place</h2>${own}</section>`,
		);
		expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
		expect(features?.score).toBeGreaterThanOrEqual(0.75);
	}
});

it("takes titles that few signs of a script of syllables explain", async () => {
	const entries = [
		["자막 운영", "예배 PPT와 자막 운영"],
		["화면 선택", "카메라 네 대의 화면 선택"],
		["방송 송출", "유튜브 방송 송출 관리"],
	];
	const rows = entries.map(([title, text]) => `<div class="card"><b>${title}</b><p>${text}</p></div>`).join("");
	const { features } = await draftOf(`<section><h2>주요 기능</h2><div>${rows}</div></section>`);
	expect(features?.value).toEqual(entries.map(([title]) => title));
});

it("takes a row right under a main heading in a script without capitals", async () => {
	const pages = await readPages({
		"/": [
			"home",
			`<html lang="ja"><title>家計防衛エージェント</title><h1>家計防衛エージェント</h1><p>レシートとチラシから、あなたにとってお得な買い物情報を提案します</p><div>${[
				["レシート分析", "レシート画像から購買傾向を自動分析"],
				["チラシ連携", "近くの店の特売情報を毎朝取得"],
				["お得情報", "買い物習慣とお得な商品を自動マッチング"],
			]
				.map(([title, text]) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`)
				.join("")}</div></html>`,
		],
	});
	const { fields } = draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft;
	expect(fields.features?.value).toEqual(["レシート分析", "チラシ連携", "お得情報"]);
	expect(fields.name?.value).toBe("家計防衛エージェント");
});

it("takes neither the heads of rows that compare nor commands for entries", async () => {
	const rows = ["Frequency", "Follow-up", "Privacy"]
		.map((head) => `<tr><td>${head}</td><td>Once a year at most</td><td>Whenever you like to look at it</td></tr>`)
		.join("");
	const table = `<table><tr><th>Mark</th><th>Others</th><th>Acme</th></tr>${rows}</table>`;
	expect((await draftOf(`<h2>Why Acme?</h2>${table}`)).usps).toBeUndefined();
	const commands = ["/setup", "/vote", "/book / /recurring"].map((title) =>
		card(title, "It does for you what you type."),
	);
	expect((await draftOf(`<h2>Features</h2>${commands.join("")}`)).features).toBeUndefined();
});

it("takes of titles of several sizes those of the size that most have", async () => {
	const { features } = await draftOf(
		`<h2>Features</h2>${card("Calm evenings", "It looks after your shop from the first bill on.", "h4")}${cards("Payment reminders", "Bank matching", "Recurring orders")}`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

it("takes no title with a mark glued to it", async () => {
	const marked = (title: string, mark: string) =>
		`<div class="card"><h3>${title}<span class="badge">${mark}</span></h3><p>It saves you an hour every week.</p></div>`;
	const { features } = await draftOf(
		`<h2>Features</h2>${cards("Payment reminders", "Bank matching", "Recurring orders")}${marked("Till reports", "PREMIUM")}${marked("Stock list", "NEW")}<div class="card"><h3><b>New</b>Calendar</h3><p>It saves you an hour every week.</p></div>`,
	);
	expect(features?.value).toEqual(["Payment reminders", "Bank matching", "Recurring orders"]);
});

it("takes no row of apps or modules by their names, and none that counts its headings, unless it is announced", async () => {
	const invoices = (title: string, above = "") =>
		`<div class="card">${above}<h3>${title}</h3><p>It writes the invoices for you every week.</p></div>`;
	const apps = ["FlowerBills", "FlowerDocs", "FlowerTill"].map((name) => invoices(name)).join("");
	const modules = ["Acme.Core", "Acme.Data", "Acme.Till"].map((name) => invoices(name)).join("");
	const steps = ["Payment order", "Bank transfer", "Monthly report"]
		.map((title, at) => invoices(title, `<div>0${at + 1}</div>`))
		.join("");
	for (const row of [apps, modules, steps]) {
		expect((await draftOf(`<h2>For the till</h2>${row}`)).features).toBeUndefined();
		expect((await draftOf(`<h2>Features</h2>${row}`)).features?.value).toHaveLength(3);
	}
});

it("tells reasons that name features as these alone, from the first list, and reasons of two words as reasons alone", async () => {
	const why = (...titles: string[]) =>
		draftOf(
			`<section class="features"><h2>Why Acme?</h2>${cards(...titles)}</section><section><h2>Benefits of Acme</h2>${list("Less paper on every desk", "More time for flowers", "Safe data")}</section>`,
		);
	const named = await why("Payment reminders by text", "Bank matching at night", "Recurring weekly orders");
	expect(named.features?.value).toEqual([
		"Payment reminders by text",
		"Bank matching at night",
		"Recurring weekly orders",
	]);
	expect(named.usps).toBeUndefined();
	const short = await why("Easy billing", "Personal touch", "Clear reports");
	expect(short.features).toBeUndefined();
	expect(short.usps?.value).toEqual(["Easy billing", "Personal touch", "Clear reports"]);
});
