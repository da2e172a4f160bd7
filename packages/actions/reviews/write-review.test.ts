import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import withdrawReview from "#actions/reviews/withdraw-review";
import writeReview from "#actions/reviews/write-review";
import { DAY_MS } from "#core/launches/week";
import { auditLog, listings, reviews } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintFounder, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const TEXT = "It keeps our calendar in order.";
const write = (userId: number, values: Record<string, unknown> = {}, at = NOW) =>
	performAs(
		personActor(userId),
		writeReview,
		{ listing: "acme", stars: 4, text: `${TEXT} Person ${userId}.`, incentivised: false, ...values },
		at,
	);
const stored = () => world.db.select().from(reviews).orderBy(reviews.id);
const rating = async () => {
	const row = await world.db.query.listings.findFirst({ where: eq(listings.slug, "acme") });
	return [row?.ratingCount, row?.ratingSum];
};

it("publishes at once what nothing speaks against, counts it, and leaves its text out of the audit log", async () => {
	const [ada = 0] = await mintVoters(world.db, 1);
	await mintListing(world.db, "acme");
	expect(await write(ada, { text: `  ${TEXT}\n` })).toMatchObject({ status: "published", heldReason: null });
	expect(await stored()).toMatchObject([{ userId: ada, stars: 4, body: TEXT, version: 1, at: NOW.getTime() }]);
	expect(await rating()).toEqual([1, 4]);
	const log = await world.db.select().from(auditLog);
	expect(log).toMatchObject([{ action: "write_review", actor: `user:${ada}`, detail: { status: "published" } }]);
	expect(JSON.stringify(log)).not.toContain("calendar");
});

it("is one a person and listing, however often it is sent at once, also with different texts", async () => {
	const [ada = 0] = await mintVoters(world.db, 1);
	await mintListing(world.db, "acme");
	await Promise.all([1, 1, 2, 3].map((stars) => write(ada, { stars, text: `${TEXT} Try ${stars}.` })));
	const rows = await stored();
	expect(rows).toHaveLength(1);
	expect(rows[0]?.body).toBe(`${TEXT} Try ${rows[0]?.stars}.`);
	expect(await rating()).toEqual([1, rows[0]?.stars]);
});

it("writes anew over what stood there, which is looked at again; the same again changes nothing", async () => {
	const [ada = 0] = await mintVoters(world.db, 1);
	await mintListing(world.db, "acme");
	await write(ada);
	const later = new Date(NOW.getTime() + DAY_MS);
	expect(await write(ada, {}, later)).toMatchObject({ status: "published" });
	expect(await stored()).toMatchObject([{ version: 1, changedAt: NOW.getTime() }]);
	expect(await write(ada, { stars: 2, text: `${TEXT} More at acme.com.` }, later)).toMatchObject({
		status: "held",
		heldReason: "address",
	});
	expect(await rating()).toEqual([0, 0]);
	expect(await write(ada, { stars: 2 }, later)).toMatchObject({ status: "published" });
	expect(await stored()).toMatchObject([
		{ stars: 2, version: 3, at: NOW.getTime(), changedAt: later.getTime(), heldReason: null },
	]);
	expect(await rating()).toEqual([1, 2]);
	expect(await world.db.select().from(auditLog)).toHaveLength(3);
});

it("waits, with the reason, for a new account, an address, a copy and a burst", async () => {
	const [a = 0, b = 0, c = 0, d = 0] = await mintVoters(world.db, 4);
	const { userId: young } = await world.person();
	await mintListing(world.db, "acme");
	const other = await mintListing(world.db, "other");
	expect(await write(young)).toMatchObject({ status: "held", heldReason: "new_account" });
	expect(await write(a, { text: `${TEXT} Mail me@acme.com!` })).toMatchObject({ heldReason: "address" });
	expect(await write(b, { text: TEXT })).toMatchObject({ heldReason: null });
	expect(await write(c, { text: TEXT.toUpperCase(), listing: "other" })).toMatchObject({ heldReason: "copy" });
	const people = await mintVoters(world.db, 5);
	for (const person of people) await mintReview(world.db, person, other.id, { at: NOW.getTime() - 3_599_999 });
	expect(await write(d, { listing: "other" })).toMatchObject({ heldReason: "burst" });
	const later = new Date(NOW.getTime() + 3_600_000);
	expect(await write(d, { listing: "other", stars: 3 }, later)).toMatchObject({ heldReason: null });
});

it("publishes one of two copies that are sent at once, and no more than a burst of many", async () => {
	const people = await mintVoters(world.db, 9);
	await mintListing(world.db, "acme");
	const copies = await Promise.all(people.slice(0, 2).map((person) => write(person, { text: TEXT })));
	expect(copies.map(({ heldReason }) => heldReason).sort()).toEqual(["copy", null]);
	await Promise.all(people.slice(2).map((person) => write(person)));
	const published = (await stored()).filter(({ status }) => status === "published");
	expect(published).toHaveLength(4);
	expect(await rating()).toEqual([4, 16]);
});

it("waits for ever after it was rejected, also when it is withdrawn and written again", async () => {
	const [ada = 0] = await mintVoters(world.db, 1);
	const { id: listingId } = await mintListing(world.db, "acme");
	const { id } = await mintReview(world.db, ada, listingId, { status: "rejected", rejectedAt: NOW.getTime() });
	expect(await write(ada)).toMatchObject({ heldReason: "rejected_before" });
	await performAs(personActor(ada), withdrawReview, { review_id: id }, NOW);
	expect(await write(ada)).toMatchObject({ heldReason: "rejected_before" });
});

it("shows rewarded ones and never counts them", async () => {
	const [ada = 0] = await mintVoters(world.db, 1);
	await mintListing(world.db, "acme");
	expect(await write(ada, { incentivised: true })).toMatchObject({ status: "published" });
	expect(await rating()).toEqual([0, 0]);
	await write(ada, { incentivised: false });
	expect(await rating()).toEqual([1, 4]);
});

it("needs a live listing that is not one's own", async () => {
	const [owner = 0, founder = 0, ada = 0] = await mintVoters(world.db, 3);
	const { id } = await mintListing(world.db, "acme", { ownerId: owner });
	await mintListing(world.db, "soon", { status: "scheduled" });
	await mintFounder(world.db, "Mila Vos", { userId: founder, listingIds: [id] });
	for (const own of [owner, founder]) await expect(write(own)).rejects.toMatchObject({ code: "own_listing" });
	for (const listing of ["soon", "nothing"]) {
		await expect(write(ada, { listing })).rejects.toMatchObject({ code: "not_found" });
	}
	expect(await stored()).toEqual([]);
});

it("names every bad field", async () => {
	const [ada = 0] = await mintVoters(world.db, 1);
	await mintListing(world.db, "acme");
	const bad = { stars: 6, text: "  Too short, this is.  ".slice(0, 18), incentivised: "no" };
	await expect(write(ada, bad)).rejects.toMatchObject({
		code: "invalid_input",
		errors: [{ pointer: "/stars" }, { pointer: "/text", code: "too_short" }, { pointer: "/incentivised" }],
	});
	for (const text of ["x".repeat(5001), `${TEXT}\u202e`, ` ${"x".repeat(19)} `]) {
		await expect(write(ada, { text })).rejects.toMatchObject({ errors: [{ pointer: "/text" }] });
	}
	await write(ada, { text: "🙂".repeat(20) });
	await write(ada, { text: "x".repeat(5000) });
});
