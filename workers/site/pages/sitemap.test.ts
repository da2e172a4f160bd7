import { beforeEach, expect, it } from "vitest";
import { SITEMAP_STRETCH } from "#store/sitemap";
import { openBrowser } from "#testing/browser";
import { mintFounder, mintPost } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
const browser = openBrowser();
beforeEach(async () => {
	world = await makeWorld();
});

const locations = (xml: string) =>
	[...xml.matchAll(/<loc>https:\/\/launchweek\.test([^<]*)<\/loc>/g)].map(([, path]) => path);

it("names every public page once, and no other", async () => {
	await mintCategory(world.db, "notes");
	const { id } = await mintListing(world.db, "live");
	await mintListing(world.db, "draft", { status: "draft" });
	await mintFounder(world.db, "Mila Vos", { listingIds: [id], liveListings: 1 });
	await mintFounder(world.db, "No One");
	await mintPost(world.db, "weeks", { publishedAt: Date.now() - 1000 });
	await mintPost(world.db, "future", { publishedAt: Date.now() + 86_400_000 });
	const index = await browser.get("/sitemap.xml");
	const files = locations(index.html);
	expect(files).toEqual(["pages", "listings-1", "founders-1", "posts-1"].map((name) => `/sitemaps/${name}.xml`));
	const pages: (string | undefined)[] = [];
	for (const file of files) pages.push(...locations((await browser.get(file ?? "")).html));
	expect(pages).toContain("/categories/notes");
	expect(pages.filter((path) => /^\/(listings|founders|blog)\/./.test(path ?? ""))).toEqual([
		"/listings/live",
		"/founders/mila-vos",
		"/blog/weeks",
	]);
	expect(new Set(pages).size).toBe(pages.length);
	for (const path of pages) expect((await browser.get(path ?? "")).status, path).toBeLessThan(400);
});

it("splits a large directory into files of bounded size", async () => {
	await mintListing(world.db, "first", { id: 1 });
	await mintListing(world.db, "far", { id: SITEMAP_STRETCH * 2 + 1 });
	expect(locations((await browser.get("/sitemap.xml")).html)).toContain("/sitemaps/listings-3.xml");
	expect(locations((await browser.get("/sitemaps/listings-3.xml")).html)).toEqual(["/listings/far"]);
	expect((await browser.get("/sitemaps/listings-4.xml")).status).toBe(404);
	expect((await browser.get("/sitemaps/users-1.xml")).status).toBe(404);
});

it("costs a handful of rows for its index", async () => {
	for (let index = 0; index < 30; index++) await mintListing(world.db, `l-${index}`);
	const { rowsRead } = await countRows(() => browser.get("/sitemap.xml"));
	expect(rowsRead).toBeLessThanOrEqual(5);
});
