import { beforeEach, expect, it } from "vitest";
import banPerson from "#actions/people/ban-person";
import liftBan from "#actions/people/lift-ban";
import castVote from "#actions/votes/cast-vote";
import judgeVotes from "#actions/votes/judge-votes";
import undoVoteDecision from "#actions/votes/undo-vote-decision";
import withdrawVote from "#actions/votes/withdraw-vote";
import { DAY_MS } from "#core/launches/week";
import { countChanges, users, votes } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { freshTeam } from "#testing/fresh-session";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

let world: World;
let voter: number;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "acme");
	voter = (await world.person()).userId;
});

/** @param ageMs how old the account is. */
async function vote(ageMs = 9 * DAY_MS) {
	await world.db.update(users).set({ createdAt: NOW.getTime() - ageMs });
	await performAs(personActor(voter), castVote, { listing: "acme" }, NOW);
}
const judge = (counts: boolean) =>
	performAs(teamActor(), judgeVotes, { vote_ids: [1], counts, reason: "Bought." }, NOW);
const undo = (decision_id: number) =>
	performAs(teamActor(), undoVoteDecision, { decision_id, reason: "We were wrong." }, NOW);
const total = async () => (await world.db.select().from(countChanges)).reduce((sum, change) => sum + change.votes, 0);

it("takes decisions back from the last to the first, to where a vote would begin to count by itself", async () => {
	await vote(DAY_MS / 2);
	const before = await world.db.select().from(votes);
	await judge(true);
	await judge(false);
	await expect(undo(1)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await undo(2);
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: true, decisionId: 1 }]);
	await undo(1);
	expect(await world.db.select().from(votes)).toEqual(before);
	expect(await total()).toBe(0);
	for (const id of [1, 2]) await expect(undo(id)).rejects.toMatchObject({ code: "changed_meanwhile" });
	await expect(undo(3)).rejects.toMatchObject({ code: "not_found" });
});

it("has a vote count that was to begin to, where its week was closed since", async () => {
	await vote(DAY_MS / 2);
	await judge(false);
	await closeWeek(world.db, "2026-11-16", NOW.getTime());
	await undo(1);
	expect(await world.db.select().from(votes)).toMatchObject([
		{ counted: true, discountReason: null, countsFrom: null },
	]);
	expect(await world.api("GET", "/awards?listing=acme")).toMatchObject({ body: { total: 1 } });
});

it("leaves a vote alone that its voter has taken back since, and cast anew", async () => {
	await vote();
	await judge(false);
	await judge(true);
	await performAs(personActor(voter), withdrawVote, { listing: "acme" }, NOW);
	await performAs(personActor(voter), castVote, { listing: "acme" }, NOW);
	await undo(2);
	expect(await world.db.select().from(votes)).toMatchObject([{ id: 2, counted: true, decisionId: null }]);
	expect(await total()).toBe(1);
});

it("has no vote count whose voter was banned since, until the ban is lifted", async () => {
	await vote();
	await judge(false);
	const team = await freshTeam(world.db);
	await performAs(team, banPerson, { user_id: voter, reason: "Sold votes." }, NOW);
	await expect(undo(1)).rejects.toMatchObject({ code: "changed_meanwhile" });
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: false, discountReason: "banned" }]);
	await performAs(team, liftBan, { user_id: voter, reason: "A mistake." }, NOW);
	await undo(1);
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: true, discountReason: null }]);
	expect(await total()).toBe(1);
});

it("counts a vote for the listing that it moved to since", async () => {
	await vote();
	await judge(false);
	const { id } = await mintListing(world.db, "acme-new");
	await world.db.update(votes).set({ listingId: id });
	await world.db.delete(countChanges);
	await undo(1);
	expect(await world.db.select().from(countChanges)).toMatchObject([{ listingId: id, votes: 1 }]);
});
