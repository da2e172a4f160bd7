import { beforeEach, expect, it } from "vitest";
import castVote from "#actions/votes/cast-vote";
import judgeVotes from "#actions/votes/judge-votes";
import withdrawVote from "#actions/votes/withdraw-vote";
import { BURST_ACCOUNTS } from "#core/launches/vote-rules";
import { DAY_MS } from "#core/launches/week";
import closeWeek from "#jobs/close-week";
import countYoungVotes from "#jobs/count-young-votes";
import foldCounters from "#jobs/fold-counters";
import { guardOf } from "#store/db";
import { auditLog, awards, closedWeeks, countChanges, users, votes, weekResults } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";
import { closeWeek as closeWeekNow } from "#usecases/launches/close-week";

const A_DAY_LATER = new Date(NOW.getTime() + DAY_MS);
const work = { subject: "all" as const, payload: {}, cause: "outbox:7" };

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "acme");
});

/** Somebody who opens an account at `openedAt` and votes `afterMs` later. */
async function newcomerVotes(openedAt: Date, afterMs = 0, network = "unknown"): Promise<number> {
	const email = `new${crypto.randomUUID()}@example.com`;
	const [row] = await world.db.insert(users).values({ email, createdAt: openedAt.getTime() }).returning();
	const userId = row?.id ?? 0;
	const at = new Date(openedAt.getTime() + afterMs);
	await performAs(personActor(userId, network), castVote, { listing: "acme" }, at);
	return userId;
}

const run = (at: Date) => countYoungVotes.run(work, jobContext(at));
const isDue = (at: Date) => countYoungVotes.isDue?.(jobContext(at));
const reasons = async () => (await world.db.select().from(votes)).map((vote) => vote.discountReason);
const total = async () => (await world.db.select().from(countChanges)).reduce((sum, change) => sum + change.votes, 0);
const at = (ms: number) => new Date(NOW.getTime() + ms);

it("has a new account's vote count once the account is a day old, once however often it runs", async () => {
	await newcomerVotes(at(-2 * 3_600_000), 2 * 3_600_000);
	const early = at(DAY_MS - 2 * 3_600_000 - 1);
	expect(await isDue(early)).toBe(false);
	expect(await run(early)).toBe("0 votes began to count, 0 discounted as a burst");
	const then = at(DAY_MS - 2 * 3_600_000);
	expect(await isDue(then)).toBe(true);
	const told = await Promise.all([run(then), run(then), run(then)]);
	expect(told.toSorted()).toEqual([
		"0 votes began to count, 0 discounted as a burst",
		"0 votes began to count, 0 discounted as a burst",
		"1 votes began to count, 0 discounted as a burst",
	]);
	expect(await reasons()).toEqual([null]);
	expect(await total()).toBe(1);
	expect(await isDue(A_DAY_LATER)).toBe(false);
});

it("reaches the listing by the hourly cron", async () => {
	await newcomerVotes(NOW);
	expect(await world.cron(A_DAY_LATER)).toContain("count-young-votes: 1 votes began to count, 0 discounted as a burst");
	expect(await world.db.query.listings.findFirst()).toMatchObject({ votes: 1, votesRaw: 1 });
});

it("leaves what came from one network beyond the limit as it is", async () => {
	for (let index = 0; index < 4; index++) await newcomerVotes(at(index), 0, "203.0.113.1");
	await run(at(2 * DAY_MS));
	expect(await reasons()).toEqual([null, null, null, "same_network"]);
});

it("leaves a vote that was taken back, or that the site team has judged, alone", async () => {
	const [gone, judged] = [await newcomerVotes(NOW), await newcomerVotes(at(1))];
	await performAs(personActor(gone), withdrawVote, { listing: "acme" }, NOW);
	const [stored] = await world.db.select().from(votes);
	expect(stored?.userId).toBe(judged);
	await performAs(teamActor(), judgeVotes, { vote_ids: [stored?.id ?? 0], counts: false, reason: "bought" }, NOW);
	await run(at(2 * DAY_MS));
	expect(await reasons()).toEqual(["moderated"]);
	expect(await total()).toBe(0);
});

it("happens before the week closes, so that a missed cron changes nothing", async () => {
	const weekEnd = Date.parse("2026-11-23T00:00:00.000Z");
	await newcomerVotes(new Date(weekEnd - DAY_MS));
	await newcomerVotes(new Date(weekEnd - DAY_MS + 1));
	expect(await closeWeek.run(work, jobContext(new Date(weekEnd)))).toBe("closed 2026-11-16");
	expect(await world.db.select().from(weekResults)).toMatchObject([{ votesCounted: 1, votesRaw: 1 }]);
	expect(await world.db.select().from(awards)).toMatchObject([{ place: 1, votesCounted: 1 }]);
	// The other belongs to the next week, in which it counts for the listing and changes nothing of the closed one.
	expect(await reasons()).toEqual([null, "new_account"]);
	expect(await isDue(new Date(weekEnd + 1))).toBe(true);
	await run(new Date(weekEnd + 1));
	expect(await reasons()).toEqual([null, null]);
	await foldCounters.run(work, jobContext(new Date(weekEnd + 2)));
	expect(await world.db.query.listings.findFirst()).toMatchObject({ votes: 2, votesRaw: 2 });
	expect(await world.db.select().from(weekResults)).toMatchObject([{ votesCounted: 1, votesRaw: 1 }]);
});

it("is asked for by the closing itself, which otherwise fails, and never touches a closed week", async () => {
	await newcomerVotes(NOW);
	const guard = (work: Promise<unknown>) => work.then(() => null, guardOf);
	expect(await guard(closeWeekNow(world.db, "2026-11-16", A_DAY_LATER.getTime()))).toBe("votes_to_count");
	expect(await world.db.select().from(closedWeeks)).toEqual([]);
	await world.db.insert(closedWeeks).values({ week: "2026-11-16", closedAt: 0, launches: 0 });
	expect(await guard(run(A_DAY_LATER))).toBe("stale");
	expect(await reasons()).toEqual(["new_account"]);
	expect(await total()).toBe(0);
});

it("does not count what its voter takes back at the same moment", async () => {
	const voters = await Promise.all(Array.from({ length: 5 }, (_, index) => newcomerVotes(at(index))));
	await Promise.all([
		run(at(2 * DAY_MS)),
		...voters.slice(0, 3).map((voter) => performAs(personActor(voter), withdrawVote, { listing: "acme" }, A_DAY_LATER)),
	]);
	await run(at(2 * DAY_MS));
	expect(await reasons()).toEqual([null, null]);
	expect(await total()).toBe(2);
});

it("discounts a burst of new accounts, with an audit row each, which the site team can undo for good", async () => {
	const bystander = await newcomerVotes(at(-3_600_000));
	const lateVoter = await newcomerVotes(NOW, 3_600_001);
	for (let index = 0; index < BURST_ACCOUNTS; index++) await newcomerVotes(at(index * 1000), 60_000);
	expect(await run(at(DAY_MS + 3_600_000))).toBe(`2 votes began to count, ${BURST_ACCOUNTS} discounted as a burst`);
	const stored = await world.db.select().from(votes);
	expect(stored.filter((vote) => vote.counted).map((vote) => vote.userId)).toEqual([bystander, lateVoter]);
	expect(new Set(stored.slice(2).map((vote) => vote.discountReason))).toEqual(new Set(["new_account_burst"]));
	const log = (await world.db.select().from(auditLog)).filter((row) => row.action === "discount_vote");
	expect(log).toHaveLength(BURST_ACCOUNTS);
	expect(log[0]).toMatchObject({ actorKind: "system", actor: "outbox:7", subject: `vote:${stored[2]?.id}` });
	expect(await total()).toBe(2);
	const undone = { vote_ids: [stored[2]?.id ?? 0], counts: true, reason: "a newsletter" };
	await performAs(teamActor(), judgeVotes, undone, A_DAY_LATER);
	await run(at(2 * DAY_MS));
	expect(await total()).toBe(3);
});

it("judges every vote of a burst alike, although the first are due before the last", async () => {
	for (let index = 0; index < BURST_ACCOUNTS; index++) await newcomerVotes(at(index * 30_000));
	for (let minute = 0; minute <= 10; minute++) await run(at(DAY_MS + minute * 60_000));
	expect(new Set(await reasons())).toEqual(new Set(["new_account_burst"]));
});

it("lets as many accounts count that came more slowly", async () => {
	for (let index = 0; index < BURST_ACCOUNTS; index++) await newcomerVotes(at(index * 32_000));
	await run(at(2 * DAY_MS));
	expect(new Set(await reasons())).toEqual(new Set([null]));
});

it("looks for work in one row, and reads of a crowd a bounded piece beside each vote", async () => {
	await world.db.run(`INSERT INTO votes (user_id, listing_id, at, week, counted, discount_reason, counts_from, fresh_account_at)
		WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2300)
		SELECT 1000 + i, 1, ${NOW.getTime()} + i, '2026-11-16', 0, 'new_account', ${A_DAY_LATER.getTime()} + i, ${NOW.getTime()} + i FROM n`);
	const later = at(2 * DAY_MS);
	expect((await countRows(async () => isDue(later))).rowsRead).toBeLessThanOrEqual(2);
	const settled = await countRows(() => run(later));
	expect(settled.result).toBe("0 votes began to count, 2000 discounted as a burst");
	// Beside each vote at most 20 before and 20 after it.
	expect(settled.rowsRead).toBeLessThan(2000 * 60);
	expect(await world.runJobs(later)).toContain("count-young-votes: 0 votes began to count, 300 discounted as a burst");
});
