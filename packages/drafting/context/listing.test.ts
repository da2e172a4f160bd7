import { expect, it } from "vitest";
import { isListedAsOwn } from "#drafting/context/listing";
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
