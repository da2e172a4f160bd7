import { describe, expect, it } from "vitest";
import { foldText } from "#core/web/text-fold";
import { readHtml } from "#crawl/page-text";
import { goesOnAboutOwn } from "#drafting/context/goes-on";

async function goesOn(lang: string, body: string, sentence: string): Promise<boolean> {
	const html = `<!doctype html><html lang="${lang}"><head><title>Acme</title></head><body><main><h1>Locks</h1>${body}</main></body></html>`;
	const page = await readHtml({ html, url: "https://acme.com/", role: "home", fetchedAt: 0 });
	const block = page.blocks.find(({ start, end }) => page.text.slice(start, end).includes(sentence));
	return block !== undefined && goesOnAboutOwn(page, block, foldText(sentence), ["Acme"], [page]);
}

const APP = "<p>Acme is an app for colleagues who share a bicycle.</p>";

describe("a sentence that names nobody goes on with what the site tells of its product", () => {
	it.each([
		["en", `${APP}<p>Colleagues open the lock with their phones.</p>`, "Colleagues open the lock with their phones."],
		["en", "<p>Acme counts trees. Foresters check them on a tablet.</p>", "Foresters check them on a tablet."],
		[
			"nl",
			"<p>Met Acme beheer je fietsen: een app voor collega's.</p><p>Collega's openen het slot.</p>",
			"Collega's openen het slot.",
		],
	])("%s: %s", async (lang, body, sentence) => {
		expect(await goesOn(lang, body, sentence)).toBe(true);
	});

	it.each([
		["a lesson", "A bicycle is safe when it is locked."],
		["a count", "Colleagues ride 40 kilometres a week."],
		["a story", "Colleagues were unhappy with keys."],
		["a complaint", "Colleagues lose their keys."],
		["another subject", "Rain makes brakes squeak."],
		["somebody else", "Boltlock opens doors for colleagues."],
		["a question", "Colleagues open the lock with their phones?"],
	])("not as %s", async (_, sentence) => {
		expect(await goesOn("en", `${APP}<p>${sentence}</p>`, sentence)).toBe(false);
	});

	it("nowhere in a footer", async () => {
		const sentence = "Colleagues open the lock with their phones.";
		expect(await goesOn("en", `${APP}<footer><p>${sentence}</p></footer>`, sentence)).toBe(false);
	});
});
