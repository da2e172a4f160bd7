import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import castVote from "#actions/votes/cast-vote";
import withdrawVote from "#actions/votes/withdraw-vote";
import { DAY_MS } from "#core/launches/week";
import { guardOf, runAnyBatch } from "#store/db";
import { auditLog, countChanges, draftInvites, outbox, users, voteSalts, votes } from "#store/schema/index";
import { userById } from "#store/users";
import { insertVote } from "#store/votes";
import { performAs, personActor } from "#testing/act";
import { mintDraft } from "#testing/drafts";
import { mintFounder, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const vote = (userId: number, listing = "acme", network = "unknown", now = NOW) =>
	performAs(personActor(userId, network), castVote, { listing }, now);
const changes = () => world.db.select({ votes: countChanges.votes, raw: countChanges.votesRaw }).from(countChanges);

it("counts once a person and listing, leaves an audit row, and has the count folded soon", async () => {
	const { id } = await mintListing(world.db, "acme");
	const [voter = 0] = await mintVoters(world.db, 1);
	const cast = { listing: { slug: "acme" }, counted: true, discountReason: null };
	expect(await vote(voter)).toMatchObject(cast);
	expect(await vote(voter)).toMatchObject(cast);
	expect(await world.db.select().from(votes)).toMatchObject([
		{ userId: voter, listingId: id, week: "2026-11-16", counted: true, networkHash: null },
	]);
	expect(await changes()).toEqual([{ votes: 1, raw: 1 }]);
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{ action: "cast_vote", actor: `user:${voter}`, subject: `listing:${id}` },
	]);
	expect(await world.db.select().from(outbox)).toMatchObject([{ job: "fold-counters" }]);
});

it("is stored once when it is pressed many times at once, and every press is told that it is cast", async () => {
	await mintListing(world.db, "acme");
	const [voter = 0] = await mintVoters(world.db, 1);
	const presses = await Promise.all(Array.from({ length: 10 }, () => vote(voter)));
	expect(presses.every(({ counted }) => counted)).toBe(true);
	expect(await changes()).toHaveLength(1);
});

it("is refused to the listing's owner and founders", async () => {
	const [owner = 0, cofounder = 0] = await mintVoters(world.db, 2);
	const listing = await mintListing(world.db, "acme", { ownerId: owner });
	await mintFounder(world.db, "Ada", { userId: cofounder, listingIds: [listing.id] });
	for (const own of [owner, cofounder]) await expect(vote(own)).rejects.toMatchObject({ code: "own_listing" });
	expect(await world.db.select().from(auditLog)).toEqual([]);
});

it("is refused to whoever accepted an invite to the draft of the listing", async () => {
	const owner = await world.person();
	const [invited = 0, revoked = 0] = await mintVoters(world.db, 2);
	const { id: listingId } = await mintListing(world.db, "acme", { ownerId: owner.userId });
	const draft = await mintDraft(world.db, owner, { row: { listingId } });
	const invite = async (userId: number, status: "accepted" | "revoked") => ({
		draftId: draft.id,
		tokenHash: status,
		status,
		createdAt: 0,
		email: (await userById(world.db, userId))?.email ?? "",
		acceptedBy: status === "accepted" ? userId : null,
	});
	await world.db.insert(draftInvites).values([await invite(invited, "accepted"), await invite(revoked, "revoked")]);
	await expect(vote(invited)).rejects.toMatchObject({ code: "own_listing" });
	expect(await vote(revoked)).toMatchObject({ counted: true });
});

it("is for live listings in open weeks", async () => {
	const [voter = 0] = await mintVoters(world.db, 1);
	await mintListing(world.db, "soon", { status: "scheduled" });
	await mintListing(world.db, "acme");
	for (const slug of ["soon", "nothing"]) {
		await expect(vote(voter, slug)).rejects.toMatchObject({ code: "not_found" });
	}
	await closeWeek(world.db, "2026-11-16", NOW.getTime());
	await expect(vote(voter)).rejects.toMatchObject({ code: "week_closed" });
	expect(await changes()).toEqual([]);
});

it("of a new account is stored and does not count, and its voter is told why", async () => {
	await mintListing(world.db, "acme");
	await mintListing(world.db, "other");
	const { userId } = await world.person();
	expect(await vote(userId)).toMatchObject({ counted: false, discountReason: "new_account" });
	expect(await vote(userId)).toMatchObject({ counted: false, discountReason: "new_account" });
	expect(await changes()).toEqual([{ votes: 0, raw: 1 }]);
	expect(await vote(userId, "other", "unknown", new Date(NOW.getTime() + DAY_MS))).toMatchObject({ counted: true });
});

it("of a new account on a Sunday belongs to the next week, and can be taken back in it and cast again", async () => {
	await mintListing(world.db, "acme");
	const { userId } = await world.person();
	const sunday = new Date("2026-11-22T18:00:00.000Z");
	await world.db.update(users).set({ createdAt: sunday.getTime() }).where(eq(users.id, userId));
	expect(await vote(userId, "acme", "unknown", sunday)).toMatchObject({
		counted: false,
		discountReason: "new_account",
	});
	expect(await world.db.select().from(votes)).toMatchObject([
		{ at: sunday.getTime(), week: "2026-11-23", countsFrom: sunday.getTime() + DAY_MS },
	]);
	const monday = new Date("2026-11-23T00:10:00.000Z");
	expect(await closeWeek(world.db, "2026-11-16", monday.getTime())).not.toBeNull();
	await performAs(personActor(userId), withdrawVote, { listing: "acme" }, monday);
	const tuesday = new Date("2026-11-24T00:00:00.000Z");
	expect(await vote(userId, "acme", "unknown", tuesday)).toMatchObject({ counted: true });
});

it("is discounted beyond three of one network in an hour, for that listing", async () => {
	await mintListing(world.db, "acme");
	await mintListing(world.db, "other");
	const voters = await mintVoters(world.db, 6);
	const [a, b] = ["203.0.113.1", "2001:db8:0:1::/64"];
	const cast = async (index: number, network: string, listing = "acme", now = NOW) =>
		(await vote(voters[index] ?? 0, listing, network, now)).discountReason;
	expect([await cast(0, b), await cast(1, b), await cast(2, b), await cast(3, b)]).toEqual([
		...[null, null, null, "same_network"],
	]);
	expect(await cast(3, b, "other")).toBeNull();
	expect(await cast(4, a)).toBeNull();
	expect(await cast(5, b, "acme", new Date(NOW.getTime() + 3_600_001))).toBeNull();
});

it("is decided again when three of its network have come to count meanwhile, in whichever isolate", async () => {
	const { id: listingId } = await mintListing(world.db, "acme");
	const facts = { listingId, at: NOW.getTime(), week: "2026-11-16", networkHash: "hash" };
	const decided = { ...facts, discountReason: null, countsFrom: null, freshAccountAt: null };
	const [late = 0, ...early] = await mintVoters(world.db, 4);
	for (const userId of early) await runAnyBatch(world.db, insertVote(world.db, { ...decided, userId }));
	const commit = runAnyBatch(world.db, insertVote(world.db, { ...decided, userId: late }));
	expect(await commit.catch(guardOf)).toBe("stale");
	expect(await world.db.select().from(votes)).toHaveLength(3);
});

it("keeps of a network only a hash, salted anew each week", async () => {
	await mintListing(world.db, "acme");
	await mintListing(world.db, "other");
	const voters = await mintVoters(world.db, 2);
	const network = "203.0.113.1";
	await Promise.all(voters.map((voter) => vote(voter, "acme", network)));
	await vote(voters[0] ?? 0, "other", network, new Date(NOW.getTime() + 7 * DAY_MS));
	expect(await world.db.select().from(voteSalts)).toHaveLength(2);
	const hashes = (await world.db.select().from(votes)).map((row) => row.networkHash);
	expect(hashes[0]).toBe(hashes[1]);
	expect(hashes[2]).not.toBe(hashes[0]);
	const stored = JSON.stringify([await world.db.select().from(votes), await world.db.select().from(auditLog)]);
	expect(stored).not.toContain(network);
});
