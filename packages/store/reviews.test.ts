import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { moderateReview, publishedReviews, writeReview } from "#store/reviews";
import { listings, reviews } from "#store/schema/index";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const write = (userId: number, listingId: number, stars: number, incentivised = false) =>
	writeReview(world.db, { userId, listingId, stars, body: "Works for us.", incentivised, now: NOW });
const rating = async (listingId: number) => {
	const row = await world.db.query.listings.findFirst({ where: eq(listings.id, listingId) });
	return [row?.ratingCount, row?.ratingSum];
};

it("counts published reviews that nobody was given anything for", async () => {
	const [a = 0, b = 0, c = 0] = await mintVoters(world.db, 3);
	const listing = await mintListing(world.db, "acme");
	expect(await write(a, listing.id, 5)).toBe("pending");
	expect(await write(b, listing.id, 2)).toBe("pending");
	expect(await write(c, listing.id, 5, true)).toBe("pending");
	expect(await rating(listing.id)).toEqual([0, 0]);
	for (const { id } of await world.db.select().from(reviews))
		expect(await moderateReview(world.db, id, "published")).toBe(true);
	expect(await rating(listing.id)).toEqual([2, 7]);
	expect(await publishedReviews(world.db, listing.id, { limit: 10, offset: 0 })).toHaveLength(3);
	expect(await moderateReview(world.db, 1, "published")).toBe(false);
	expect(await moderateReview(world.db, 1, "rejected")).toBe(true);
	expect(await rating(listing.id)).toEqual([1, 2]);
	expect(await moderateReview(world.db, 99, "published")).toBe(false);
});

it("takes one a person and listing, none of one's own, and only of live listings", async () => {
	const [owner = 0, other = 0] = await mintVoters(world.db, 2);
	const listing = await mintListing(world.db, "acme", { ownerId: owner });
	const soon = await mintListing(world.db, "soon", { status: "scheduled" });
	expect(await write(owner, listing.id, 5)).toBe("own_listing");
	expect(await write(other, soon.id, 5)).toBe("not_live");
	expect(await write(other, listing.id, 4)).toBe("pending");
	expect(await write(other, listing.id, 5)).toBe("already_reviewed");
	await expect(write(99, listing.id, 6)).rejects.toThrow();
});

it("no longer counts the review of somebody who became the owner", async () => {
	const [person = 0, other = 0] = await mintVoters(world.db, 2);
	const listing = await mintListing(world.db, "acme");
	await write(person, listing.id, 5);
	await moderateReview(world.db, 1, "published");
	await world.db.update(listings).set({ ownerId: person }).where(eq(listings.id, listing.id));
	await write(other, listing.id, 3);
	await moderateReview(world.db, 2, "published");
	expect(await rating(listing.id)).toEqual([1, 3]);
});
