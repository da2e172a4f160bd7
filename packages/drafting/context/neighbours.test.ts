import { expect, it } from "vitest";
import { contextOfBlock } from "#drafting/context/page-context";
import { readPage } from "#testing/pages";

async function partsOf(words: string, body: string): Promise<readonly string[]> {
	const page = await readPage(`<title>Acme</title><h1>Acme</h1>${body}`, "https://acme.com/");
	const block = page.blocks.find(({ start, end }) => page.text.slice(start, end) === words);
	if (!block) throw new Error("the words are not on the page");
	return [...contextOfBlock(page, block.id).sections];
}

it("takes a text for the words of somebody whom the next line names with a place of theirs", async () => {
	const said = "We send the class photos with the app.";
	expect(await partsOf(said, `<p>${said}</p><p>Mme Delorme, directrice, Roubaix</p>`)).toContain("testimonial");
	expect(await partsOf(said, `<p>${said}</p><p>Ana Ruiz, Founder</p>`)).not.toContain("testimonial");
});

it("takes no address behind a text for somebody who says it", async () => {
	const last = "The studio was started by Alice Moran, who made radio before.";
	const inMain = (line: string) => partsOf(last, `<p>${last}</p><p>${line}</p>`);
	for (const line of [
		"Alice Moran, Schwarzwaldstraße 40, 79102 Freiburg",
		"Harbour Audio Ltd, 8 Dame Lane, Dublin 2, Ireland",
		"Acme Software GmbH, Bremen, Germany",
	])
		expect(await inMain(line), line).toEqual([]);
	expect(await partsOf(last, `<main><p>${last}</p></main><footer><p>Alice Moran, Dublin</p></footer>`)).toEqual([]);
	for (const line of [
		"Alice Moran, gérante, Paris 11",
		"Neri Orologi, Torino",
		"Mme Delorme, directrice, 59100 Roubaix",
	])
		expect(await inMain(line), line).toContain("testimonial");
});

it("takes a list for what is not there when the sentence behind it says so", async () => {
	const list = "<h2>Works with</h2><ul><li>Sage</li><li>Workday</li></ul>";
	expect(await partsOf("Sage", `${list}<p>None of these is available yet.</p>`)).toContain("planned");
	expect(await partsOf("Sage", `${list}<p>All of these are included.</p>`)).not.toContain("planned");
});

it("takes a card for what is not there when its text puts it off or leaves it to others", async () => {
	const card = (text: string) => partsOf("Stock", `<h2>Features</h2><div><h3>Stock</h3><p>${text}</p></div>`);
	for (const text of ["Available from spring 2027.", "We leave this to others.", "Not in Acme, but Florabill has it."])
		expect(await card(text), text).toContain("planned");
	for (const text of ["Available in 27 languages.", "Not in your way: it runs in the browser."])
		expect(await card(text), text).not.toContain("planned");
});
