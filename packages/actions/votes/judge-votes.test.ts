import { beforeEach, expect, it } from "vitest";
import castVote from "#actions/votes/cast-vote";
import judgeVotes from "#actions/votes/judge-votes";
import { auditLog, awards, countChanges, votes, weekResults } from "#store/schema/index";
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
	return performAs(teamActor(), judgeVotes, { vote_ids: [stored?.id ?? 0], counts, reason: "bought" }, NOW);
};
const total = async () => (await world.db.select().from(countChanges)).reduce((sum, change) => sum + change.votes, 0);

it("discounts a vote once and puts it back, each with its reason in the audit log", async () => {
	await Promise.all([judge(false), judge(false)]);
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: false, discountReason: "moderated" }]);
	expect(await total()).toBe(0);
	await judge(true);
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: true, discountReason: null }]);
	expect(await total()).toBe(1);
	const [{ id: first } = { id: 0 }] = await world.db.select().from(votes);
	const log = (await world.db.select().from(auditLog)).filter((row) => row.action === "judge_votes");
	expect(log.map((row) => row.detail)).toMatchObject([
		{ votes: 1, first, before: '{"votes_that_count":1}', after: '{"votes_that_count":0}', reason: "bought" },
		{ votes: 1, before: '{"votes_that_count":0}', after: '{"votes_that_count":1}' },
	]);
});

it("counts a closed week again", async () => {
	await closeWeek(world.db, "2026-11-16", NOW.getTime());
	expect(await world.db.select().from(awards)).toHaveLength(1);
	await judge(false);
	expect(await world.db.select().from(awards)).toEqual([]);
	expect(await world.db.query.listings.findFirst()).toMatchObject({ awards: 0 });
	expect(await world.db.select().from(weekResults)).toMatchObject([{ rank: 1, votesCounted: 0, votesRaw: 1 }]);
});

it("decides about votes of one listing and week only, and knows no others", async () => {
	const [voter = 0] = await mintVoters(world.db, 1);
	await mintListing(world.db, "other");
	await performAs(personActor(voter, "unknown"), castVote, { listing: "other" }, NOW);
	const judging = (vote_ids: number[]) =>
		performAs(teamActor(), judgeVotes, { vote_ids, counts: false, reason: "x" }, NOW);
	await expect(judging([1, 2])).rejects.toMatchObject({ errors: [{ pointer: "/vote_ids" }] });
	for (const ids of [[99], [1, 99]]) await expect(judging(ids)).rejects.toMatchObject({ code: "not_found" });
	await expect(judging([])).rejects.toMatchObject({ errors: [{ pointer: "/vote_ids" }] });
	expect(await judging([1, 1])).toMatchObject({ changed: 1 });
	expect(await judging([1])).toMatchObject({ changed: 0 });
});
