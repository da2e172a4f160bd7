import { beforeEach, expect, it } from "vitest";
import castVote from "#actions/votes/cast-vote";
import judgeVotes from "#actions/votes/judge-votes";
import withdrawVote from "#actions/votes/withdraw-vote";
import { countChanges, votes } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

let world: World;
let voter: number;
beforeEach(async () => {
	world = await makeWorld();
	[voter = 0] = await mintVoters(world.db, 1);
	await mintListing(world.db, "acme");
	await cast();
});

const cast = () => performAs(personActor(voter, "unknown"), castVote, { listing: "acme" }, NOW);
const withdraw = () => performAs(personActor(voter), withdrawVote, { listing: "acme" }, NOW);
const total = async () => (await world.db.select().from(countChanges)).reduce((sum, change) => sum + change.votes, 0);

it("takes a vote back once, however often it is pressed at once, and lets it be cast again", async () => {
	await Promise.all([withdraw(), withdraw(), withdraw()]);
	expect(await world.db.select().from(votes)).toEqual([]);
	expect(await total()).toBe(0);
	await cast();
	expect(await total()).toBe(1);
});

it("leaves the votes of a closed week as they are", async () => {
	await closeWeek(world.db, "2026-11-16", NOW.getTime());
	await expect(withdraw()).rejects.toMatchObject({ code: "week_closed" });
	expect(await total()).toBe(1);
});

it("leaves a vote that was taken out of the ranking, so that casting it again does not undo that", async () => {
	const [stored] = await world.db.select().from(votes);
	const judge = (counts: boolean) =>
		performAs(teamActor(), judgeVotes, { vote_ids: [stored?.id ?? 0], counts, reason: "bought" }, NOW);
	await judge(false);
	await expect(withdraw()).rejects.toMatchObject({ code: "vote_settled" });
	await world.db.update(votes).set({ discountReason: "new_account_burst" });
	await expect(withdraw()).rejects.toMatchObject({ code: "vote_settled" });
	expect(await world.db.select().from(votes)).toHaveLength(1);
	await judge(true);
	await withdraw();
	expect(await total()).toBe(0);
});
