import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { LAST_ID } from "#store/search/row-ids";
import { searchListings } from "#store/search/search-listings";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("have room for the greatest id in every table, beside what is sorted by", async () => {
	const category = await mintCategory(world.db, "boats");
	const at = Date.UTC(2026, 10, 16);
	const kites = { tagline: "kites", country: "DE", categoryIds: [category.id], votes: 2_147_483_647 };
	await mintListing(world.db, "last", { ...kites, id: LAST_ID, launchedAt: at + 60_000 });
	await mintListing(world.db, "first", { ...kites, launchedAt: at, votes: 1, id: 1 });
	for (const sort of ["relevance", "newest", "votes", "trending", "most_viewed", "most_followed"] as const) {
		for (const facets of [{}, { category: "boats" }, { country: "DE" }]) {
			const search = { words: "kites", status: "live", sort, limit: 5, offset: 0, ...facets } as const;
			const { cards } = await searchListings(world.db, search);
			const found = cards.map(({ slug }) => slug);
			expect(new Set(found), sort).toEqual(new Set(["first", "last"]));
			if (sort === "newest" || sort === "votes") expect(found, sort).toEqual(["last", "first"]);
		}
	}
});

it("of a greater id are refused, before two listings share one", async () => {
	await expect(mintListing(world.db, "beyond", { id: LAST_ID + 1 })).rejects.toThrow(/CHECK|Failed query/);
	expect(await world.db.all(sql`SELECT 1 FROM listing_search_docs WHERE listing_id > ${LAST_ID}`)).toEqual([]);
});
