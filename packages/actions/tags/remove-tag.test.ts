import { beforeEach, expect, it } from "vitest";
import removeTag from "#actions/tags/remove-tag";
import { listingWithProfile } from "#store/owned-listings";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const remove = (tag: string, reason: string) => performAs(teamActor(), removeTag, { tag, reason }, NOW);

it("takes a tag out of every listing, and nothing else", async () => {
	const { id } = await mintListing(world.db, "acme", { profile: { tags: ["a", "best", "b"], keywords: ["best"] } });
	expect(await remove("best", "It says nothing.")).toEqual({ tag: "best", listings: 1 });
	const found = await listingWithProfile(world.db, id);
	expect(found?.profile).toMatchObject({ tags: ["a", "b"], keywords: ["best"] });
	await expect(remove("best", "Again.")).rejects.toMatchObject({ code: "not_found" });
});

it("asks why", async () => {
	await mintListing(world.db, "acme", { profile: { tags: ["best"] } });
	await expect(remove("best", " ")).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
});
