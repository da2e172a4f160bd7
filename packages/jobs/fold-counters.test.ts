import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import foldCounters from "#jobs/fold-counters";
import scoreTrending from "#jobs/score-trending";
import { dueRows } from "#store/outbox";
import { countChanges, launches, listings, outbox } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintVoters } from "#testing/launches";
import { mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { countView } from "#testing/views";
import { castVote, discountVote, follow } from "#testing/votes";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const context = (at = NOW) => jobContext(at);
const fold = () => foldCounters.run({ subject: "all", payload: {}, cause: "test" }, context());
const score = (ids: number[]) =>
	scoreTrending.run({ subject: "listings", payload: { listing_ids: ids }, cause: "test" }, context(NOW));
const row = (id: number) => world.db.query.listings.findFirst({ where: eq(listings.id, id) });

it("brings votes, week votes, raw votes, followers and views to the listing, once", async () => {
	const acme = await mintListing(world.db, "acme");
	const older = await mintListing(world.db, "older", { launchWeek: "2026-11-02", votes: 7, votesRaw: 7, weekVotes: 7 });
	const weekVotes = async (listingId: number) =>
		(await world.db.query.launches.findFirst({ where: eq(launches.listingId, listingId) }))?.votes;
	const [a = 0, b = 0] = await mintVoters(world.db, 2);
	const newcomer = await world.person();
	for (const userId of [a, b, newcomer.userId]) {
		await castVote(world.db, { userId, listingId: acme.id, now: NOW });
	}
	await castVote(world.db, { userId: a, listingId: older.id, now: NOW });
	await follow(world.db, a, acme.id, NOW);
	for (const day of ["2026-11-17", "2026-11-18", "2026-11-18"]) await countView(world.db, acme.id, day);

	expect(await fold()).toBe("folded counts of 2 listings");
	expect(await row(acme.id)).toMatchObject({ votes: 2, votesRaw: 3, followers: 1, views: 3 });
	expect(await weekVotes(acme.id)).toBe(2);
	expect(await row(older.id)).toMatchObject({ votes: 8, votesRaw: 8 });
	expect(await weekVotes(older.id)).toBe(7);
	expect(await fold()).toBe("nothing to fold");
	const found = await world.db.all(
		sql`SELECT rowid >> 24 AS votes FROM search_votes WHERE search_votes MATCH 'acme' AND rowid >= 0`,
	);
	expect(found).toEqual([{ votes: 2 }]);

	await discountVote(world.db, 1);
	await countView(world.db, acme.id, "2026-11-18");
	await fold();
	expect(await row(acme.id)).toMatchObject({ votes: 1, votesRaw: 3, views: 4 });
	expect(await weekVotes(acme.id)).toBe(1);
});

it("counts everything once when runs overlap", async () => {
	const acme = await mintListing(world.db, "acme");
	for (const userId of await mintVoters(world.db, 5)) {
		await castVote(world.db, { userId, listingId: acme.id, now: NOW });
		await countView(world.db, acme.id, "2026-11-18");
	}
	await Promise.all([fold(), fold(), fold()]);
	expect(await row(acme.id)).toMatchObject({ votes: 5, views: 5 });
});

it("takes a bounded piece of a large heap, and comes back for the rest", async () => {
	await mintListing(world.db, "acme");
	await world.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 700)
		INSERT INTO count_changes (listing_id, votes, votes_raw) SELECT 1, 1, 1 FROM n`);
	await fold();
	expect(await row(1)).toMatchObject({ votes: 500 });
	const due = await dueRows(world.db, { now: NOW.getTime(), clockNow: NOW.getTime(), staleBefore: 0, limit: 10 });
	expect(due.map((entry) => entry.job).sort()).toEqual(["fold-counters", "score-trending"]);
	await fold();
	expect(await row(1)).toMatchObject({ votes: 700 });
	expect(await world.db.select().from(countChanges)).toEqual([]);
});

it("goes in steps, so that nobody waits long for one transaction", async () => {
	const { first, last } = await mintListings(world.db, 60, []);
	await world.db.run(sql`INSERT INTO count_changes (listing_id, votes, votes_raw) SELECT id, 1, 1 FROM listings`);
	expect(await fold()).toBe("folded counts of 60 listings");
	const due = await dueRows(world.db, { now: NOW.getTime(), clockNow: NOW.getTime(), staleBefore: 0, limit: 10 });
	const rows = await world.db.select({ payload: outbox.payload }).from(outbox);
	const scored = rows.map(({ payload }) => (payload as { listing_ids: number[] }).listing_ids);
	expect(due).toHaveLength(3);
	expect(scored.map((ids) => ids.length)).toEqual([25, 25, 10]);
	expect(new Set(scored.flat()).size).toBe(last - first + 1);
	expect(await world.db.select().from(countChanges)).toEqual([]);
});

it("reads by what happened, not by the size of the directory", async () => {
	const rows: number[] = [];
	for (const size of [1_000, 4_000]) {
		await mintListings(world.db, size, []);
		const [voter = 0] = await mintVoters(world.db, 1);
		await castVote(world.db, { userId: voter, listingId: 5, now: NOW });
		rows.push((await countRows(async () => [await fold(), await score([5])])).rowsRead);
	}
	expect(rows[0]).toBeLessThan(70);
	expect(Math.abs((rows[1] ?? 0) - (rows[0] ?? 0))).toBeLessThan(10);
});

it("works off a long backlog at once, run by run", async () => {
	const acme = await mintListing(world.db, "acme");
	await world.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2001)
		INSERT INTO count_changes (listing_id, followers) SELECT ${acme.id}, 1 FROM n`);
	const outcomes = await world.cron(NOW, /^fold-counters$/);
	expect(outcomes.filter((line) => line.startsWith("fold-counters"))).toHaveLength(5);
	expect(await row(acme.id)).toMatchObject({ followers: 2001 });
});
