import { exports } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import mergeListings from "#actions/listings/merge-listings";
import partListings from "#actions/listings/part-listings";
import { runAnyBatch } from "#store/db";
import { mergePreview } from "#store/merged-listings";
import { bans, follows, launches, listings, listingUpdates, localMails, milestones, saves } from "#store/schema/index";
import { freezeWeek } from "#store/weeks";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintFounder, mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { LISTING_HISTORIES, stateOf } from "#testing/state-digest";
import { makeWorld, NOW, ORIGIN, type Person, type World } from "#testing/world";

const WEEK = "2026-11-16";
/** `from` is merged into `to`. */
const FROM = 1;
const TO = 2;

let world: World;
let ada: Person;
let bob: Person;
let voters: number[];
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@example.com");
	bob = await world.person("bob@example.com");
	voters = await mintVoters(world.db, 4);
	const { db } = world;
	const [one = 0, two = 0, both = 0, never = 0] = voters;
	const at = NOW.getTime();
	await mintListing(db, "inkfern-old", { ownerId: ada.userId, votes: 3, votesRaw: 3, weekVotes: 3, followers: 2 });
	await mintListing(db, "inkfern", { ownerId: bob.userId, votes: 1, votesRaw: 1, weekVotes: 1, followers: 1 });
	await mintListing(db, "tidewell");
	for (const userId of [one, two, both]) await mintVote(db, { userId, listingId: FROM, at: NOW });
	await mintVote(db, { userId: both, listingId: TO, at: NOW });
	await db.insert(follows).values([
		{ userId: one, listingId: FROM, at },
		{ userId: both, listingId: FROM, at },
		{ userId: both, listingId: TO, at },
	]);
	await db.insert(saves).values([
		{ userId: never, listingId: FROM, at },
		{ userId: both, listingId: TO, at },
	]);
	// One reviewed the old one alone, one both with the newer at the old one, one both with the newer at the new one.
	await mintReview(db, one, FROM, { stars: 5 });
	await mintReview(db, both, FROM, { stars: 4, changedAt: at + 5 });
	await mintReview(db, both, TO, { stars: 1, changedAt: at });
	await mintReview(db, two, FROM, { stars: 2, changedAt: at });
	await mintReview(db, two, TO, { stars: 3, changedAt: at + 5 });
	await db.insert(milestones).values([
		{ id: 1, listingId: FROM, date: "2026-01-01", title: "Founded" },
		{ id: 2, listingId: TO, date: "2026-02-01", title: "Launched" },
	]);
	await db.insert(listingUpdates).values({ id: 1, listingId: FROM, title: "New", body: "Things.", createdAt: at });
	await mintFounder(db, "Grace Moor", { listingIds: [FROM] });
	await mintFounder(db, "Hedy Lind", { listingIds: [FROM, TO] });
});

const versionOf = async (id: number) =>
	(await world.db.all<{ version: number }>(sql`SELECT version FROM listings WHERE id = ${id}`))[0]?.version ?? 0;
const merge = async (actor = teamActor(), from = FROM, to = TO) => {
	const versions = { version: await versionOf(from), into_version: await versionOf(to) };
	return performAs(actor, mergeListings, { listing_id: from, into_id: to, ...versions, reason: "One product." }, NOW);
};
const part = async () =>
	performAs(
		teamActor(),
		partListings,
		{ listing_id: FROM, version: await versionOf(FROM), reason: "Two after all." },
		NOW,
	);
const rows = <T>(query: ReturnType<typeof sql>) => world.db.all<T>(query);
const page = (path: string) => exports.default.fetch(new Request(`${ORIGIN}${path}`, { redirect: "manual" }));

it("moves what is not double, one vote and one review a person, and says so before", async () => {
	expect(await mergePreview(world.db, { from: FROM, to: TO, week: WEEK })).toEqual({
		owner: { moves: 0, stays: 1 },
		founder: { moves: 1, stays: 1 },
		vote: { moves: 2, stays: 1 },
		follow: { moves: 1, stays: 1 },
		save: { moves: 1, stays: 0 },
		review: { moves: 2, stays: 1 },
		update: { moves: 1, stays: 0 },
		milestone: { moves: 1, stays: 0 },
	});
	await merge();
	expect(
		await rows(
			sql`SELECT votes, votes_raw, followers, owner_id, rating_count, rating_sum FROM listings WHERE id = ${TO}`,
		),
	).toEqual([{ votes: 3, votes_raw: 3, followers: 2, owner_id: bob.userId, rating_count: 3, rating_sum: 5 + 4 + 3 }]);
	expect(await rows(sql`SELECT votes FROM launches WHERE listing_id = ${TO}`)).toEqual([{ votes: 3 }]);
	const { body } = await world.api<{ founders: { name: string }[] }>("GET", "/listings/inkfern");
	expect(body.founders.map(({ name }) => name)).toEqual(["Hedy Lind", "Grace Moor"]);
	await runAnyBatch(world.db, freezeWeek(world.db, WEEK, NOW.getTime()));
	expect(await rows(sql`SELECT listing_id AS id, votes_counted AS votes FROM week_results ORDER BY rank`)).toEqual([
		{ id: TO, votes: 3 },
		{ id: 3, votes: 0 },
	]);
});

it("leads the old address to the new one, and says to the API where it went", async () => {
	await merge();
	const answer = await page("/listings/inkfern-old");
	expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/listings/inkfern"]);
	const gone = await world.api<{ code: string; detail: string }>("GET", "/listings/inkfern-old");
	expect(gone).toMatchObject({ status: 404, body: { code: "not_found" } });
	expect(gone.body.detail).toContain("inkfern");
	// One after the other.
	await merge(teamActor(), TO, 3);
	expect((await page("/listings/inkfern-old")).headers.get("Location")).toBe("/listings/tidewell");
	await world.runJobs();
	const told = (await world.db.select().from(localMails)).map(({ to, subject }) => `${to}: ${subject}`);
	expect(told.toSorted()).toEqual([
		"ada@example.com: inkfern-old was merged with another listing",
		"bob@example.com: Another listing was merged into inkfern",
		"bob@example.com: inkfern was merged with another listing",
	]);
});

it("is undone exactly", async () => {
	const before = await stateOf(world.db, LISTING_HISTORIES);
	await merge();
	expect(await stateOf(world.db, LISTING_HISTORIES)).not.toEqual(before);
	await part();
	expect(await stateOf(world.db, LISTING_HISTORIES)).toEqual(before);
	expect(await rows(sql`SELECT 1 FROM merged_rows`)).toEqual([]);
});

it("gives a listing that is nobody's the other's owner, and takes it back", async () => {
	await world.db.run(sql`UPDATE listings SET owner_id = NULL WHERE id = ${TO}`);
	const before = await stateOf(world.db, LISTING_HISTORIES);
	await merge();
	expect(await rows(sql`SELECT owner_id FROM listings WHERE id = ${TO}`)).toEqual([{ owner_id: ada.userId }]);
	await part();
	expect(await stateOf(world.db, LISTING_HISTORIES)).toEqual(before);
});

it("adds up no votes of weeks in which not both launch, nor of the listing's own people", async () => {
	await world.db.run(sql`DELETE FROM launches WHERE listing_id = ${TO}`);
	expect((await mergePreview(world.db, { from: FROM, to: TO, week: WEEK })).vote).toEqual({ moves: 0, stays: 3 });
	await world.db.insert(launches).values({ listingId: TO, week: WEEK, kind: "free", at: NOW.getTime() });
	await world.db.run(sql`UPDATE listings SET owner_id = ${voters[0] ?? 0} WHERE id = ${TO}`);
	expect((await mergePreview(world.db, { from: FROM, to: TO, week: WEEK })).vote).toEqual({ moves: 1, stays: 2 });
});

it("is refused with itself, with hidden ones, while a paid launch is ahead, on older versions, and to others", async () => {
	await expect(merge(teamActor(), FROM, FROM)).rejects.toMatchObject({ errors: [{ pointer: "/into_id" }] });
	await expect(merge(personActor(ada.userId))).rejects.toMatchObject({ code: "not_found" });
	const old = { listing_id: FROM, into_id: TO, version: 1, into_version: 9, reason: "x" };
	await expect(performAs(teamActor(), mergeListings, old, NOW)).rejects.toMatchObject({ code: "listing_conflict" });
	await world.db.update(listings).set({ status: "draft" }).where(eq(listings.id, TO));
	await expect(merge()).rejects.toMatchObject({
		errors: [{ pointer: "/into_id", message: expect.stringMatching(/not published/) }],
	});
	await world.db.update(listings).set({ status: "live" }).where(eq(listings.id, TO));
	await merge();
	await expect(merge()).rejects.toMatchObject({ errors: [{ pointer: "/listing_id" }] });
	await expect(merge(teamActor(), 3, FROM)).rejects.toMatchObject({ errors: [{ pointer: "/into_id" }] });
	await world.db.insert(launches).values({ listingId: 3, week: "2026-12-14", kind: "relaunch", at: NOW.getTime() });
	await expect(merge(teamActor(), 3, TO)).rejects.toMatchObject({ errors: [{ pointer: "/listing_id" }] });
});

it("makes nobody who is banned the owner of the one that stays", async () => {
	await world.db.update(listings).set({ ownerId: null }).where(eq(listings.id, TO));
	const values = { id: 1, userId: ada.userId, reason: "Spam.", at: 1, votes: [], reviews: [] };
	await world.db.insert(bans).values(values);
	await merge();
	expect(await rows(sql`SELECT owner_id FROM listings WHERE id = ${TO}`)).toEqual([{ owner_id: null }]);
});
