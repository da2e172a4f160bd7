import { expect, it } from "vitest";
import { listOf, ofLargestHeading, ofOneForm } from "#drafting/extractive/entry-list";
import { textBlock } from "#drafting/extractive/site-text";
import { readPage } from "#testing/pages";

async function entriesOf(html: string) {
	const page = await readPage(`<title>Acme</title>${html}`);
	return page.blocks
		.filter(({ kind }) => kind === "heading" || kind === "list_item" || kind === "text")
		.map((block) => ({ source: textBlock(page, block) }));
}

it("lists each entry once, without its sign and what it ends with, quoted with the first sentence that explains it", async () => {
	const [first, explanation, again] = await entriesOf(
		"<h3>✓ Payment reminders:</h3><p>Late payers hear from us. Nobody else does.</p><h3>payment reminders</h3>",
	);
	if (!first || !explanation || !again) throw new Error("the page has other blocks");
	const made = listOf([{ ...first, explanation: explanation.source }, again], 0.9);
	expect(made?.value).toEqual(["Payment reminders"]);
	expect(made?.score).toBe(0.9);
	expect(made?.evidence.map(({ quote }) => quote)).toContain("Late payers hear from us.");
	expect(listOf([], 0.9)).toBeUndefined();
});

it("keeps the list of one element, and all where there is none", async () => {
	const entries = await entriesOf("<h3>One</h3><h3>Two</h3><h3>Three</h3><ul><li>Detail</li></ul>");
	expect(ofOneForm(entries).map(({ source }) => source.text)).toEqual(["One", "Two", "Three"]);
	const few = await entriesOf("<h3>One</h3><ul><li>Two</li></ul>");
	expect(ofOneForm(few)).toHaveLength(2);
});

it("keeps the titles of the size that most have, on one page", async () => {
	const entries = await entriesOf("<h2>Straight to it</h2><h3>One</h3><h3>Two</h3><p>Three</p>");
	expect(ofLargestHeading(entries).map(({ source }) => source.text)).toEqual(["One", "Two", "Three"]);
});
