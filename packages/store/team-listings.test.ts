import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { type TeamFilter, type TeamSort, teamListings } from "#store/team-listings";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

/** 10,000 listings of which a few are what somebody looks for. */
let world: World;
let rare: number;
beforeAll(async () => {
	world = await makeWorld();
	const { db } = world;
	const [common, other] = [await mintCategory(db, "common"), await mintCategory(db, "rare")];
	await mintListings(db, 5000, [common.id], { isFound: false });
	const ada = await world.person("ada@inkfern.example");
	const minted = await mintListing(db, "inkfern", {
		name: "Inkfern Désk",
		ownerId: ada.userId,
		categoryIds: [other.id],
		featured: true,
	});
	await mintListings(db, 5000, [common.id], { isFound: false });
	await mintListing(db, "waiting", { status: "awaiting_badge", plan: "free", launchWeek: "2026-12-28" });
	await db.run(sql`UPDATE listings SET status = 'draft', hidden_at = 1 WHERE slug = 'listing-7'`);
	rare = minted.id;
});

const list = (filter: TeamFilter & { after?: string; sort?: TeamSort; limit?: number }) =>
	countRows(() => teamListings(world.db, { sort: "newest", after: null, limit: 20, ...filter }));
const slugs = async (filter: Parameters<typeof list>[0]) => (await list(filter)).result.items.map(({ slug }) => slug);

it.each(["inkfern", "INKFERN d", "desk", "inkfern.exa", "ada@inkfern.example", "ada@"])("finds by %s", async (q) => {
	const { result, rowsRead } = await list({ q });
	expect(result.items.map(({ id }) => id)).toEqual([rare]);
	expect(rowsRead).toBeLessThan(60);
});

it("finds by id, and nothing by what nobody has", async () => {
	expect(await slugs({ q: String(rare) })).toEqual(["inkfern"]);
	expect(await slugs({ q: "nobody@nowhere" })).toEqual([]);
	expect(await slugs({ q: '"*' })).toEqual([]);
});

it.each<[string, TeamFilter, string[]]>([
	["hidden", { status: "hidden" }, ["listing-7"]],
	["status", { status: "awaiting_badge" }, ["waiting"]],
	["week", { week: "2026-12-28" }, ["waiting"]],
	["featured", { featured: true }, ["inkfern"]],
	["featured and owned", { featured: true, owned: true }, ["inkfern"]],
	["featured and nobody's", { featured: true, owned: false }, []],
	["status and plan", { status: "awaiting_badge", plan: "paid" }, []],
])("narrows by %s, within its rows", async (_name, filter, expected) => {
	const { result, rowsRead } = await list(filter);
	expect(result.items.map(({ slug }) => slug)).toEqual(expected);
	expect(result.next).toBeNull();
	expect(rowsRead).toBeLessThan(100);
});

it("reads a page of all, and goes on where it ended", async () => {
	const { result: first, rowsRead } = await list({});
	expect(first.items).toHaveLength(20);
	expect(rowsRead).toBeLessThan(150);
	const { result: second } = await list({ after: first.next ?? "" });
	expect(second.items[0]?.id).toBe((first.items[19]?.id ?? 0) - 1);
});

it("looks through so many for what has no index, and says where it stopped", async () => {
	const { result, rowsRead } = await list({ owned: true });
	expect(result).toMatchObject({ items: [], isCut: true });
	expect(rowsRead).toBeLessThan(5000);
	const pages = [result];
	for (let page = result; page.next !== null; ) {
		page = (await list({ owned: true, after: page.next })).result;
		pages.push(page);
	}
	expect(pages.flatMap(({ items }) => items.map(({ slug }) => slug))).toEqual(["inkfern"]);
});

it.each(["votes", "views"] as const)("sorts the live ones by %s, across pages", async (sort) => {
	const { result: first, rowsRead } = await list({ sort });
	const { result: second } = await list({ sort, after: first.next ?? "" });
	const figures = [...first.items, ...second.items].map((row) => row[sort]);
	expect(figures).toEqual(figures.toSorted((a, b) => b - a));
	expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(40);
	expect(rowsRead).toBeLessThan(200);
});
