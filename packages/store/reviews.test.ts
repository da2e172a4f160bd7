import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { runAnyBatch, runBatch } from "#store/db";
import { insertReview, isOutsider, lookAround, publishedReviews } from "#store/reviews";
import { founders, listingFounders, listings, reviews } from "#store/schema/index";
import { closeTasksOf, leaveTeamTask, openTeamTasks } from "#store/team-tasks";
import { mintFounder, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintReview } from "#testing/reviews";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

/** Triggers keep ratings, whoever writes: what counts is in one place. */

let world: World;
let people: number[];
let listingId: number;
beforeEach(async () => {
	world = await makeWorld();
	people = await mintVoters(world.db, 4);
	listingId = (await mintListing(world.db, "acme")).id;
});

const person = (index: number) => people[index] ?? 0;
const rating = async () => {
	const row = await world.db.query.listings.findFirst({ where: eq(listings.id, listingId) });
	return [row?.ratingCount, row?.ratingSum];
};
const set = (id: number, values: Partial<typeof reviews.$inferInsert>) =>
	world.db.update(reviews).set(values).where(eq(reviews.id, id));

it("counts published reviews that nobody was given anything for", async () => {
	await mintReview(world.db, person(0), listingId, { stars: 5 });
	const held = await mintReview(world.db, person(1), listingId, { stars: 2, status: "held" });
	await mintReview(world.db, person(2), listingId, { stars: 5, incentivised: true });
	await mintReview(world.db, person(3), listingId, { stars: 1, status: "rejected" });
	expect(await rating()).toEqual([1, 5]);
	await set(held.id, { status: "published", heldReason: null });
	expect(await rating()).toEqual([2, 7]);
	await set(held.id, { stars: 3 });
	expect(await rating()).toEqual([2, 8]);
	await set(held.id, { incentivised: true });
	expect(await rating()).toEqual([1, 5]);
	await world.db.delete(reviews).where(eq(reviews.userId, person(0)));
	expect(await rating()).toEqual([0, 0]);
});

it("stops counting who becomes the owner, and counts them again when they no longer are", async () => {
	await mintReview(world.db, person(0), listingId, { stars: 5 });
	await mintReview(world.db, person(1), listingId, { stars: 3 });
	const own = (ownerId: number | null) => world.db.update(listings).set({ ownerId }).where(eq(listings.id, listingId));
	await own(person(0));
	expect(await rating()).toEqual([1, 3]);
	await own(person(1));
	expect(await rating()).toEqual([1, 5]);
	await own(null);
	expect(await rating()).toEqual([2, 8]);
});

it("stops counting who becomes one of its founders, by being named or by being recognised", async () => {
	await mintReview(world.db, person(0), listingId, { stars: 5 });
	await mintReview(world.db, person(1), listingId, { stars: 3 });
	const named = await mintFounder(world.db, "Mila Vos", { userId: person(0), listingIds: [listingId] });
	expect(await rating()).toEqual([1, 3]);
	const other = await mintFounder(world.db, "Noor Bakker", { listingIds: [listingId] });
	await world.db
		.update(founders)
		.set({ userId: person(1) })
		.where(eq(founders.id, other.id));
	expect(await rating()).toEqual([0, 0]);
	await world.db.update(founders).set({ userId: null }).where(eq(founders.id, other.id));
	expect(await rating()).toEqual([1, 3]);
	await world.db.delete(listingFounders).where(eq(listingFounders.founderId, named.id));
	expect(await rating()).toEqual([2, 8]);
});

it("knows a listing's own people", async () => {
	await world.db.update(listings).set({ ownerId: person(0) });
	await mintFounder(world.db, "Mila Vos", { userId: person(1), listingIds: [listingId] });
	expect(await Promise.all(people.map((one) => isOutsider(world.db, one, listingId)))).toEqual([
		...[false, false, true, true],
	]);
});

it("refuses what is no review", async () => {
	await expect(mintReview(world.db, person(0), listingId, { stars: 6 })).rejects.toThrow();
	await expect(mintReview(world.db, person(0), listingId, { status: "held", heldReason: null })).rejects.toThrow();
	await expect(mintReview(world.db, person(0), listingId, { reply: "Hi.", repliedAt: null })).rejects.toThrow();
	await mintReview(world.db, person(0), listingId);
	await expect(mintReview(world.db, person(0), listingId)).rejects.toThrow();
});

it("is guarded in the database, where something changes between reading and writing", async () => {
	const review = { userId: person(0), listingId, stars: 4, body: "x", wordsHash: "x", incentivised: false, at: 1 };
	const write = (heldReason: "copy" | null) => {
		const status = heldReason === null ? "published" : "held";
		return runAnyBatch(world.db, insertReview(world.db, { ...review, heldReason, status }));
	};
	await world.db.update(listings).set({ status: "draft" });
	await expect(write("copy")).rejects.toThrow("not_live");
	await world.db.update(listings).set({ status: "live", ownerId: person(0) });
	await expect(write("copy")).rejects.toThrow("own_listing");
	await world.db.update(listings).set({ ownerId: null });
	const copied = await mintReview(world.db, person(1), listingId, { wordsHash: "x", at: 0 });
	await expect(write(null)).rejects.toThrow("stale");
	await world.db.delete(reviews).where(eq(reviews.id, copied.id));
	for (let index = 0; index < 5; index++) await mintReview(world.db, 1000 + index, listingId, { at: 0 });
	await expect(write(null)).rejects.toThrow("stale");
	await write("copy");
	await expect(write("copy")).rejects.toThrow("stale");
});

it("closes the tasks of a review alone, and reads no others for it", async () => {
	const task = (cause: string) => leaveTeamTask(world.db, { kind: "review_reported", cause, detail: {}, at: 1 });
	const others = Array.from({ length: 40 }, (_, index) => task(`review:1${index}:1`));
	await runBatch(world.db, [task("review:1:1"), task("review:1:4"), ...others]);
	const { rowsRead } = await countRows(() => runBatch(world.db, [closeTasksOf(world.db, "review:1", 2)]));
	expect(await openTeamTasks(world.db, 99)).toHaveLength(40);
	expect(rowsRead).toBeLessThanOrEqual(10);
});

it("reads a handful of rows, however many reviews there are", async () => {
	const at = NOW.getTime();
	for (let index = 0; index < 60; index++) {
		await mintReview(world.db, 1000 + index, listingId, { at: at - index, wordsHash: "same" });
	}
	const list = await countRows(() => publishedReviews(world.db, "acme", { limit: 6, offset: 0 }));
	expect(list.result.map((review) => review.at)).toEqual([0, 1, 2, 3, 4, 5].map((ago) => at - ago));
	// Six, and the listing of the slug.
	expect(list.rowsRead).toBeLessThanOrEqual(7);
	const around = { userId: person(0), listingId, wordsHash: "same", at };
	const look = await countRows(() => lookAround(world.db, around));
	expect(look.result).toEqual({ isCopy: true, recentReviews: 5 });
	expect(look.rowsRead).toBeLessThanOrEqual(6);
});
