import { beforeEach, expect, it } from "vitest";
import hideListing from "#actions/listings/hide-listing";
import restoreListing from "#actions/listings/restore-listing";
import { listings } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const restore = (version: number, reason = "It is back.") =>
	performAs(teamActor(), restoreListing, { listing_id: 1, version, reason }, NOW);
const stored = async () => (await world.db.select().from(listings))[0];

it("shows as a draft what was paid for and was refunded while it was hidden", async () => {
	await mintListing(world.db, "inkfern", { plan: "paid" });
	await performAs(teamActor(), hideListing, { listing_id: 1, version: 1, reason: "x" }, NOW);
	await world.db.update(listings).set({ plan: null, launchWeek: null, launchedAt: null });
	await restore(2);
	expect(await stored()).toMatchObject({ status: "draft", hiddenAt: null });
});

it("changes nothing of a listing that is not hidden, and is refused on an older version or without a reason", async () => {
	await mintListing(world.db, "inkfern");
	await restore(1);
	expect(await stored()).toMatchObject({ status: "live", version: 1 });
	await performAs(teamActor(), hideListing, { listing_id: 1, version: 1, reason: "x" }, NOW);
	await expect(restore(1)).rejects.toMatchObject({ code: "listing_conflict" });
	await expect(restore(2, "")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
});
