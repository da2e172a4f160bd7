import { beforeEach, expect, it } from "vitest";
import { listingVersions } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("puts the sections sent in the place of the whole story, and keeps what was there", async () => {
	const ada = await world.person();
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const set = (body: unknown) => world.api("PUT", `/me/listings/${listing.id}/story`, { as: ada, body });
	expect((await set({ title: "T", journey: "J" })).body.story).toEqual({ title: "T", journey: "J" });
	expect((await set({ journey: "J", lessons: " L " })).body.story).toEqual({ journey: "J", lessons: "L" });
	expect((await set({ lessons: "L", journey: "J" })).body.story).toEqual({ journey: "J", lessons: "L" });
	expect((await set({ journey: " ", lessons: "" })).body.story).toBeNull();
	expect((await set({ title: "T" })).body.story).toEqual({ title: "T" });
	for (const nothing of [undefined, {}]) expect((await set(nothing)).body.story).toEqual({ title: "T" });
	expect((await set({ story: "" })).body.story).toBeNull();
	expect((await world.api("GET", `/me/listings/${listing.id}`, { as: ada })).body.story).toBeNull();
	expect((await world.db.select().from(listingVersions)).map(({ before, after }) => [before, after])).toMatchObject([
		[{ story: null }, { story: { title: "T", journey: "J" } }],
		[{ story: { title: "T", journey: "J" } }, { story: { journey: "J", lessons: "L" } }],
		[{ story: { journey: "J", lessons: "L" } }, { story: null }],
		[{ story: null }, { story: { title: "T" } }],
		[{ story: { title: "T" } }, { story: null }],
	]);
	const other = await world.person();
	expect((await world.api("PUT", `/me/listings/${listing.id}/story`, { as: other, body: { title: "x" } })).status).toBe(
		404,
	);
});
