import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { mintResult } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

interface Page {
	items: { week: string; place: number; title: string; votes: number; listing: { slug: string } }[];
	next_page: number | null;
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function list(query = ""): Promise<Page> {
	const answer = await world.api<Page>("GET", `/awards${query}`);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}
const places = (page: Page) => page.items.map((item) => [item.week, item.place, item.listing.slug]);

async function mintWeeks() {
	const [a, b, c] = [
		await mintListing(world.db, "a"),
		await mintListing(world.db, "b"),
		await mintListing(world.db, "c"),
	];
	const results: [string, number, number, number][] = [
		["2026-11-02", 1, a.id, 9],
		["2026-11-02", 2, b.id, 8],
		["2026-11-02", 3, c.id, 7],
		["2026-11-09", 1, c.id, 4],
		["2026-11-09", 2, a.id, 3],
		["2026-11-09", 3, b.id, 0],
	];
	for (const [week, rank, listingId, votes] of results) await mintResult(world.db, { week, rank, listingId, votes });
}

it("gives the newest week first, in order of place", async () => {
	await mintWeeks();
	const page = await list();
	expect(places(page)).toEqual([
		["2026-11-09", 1, "c"],
		["2026-11-09", 2, "a"],
		["2026-11-02", 1, "a"],
		["2026-11-02", 2, "b"],
		["2026-11-02", 3, "c"],
	]);
	expect(page.items[0]).toMatchObject({ title: "Launch of the Week #1", votes: 4 });
});

it("gives those of one listing, and an empty list for a listing that has none", async () => {
	await mintWeeks();
	expect(places(await list("?listing=a"))).toEqual([
		["2026-11-09", 2, "a"],
		["2026-11-02", 1, "a"],
	]);
	expect(await list("?listing=nobody")).toMatchObject({ items: [], total: 0, total_is_exact: true });
});

it("pages, and does not show a listing that is no longer public", async () => {
	await mintWeeks();
	expect(await list("?per_page=2")).toMatchObject({ next_page: 2 });
	expect(places(await list("?per_page=2&page=3"))).toEqual([["2026-11-02", 3, "c"]]);
	await world.db.run(sql`UPDATE listings SET status = 'draft' WHERE slug = 'a'`);
	expect(places(await list("?per_page=2"))).toEqual([["2026-11-09", 1, "c"]]);
	expect(await list("?per_page=2")).toMatchObject({ next_page: 2 });
	expect(await list()).toMatchObject({ total: 3, total_is_exact: true });
	expect(await list("?listing=a")).toMatchObject({ items: [], total: 0, total_is_exact: true, next_page: null });
});

it.each([
	["listing", "a".repeat(220), "a".repeat(221)],
	["listing", "0-a", "A"],
	["page", "1000", "1001"],
	["per_page", "100", "0"],
])("bounds %s", async (key, good, bad) => {
	await list(`?${key}=${good}`);
	expect((await world.api("GET", `/awards?${key}=${bad}`)).body).toMatchObject({
		status: 400,
		errors: [{ pointer: `/${key}` }],
	});
});
