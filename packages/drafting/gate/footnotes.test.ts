import { describe, expect, it } from "vitest";
import { cutQuote, findQuote } from "#core/evidence/evidence-quote";
import { isTakenBack } from "#drafting/gate/footnotes";
import { readPage } from "#testing/pages";

/** Whether an entry of a list is taken back by what stands below the list. */
async function takenBack(entry: string, ...below: string[]): Promise<boolean> {
	const page = await readPage(
		`<title>Acme</title><main><h1>Kilns</h1><h2>Features</h2><ul><li>${entry}</li><li>Wood kilns</li></ul>${below.map((line) => `<p>${line}</p>`).join("")}</main>`,
	);
	const span = findQuote(page, entry);
	if (span === null) throw new Error(`"${entry}" does not stand on its page.`);
	const site = { url: page.url, categories: [] };
	return isTakenBack(cutQuote(page, span), { site, pages: [page], ownNames: ["Acme"] });
}

describe("an entry with a mark", () => {
	it.each([
		["takes back", "* Not available yet."],
		["puts off", "* Coming in spring."],
		["binds to something", "* On request."],
		["limits", "* Only in the Studio plan."],
		["tells of former days", "* Until 2019."],
	])("is taken back by a note that %s it", async (_, note) =>
		expect(await takenBack("Gas kilns*", "A word between.", note)).toBe(true),
	);

	it.each([
		["says more of it", ["* With every burner that there is."]],
		["has another mark", ["† Not available yet."]],
		["is the mark alone", ["*", "Not available yet."]],
		["is not there", []],
	])("stays where the note %s", async (_, below) => expect(await takenBack("Gas kilns*", ...below)).toBe(false));
});

it("leaves an entry without a mark alone, whatever a note says", async () =>
	expect(await takenBack("Gas kilns", "* Not available yet.")).toBe(false));
