import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { readPage, readPages } from "#testing/pages";

async function draftOf(home: string, others: Record<string, string> = {}) {
	const roles = { "/about": "about", "/pricing": "pricing" } as const;
	const pages = await readPages({
		"/": ["home", home],
		...Object.fromEntries(
			Object.entries(others).map(([path, html]) => [path, [roles[path as keyof typeof roles], html] as const]),
		),
	});
	return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.fields;
}

const sentencesOf = async (home: string, others?: Record<string, string>) =>
	(await draftOf(home, others)).description?.sentences?.map(({ text }) => text);

const TITLE = "<title>Acme - Invoices for florists</title>";
const meta = (text: string) => `<meta name="description" content="${text}">`;

it("takes the head's statements in their order and leaves calls, prices, ratings and cheers out", async () => {
	const home = `${TITLE}${meta("Invoices for flower shops. Every bill is paid on time. Rated 9.6 by customers. Plans from $9. Try it now! Reminders go out in nine languages.")}<h1>Invoices for florists</h1>`;
	expect(await sentencesOf(home)).toEqual([
		"Invoices for flower shops.",
		"Every bill is paid on time.",
		"Reminders go out in nine languages.",
	]);
	const { short_description } = await draftOf(home);
	expect(short_description?.value).toBe(
		"Invoices for flower shops. Every bill is paid on time. Reminders go out in nine languages.",
	);
});

it("adds the opening of the home page and what defines the product by its name", async () => {
	const home = `${TITLE}<h1>Invoices for florists</h1><p>Acme is a billing service for small flower shops. It reads orders off the till and writes the bills.</p><h2>Our garden</h2><p>The garden behind the office has forty kinds of roses.</p>`;
	expect(await sentencesOf(home)).toEqual([
		"Acme is a billing service for small flower shops.",
		"It reads orders off the till and writes the bills.",
	]);
});

it("takes the answer to what the product is, wherever it is asked, and no other answer", async () => {
	const pricing = `<h1>Questions</h1><h3>What is Acme?</h3><p>Acme is a billing service for small flower shops.</p><h3>Can I cancel?</h3><p>Acme is a service that you may leave at any time.</p>`;
	expect(await sentencesOf(`${TITLE}<h1>Invoices</h1>`, { "/pricing": pricing })).toEqual([
		"Acme is a billing service for small flower shops.",
	]);
});

it("opens with the phrase under the name, and with the next heading's text where the first is the name alone", async () => {
	const home = `<title>Acme</title><h1>Acme</h1><p>Made-to-measure invoices for small flower shops</p><h2>From order to bill</h2><p>Every order becomes a bill before the van has left the yard.</p>`;
	expect(await sentencesOf(home)).toEqual([
		"Made-to-measure invoices for small flower shops",
		"Every order becomes a bill before the van has left the yard.",
	]);
});

it("prefers a definition by name to a head that says no more than it", async () => {
	const home = `${TITLE}${meta("Invoices for small flower shops")}<h1>Invoices</h1><h2>What is Acme?</h2><p>Acme is a service for invoices of small flower shops that reads orders off the till.</p>`;
	expect(await sentencesOf(home)).toEqual([
		"Acme is a service for invoices of small flower shops that reads orders off the till.",
	]);
});

it("says no sentence twice in other words", async () => {
	const home = `${TITLE}${meta("Acme writes the invoices of small flower shops.")}<h1>Invoices</h1><p>Acme writes invoices of all small flower shops.</p>`;
	expect(await sentencesOf(home)).toEqual(["Acme writes the invoices of small flower shops."]);
});

it("reads past a space forgotten after a full stop", async () => {
	const home = `${TITLE}<h1>Invoices</h1><p>We write the invoices of small flower shops.Starting at just $99 for the first hundred.</p>`;
	expect(await sentencesOf(home)).toEqual(["We write the invoices of small flower shops."]);
});

const LEFT_OUT: Record<string, string> = {
	"a call in the middle of a sentence": "Acme answers every question about your bills, contact us by mail.",
	"what a company believes": "At Acme, we believe that flowers make people happy every day.",
	"one entry of a list": "Acme lists white roses such as this bunch from the north of Kenya.",
	"a call that names the product": "Join Acme for a month, a year or as long as there are flowers.",
	"what an about page announces": "Learn about Acme, our history and our values as a family business.",
	"something that it has": "Acme's NEW DAILY plan for shops at the market.",
};

for (const [what, sentence] of Object.entries(LEFT_OUT)) {
	it(`leaves out ${what}`, async () => {
		const home = `${TITLE}<h1>Invoices</h1><p>Acme writes the invoices of small flower shops.</p><h2>More</h2><p>${sentence}</p>`;
		expect(await sentencesOf(home)).toEqual(["Acme writes the invoices of small flower shops."]);
	});
}

it("leaves out what explains one card of several, code, and a person's role", async () => {
	const card = (title: string, text: string) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`;
	const home = `${TITLE}<h1>Invoices</h1><p>Acme writes the invoices of small flower shops.</p>${card("Reminders", "With Acme your reminders go out on the third day.")}${card("Matching", "Acme finds the invoice of every payment.")}${card("Orders", "Acme bills weekly flowers once a month.")}<h2>Use it</h2><pre>import { Acme } from 'acme' and then call Acme(order) for every order of the day</pre>`;
	expect(await sentencesOf(home)).toEqual(["Acme writes the invoices of small flower shops."]);
	expect(
		await sentencesOf("<title>Acme</title><h1>Dana Whitfield</h1><p>Founder and lead florist at the Acme company</p>"),
	).toBeUndefined();
});

it("takes a sentence whole whose verb stands apart, as German ones do", async () => {
	const said =
		"Ich bin seit 2010 als Florist tätig und biete Ihnen Beratung in allen Fragen der Blumen, sowie im Gartenbau an.";
	expect(await sentencesOf(`${TITLE}<h1>Blumen</h1><p>${said}</p>`)).toEqual([said]);
});

it("takes no end of a sentence that a line break has cut off, and no answer's yes", async () => {
	const home = `${TITLE}<h1>Invoices</h1><p>Acme writes the invoices of small flower shops.</p><h2>What is Acme?</h2><p>Yes, Acme handles both the bills and the reminders.</p><p>best knowledge of what Acme offers to every market.</p>`;
	expect(await sentencesOf(home)).toEqual(["Acme writes the invoices of small flower shops."]);
});

it("takes the head of a page about prices only where it says by its name what the product is", async () => {
	const descriptionAt = async (path: string, text: string) => {
		const pages = [
			await readPage(`${TITLE}${meta(text)}<h1>Prices without surprises for everybody</h1>`, `https://acme.com${path}`),
		];
		return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.fields.description?.value;
	};
	expect(await descriptionAt("/pricing.html", "Predictable, transparent prices for flower shops.")).toBeUndefined();
	expect(await descriptionAt("/pricing.html", "Acme is a billing service for flower shops.")).toBe(
		"Acme is a billing service for flower shops.",
	);
	expect(await descriptionAt("/", "Predictable, transparent bills for flower shops.")).toBe(
		"Predictable, transparent bills for flower shops.",
	);
});

it("leaves out trials, credits, what ails others, what was so once and who the founder is", async () => {
	const home = `${TITLE}${meta("14-day free trial. Acme writes invoices for flower shops.")}<h1>👋 Welcome to Acme</h1><p>Source: header image generated with a machine</p><p>Most flower shops lose a day a week to paper.</p><p>Acme was free for everybody until 2020.</p><p>I am the founder and owner of Acme and sell flowers myself.</p><p>Acme sends every invoice on the day of the delivery.</p>`;
	expect(await sentencesOf(home)).toEqual([
		"Acme writes invoices for flower shops.",
		"Acme sends every invoice on the day of the delivery.",
	]);
	const { tagline, short_description } = await draftOf(home);
	expect(short_description?.value).toBe("Acme writes invoices for flower shops.");
	expect(tagline?.value).toBe("Invoices for florists");
});

it("takes no sentence by which a page describes itself", async () => {
	for (const notice of [
		"This page explains how Acme treats the data of florists.",
		"Auf dieser Seite erfahren Sie, wie Acme mit den Daten von Floristen umgeht.",
		"Cette page décrit comment Acme traite les données des fleuristes.",
		"販売事業者、料金、支払方法、契約期間、解約条件、お問い合わせ先を記載しています。",
	])
		expect((await draftOf(`${TITLE}${meta(notice)}<h1>Legal notice</h1>`)).short_description, notice).toBeUndefined();
});

it("takes no description that the maker of a template left in the head", async () => {
	const page =
		"<h1>Handwritten notes, typed up</h1><p>Acme turns your handwritten pages into drawings that every designer can edit.</p><p>Write on paper, take a picture, and share both of them with friends.</p>";
	const left = "Know where your spend is going and manage finances more efficiently with Milestone.";
	const { short_description } = await draftOf(`<title>Acme</title>${meta(left)}${page}`);
	expect(short_description?.value).toBe(
		"Acme turns your handwritten pages into drawings that every designer can edit.",
	);
	const own = "Keep track of finances and manage your spending with Milestone cards.";
	const spend = `${page}<p>Milestone cards keep the finances of a month on one page.</p>`;
	expect((await draftOf(`<title>Acme</title>${meta(own)}${spend}`)).short_description?.value).toBe(own);
});

it("takes what is done for the reader, in any language, and sentences that quote words on their way", async () => {
	const home = (text: string, lang = "en") =>
		sentencesOf(`<html lang="${lang}">${TITLE}<h1>Invoices</h1><p>${text}</p></html>`);
	const quoting =
		"Acme helps flower shops to see what people find who ask for \u201croses near me\u201d or \u201ctulips\u201d.";
	expect(await home(quoting)).toEqual([quoting]);
	expect(
		await sentencesOf(TITLE, {
			"/about": "<h1>About</h1><p>We audit your invoices against each order and each bank.</p>",
		}),
	).toEqual(["We audit your invoices against each order and each bank."]);
	expect(
		await home("Skanujemy twoje faktury wiersz po wierszu. Wysyłamy listę konkretnych błędów z ceną.", "pl"),
	).toEqual(["Skanujemy twoje faktury wiersz po wierszu.", "Wysyłamy listę konkretnych błędów z ceną."]);
	const italian = "Il programma italiano che ridisegna le fatture dei fioristi.";
	expect(await home(italian, "it")).toEqual([italian]);
	const japanese = "花屋さんの請求書を写真からそのまま作れます。";
	expect(await home(japanese, "ja")).toEqual([japanese]);
});

it("puts what goes on below the slogan into the short description", async () => {
	const { tagline, short_description } = await draftOf(
		"<title>Acme</title><h1>The platform of good flowers on wheels.</h1><p>Orders, stock and invoices of a flower van on one screen.</p>",
	);
	expect(tagline?.value).toBe("The platform of good flowers on wheels.");
	expect(short_description?.value).toBe("Orders, stock and invoices of a flower van on one screen.");
});

it("takes what stands under an introduction, or opens a page without headings", async () => {
	expect(
		await sentencesOf(
			"<title>Acme — Breathe.</title><h1>--:--</h1><p>You have not moved in two hours.</p><h2>Meet <i>Acme.</i></h2><p>An open-source break reminder for Windows.</p><p>Windows 11 | Apache 2.0 | 2 MB</p>",
		),
	).toEqual(["An open-source break reminder for Windows."]);
	expect(
		await sentencesOf(
			"<title>Acme: Give a penny</title><div><p>A themeable wall of thanks for small writers.</p></div>",
		),
	).toEqual(["A themeable wall of thanks for small writers."]);
});

it("takes what our product of several words is designed for", async () => {
	expect(
		await sentencesOf(
			`${TITLE}<h1>Invoices for florists</h1><h2>Why Acme?</h2><p>Our comprehensive flower billing platform is designed specifically for shops on wheels.</p>`,
		),
	).toEqual(["Our comprehensive flower billing platform is designed specifically for shops on wheels."]);
});

it("leaves out slogans, downloads, addresses, who has it, terms, and what a licence does for it", async () => {
	const home = `${TITLE}${meta("Acme is an invoice app for florists. Trusted by shops in forty towns. Скачать для Windows и macOS сегодня.")}<h1>Invoices that you can trust in real work.</h1><p>Acme was first forked from the ledger at https://ledger.example/tools.</p><p><strong>You cannot:</strong> resell Acme or offer it as a service of your own.</p><p>The public licence keeps Acme free for every developer.</p>`;
	expect(await sentencesOf(home)).toEqual(["Acme is an invoice app for florists."]);
});

it("takes neither results, nor whose the product is not, nor a card of a page with small headings alone", async () => {
	const home = `${TITLE}${meta("Acme is an invoice app for florists.")}<h1>Invoices for florists</h1><p>95% fewer calls from angry florists</p><p>Acme is not affiliated with the Flower Exchange.</p>`;
	expect(await sentencesOf(home)).toEqual(["Acme is an invoice app for florists."]);
	const cards = "<title>Acme | a tracker</title><h3>Privacy</h3><p>All databases are stored on your own disk.</p>";
	expect(await sentencesOf(cards)).toBeUndefined();
});

it("reads a Chinese word for the future as a plan only where it is one", async () => {
	const said = "由人工智能驱动的每日播客，探索科技、网络和未来趋势，每天早上更新。";
	expect(await sentencesOf(`<title>Acme | 每日播客</title>${meta(said)}`)).toEqual([said]);
	const planned = "由人工智能驱动的每日播客，未来将支持更多语言，每天早上更新。";
	expect(await sentencesOf(`<title>Acme | 每日播客</title>${meta(planned)}`)).toBeUndefined();
});

it("takes no heading of something that the product has, and nothing that leans on what was told before", async () => {
	const home = `${TITLE}<h1>Acme</h1><h2>Acme's NEW DAY TICKET option.</h2><p>Acme brings flowers and their bills to every town.</p><p>We can simplify these processes for you with no installation at all.</p>`;
	expect(await sentencesOf(home)).toEqual(["Acme brings flowers and their bills to every town."]);
});

it("takes no link alone, nothing that begins with what comes on top, and what runs in the reader's browser", async () => {
	const home = `${TITLE}<h1>Acme</h1><p><a href="/news">Acme is NOT hit by the thorn bug of today</a></p><p>Acme also gives access to all bills by means of a programming interface.</p><h2>How</h2><p>Acme helps florists to write bills with a screen that runs in your browser.</p>`;
	expect(await sentencesOf(home)).toEqual([
		"Acme helps florists to write bills with a screen that runs in your browser.",
	]);
});

it("takes no text of a template, no credit of a maker, and at most four sentences", async () => {
	const lead = "A calm till for flower shops that works without a connection.";
	const opened = `<h1>Invoices for florists</h1><p>${lead}</p>`;
	const template = `${TITLE}${meta("Generated by create next app")}${opened}`;
	expect(await sentencesOf(template)).toEqual([lead]);
	expect((await draftOf(template)).short_description?.value).toBe(lead);
	expect(await sentencesOf(`${TITLE}${opened}<p>A till app brought to you by Petal House of Ghent.</p>`)).toEqual([
		lead,
	]);
	const more = [
		"prints bills on whatever paper is left",
		"counts roses by their colour and stem",
		"warns growers of frost two nights ahead",
		"orders boxes when only twenty remain",
	];
	const told = await sentencesOf(`${TITLE}${opened}${more.map((does) => `<p>Acme ${does}.</p>`).join("")}`);
	expect(told).toHaveLength(4);
});

it("takes no card for the opening, and no part behind several texts, where the main heading is the name alone", async () => {
	const entry = (title: string, text: string) => `<div class="card"><div>${title}</div><div>${text}</div></div>`;
	const cards = `<h1>Acme</h1><p>Bill it.</p><h2>What can you do here?</h2><div>${entry("Reels", "Show your flowers in a film that buyers see.")}${entry("Fairs", "Take part in fairs and shows for young florists.")}${entry("Old ideas", "Revive an idea that deserves a second chance.")}</div>`;
	expect(await sentencesOf(`<title>Acme</title>${cards}`)).toBeUndefined();
	const parts = `<h1>Acme</h1><p>Flowers on a map</p><p>Make categories for the roses of every garden.</p><p>Add notes and pictures to every bed of yours.</p><h2>Sync</h2><p>Have the same notes on all your devices, signed in with one account.</p>`;
	expect(await sentencesOf(`<title>Acme</title>${parts}`)).not.toContain(
		"Have the same notes on all your devices, signed in with one account.",
	);
});

it("tells nothing of the platforms of a market whom a site is held against", async () => {
	const page = (text: string) => `${TITLE}<h1>Invoices for florists</h1><p>${text}</p>`;
	for (const others of ["The big platforms keep a third of every order.", "Most tools bill a shop by the seat."])
		expect((await draftOf(page(others))).short_description, others).toBeUndefined();
	const own = "Big shops and small ones bill their orders with Acme on the day.";
	expect((await draftOf(page(own))).short_description?.value).toBe(own);
});

it("takes no sentence of what is done to the product or what it has, by its ending in Turkish", async () => {
	const does = "Acme, çiçekçilerin faturalarını tek bir yerde buluşturuyor.";
	const calls = [
		"Acme'nin en yeni sürümünü indir ve çiçekleri keşfet.",
		"Acme'yi indir ve faturalarını çiçeklerle gönder.",
	];
	const page = `${TITLE}<h1>Faturalar</h1><p>${does}</p>${calls.map((call) => `<h2>Sürüm</h2><p>${call}</p>`).join("")}`;
	expect(await sentencesOf(page)).toEqual([does]);
});

it("goes on in the short description where the opening begins with a slogan", async () => {
	const tells = "Create, send and track invitations that last.";
	const page = (text: string) => `<title>Acme - Invitations</title><h1>Moments for your day</h1><p>${text}</p>`;
	const slogan = "Effortless planning meets high-end design.";
	expect((await draftOf(page(`${slogan} ${tells}`))).short_description?.value).toBe(`${slogan} ${tells}`);
	const plain = "Acme plans the invitations of a whole day.";
	expect((await draftOf(page(`${plain} ${tells}`))).short_description?.value).toBe(plain);
});

it("leaves out how the product was born, who its small team is, and what leans on a sentence elsewhere", async () => {
	const home = `${TITLE}<h1>Invoices for florists</h1><p>Bills, reminders and a till for every flower shop.</p><h2>Born at the counter</h2><p>Acme was born on a Saturday with sixteen bouquets and a printer without ink.</p><p>We are a small, independent team from Ghent and build Acme at weekends.</p>`;
	expect(await sentencesOf(home)).toEqual(["Bills, reminders and a till for every flower shop."]);
	const dutch = `<html lang="nl">${TITLE}<h1>Facturen voor bloemisten</h1><p>Facturen, herinneringen en een kassa voor elke winkel.</p><p>Acme is geboren op een zaterdagochtend met zestien boeketten en vier kratten.</p></html>`;
	expect(await sentencesOf(dutch)).toEqual(["Facturen, herinneringen en een kassa voor elke winkel."]);
	const leaning = `${TITLE}<h1>Facturas</h1><p>Facturas y avisos para floristas de barrio. El mismo que uso en mi tienda para cobrar cada ramo.</p>`;
	expect((await draftOf(leaning)).short_description?.value).toBe("Facturas y avisos para floristas de barrio.");
});

it("goes on in a short description behind a call with the sentence that says by the name what it does", async () => {
	const home = `${TITLE}<h1>Bills in minutes</h1><p>Say how many shops you have and how you sell. Acme writes the bills for each of them and reminds who is late.</p>`;
	expect((await draftOf(home)).short_description?.value).toBe(
		"Say how many shops you have and how you sell. Acme writes the bills for each of them and reminds who is late.",
	);
});

it("takes Turkish for each, and Danish for here, for nobody", async () => {
	const turkish = `<html lang="tr">${TITLE}<h1>Faturalar</h1><p>Görevleri tamamla ve seviye atla, her iyilik seni bir ödüle daha yaklaştırır.</p></html>`;
	expect(await sentencesOf(turkish)).toEqual([
		"Görevleri tamamla ve seviye atla, her iyilik seni bir ödüle daha yaklaştırır.",
	]);
	const danish = `<html lang="da">${TITLE}<h1>Fakturaer</h1><p>Alle fakturaer til dine kunder samles her og sendes den første dag i måneden.</p></html>`;
	expect(await sentencesOf(danish)).toEqual([
		"Alle fakturaer til dine kunder samles her og sendes den første dag i måneden.",
	]);
	const english = `${TITLE}<h1>Invoices</h1><p>The owner of the shop writes all of her invoices with it every morning.</p>`;
	expect(await sentencesOf(english)).toBeUndefined();
});

it("takes no cheer for the short description", async () => {
	const told = async (end: string) =>
		(await draftOf(`${TITLE}<h1>Acme</h1><p>Acme runs your whole flower shop from the till to the books${end}</p>`))
			.short_description?.value;
	expect(await told(".")).toBeDefined();
	expect(await told("!")).toBeUndefined();
});

it("takes a sentence that opens with a name written small, as a fragment does", async () => {
	const home = (name: string) =>
		`<title>${name}</title>${meta(`${name} is a small app for the invoices of flower shops.`)}<h1>${name}</h1>`;
	expect(await sentencesOf(home("no-paper-acme"))).toEqual([
		"no-paper-acme is a small app for the invoices of flower shops.",
	]);
});

it("leaves out a call that only its end tells, as in Korean", async () => {
	const home = `<title>Acme</title>${meta("꽃집의 청구서를 대신 보내고 기록해 줍니다. App Store에서 무료로 받으세요.")}<h1>꽃집을 위한 청구서</h1>`;
	expect(await sentencesOf(home)).toEqual(["꽃집의 청구서를 대신 보내고 기록해 줍니다."]);
});

it("leaves out few words of a head whose neighbour went, and what the title says too", async () => {
	const head = meta(
		"Acme writes the invoices of small flower shops. Try it today! The speed is real. Reminders go out in nine languages.",
	);
	const slogan = "Every rose of the street is billed by Friday";
	const home = `<title>Acme - ${slogan}</title>${head}<h1>Acme</h1><p>${slogan}.</p>`;
	expect(await sentencesOf(home)).toEqual([
		"Acme writes the invoices of small flower shops.",
		"Reminders go out in nine languages.",
	]);
	// Right behind the sentence that it leans on it stays.
	const next = meta("Acme writes the invoices of small flower shops. Nobody types them any more.");
	expect(await sentencesOf(`${TITLE}${next}<h1>Acme</h1>`)).toEqual([
		"Acme writes the invoices of small flower shops.",
		"Nobody types them any more.",
	]);
});

it("takes no cheer that something was never so easy", async () => {
	for (const cheer of [
		"Writing the bills of a flower shop has never been easier.",
		"Noch nie war es so einfach, Rechnungen zu schreiben.",
		"Écrire ses factures n'a jamais été aussi simple.",
		"Kontrola wydatków nigdy nie była prostsza.",
		"Hacer facturas nunca ha sido tan fácil.",
		"Fatura yazmak hiç bu kadar kolay olmamıştı.",
	]) {
		const { description, short_description } = await draftOf(
			`<title>Acme</title><h1>Bills for florists</h1><p>${cheer}</p>`,
		);
		expect([description?.value, short_description?.value], cheer).toEqual([undefined, undefined]);
	}
});

it("takes nothing by the name that speaks of a gap or a gesture told before it", async () => {
	const opening = "<p>Acme is a billing service for small flower shops.</p>";
	const leaning =
		"<p>Tills and ledgers never met. Acme closes that gap for every flower shop.</p><p>GoodDock은 이 동작이 감지되면 포인터를 살짝 위로 되돌립니다.</p>";
	expect(await sentencesOf(`${TITLE}<h1>Invoices for florists</h1>${opening}<h2>The gap</h2>${leaning}`)).toEqual([
		"Acme is a billing service for small flower shops.",
	]);
});
