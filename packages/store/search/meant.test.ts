import { beforeEach, expect, it } from "vitest";
import { SHORT_LIST } from "#store/search/meant";
import { searchListings } from "#store/search/search-listings";
import { mintCategory, mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
/** What was asked for by meaning, and what is answered. */
let asked: string[] = [];
let near: number[] = [];
const meant = async (text: string) => {
	asked.push(text);
	return near;
};
beforeEach(async () => {
	world = await makeWorld();
	asked = [];
	near = [];
});

type Search = Partial<Parameters<typeof searchListings>[1]>;
const find = (words: string, search: Search = {}) =>
	searchListings(
		world.db,
		{ words, sort: "relevance", status: "live", limit: 20, offset: 0, ...search },
		new Map(),
		meant,
	);
const slugs = async (words: string, search: Search = {}) => (await find(words, search)).cards.map(({ slug }) => slug);

it("shows what has no word of the query but its meaning, and says so", async () => {
	const fixit = await mintListing(world.db, "fixit", { tagline: "Every plumber nearby" });
	near = [fixit.id];
	const { cards, matches } = await find("a leak in the kitchen");
	expect(cards.map(({ slug }) => slug)).toEqual(["fixit"]);
	expect(matches.get(fixit.id)).toEqual({ matched: "meaning", words: [], passage: null });
	expect(asked).toEqual(["a leak in the kitchen"]);
});

it("ranks it with what has the words, which come first where meaning says no more of others", async () => {
	const ids: number[] = [];
	for (const name of ["alpha", "beta", "gamma"]) ids.push((await mintListing(world.db, name)).id);
	const kitchen = await mintListing(world.db, "kitchen", { tagline: "Leak alarms" });
	near = ids;
	expect(await slugs("leak alarm")).toEqual(["kitchen", "alpha", "beta", "gamma"]);
	near = [...ids, kitchen.id];
	expect(await slugs("leak alarm")).toEqual(["kitchen", "alpha", "beta", "gamma"]);
});

it("asks for it only where few have all words, and never for a name, a website, a fact or quoted words", async () => {
	for (let index = 0; index < SHORT_LIST - 1; index++) await mintListing(world.db, `notes-${index}`);
	await slugs("notes");
	expect(asked).toHaveLength(1);
	await mintListing(world.db, "notes-more");
	await slugs("notes");
	expect(asked).toHaveLength(1);
	await slugs("notes of a meeting");
	expect(asked).toHaveLength(2);
	await mintListing(world.db, "Inkfern");
	for (const words of ["inkfern", '"kitchen"', "Germany"]) await slugs(words);
	await slugs("kitchen", { domain: "inkfern.example" });
	expect(asked).toHaveLength(2);
});

it("holds filters, keeps live and upcoming apart, and shows nothing that is hidden", async () => {
	const { id } = await mintCategory(world.db, "home");
	const categoryIds = [id];
	const has = { country: "DE", stage: "Beta", pricingModel: "one-time", categoryIds };
	const ids = [
		await mintListing(world.db, "all", has),
		await mintListing(world.db, "abroad", { ...has, country: "FR" }),
		await mintListing(world.db, "paid", { ...has, pricingModel: "paid" }),
		await mintListing(world.db, "early", { ...has, stage: "pre-launch" }),
		await mintListing(world.db, "elsewhere", { ...has, categoryIds: [] }),
		await mintListing(world.db, "soon", { ...has, status: "scheduled" }),
		await mintListing(world.db, "hidden", { ...has, status: "draft" }),
	];
	near = ids.map((listing) => listing.id);
	const filters = { country: "de", stage: "beta", pricingModel: "one_time", category: "home" };
	expect(await slugs("leak", filters)).toEqual(["all"]);
	expect(await slugs("leak", { ...filters, status: "upcoming" })).toEqual(["soon"]);
	expect(await slugs("leak", { country: "FR" })).toEqual(["abroad"]);
	expect(await slugs("leak", { category: "home", stage: "pre-launch" })).toEqual(["early"]);
	expect(await slugs("leak", { category: "none" })).toEqual([]);
	expect((await slugs("leak")).toSorted()).toEqual(["abroad", "all", "early", "elsewhere", "paid"]);
});

it("shows it in any order, after what has the words", async () => {
	const low = await mintListing(world.db, "low", { votes: 1 });
	const high = await mintListing(world.db, "high", { votes: 9 });
	await mintListing(world.db, "leak", { name: "Leaks" });
	near = [low.id, high.id];
	expect(await slugs("leaking", { sort: "votes" })).toEqual(["leak", "high", "low"]);
	expect(await slugs("leaking")).toEqual(["leak", "low", "high"]);
});

it("goes on from page to page, each listing once", async () => {
	const ids: number[] = [];
	for (let index = 0; index < 30; index++) ids.push((await mintListing(world.db, `p${index}`)).id);
	near = ids;
	const pages = [];
	for (let offset = 0; offset < 30; offset += 7) pages.push(...(await slugs("leak", { limit: 7, offset })));
	expect(pages).toEqual(ids.map((_, index) => `p${index}`));
});

it("reads a row for each of them more", async () => {
	const ids: number[] = [];
	for (let index = 0; index < 60; index++) ids.push((await mintListing(world.db, `p${index}`)).id);
	near = ids.slice(0, 50);
	const { rowsRead } = await countRows(() => find("leak"));
	expect(rowsRead).toBeLessThanOrEqual(3 * 20 + 100 + 50);
});
