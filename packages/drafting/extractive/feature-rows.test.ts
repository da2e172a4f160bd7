import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { readPage } from "#testing/pages";

/** The features of a home page that has only these parts. */
async function featuresOf(parts: string) {
	const home = `<title>Acme - Invoices for florists</title><h1>Invoices for florists</h1>${parts}`;
	const pages = [await readPage(home, "https://acme.com/")];
	return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.fields.features?.value;
}

const titled = (title: string, text: string) => `<div class="card"><h3>${title}</h3><p>${text}</p></div>`;
const untitled = (title: string, hint = "") =>
	`<div${hint}><div>🎯</div><div>${title}</div><div>It does for you what it is made for, every day.</div></div>`;

it("takes no goods from under the heading of a selection", async () => {
	const goods = ["Heather honey", "Pollen", "Oxymel"].map((title) =>
		titled(title, `It does for you what ${title.toLowerCase()} is made for.`),
	);
	expect(await featuresOf(`<h2>What it does</h2>${goods.join("")}`)).toHaveLength(3);
	expect(await featuresOf(`<h2>Unsere Auswahl</h2>${goods.join("")}`)).toBeUndefined();
	expect(await featuresOf(`<h2>Our selection of honey</h2>${goods.join("")}`)).toBeUndefined();
});

it("takes no sentences for titles where words are not parted", async () => {
	const slogans = [
		titled("空きを、そのまま計器に。", "中央のアイコンと通知の間を検出し、覆わない幅へ調整します。"),
		titled("数字を、ひと目で。", "今の負荷を段階色で表示。作業の余裕を判断できます。"),
		titled("手元に、置く。", "公式の使用率へ接続し、取得できない理由を表示します。"),
	].join("");
	expect(await featuresOf(`<section class="features"><h2>できること</h2>${slogans}</section>`)).toBeUndefined();
});

it("keeps reasons apart from an announced list on a page whose parts have no headings", async () => {
	const titles = ["Payment reminders", "Bank matching", "Recurring orders"];
	const listed = titles.map((title) => untitled(title, ' class="feat"')).join("");
	const reasons = ["Straight to it", "Learn by doing", "Student budget"].map((title) => untitled(title)).join("");
	const features = await featuresOf(
		`<section><div>Features</div><div class="features-grid">${listed}</div></section><section><div><div>Why Acme</div><div>Made for students</div></div><div>${reasons}</div></section>`,
	);
	expect(features).toEqual(titles);
});

it("takes headings of one size under one heading, however their containers are called, and what starts fast is no news", async () => {
	const cards = [
		`<div class="wide group"><div><h3>Bank matching</h3><p>Your payments find their invoices overnight.</p></div></div>`,
		`<div class="narrow dark"><h3>Recurring orders</h3><p>Your weekly flowers are billed once a month.</p></div>`,
		`<div class="narrow"><span><h3>Global search</h3><p>Find your invoices without opening the app, which launches instantly.</p></span></div>`,
		`<div class="wide"><h3>Payment reminders</h3><p>Your late payers hear from us on the third day.</p></div>`,
	];
	const features = await featuresOf(`<h2>Small and simple</h2><div>${cards.join("")}</div>`);
	expect(features).toEqual(["Bank matching", "Recurring orders", "Global search", "Payment reminders"]);
});

it("takes what ails its reader for no reason", async () => {
	const ails = [
		titled("Nieobecność boli", "Twój głos jest zawsze blisko, nawet gdy praca Cię zatrzyma."),
		titled("Zmęczenie odbiera energię", "Odpocznij, a aplikacja opowie bajkę za Ciebie."),
	].join("");
	const home = `<title>Acme - Bajki</title><h1>Bajki</h1><h2>Dlaczego Acme</h2>${ails}`;
	const pages = [await readPage(home, "https://acme.com/")];
	const { fields } = draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft;
	expect([fields.usps, fields.features]).toEqual([undefined, undefined]);
});

it("takes no values from under what moves the company, and no arrows for words", async () => {
	const row = (sign: string) =>
		["Base científica", "Bank matching", "Recurring orders"]
			.map(
				(title) =>
					`<article><strong>${sign}${title}</strong><p>It does for you what it is made for, every day.</p></article>`,
			)
			.join("");
	expect(
		await featuresOf(`<div><span>O que nos move</span><h2>Together every day</h2></div>${row("")}`),
	).toBeUndefined();
	expect(await featuresOf(`<h2>Features</h2>${row("← ")}`)).toEqual([
		"Base científica",
		"Bank matching",
		"Recurring orders",
	]);
});

it("takes no calls that several plans share, no advantages under another heading, and no simple pricing", async () => {
	const plan = (name: string) =>
		`<div class="plan"><h3>${name}</h3><p>$9 per month</p><a href="/start">Try it for free</a><ul><li>Bank matching</li><li>Bills by mail</li></ul></div>`;
	expect(await featuresOf(`<h2>Pricing</h2>${plan("Bud")}${plan("Bloom")}`)).toEqual([
		"Bank matching",
		"Bills by mail",
	]);
	const row = (...titles: string[]) =>
		titles.map((title) => titled(title, "It does for you what it is made for, every day.")).join("");
	const own = ["Lembretes", "Conciliação", "Encomendas"];
	const benefits = row("Economia de Tempo", "Segurança de Dados", "Acesso Remoto");
	expect(
		await featuresOf(
			`<section class="features"><h2>Serviços</h2>${row(...own)}<h2>Benefícios</h2>${benefits}</section>`,
		),
	).toEqual(own);
	expect(
		await featuresOf(`<h2>Features</h2>${row("Bank matching", "Bills by mail", "Reminders", "Simple pricing")}`),
	).toEqual(["Bank matching", "Bills by mail", "Reminders"]);
});

it("takes no row that nothing announces and of which neither head nor opening has a word", async () => {
	const row = (...titles: string[]) =>
		titles.map((title) => titled(title, "We look after it so that you need not think of it.")).join("");
	const under = (cards: string) =>
		featuresOf(`<p>Orders, bouquets and bills in one place.</p><h2>Rest assured</h2>${cards}`);
	expect(await under(row("No recordings", "Personal setup", "Five languages"))).toBeUndefined();
	expect(await under(row("Bouquet planner", "Personal setup", "Five languages"))).toHaveLength(3);
	const told = row("Reminders", "Matching", "Planning").replaceAll("after it", "after your bouquets");
	expect(await under(told)).toHaveLength(3);
});

it("takes reasons in the part that the menu calls features before a row of what ails its reader", async () => {
	const ails = ["Unrecorded invoices", "Bills by hand", "Florists at their desks"].map((title) =>
		titled(title, "Your team spends hours on it, week after week."),
	);
	const reasons = ["Invoices from orders", "Flows without code", "One inbox"].map((title) =>
		titled(title, "It does for you what it is made for."),
	);
	const parts = `<nav><a href="#offer">Features</a></nav><section><h2>You know it</h2>${ails.join("")}</section><section id="offer"><p>Why Acme</p><h2>All of it at work</h2>${reasons.join("")}</section>`;
	expect(await featuresOf(parts)).toEqual(["Invoices from orders", "Flows without code", "One inbox"]);
});

it("takes no rows from elsewhere where a part of features has none that it may take", async () => {
	const refused = ["Shelves", "Orders by phone", "Bills"].map(
		(title) =>
			`<div><h3>${title}</h3><p>It does for you what it is made for.</p><a href="https://elsewhere.example/">See it</a></div>`,
	);
	const trades = ["Florists", "Invoices of markets", "Growing shops"].map((title) =>
		titled(title, "You work with your orders in one fast place."),
	);
	const row = `<section><h2>Made for real floors</h2>${trades.join("")}</section>`;
	const part = (id: string) =>
		`<nav><a href="#offer">Functions</a></nav><section id="${id}">${refused.join("")}</section>${row}`;
	expect(await featuresOf(part("offer"))).toBeUndefined();
	expect(await featuresOf(part("other"))).toHaveLength(3);
});

it("takes no row that nothing announces from a page without headings, no principles and no praise", async () => {
	const slogans = ["Straight to it", "Stock you can trust", "One till for all"]
		.map((title) => untitled(title))
		.join("");
	expect(await featuresOf(slogans)).toHaveLength(3);
	const page = await readPage(
		`<title>Acme - Invoices</title><div>Invoices for florists</div>${slogans}`,
		"https://acme.com/",
	);
	const { draft } = draftExtractively({ url: "https://acme.com/", pages: [page], categories: [] });
	expect(draft.fields.features).toBeUndefined();
	expect(await featuresOf(`<div class="principles">${slogans}</div>`)).toBeUndefined();
	expect(await featuresOf(`<div class="proof-bar">${slogans}</div>`)).toBeUndefined();
});
