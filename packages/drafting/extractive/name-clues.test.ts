import { expect, it } from "vitest";
import {
	cluesFromHead,
	cluesFromPage,
	cluesFromSpelling,
	cluesFromUse,
	usesWord,
} from "#drafting/extractive/name-clues";
import { siteText } from "#drafting/extractive/site-text";
import { readPage } from "#testing/pages";

async function siteOf(html: string, url = "https://acmeboats.com/") {
	return siteText({ url, pages: [await readPage(html, url)] });
}
const valuesOf = (clues: readonly { value: string }[]) => clues.map(({ value }) => value);

it("takes the parts of a title, and that beside a page's own word for more", async () => {
	const beside = cluesFromHead(await siteOf("<title>Pricing | Acme Boats</title>"));
	const alone = cluesFromHead(await siteOf("<title>Sail slower | Acme Boats</title>"));
	expect(valuesOf(beside)).toEqual(["Acme Boats"]);
	expect(valuesOf(alone)).toEqual(["Sail slower", "Acme Boats"]);
	expect(beside[0]?.score).toBeGreaterThan(alone[1]?.score ?? 0);
});

it("takes the holder that a copyright line names, and no right", async () => {
	const holders = async (line: string) =>
		cluesFromPage(await siteOf(`<footer><p>${line}</p></footer>`)).flatMap(({ value, isHolder }) =>
			isHolder ? [value] : [],
		);
	expect(await holders("© 2024 Acme Boats")).toEqual(["Acme Boats"]);
	expect(await holders("© 2024 All rights reserved")).toEqual([]);
});

it("takes the words that spell the domain", async () => {
	expect(valuesOf(cluesFromSpelling(await siteOf("<p>We at Acme Boats sail.</p>")))).toEqual(["Acme Boats"]);
	expect(cluesFromSpelling(await siteOf("<p>We sail boats.</p>"))).toEqual([]);
});

it("takes the part of the title that sentences speak of", async () => {
	const page =
		"<title>Sail slower | Acme</title><p>With Acme you sail at night.</p><p>Nobody sails like Acme does.</p>";
	expect(valuesOf(cluesFromUse(await siteOf(page)))).toEqual(["Acme"]);
});

it("knows a word from a part of one", () => {
	expect(usesWord("acmeology and acme", "acme")).toBe(true);
	expect(usesWord("acmeology", "acme")).toBe(false);
});

it("takes the link home in the header for the name where the title has it, too", async () => {
	const brands = async (links: string, title = "Acme Boats® – Sail slower") =>
		valuesOf(
			cluesFromPage(
				await siteOf(`<title>${title}</title><header><nav>${links}</nav></header>`, "https://sail.example/"),
			),
		);
	expect(await brands(`<a href="/">Acme Boats®</a><a href="/about">About</a>`)).toEqual(["Acme Boats"]);
	expect(await brands(`<a href="#top">ACME BOATS.</a>`)).toEqual(["Acme Boats"]);
	expect(await brands(`<a href="/boats">Acme Boats</a>`)).toEqual([]);
	expect(await brands(`<a href="/">Our harbour</a>`)).toEqual([]);
	expect(await brands(`<a href="/">Home</a>`, "Home")).toEqual([]);
	// A project's page stands in a folder of its host.
	const below = "<title>成長ツリー – 子どもの身長記録</title><nav><a href='index.html'>成長ツリー</a></nav>";
	const site = await siteOf(below, "https://maker.github.io/KidSprout/ja/");
	expect(valuesOf(cluesFromPage(site))).toEqual(["成長ツリー"]);
});
