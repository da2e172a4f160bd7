import { beforeEach, describe, expect, it } from "vitest";
import type { DiscountReason } from "#core/launches/vote-rules";
import closeWeek from "#jobs/close-week";
import { dueRows } from "#store/outbox";
import { awards, closedWeeks, weekResults } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

const WEEK = "2026-11-16";
const NEXT_MONDAY = new Date("2026-11-23T00:00:00.000Z");
const work = { subject: "all" as const, payload: {}, cause: "test" };

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const close = (at: Date) => closeWeek.run(work, jobContext(at));
const results = () => world.db.select().from(weekResults);

describe("closing a week", () => {
	it("ranks by counted votes of that week, then by who had them first, then by the lower id", async () => {
		const voters = await mintVoters(world.db, 6);
		const minute = (count: number) => new Date(NOW.getTime() + count * 60_000);
		const [late, early, most, none, noneToo] = [
			await mintListing(world.db, "late"),
			await mintListing(world.db, "early"),
			await mintListing(world.db, "most"),
			await mintListing(world.db, "none"),
			await mintListing(world.db, "none-too"),
		];
		const cast = async (listingId: number, at: Date, count: number, discountReason?: DiscountReason) => {
			for (const userId of voters.splice(0, count)) {
				await mintVote(world.db, { userId, listingId, at, ...(discountReason && { discountReason }) });
				voters.push(userId);
			}
		};
		await cast(late.id, minute(9), 2);
		await cast(early.id, minute(5), 2);
		await cast(early.id, minute(8), 3, "same_network");
		await cast(most.id, minute(20), 3);
		await cast(none.id, new Date("2026-11-10T12:00:00.000Z"), 4);

		expect(await close(new Date("2026-11-22T23:59:59.999Z"))).toBe("no week to close");
		expect(await close(NEXT_MONDAY)).toBe("closed 2026-11-16");
		const at = (count: number) => minute(count).getTime();
		expect(await results()).toEqual([
			{ week: WEEK, rank: 1, listingId: most.id, kind: "free", votesCounted: 3, votesRaw: 3, reachedAt: at(20) },
			{ week: WEEK, rank: 2, listingId: early.id, kind: "free", votesCounted: 2, votesRaw: 5, reachedAt: at(5) },
			{ week: WEEK, rank: 3, listingId: late.id, kind: "free", votesCounted: 2, votesRaw: 2, reachedAt: at(9) },
			{ week: WEEK, rank: 4, listingId: none.id, kind: "free", votesCounted: 0, votesRaw: 0, reachedAt: null },
			{ week: WEEK, rank: 5, listingId: noneToo.id, kind: "free", votesCounted: 0, votesRaw: 0, reachedAt: null },
		]);
		expect((await world.db.select().from(awards)).map((award) => [award.place, award.listingId])).toEqual([
			[1, most.id],
			[2, early.id],
			[3, late.id],
		]);
		expect(await world.db.select().from(closedWeeks)).toMatchObject([{ week: WEEK, launches: 5 }]);
	});

	it("gives no award without a vote, and closes a week without launches", async () => {
		await mintListing(world.db, "acme", { launchWeek: "2026-11-02", launchedAt: Date.UTC(2026, 10, 2) });
		expect(await close(NOW)).toBe("closed 2026-11-02, 2026-11-09");
		expect(await world.db.select().from(awards)).toEqual([]);
		expect((await world.db.select().from(closedWeeks)).map((week) => week.launches)).toEqual([1, 0]);
	});

	it("happens once, however often it runs, and later votes change nothing", async () => {
		const listing = await mintListing(world.db, "acme");
		const [voter = 0, other = 0] = await mintVoters(world.db, 2);
		await mintVote(world.db, { userId: voter, listingId: listing.id, at: NOW });
		const outcomes = await Promise.all([close(NEXT_MONDAY), close(NEXT_MONDAY), close(NEXT_MONDAY)]);
		expect(outcomes.filter((outcome) => outcome === "closed 2026-11-16")).toHaveLength(1);
		const frozen = await results();
		await mintVote(world.db, { userId: other, listingId: listing.id, at: NOW });
		expect(await close(NEXT_MONDAY)).toBe("no week to close");
		expect(await results()).toEqual(frozen);
		expect(await world.db.select().from(awards)).toHaveLength(1);
	});

	it("closes a long standstill in bounded runs", async () => {
		await mintListing(world.db, "acme", { launchWeek: "2026-08-03", launchedAt: Date.UTC(2026, 7, 3) });
		expect((await close(NOW)).split(", ")).toHaveLength(8);
		const left = await dueRows(world.db, { now: NOW.getTime(), clockNow: NOW.getTime(), staleBefore: 0, limit: 99 });
		expect(left.filter(({ job }) => job === "close-week")).toHaveLength(1);
		expect(left.filter(({ job }) => job === "tell-results")).toHaveLength(8);
		expect(await close(NOW)).toContain("2026-11-09");
		expect(await close(NOW)).toBe("no week to close");
	});

	it("also closes the weeks before the first closed one, when a launch is older than that", async () => {
		await world.db.insert(closedWeeks).values({ week: "2026-11-09", closedAt: 0, launches: 0 });
		await mintListing(world.db, "acme", { launchWeek: "2026-10-26", launchedAt: Date.UTC(2026, 9, 26) });
		expect(await close(NOW)).toBe("closed 2026-11-02, 2026-10-26");
		expect(await close(NEXT_MONDAY)).toBe("closed 2026-11-16");
		expect(await close(NEXT_MONDAY)).toBe("no week to close");
	});

	it("has nothing to do in a directory without launches", async () => {
		expect(await close(NOW)).toBe("no week to close");
	});
});
