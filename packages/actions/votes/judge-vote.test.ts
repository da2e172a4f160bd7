import { beforeEach, expect, it } from "vitest";
import castVote from "#actions/votes/cast-vote";
import judgeVote from "#actions/votes/judge-vote";
import { auditLog, countChanges, votes } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const [voter = 0] = await mintVoters(world.db, 1);
	await mintListing(world.db, "acme");
	await performAs(personActor(voter, "unknown"), castVote, { listing: "acme" }, NOW);
});

const judge = async (counts: boolean) => {
	const [stored] = await world.db.select().from(votes);
	return performAs(teamActor(), judgeVote, { vote_id: stored?.id ?? 0, counts, why: "bought" }, NOW);
};
const total = async () => (await world.db.select().from(countChanges)).reduce((sum, change) => sum + change.votes, 0);

it("discounts a vote once and puts it back, each with its reason in the audit log", async () => {
	await Promise.all([judge(false), judge(false)]);
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: false, discountReason: "moderated" }]);
	expect(await total()).toBe(0);
	await judge(true);
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: true, discountReason: null }]);
	expect(await total()).toBe(1);
	const log = (await world.db.select().from(auditLog)).filter((row) => row.action === "judge_vote");
	expect(log.map((row) => row.detail)).toMatchObject([
		{ before: '{"counted":true}', after: '{"counted":false}', reason: "bought" },
		{ before: '{"counted":false}', after: '{"counted":true}' },
	]);
});

it("leaves the votes of a closed week as they are, and knows no other", async () => {
	await closeWeek(world.db, "2026-11-16", NOW.getTime());
	await expect(judge(false)).rejects.toMatchObject({ code: "week_closed" });
	const unknown = { vote_id: 99, counts: false, why: "x" };
	await expect(performAs(teamActor(), judgeVote, unknown, NOW)).rejects.toMatchObject({ code: "not_found" });
});
