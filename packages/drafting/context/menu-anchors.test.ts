import { expect, it } from "vitest";
import { kindsByAnchor } from "#drafting/context/menu-anchors";
import { contextOfBlock } from "#drafting/context/page-context";
import { readPage } from "#testing/pages";

const page = (menu: string) =>
	readPage(
		`<nav>${menu}</nav><h1>Acme</h1><p>Acme moves your scores.</p><section id="smart"><h2>So simple that nobody learns it</h2><p>A red line walks.</p></section><section id="more"><h2>Further</h2><p>One more.</p></section>`,
		"https://acme.com/",
	);

it("reads of the page's own parts what its menu calls them", async () => {
	const read = await page('<a href="#smart">功能</a> <a href="#more">Products</a> <a href="/faq#top">FAQ</a>');
	expect([...kindsByAnchor(read)]).toEqual([["smart", ["features"]]]);
	const line = read.blocks.find(({ start }) => read.text.startsWith("A red line", start));
	expect(line && contextOfBlock(read, line.id).sections.has("features")).toBe(true);
});

it("reads nothing out of links elsewhere, and of entries with more words", async () => {
	const read = await page('<a href="#smart">Four ways to print a list of features</a>');
	expect(kindsByAnchor(read).size).toBe(0);
});
