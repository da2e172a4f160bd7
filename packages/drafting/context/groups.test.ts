import { expect, it } from "vitest";
import { blocksInside } from "#drafting/context/groups";
import { readPage } from "#testing/pages";

it("gives the visible blocks of a group with those inside it, in order", async () => {
	const page = await readPage(
		"<main><div><p>One</p><div><p>Two</p><p>Three</p></div></div><p>Four</p><p hidden>Five</p></main>",
		"https://acme.com/",
		"home",
	);
	const texts = (group: number) => blocksInside(page, group).map(({ start, end }) => page.text.slice(start, end));
	expect(texts(0)).toEqual(["One", "Two", "Three", "Four"]);
	const inner = page.blocks.find(({ start, end }) => page.text.slice(start, end) === "Two")?.group ?? 0;
	expect(texts(inner)).toEqual(["Two", "Three"]);
	expect(texts(9999)).toEqual([]);
});
