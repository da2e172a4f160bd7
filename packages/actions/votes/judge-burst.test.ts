import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import banPerson from "#actions/people/ban-person";
import liftBan from "#actions/people/lift-ban";
import castVote from "#actions/votes/cast-vote";
import judgeBurst from "#actions/votes/judge-burst";
import judgeVotes from "#actions/votes/judge-votes";
import undoVoteDecision from "#actions/votes/undo-vote-decision";
import withdrawVote from "#actions/votes/withdraw-vote";
import closeWeek from "#jobs/close-week";
import foldCounters from "#jobs/fold-counters";
import { awards, launches, listings, mails, recounts, users, votes, weekResults } from "#store/schema/index";
import { openBursts } from "#store/vote-bursts";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintSession } from "#testing/fresh-session";
import { jobContext } from "#testing/job-context";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { storeVotes } from "#testing/votes";
import { makeWorld, NOW, type World } from "#testing/world";

const WEEK = "2026-11-16";
const MONDAY = new Date("2026-11-23T00:00:00.000Z");
const LATER = new Date("2026-11-25T12:00:00.000Z");
const all = { subject: "all" as const, payload: {}, cause: "test" };
/** Votes of a burst, as the settings have it. */
const BURST = 12;

let world: World;
let owners: number[];
let honest: number;
let bought: number;
let third: number;
beforeEach(async () => {
	world = await makeWorld();
	owners = await mintVoters(world.db, 3);
	honest = (await mintListing(world.db, "honest", { ownerId: owners[0] ?? 0 })).id;
	bought = (await mintListing(world.db, "bought", { ownerId: owners[1] ?? 0 })).id;
	third = (await mintListing(world.db, "third", { ownerId: owners[2] ?? 0 })).id;
	await vote(honest, 4, (index) => `198.51.100.${index}`);
	await vote(third, 2, (index) => `198.51.100.${index}`);
});

const at = (index: number) => new Date(NOW.getTime() + index * 10_000);

async function vote(listingId: number, count: number, networkOf: (index: number) => string) {
	const voters = await mintVoters(world.db, count);
	const cast = voters.map((userId, index) => ({ userId, listingId, at: at(index), network: networkOf(index) }));
	expect(await storeVotes(world.db, cast)).toBeNull();
	return voters;
}

/** Gives them addresses of one domain. */
const settle = (voters: readonly number[]) =>
	world.db.run(`UPDATE users SET email = 'v' || id || '@farm.example' WHERE id IN (${voters.join()})`);

/** Twelve addresses of one domain, from networks of their own. */
async function burst() {
	const voters = await vote(bought, BURST, (index) => `203.0.113.${index}`);
	await settle(voters);
	const at = new Date(NOW.getTime() + 200_000);
	expect(await foldCounters.run(all, jobContext(at))).toContain(`held ${BURST} votes back`);
	return voters;
}

const waiting = async () => (await openBursts(world.db, { limit: 10 }))[0] ?? expect.fail("no burst");
const close = () => closeWeek.run(all, jobContext(MONDAY));
const judge = (burstId: number, counts: boolean) =>
	performAs(teamActor(), judgeBurst, { burst_id: burstId, votes: BURST, counts, reason: "One farm." }, LATER);

/** Recounted by hand from the votes alone, without a line of the code under test. */
async function recounted() {
	const cast = await world.db.select().from(votes);
	const rows = (await world.db.select().from(listings)).map(({ id }) => {
		const own = cast.filter((one) => one.listingId === id && one.week === WEEK);
		const counted = own.filter((one) => one.counted);
		return { id, raw: own.length, counted: counted.length, reached: Math.max(0, ...counted.map((one) => one.at)) };
	});
	rows.sort((a, b) => b.counted - a.counted || a.reached - b.reached || a.id - b.id);
	return {
		results: rows.map((row, index) => [index + 1, row.id, row.counted, row.raw]),
		awards: rows.slice(0, 3).flatMap((row, index) => (row.counted > 0 ? [[index + 1, row.id, row.counted]] : [])),
	};
}

async function stored() {
	const results = await world.db.select().from(weekResults).orderBy(weekResults.rank);
	const won = await world.db.select().from(awards).orderBy(awards.place);
	return {
		results: results.map((row) => [row.rank, row.listingId, row.votesCounted, row.votesRaw]),
		awards: won.map((row) => [row.place, row.listingId, row.votesCounted]),
	};
}

/** Everything that votes decide: to be the same again after undoing. */
async function digest() {
	await world.runJobs(LATER);
	return JSON.stringify(
		await Promise.all([
			world.db.select().from(votes),
			world.db.select().from(weekResults),
			world.db.select().from(awards),
			world.db.select({ week: launches.week, id: launches.listingId, votes: launches.votes }).from(launches),
			world.db
				.select({ id: listings.id, votes: listings.votes, raw: listings.votesRaw, awards: listings.awards })
				.from(listings),
			world.db.all("SELECT * FROM counters ORDER BY name"),
			world.db.all("SELECT id, listing_id, week, trait, found_at, decision_id FROM vote_bursts"),
		]),
	);
}

describe("a burst in an open week", () => {
	it("is held back before it reaches any count, with its evidence and nobody's address", async () => {
		await burst();
		const found = await waiting();
		expect(found).toMatchObject({
			trait: "mail_domain",
			votes: BURST,
			networks: BURST,
			largestDomain: BURST,
			decision: null,
		});
		expect(found.lastAt - found.firstAt).toBe((BURST - 1) * 10_000);
		expect(JSON.stringify(found)).not.toContain("farm.example");
		expect(await world.db.query.listings.findFirst({ where: (l, { eq }) => eq(l.id, bought) })).toMatchObject({
			votes: 0,
			votesRaw: BURST,
		});
	});

	it("lets a crowd be that has nothing in common", async () => {
		await vote(bought, 3 * BURST, (index) => `203.0.113.${index}`);
		expect(await foldCounters.run(all, jobContext(NOW))).not.toContain("held");
		expect(await openBursts(world.db, { limit: 10 })).toEqual([]);
	});

	it("counts as a whole, once however many decide at once, and waits again when that is undone", async () => {
		await burst();
		const before = await digest();
		const { id } = await waiting();
		const decided = await Promise.allSettled([judge(id, true), judge(id, true), judge(id, false)]);
		expect(decided.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const decision = (await world.db.query.voteDecisions.findFirst())?.id ?? 0;
		await performAs(teamActor(), undoVoteDecision, { decision_id: decision, reason: "Too soon." }, LATER);
		expect(await digest()).toBe(before);
		await expect(
			performAs(teamActor(), undoVoteDecision, { decision_id: decision, reason: "Again." }, LATER),
		).rejects.toMatchObject({ code: "changed_meanwhile" });
	});

	it("takes in what comes after it, and asks to look again where more came than was seen", async () => {
		await burst();
		const { id } = await waiting();
		const [late = 0] = await mintVoters(world.db, 1);
		await world.db.run(`UPDATE users SET email = 'late@farm.example' WHERE id = ${late}`);
		const at = new Date(NOW.getTime() + 300_000);
		await performAs(personActor(late, "192.0.2.1"), castVote, { listing: "bought" }, at);
		expect(await foldCounters.run(all, jobContext(at))).toContain("held 1 votes back");
		expect(await waiting()).toMatchObject({ id, votes: BURST + 1 });
		await expect(judge(id, true)).rejects.toMatchObject({ code: "changed_meanwhile" });
	});
});

describe("a burst with votes of somebody who is banned", () => {
	let voters: number[];
	let session: string;
	const eve = () => voters[0] ?? 0;
	const votesOf = async (userId: number) =>
		(await world.db.select().from(votes)).find((vote) => vote.userId === userId && vote.listingId === bought);
	const person = { reason: "Bought votes." };
	const ban = () => performAs(teamActor(owners[0], session), banPerson, { user_id: eve(), ...person }, LATER);
	const lift = () => performAs(teamActor(owners[0], session), liftBan, { user_id: eve(), ...person }, LATER);
	const undo = (decision_id: number) =>
		performAs(teamActor(), undoVoteDecision, { decision_id, reason: "Too soon." }, LATER);
	beforeEach(async () => {
		voters = await burst();
		await world.db.run(`UPDATE users SET role = 'admin' WHERE id = ${owners[0]}`);
		session = await mintSession(world.db, owners[0] ?? 0, LATER);
	});

	it("leaves those out, has them follow the decision once the ban is lifted, and undoes it for them too", async () => {
		const before = await digest();
		await ban();
		expect(await waiting()).toMatchObject({ votes: BURST, banned: 1 });
		const { decisionId, votes: judged } = await judge((await waiting()).id, true);
		expect(judged).toBe(BURST - 1);
		expect(await votesOf(eve())).toMatchObject({ counted: false, discountReason: "banned" });
		await lift();
		expect(await votesOf(eve())).toMatchObject({ counted: true, discountReason: null, decisionId });
		await world.runJobs(LATER);
		expect(await world.db.query.listings.findFirst({ where: (l, { eq }) => eq(l.id, bought) })).toMatchObject({
			votes: BURST,
		});
		await undo(decisionId);
		expect(await digest()).toBe(before);
	});

	it("keeps them out after the ban where the burst was taken out, and counts a closed week right", async () => {
		await ban();
		await close();
		const { id } = await waiting();
		const { decisionId } = await judge(id, false);
		await lift();
		expect(await votesOf(eve())).toMatchObject({ counted: false, discountReason: "moderated", decisionId });
		await undo(decisionId);
		expect(await votesOf(eve())).toMatchObject({ counted: false, discountReason: "held_back", decisionId: null });
		await judge(id, true);
		expect(await stored()).toEqual(await recounted());
	});

	it("does not count one by itself either", async () => {
		await ban();
		const { id = 0 } = (await votesOf(eve())) ?? {};
		const counted = await performAs(teamActor(), judgeVotes, { vote_ids: [id], counts: true, ...person }, LATER);
		expect(counted.changed).toBe(0);
		expect(await votesOf(eve())).toMatchObject({ counted: false, discountReason: "banned" });
	});
});

it("can be decided about when its voters have taken all votes back", async () => {
	const voters = await burst();
	// From a network of many they do not count, held back or not, and may be taken back.
	await world.db.run("UPDATE votes SET discount_reason = 'same_network' WHERE burst_id IS NOT NULL");
	for (const voter of voters) await performAs(personActor(voter), withdrawVote, { listing: "bought" }, NOW);
	const { id, votes: left } = await waiting();
	expect(left).toBe(0);
	await performAs(
		teamActor(),
		judgeBurst,
		{ burst_id: id, votes: 0, counts: false, reason: "Nothing is left." },
		LATER,
	);
	expect(await openBursts(world.db, { limit: 10 })).toEqual([]);
});

describe("a closed week", () => {
	it("is counted again when its burst is let count, discounted and undone: places, awards, badges, counts", async () => {
		await burst();
		await close();
		const held = await digest();
		expect((await stored()).awards[0]).toEqual([1, honest, 4]);
		const { id } = await waiting();

		const counted = await judge(id, true);
		expect(await stored()).toEqual(await recounted());
		expect((await stored()).awards[0]).toEqual([1, bought, BURST]);
		const badges = await world.api<{ badges: { kind: string }[] }>("GET", "/listings/bought/badges");
		expect(JSON.stringify(badges.body)).toContain("launch_of_the_week_1");

		await performAs(
			teamActor(),
			undoVoteDecision,
			{ decision_id: counted.decisionId, reason: "It was a farm." },
			LATER,
		);
		expect(await stored()).toEqual(await recounted());
		expect(await digest()).toBe(held);
		expect((await world.api("GET", "/awards?listing=bought")).body).toMatchObject({ total: 0 });
	});

	it("moves the award of a bought week to who won it, tells both once, and says so in public", async () => {
		const voters = await vote(bought, BURST, (index) => `203.0.113.${index}`);
		await close();
		const before = await digest();
		expect((await stored()).awards).toEqual([
			[1, bought, BURST],
			[2, honest, 4],
			[3, 3, 2],
		]);
		const cast = await world.db.query.votes.findMany({ where: (v, { inArray }) => inArray(v.userId, voters) });
		const input = { vote_ids: cast.map(({ id }) => id), counts: false, reason: "Bought." };
		await Promise.all([0, 1].map(() => performAs(teamActor(), judgeVotes, input, LATER)));
		expect(await stored()).toEqual(await recounted());
		expect((await stored()).awards).toEqual([
			[1, honest, 4],
			[2, 3, 2],
		]);
		await world.runJobs(LATER);
		await world.runJobs(LATER);
		const told = (await world.db.select().from(mails)).filter(({ mail }) => mail === "award-moved");
		const reader = (index: number) => told.filter(({ userId }) => userId === owners[index]).length;
		expect([reader(0), reader(1), reader(2)]).toEqual([1, 1, 1]);

		const { id = 0 } = (await world.db.query.voteDecisions.findFirst()) ?? {};
		await performAs(teamActor(), undoVoteDecision, { decision_id: id, reason: "A mistake." }, LATER);
		expect(await digest()).toBe(before);
		expect(await world.db.select().from(recounts)).toHaveLength(2);
	});

	it("looks at the votes of its last minutes before it closes", async () => {
		const voters = await mintVoters(world.db, BURST);
		await settle(voters);
		const cast = voters.map((userId, index) => ({
			userId,
			listingId: bought,
			at: new Date(MONDAY.getTime() - 60_000 + index * 1000),
			network: `203.0.113.${index}`,
		}));
		expect(await storeVotes(world.db, cast)).toBeNull();
		await close();
		expect((await stored()).awards[0]).toEqual([1, honest, 4]);
		expect(await waiting()).toMatchObject({ votes: BURST });
	});
});

it("looks on a Sunday also at votes of new accounts, which belong to the next week", async () => {
	const sunday = Date.parse("2026-11-22T20:00:00.000Z");
	const voters = await mintVoters(world.db, BURST);
	// Opened in one hour, and not so fast that they would be found as a burst of openings.
	for (const [index, id] of voters.entries()) {
		const at = sunday + index * 60_000;
		await world.db.update(users).set({ createdAt: at }).where(eq(users.id, id));
		await performAs(personActor(id, `203.0.113.${index}`), castVote, { listing: "bought" }, new Date(at));
	}
	expect(await foldCounters.run(all, jobContext(new Date(sunday + 3_600_000)))).toContain(`held ${BURST} votes back`);
	const held = await world.db.select().from(votes).where(eq(votes.listingId, bought));
	expect(held.map(({ week, discountReason, countsFrom }) => [week, discountReason, countsFrom])).toEqual(
		Array(BURST).fill(["2026-11-23", "held_back", null]),
	);
});
