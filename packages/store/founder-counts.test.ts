import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { founders, listings } from "#store/schema/index";
import { mintFounder } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld } from "#testing/world";

it("keeps the count of a founder's live listings", async () => {
	const world = await makeWorld();
	const listing = await mintListing(world.db, "acme");
	await mintFounder(world.db, "Ada", { listingIds: [listing.id] });
	const count = async () =>
		(await world.db.query.founders.findFirst({ where: eq(founders.slug, "ada") }))?.liveListings;
	expect(await count()).toBe(1);
	await world.db.update(listings).set({ status: "draft" }).where(eq(listings.id, listing.id));
	expect(await count()).toBe(0);
});
