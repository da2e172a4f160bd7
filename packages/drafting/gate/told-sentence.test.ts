import { describe, expect, it } from "vitest";
import { cutQuote, findQuote } from "#core/evidence/evidence-quote";
import { untellableBecause } from "#drafting/gate/told-sentence";
import { readPage } from "#testing/pages";

const page = await readPage(
	`<title>Acme</title><main><h1>Invoices for bakers</h1><h2>Features</h2>
	<ul><li>Delivery notes</li><li>Recurring invoices</li><li>Bank import</li></ul>
	<div class="card"><h3>Flour ledger</h3><p>Keeps every sack of flour in one list.</p></div>
	<h2>What others say</h2><p>They lost every order last year.</p></main>`,
	"https://acme.com/",
);

function because(sentence: string, ...quoted: string[]): string | null {
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

it("calls fewer than three words no sentence", () => {
	expect(because("Delivery notes.", "Delivery notes")).toBe("it says too little");
});

it("tells nothing without a quote", () => {
	expect(because("Acme has delivery notes and bank import.")).toEqual(expect.any(String));
});
