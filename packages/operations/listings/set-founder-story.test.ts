import { beforeEach, expect, it } from "vitest";
import { listingVersions } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("sets the sections named, leaves the others, removes an empty one, and keeps what was there", async () => {
	const ada = await world.person();
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	const set = (body?: unknown) => world.api("PUT", `/me/listings/${listing.id}/story`, { as: ada, body });
	expect((await set({ title: "T", journey: "J" })).body.story).toEqual({ title: "T", journey: "J" });
	expect((await set({ title: "", lessons: "L" })).body.story).toEqual({ journey: "J", lessons: "L" });
	expect((await set()).body.story).toEqual({ journey: "J", lessons: "L" });
	expect((await set({ journey: " ", lessons: "" })).body.story).toBeNull();
	expect((await world.db.select().from(listingVersions)).map((row) => row.before.story)).toEqual([
		null,
		{ title: "T", journey: "J" },
		{ journey: "J", lessons: "L" },
	]);
	const other = await world.person();
	expect((await world.api("PUT", `/me/listings/${listing.id}/story`, { as: other, body: { title: "x" } })).status).toBe(
		404,
	);
});
