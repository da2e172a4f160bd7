import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { weekStart } from "#core/launches/week";
import { guardOf, runAnyBatch, runBatch } from "#store/db";
import { countsToFold, foldCounts } from "#store/folding";
import { addLaunch, withdrawLaunch } from "#store/launch-facts";
import { launches } from "#store/schema/index";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { castVote, discountVote } from "#testing/votes";
import { makeWorld, NOW, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

const WEEK = "2026-11-16";
const at = NOW.getTime();

let world: World;
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	const launchedAt = weekStart("2026-10-05").getTime();
	listingId = (await mintListing(world.db, "acme", { launchWeek: "2026-10-05", launchedAt })).id;
});

const add = (week = WEEK) => runAnyBatch(world.db, addLaunch(world.db, { listingId, week, kind: "relaunch", at }));
const withdraw = () =>
	runAnyBatch(world.db, withdrawLaunch(world.db, { listingId, week: WEEK, reason: "payment_taken_back", at }));
const inWeek = async (week = WEEK) =>
	(await world.db.select().from(launches).where(eq(launches.week, week)).orderBy(launches.id)).map((row) => ({
		kind: row.kind,
		votes: row.votes,
		withdrawn: row.withdrawnAt !== null,
	}));
const guardOfFailure = (write: Promise<unknown>) => write.then(() => "none", guardOf);
const vote = (userId: number) => castVote(world.db, { userId, listingId, now: NOW });

it("begins with the votes that were cast in its week before it, folded or not, and counts each once", async () => {
	const [a = 0, b = 0, c = 0, d = 0] = await mintVoters(world.db, 4);
	await vote(a);
	await vote(b);
	await runBatch(world.db, foldCounts(world.db, await countsToFold(world.db, 100)));
	await vote(c);
	// Folded when it counted, and taken out of the ranking since.
	await discountVote(world.db, 2);
	await add();
	await runBatch(world.db, foldCounts(world.db, await countsToFold(world.db, 100)));
	expect(await inWeek()).toEqual([{ kind: "relaunch", votes: 2, withdrawn: false }]);
	await vote(d);
	await runBatch(world.db, foldCounts(world.db, await countsToFold(world.db, 100)));
	expect(await inWeek()).toEqual([{ kind: "relaunch", votes: 3, withdrawn: false }]);
	expect(await inWeek("2026-10-05")).toEqual([{ kind: "free", votes: 0, withdrawn: false }]);
});

it("is there once in a week; what was withdrawn stays as it was, and another may follow", async () => {
	await add();
	expect(await guardOfFailure(add())).toBe("unique:launches.week,launches.listing_id");
	await withdraw();
	expect(await guardOfFailure(withdraw())).toBe("stale");
	await add();
	expect(await inWeek()).toMatchObject([{ withdrawn: true }, { withdrawn: false }]);
});

it("does not begin or end in a week that is closed", async () => {
	await add();
	await closeWeek(world.db, WEEK, at);
	await closeWeek(world.db, "2026-11-09", at);
	expect(await guardOfFailure(withdraw())).toBe("stale");
	expect(await guardOfFailure(add("2026-11-09"))).toBe("stale");
	expect(await inWeek()).toMatchObject([{ withdrawn: false }]);
	expect(await inWeek("2026-11-09")).toEqual([]);
});

it.each([
	sql`UPDATE launches SET week = '2026-11-23'`,
	sql`UPDATE launches SET listing_id = listing_id + 1`,
	sql`UPDATE launches SET kind = 'paid'`,
	sql`UPDATE launches SET at = 1`,
	sql`UPDATE launches SET withdrawn_at = NULL, withdrawn_reason = NULL WHERE withdrawn_at IS NOT NULL`,
])("is never rewritten (%#)", async (statement) => {
	await add();
	await withdraw();
	expect(await guardOfFailure(world.db.run(statement))).toBe("launch_is_a_fact");
});
