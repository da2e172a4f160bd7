import { beforeEach, expect, it } from "vitest";
import follow from "#actions/follows/follow";
import { countChanges, follows } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const act = (listing: string) => performAs(personActor(ada.userId), follow, { listing }, NOW);

it("counts once, however often it is pressed at once", async () => {
	const { id } = await mintListing(world.db, "acme");
	await Promise.all([act("acme"), act("acme"), act("acme")]);
	expect(await world.db.select().from(follows)).toMatchObject([{ userId: ada.userId, listingId: id }]);
	expect(await world.db.select().from(countChanges)).toMatchObject([{ followers: 1 }]);
});

it("needs a live listing", async () => {
	await mintListing(world.db, "soon", { status: "scheduled" });
	for (const slug of ["soon", "nothing"]) await expect(act(slug)).rejects.toMatchObject({ code: "not_found" });
	expect(await world.db.select().from(countChanges)).toEqual([]);
});
