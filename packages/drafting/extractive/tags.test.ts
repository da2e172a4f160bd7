import { expect, it } from "vitest";
import { draftExtractively } from "#drafting/drafter";
import { readPage } from "#testing/pages";

async function tagsOf(html: string) {
	const pages = [await readPage(html, "https://acme.com/")];
	return draftExtractively({ url: "https://acme.com/", pages, categories: [] }).draft.fields.tags;
}

it("reads the kind out of what the product is said to be, and not what it is for or has", async () => {
	expect(
		(await tagsOf("<title>Acme</title><p>Acme is a crowdfunding platform for education and travel.</p>"))?.value,
	).toEqual(["crowdfunding"]);
	expect(
		(await tagsOf("<title>Acme</title><p>Acme is a developer of design and video software with analytics.</p>"))?.value,
	).toEqual(["design", "video"]);
	expect((await tagsOf("<title>Acme - Search engine for marketing teams</title>"))?.value).toEqual(["search engine"]);
});

it("reads none out of headings of parts, calls and sentences of what it does", async () => {
	expect(
		await tagsOf(
			"<title>Acme</title><h1>Acme</h1><h2>Enrich social analytics</h2><h2>How to hack an app video series</h2>",
		),
	).toBeUndefined();
	expect(await tagsOf("<title>Acme</title><p>Acme helps marketing teams with security.</p>")).toBeUndefined();
});

it("reads none out of what the product is said not to be", async () => {
	const tags = await tagsOf('<title>Acme</title><meta name="description" content="Self-hosted backup — no cloud.">');
	expect(tags?.value).toEqual(["self-hosted", "backup"]);
});

it("is sure of kinds that two texts name", async () => {
	const once = await tagsOf("<title>Acme - Pet insurance</title>");
	expect([once?.value, (once?.score ?? 1) < 0.75]).toEqual([["pet insurance"], true]);
	const twice = await tagsOf(
		"<title>Acme - Pet insurance</title><p>Acme is pet insurance for dogs. Acme is a pet insurance.</p>",
	);
	expect([twice?.value, (twice?.score ?? 0) >= 0.75]).toEqual([["pet insurance"], true]);
});

it("reads none out of a slogan that begins with somebody's product", async () => {
	expect(await tagsOf("<title>Acme</title><h1>WordPress, at last under control.</h1>")).toBeUndefined();
});

it("names the kind with the word that says of what, behind what is said of products of every kind", async () => {
	const of = async (text: string) => (await tagsOf(`<title>Acme</title><p>${text}</p>`))?.value;
	expect(await of("Acme is a free, open source audiobook player for phones.")).toEqual([
		"audiobook player",
		"open source",
	]);
	expect(await of("Acme is a zero-knowledge identity wallet.")).toEqual(["identity wallet"]);
	expect(await of("Acme is a fast, simple and free editor.")).toBeUndefined();
});

it("takes neither where a product runs nor what it has for its kind", async () => {
	expect(await tagsOf("<title>Acme | Privacy-first desktop speech-to-text</title>")).toBeUndefined();
	expect((await tagsOf("<title>Acme | A desktop app for notes</title>"))?.value).toEqual(["desktop"]);
	const listed = '<meta name="description" content="Acme finds whales on photos. REST API, 99% uptime.">';
	expect(await tagsOf(`<title>Acme</title>${listed}`)).toBeUndefined();
});

it("names what an app or a tool is for by the words before it", async () => {
	const of = async (text: string) => (await tagsOf(`<title>Acme</title><p>${text}</p>`))?.value;
	expect(await of("Acme is a free, open-source wallpaper rotation app for Windows.")).toEqual([
		"wallpaper rotation",
		"open-source",
	]);
	expect(await of("Acme is a simple and modern tool for you.")).toBeUndefined();
	expect(await of("Acme is an all-in-one platform.")).toBeUndefined();
});

it("names a kind whole, and not by whose it is", async () => {
	expect((await tagsOf("<title>Acme</title><p>Acme is an investment platform for beginners.</p>"))?.value).toEqual([
		"investment platform",
	]);
	expect((await tagsOf("<title>Acme</title><p>We are a digital agency for florists.</p>"))?.value).toEqual([
		"digital agency",
	]);
	expect(await tagsOf("<title>Acme - Turn vos clients</title>")).toBeUndefined();
	expect((await tagsOf("<title>Acme</title><p>Acme is an accelerated Python library.</p>"))?.value).toEqual([
		"python library",
	]);
	expect(await tagsOf("<title>Acme joins a CSV engine with the bills of shops</title>")).toBeUndefined();
});
