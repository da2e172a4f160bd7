import { expect, it } from "vitest";
import { isLineOfPricedCard } from "#drafting/context/priced-card";
import { readPage } from "#testing/pages";

/** What each line of a page's cards is. */
async function linesOf(body: string): Promise<[string, boolean][]> {
	const page = await readPage(`<html><body><main><h1>Coffee</h1>${body}</main></body></html>`);
	return page.blocks.map((block) => [page.text.slice(block.start, block.end), isLineOfPricedCard(page, block)]);
}

it("knows the line between a thing's name and its price", async () => {
	expect(
		await linesOf("<h2>Our coffees</h2><div><h3>Lighthouse</h3><p>Red fruit</p><p>13 € / 250 g</p></div>"),
	).toEqual([
		["Coffee", false],
		["Our coffees", false],
		["Lighthouse", false],
		["Red fruit", true],
		["13 € / 250 g", false],
	]);
});

it("leaves lists, and cards without a price at their end, alone", async () => {
	const list = "<div><h3>Pro</h3><ul><li>Reports</li></ul><p>13 €</p></div>";
	const above = "<div><h3>Pro</h3><p>13 €</p><p>Reports by e-mail</p></div>";
	const none = "<div><h3>Reports</h3><p>By e-mail</p></div>";
	for (const card of [list, above, none]) expect((await linesOf(card)).some(([, isLine]) => isLine)).toBe(false);
});
