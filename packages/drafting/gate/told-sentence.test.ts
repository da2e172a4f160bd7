import { describe, expect, it } from "vitest";
import { cutQuote, findQuote } from "#core/evidence/evidence-quote";
import type { ReadPage } from "#core/web/page";
import { untellableBecause } from "#drafting/gate/told-sentence";
import { readPage } from "#testing/pages";

const page = await readPage(
	`<title>Acme</title><main><h1>Invoices for bakers</h1><h2>Features</h2>
	<ul><li>Delivery notes</li><li>Recurring invoices</li><li>Bank import</li></ul>
	<div class="card"><h3>Flour ledger</h3><p>Keeps every sack of flour in one list.</p></div>
	<h2>What others say</h2><p>They lost every order last year.</p></main>`,
	"https://acme.com/",
);

const because = (sentence: string, ...quoted: string[]) => becauseOn(page, sentence, ...quoted);

function becauseOn(page: ReadPage, sentence: string, ...quoted: string[]): string | null {
	const evidence = quoted.map((words) => {
		const span = findQuote(page, words);
		if (span === null) throw new Error(`"${words}" does not stand on its page.`);
		return cutQuote(page, span);
	});
	return untellableBecause(sentence, evidence, {
		site: { url: page.url, categories: [] },
		pages: [page],
		ownNames: ["Acme"],
	});
}

describe("a sentence that lists what the site lists as its own", () => {
	it("is told of two entries and more, in any order, with words that join them", () => {
		expect(because("Acme has delivery notes and bank import.", "Delivery notes", "Bank import")).toBeNull();
		expect(
			because(
				"Acme offers bank import, delivery notes and recurring invoices.",
				"Delivery notes",
				"Recurring invoices",
				"Bank import",
			),
		).toBeNull();
	});

	it.each([
		["one entry more than is quoted", "Acme has delivery notes, payroll and bank import."],
		["a word that no entry has", "Acme has signed delivery notes and bank import."],
		["another's name", "Bolt has delivery notes and bank import."],
	])("is not told with %s", (_, sentence) =>
		expect(because(sentence, "Delivery notes", "Bank import")).toEqual(expect.any(String)),
	);
});

it("tells what explains the title of a card, and nothing that only stands there", () => {
	expect(because("It keeps every sack of flour in one list.", "Keeps every sack of flour in one list.")).toBeNull();
	expect(because("Acme lost every order last year.", "They lost every order last year.")).toEqual(expect.any(String));
});

describe("what explains the title of a card", async () => {
	const cards = await readPage(
		`<title>Acme</title><main><h1>The till that knows your bread</h1><p>Acme is a till app for bakeries.</p><h2>Features</h2>
		<div><h3>Pre-orders</h3><p>Customers order online and pay when they collect.</p></div>
		<div><h3>Oven clock</h3><p>Start, pause and nudge the oven from any device.</p><p>One.</p><p>Two.</p><p>Three.</p></div>
		<div><p>Customers call at noon and pay when they come.</p><h3>Evening list</h3></div>
		<div><h3>Waste</h3><p>Customers write by hand and pay when they leave.</p><p>One.</p><p>Two.</p><p>Three.</p><p>Four.</p></div>
		<h2>Our house</h2><p>Customers wait in line and pay when they can.</p><p>Start, pause and nudge the mill from any device.</p></main>`,
		"https://acme.com/",
	);
	const refusal = (...quoted: [string, ...string[]]) => becauseOn(cards, quoted[0], ...quoted);

	it.each(["Customers order online and pay when they collect.", "Start, pause and nudge the oven from any device."])(
		"may be about others, or bid: %s",
		(sentence) => expect(refusal(sentence)).toBeNull(),
	);

	it.each([
		["before its title", "Customers call at noon and pay when they come."],
		["one of many lines below a title", "Customers write by hand and pay when they leave."],
		["in no card", "Customers wait in line and pay when they can."],
		["in no card, and a call", "Start, pause and nudge the mill from any device."],
	])("is not what stands %s", (_, sentence) => expect(refusal(sentence)).toEqual(expect.any(String)));

	it("bears no sentence out that something else is quoted for, too", () => {
		const [customers, call] = [
			"Customers wait in line and pay when they can.",
			"Start, pause and nudge the mill from any device.",
		];
		expect(refusal("Customers order online and pay when they collect.", customers)).toEqual(expect.any(String));
		expect(refusal("Start, pause and nudge the oven from any device.", call)).toBe("it is a call or a notice");
	});

	it("says no more than it does", () =>
		expect(
			becauseOn(cards, "Customers order flour online.", "Customers order online and pay when they collect."),
		).toEqual(expect.any(String)));
});

it("calls fewer than three words no sentence", () => {
	expect(because("Delivery notes.", "Delivery notes")).toBe("it says too little");
});

it("tells nothing without a quote", () => {
	expect(because("Acme has delivery notes and bank import.")).toEqual(expect.any(String));
});
