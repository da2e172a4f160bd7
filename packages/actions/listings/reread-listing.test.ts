import { beforeEach, expect, it } from "vitest";
import rereadListing from "#actions/listings/reread-listing";
import { outbox } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const reread = () => performAs(teamActor(), rereadListing, { listing_id: 1 }, NOW);

it("leaves one reading, however often it is asked for", async () => {
	await mintListing(world.db, "inkfern");
	await reread();
	await reread();
	const left = (await world.db.select().from(outbox)).filter(({ job }) => job === "reread-site");
	expect(left).toMatchObject([{ subject: "1", dueAt: NOW.getTime() }]);
});

it("is refused where nothing is live", async () => {
	await mintListing(world.db, "inkfern", { status: "draft" });
	await expect(reread()).rejects.toMatchObject({ code: "listing_not_submitted" });
});
