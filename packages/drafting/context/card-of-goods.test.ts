import { expect, it } from "vitest";
import { isOfGoods } from "#drafting/context/card-of-goods";
import { textOf } from "#drafting/context/plan-in-table";
import { readPage } from "#testing/pages";

async function isGoods(line: string): Promise<boolean> {
	const page = await readPage(`<main><h1>Acme</h1><div><h3>Vase</h3><p>${line}</p><p>$40</p></div></main>`);
	const price = page.blocks.find((block) => textOf(page, block) === "$40");
	if (!price) throw new Error("no price");
	return isOfGoods(page, price, ["Acme"]);
}

it("finds the price on the card of what somebody has made", async () => {
	expect(await isGoods("Made by Ana Ruiz in Bonn")).toBe(true);
	expect(await isGoods("Made of clay")).toBe(false);
	expect(await isGoods("Made by Acme in Bonn")).toBe(false);
});
