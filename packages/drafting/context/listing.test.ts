import { expect, it } from "vitest";
import { explainsListed, isListedAsOwn, isOfFirstList } from "#drafting/context/listing";
import { readPage } from "#testing/pages";

async function isOwn(heading: string): Promise<boolean> {
	const page = await readPage(
		`<title>Acme</title><h1>Acme</h1><h2>${heading}</h2><ul><li>Bank connection</li><li>Reminders by mail</li></ul>`,
		"https://acme.com/",
	);
	const entry = page.blocks.find(({ start, end }) => page.text.slice(start, end) === "Bank connection");
	if (!entry) throw new Error("the entry is not on the page");
	return isListedAsOwn(page, entry, ["Acme"]);
}

it("takes a list for the product's own under a title of features, its name, or one that speaks to its visitor", async () => {
	for (const heading of ["Features", "What Acme does", "Everything your shop gets", "Das ist dabei", "Co dostanete"])
		expect(await isOwn(heading), heading).toBe(true);
});

it("takes it for nobody's under a title of unknown meaning", async () => {
	for (const heading of ["Built together with", "Ideas from the forum", "Wer trägt das alles"])
		expect(await isOwn(heading), heading).toBe(false);
});

async function blockOf(html: string, words: string) {
	const page = await readPage(`<title>Acme</title><main><h1>Acme</h1>${html}</main>`, "https://acme.com/");
	const block = page.blocks.find(({ start, end }) => page.text.slice(start, end) === words);
	if (!block) throw new Error("the words are not on the page");
	return [page, block, ["Acme"]] as const;
}

const PROPERTY = "Stays on for four minutes at a red light";

it("takes an item that tells in several words for the product's in the first list of a page that announces none", async () => {
	const list = `<h2>Made to be forgotten</h2><ul><li>${PROPERTY}</li><li>Spanish</li></ul>`;
	expect(isOfFirstList(...(await blockOf(list, PROPERTY)))).toBe(true);
	expect(isOfFirstList(...(await blockOf(list, "Spanish")))).toBe(false);
	const features = "<h2>Features</h2><ul><li>Bank connection</li></ul>";
	for (const before of [features, "<ul><li>Somebody else's list</li></ul><h2>And more</h2>"])
		expect(isOfFirstList(...(await blockOf(before + list, PROPERTY)))).toBe(false);
	expect(isOfFirstList(...(await blockOf(list + features, PROPERTY)))).toBe(false);
});

it("takes what explains the title of a listed card with it", async () => {
	const card = (heading: string) => `<h2>${heading}</h2><div><h3>Payroll</h3><p>Send approved hours to Xero.</p></div>`;
	expect(explainsListed(...(await blockOf(card("Features"), "Send approved hours to Xero.")))).toBe(true);
	expect(explainsListed(...(await blockOf(card("Built together with"), "Send approved hours to Xero.")))).toBe(false);
});
