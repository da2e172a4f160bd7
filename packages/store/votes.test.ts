import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#core/week";
import { countChanges, founders, listings, votes } from "#store/schema/index";
import { castVote, discountVote, follow, unfollow, withdrawVote } from "#store/votes";
import { closeWeek } from "#store/weeks";
import { mintFounder, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const vote = (userId: number, listingId: number, networkHash: string | null = null, now = NOW) =>
	castVote(world.db, { userId, listingId, now, networkHash });
const changes = () =>
	world.db
		.select({ votes: countChanges.votes, raw: countChanges.votesRaw, followers: countChanges.followers })
		.from(countChanges);

describe("a vote", () => {
	it("counts once a person and listing", async () => {
		const listing = await mintListing(world.db, "acme");
		const [voter = 0] = await mintVoters(world.db, 1);
		expect(await vote(voter, listing.id)).toEqual({ outcome: "counted" });
		expect(await vote(voter, listing.id)).toEqual({ outcome: "already_voted" });
		expect(await world.db.select().from(votes)).toMatchObject([
			{ userId: voter, listingId: listing.id, week: "2026-11-16", counted: true, discountReason: null },
		]);
		expect(await changes()).toEqual([{ votes: 1, raw: 1, followers: 0 }]);
	});

	it("is stored once when it is cast many times at once", async () => {
		const listing = await mintListing(world.db, "acme");
		const [voter = 0] = await mintVoters(world.db, 1);
		const outcomes = await Promise.all(Array.from({ length: 10 }, () => vote(voter, listing.id)));
		expect(outcomes.filter(({ outcome }) => outcome === "counted")).toHaveLength(1);
		expect(outcomes.filter(({ outcome }) => outcome === "already_voted")).toHaveLength(9);
		expect(await changes()).toHaveLength(1);
	});

	it("is refused to the listing's owner and founders", async () => {
		const [owner = 0, cofounder = 0, stranger = 0] = await mintVoters(world.db, 3);
		const listing = await mintListing(world.db, "acme", { ownerId: owner });
		await mintFounder(world.db, "Ada", { userId: cofounder, listingIds: [listing.id] });
		expect(await vote(owner, listing.id)).toEqual({ outcome: "own_listing" });
		expect(await vote(cofounder, listing.id)).toEqual({ outcome: "own_listing" });
		expect(await vote(stranger, listing.id)).toEqual({ outcome: "counted" });
	});

	it("is for live listings in open weeks", async () => {
		const [voter = 0] = await mintVoters(world.db, 1);
		const upcoming = await mintListing(world.db, "soon", { status: "scheduled" });
		const live = await mintListing(world.db, "acme");
		expect(await vote(voter, upcoming.id)).toEqual({ outcome: "not_live" });
		expect(await vote(voter, 999)).toEqual({ outcome: "not_live" });
		await closeWeek(world.db, "2026-11-16", NOW.getTime());
		expect(await vote(voter, live.id)).toEqual({ outcome: "week_closed" });
		expect(await changes()).toEqual([]);
	});

	it("of a new account is stored, and does not count", async () => {
		const listing = await mintListing(world.db, "acme");
		const person = await world.person();
		const dayLater = new Date(NOW.getTime() + DAY_MS);
		expect(await vote(person.userId, listing.id)).toEqual({ outcome: "discounted", reason: "new_account" });
		expect(await changes()).toEqual([{ votes: 0, raw: 1, followers: 0 }]);
		const other = await mintListing(world.db, "other");
		expect(await vote(person.userId, other.id, null, dayLater)).toEqual({ outcome: "counted" });
	});

	it("is discounted beyond three of one network in an hour, for that listing", async () => {
		const listing = await mintListing(world.db, "acme");
		const other = await mintListing(world.db, "other");
		const voters = await mintVoters(world.db, 6);
		const outcomes = [];
		for (const voter of voters.slice(0, 4)) outcomes.push(await vote(voter, listing.id, "net-a"));
		expect(outcomes.map(({ outcome }) => outcome)).toEqual(["counted", "counted", "counted", "discounted"]);
		expect(outcomes[3]).toEqual({ outcome: "discounted", reason: "same_network" });
		expect(await vote(voters[3] ?? 0, other.id, "net-a")).toEqual({ outcome: "counted" });
		expect(await vote(voters[4] ?? 0, listing.id, "net-b")).toEqual({ outcome: "counted" });
		const hourLater = new Date(NOW.getTime() + 3_600_001);
		expect(await vote(voters[5] ?? 0, listing.id, "net-a", hourLater)).toEqual({ outcome: "counted" });
	});

	it("can be taken back until its week is closed, and then cast again", async () => {
		const listing = await mintListing(world.db, "acme");
		const [voter = 0] = await mintVoters(world.db, 1);
		await vote(voter, listing.id);
		expect(await withdrawVote(world.db, voter, listing.id)).toBe(true);
		expect(await withdrawVote(world.db, voter, listing.id)).toBe(false);
		expect(await vote(voter, listing.id)).toEqual({ outcome: "counted" });
		await closeWeek(world.db, "2026-11-16", NOW.getTime());
		expect(await withdrawVote(world.db, voter, listing.id)).toBe(false);
		expect((await changes()).reduce((sum, change) => sum + change.votes, 0)).toBe(1);
	});

	it("can be discounted by the site team, once", async () => {
		const listing = await mintListing(world.db, "acme");
		const [voter = 0] = await mintVoters(world.db, 1);
		await vote(voter, listing.id);
		const stored = await world.db.query.votes.findFirst();
		expect(await discountVote(world.db, stored?.id ?? 0)).toBe(true);
		expect(await discountVote(world.db, stored?.id ?? 0)).toBe(false);
		expect(await world.db.query.votes.findFirst()).toMatchObject({ counted: false, discountReason: "moderated" });
		expect((await changes()).reduce((sum, change) => sum + change.votes, 0)).toBe(0);
	});
});

describe("a follow", () => {
	it("counts once, and can end", async () => {
		const listing = await mintListing(world.db, "acme");
		const [person = 0] = await mintVoters(world.db, 1);
		expect(await follow(world.db, person, listing.id, NOW)).toBe(true);
		expect(await follow(world.db, person, listing.id, NOW)).toBe(false);
		expect(await unfollow(world.db, person, listing.id)).toBe(true);
		expect(await unfollow(world.db, person, listing.id)).toBe(false);
		expect((await changes()).map((change) => change.followers)).toEqual([1, -1]);
	});

	it("needs a live listing", async () => {
		const listing = await mintListing(world.db, "soon", { status: "scheduled" });
		const [person = 0] = await mintVoters(world.db, 1);
		expect(await follow(world.db, person, listing.id, NOW)).toBe(false);
		expect(await changes()).toEqual([]);
	});
});

it("keeps the count of a founder's live listings", async () => {
	const listing = await mintListing(world.db, "acme");
	await mintFounder(world.db, "Ada", { listingIds: [listing.id] });
	expect(await world.db.query.founders.findFirst({ where: eq(founders.slug, "ada") })).toMatchObject({
		liveListings: 1,
	});
	await world.db.update(listings).set({ status: "draft" }).where(eq(listings.id, listing.id));
	expect(await world.db.query.founders.findFirst({ where: eq(founders.slug, "ada") })).toMatchObject({
		liveListings: 0,
	});
});
