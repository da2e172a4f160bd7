import { beforeEach, expect, it } from "vitest";
import bringListingBack from "#actions/listings/bring-listing-back";
import withdrawListing from "#actions/listings/withdraw-listing";
import { launches, listings } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

async function withdrawn(facts: Parameters<typeof mintListing>[2]): Promise<number> {
	const { id, name } = await mintListing(world.db, "inkfern", { ownerId: ada.userId, ...facts });
	await performAs(personActor(ada.userId), withdrawListing, { listing_id: id, confirm: name }, NOW);
	return id;
}
const back = (listing_id: number, by = ada.userId) => performAs(personActor(by), bringListingBack, { listing_id }, NOW);
const stored = async () => (await world.db.select().from(listings))[0];

it("has what was live be live as it was, without a second launch", async () => {
	const launchedAt = Date.UTC(2026, 8, 7);
	const id = await withdrawn({ status: "live", plan: "free", launchedAt, launchWeek: "2026-09-07", votes: 3 });
	await Promise.all([back(id), back(id)]);
	expect(await stored()).toMatchObject({
		status: "live",
		launchedAt,
		launchWeek: "2026-09-07",
		votes: 3,
		plan: "free",
	});
	expect(await world.db.select().from(launches)).toMatchObject([{ week: "2026-09-07", withdrawnAt: null }]);
	expect((await world.api("GET", "/listings/inkfern")).status).toBe(200);
	expect((await world.api<{ total: number }>("GET", "/listings?q=inkfern")).body.total).toBe(1);
});

it("launches in the open week what had paid for a launch that never came", async () => {
	const id = await withdrawn({ status: "scheduled", plan: "paid", launchWeek: "2026-12-14", launchedAt: null });
	await back(id);
	expect(await stored()).toMatchObject({ status: "live", launchWeek: "2026-11-16", launchedAt: NOW.getTime() });
	expect(await world.db.select().from(launches)).toMatchObject([{ week: "2026-11-16", kind: "paid" }]);
});

it("refuses what waited in the queue, what others listed meanwhile, and anybody else", async () => {
	const queued = await withdrawn({
		status: "awaiting_badge",
		plan: "free",
		launchWeek: "2026-12-14",
		launchedAt: null,
	});
	await expect(back(queued)).rejects.toMatchObject({ code: "listing_not_submitted" });
	const eve = await world.person();
	await expect(back(queued, eve.userId)).rejects.toMatchObject({ code: "not_found" });
	await world.db.update(listings).set({ plan: "paid" });
	await mintListing(world.db, "other", { ownerId: eve.userId, domain: (await stored())?.domain ?? "", status: "live" });
	await expect(back(queued)).rejects.toMatchObject({ code: "duplicate_domain" });
	expect(await stored()).toMatchObject({ status: "draft" });
});
