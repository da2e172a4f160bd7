import { describe, expect, it } from "vitest";
import { cutQuote, findQuote } from "#core/evidence/evidence-quote";
import { isSaidAsEntry } from "#drafting/gate/said-entry";
import { readPage } from "#testing/pages";

async function isSaid(entry: string, sentence: string, heading = "Why Acme?"): Promise<boolean> {
	const page = await readPage(
		`<title>Acme</title><h1>Lamps for bikes</h1><section><h2>${heading}</h2><p>${sentence}</p></section>`,
		"https://acme.com/",
	);
	const span = findQuote(page, sentence);
	if (span === null) throw new Error(`"${sentence}" does not stand on its page.`);
	const site = { url: page.url, categories: [] };
	return isSaidAsEntry(entry, cutQuote(page, span), { site, pages: [page], ownNames: ["Acme"] });
}

describe("an entry out of a sentence", () => {
	it.each([
		["Less than 2% overhead", "Acme records every ride with less than 2% overhead and draws it."],
		["Returns within 60 days", "Returns within 60 days."],
		["Shines for 40 hours", "It shines for 40 hours, and it never needs a screw."],
	])("%s", async (entry, sentence) => expect(await isSaid(entry, sentence)).toBe(true));

	it.each([
		["what one is spared", "Buying batteries", "With Acme you stop buying batteries."],
		["only somewhere", "Sold only in our shop in Ghent", "Sold only in our shop in Ghent."],
		["somebody else's", "Half the price", "Growers deal with half the price, and florists with all of it."],
		["some's alone", "A free bell", "The first hundred start with a free bell, and the others without."],
		["of before", "No light", "No light, no bell, no help: that was before Acme."],
		["what it ends", "Flat batteries", "Acme prevents flat batteries."],
		["a plan", "A lamp that steers", "Next year we plan a lamp that steers."],
		["a not left out", "Needs a screw", "It shines for 40 hours, and it never needs a screw."],
	])("not %s", async (_, entry, sentence) => expect(await isSaid(entry, sentence)).toBe(false));

	it("not under somebody else's name", async () => {
		expect(await isSaid("Returns within 60 days", "Returns within 60 days.", "What we like about Petal House")).toBe(
			false,
		);
	});
});
