import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import scoreTrending from "#jobs/score-trending";
import { listings } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { countView } from "#testing/views";
import { castVote } from "#testing/votes";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const score = (payload: { listing_ids: number[] }) =>
	scoreTrending.run({ subject: "listings", payload, cause: "test" }, jobContext(NOW));
const row = (id: number) => world.db.query.listings.findFirst({ where: eq(listings.id, id) });

it("scores what happened lately, and orders listings by it", async () => {
	const [hot, cold, untouched] = [
		await mintListing(world.db, "hot"),
		await mintListing(world.db, "cold"),
		await mintListing(world.db, "untouched", { trending: 5 }),
	];
	const voters = await mintVoters(world.db, 5);
	const tenDaysAgo = new Date("2026-11-08T12:00:00.000Z");
	for (const userId of voters) await castVote(world.db, { userId, listingId: cold.id, now: tenDaysAgo });
	await castVote(world.db, { userId: voters[0] ?? 0, listingId: hot.id, now: NOW });
	await countView(world.db, hot.id, "2026-11-18");
	expect(await score({ listing_ids: [hot.id, cold.id] })).toBe("scored 2 listings");
	const [hotRow, coldRow, untouchedRow] = [await row(hot.id), await row(cold.id), await row(untouched.id)];
	expect(hotRow?.trending).toBeGreaterThan(coldRow?.trending ?? 0);
	expect(coldRow?.trending).toBeGreaterThan(0);
	expect(untouchedRow?.trending).toBe(5);
	const found = await world.db.all(
		sql`SELECT rowid & 16777215 AS id FROM search_trending WHERE search_trending MATCH '"hot" OR "cold"' ORDER BY rowid DESC`,
	);
	expect(found).toEqual([{ id: hot.id }, { id: cold.id }]);
});

it("does not count discounted votes, and forgets what nobody looks at any more", async () => {
	const listing = await mintListing(world.db, "acme", { trending: 700 });
	const newcomer = await world.person();
	await castVote(world.db, { userId: newcomer.userId, listingId: listing.id, now: NOW });
	expect(await score({ listing_ids: [listing.id] })).toBe("scored 1 listings");
	expect(await row(listing.id)).toMatchObject({ trending: 0 });
});
