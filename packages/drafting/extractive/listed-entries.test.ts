import { expect, it } from "vitest";
import { cardsOf } from "#drafting/extractive/cards";
import { isSloganOf, listed } from "#drafting/extractive/listed-entries";
import { siteText, textBlock } from "#drafting/extractive/site-text";
import { readPage } from "#testing/pages";

async function entriesOf(html: string, kind: "features" | "benefits" = "features") {
	const pages = [await readPage(`<title>Acme - Invoices</title><h1>Invoices</h1>${html}`, "https://acme.com/")];
	const site = siteText({ url: "https://acme.com/", pages });
	return listed(kind, cardsOf(site), site, "Acme").map(({ source }) => source.text);
}

const list = (...entries: string[]) => `<ul>${entries.map((entry) => `<li>${entry}</li>`).join("")}</ul>`;

it("takes what stands under a heading of its kind", async () => {
	const page = `<h2>Features</h2>${list("Payment reminders", "Bank matching")}<h2>Why choose Acme?</h2>${list("Made in Ghent", "Real help")}`;
	expect(await entriesOf(page)).toEqual(["Payment reminders", "Bank matching"]);
	expect(await entriesOf(page, "benefits")).toEqual(["Made in Ghent", "Real help"]);
});

it("takes nothing from under another heading, links that nothing explains, or what ails the reader", async () => {
	expect(await entriesOf(`<h2>Our customers</h2>${list("Petal House", "Bolt Works")}`)).toEqual([]);
	expect(await entriesOf(`<h2>Features</h2>${list('<a href="/a">Payment reminders</a>')}`)).toEqual([]);
	expect(await entriesOf(`<h2>Features</h2>${list("Paperwork hurts")}`)).toEqual([]);
});

it("knows a cheer and a slogan that no word of its text explains", async () => {
	const page = await readPage(
		"<h3>To the last frame.</h3><p>Whatever you film is sharp.</p><h3>Choose at last!</h3><h3>Sharp films.</h3>",
	);
	const [slogan, text, cheer, named] = page.blocks
		.filter(({ kind }) => kind === "heading" || kind === "text")
		.map((block) => textBlock(page, block));
	if (!slogan || !text || !cheer || !named) throw new Error("the page has other blocks");
	expect(isSloganOf(slogan, text)).toBe(true);
	expect(isSloganOf(cheer, undefined)).toBe(true);
	expect(isSloganOf(named, text)).toBe(false);
	expect(isSloganOf(slogan, undefined)).toBe(false);
});

it("takes a sentence for the label of a list only where a colon ends it", async () => {
	const items = list("Payment reminders", "Bank matching");
	const under = (line: string) => entriesOf(`<h2>For shops</h2><p>${line}</p>${items}`);
	expect(await under("What you get:")).toHaveLength(2);
	expect(await under("Provides the same features to several shops of one owner")).toEqual([]);
});
