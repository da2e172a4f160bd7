import { beforeEach, expect, it } from "vitest";
import banPerson from "#actions/people/ban-person";
import liftBan from "#actions/people/lift-ban";
import castVote from "#actions/votes/cast-vote";
import judgeVotes from "#actions/votes/judge-votes";
import type { Actor } from "#core/access/actor";
import closeWeek from "#jobs/close-week";
import { awards, closedWeeks, votes, weekResults } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { freshAdmin } from "#testing/fresh-session";
import { jobContext } from "#testing/job-context";
import { mintVote } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let eve: Person;
let team: Actor;
let acme: number;
beforeEach(async () => {
	world = await makeWorld();
	team = await freshAdmin(world.db);
	eve = await world.person("eve@example.com");
	await world.db.run(`UPDATE users SET created_at = ${NOW.getTime() - 9e9} WHERE id = ${eve.userId}`);
	acme = (await mintListing(world.db, "acme")).id;
	await mintListing(world.db, "bolt");
});

const vote = (listing: string) => performAs(personActor(eve.userId), castVote, { listing }, NOW);
const ban = () => performAs(team, banPerson, { user_id: eve.userId, reason: "Bought votes." }, NOW);
const lift = async (at = NOW) =>
	performAs(await freshAdmin(world.db, at), liftBan, { user_id: eve.userId, reason: "A mistake." }, at);

it("leaves closed weeks as they are, and counts a week again that was closed under it", async () => {
	await mintVote(world.db, { userId: eve.userId, listingId: acme, at: new Date("2026-11-10T12:00:00Z") });
	await world.db.insert(closedWeeks).values({ week: "2026-11-09", closedAt: 0, launches: 0 });
	await vote("bolt");
	await ban();
	expect((await world.db.select().from(votes)).map(({ counted }) => counted)).toEqual([true, false]);
	await closeWeek.run({ subject: "all", payload: {}, cause: "test" }, jobContext(new Date("2026-11-23T00:00:00Z")));
	expect(await world.db.select().from(awards)).toEqual([]);
	await lift(new Date("2026-11-24T00:00:00Z"));
	expect((await world.db.select().from(weekResults)).find(({ rank }) => rank === 1)).toMatchObject({ votesCounted: 1 });
	expect(await world.db.select().from(awards)).toMatchObject([{ place: 1, votesCounted: 1 }]);
});

it("does not touch a vote that the site team has decided about since, and lifts no ban twice", async () => {
	await vote("acme");
	await ban();
	await performAs(team, judgeVotes, { vote_ids: [1], counts: false, reason: "Bought." }, NOW);
	await lift();
	expect(await world.db.select().from(votes)).toMatchObject([{ counted: false, discountReason: "moderated" }]);
	await expect(lift()).rejects.toMatchObject({ code: "changed_meanwhile" });
});
