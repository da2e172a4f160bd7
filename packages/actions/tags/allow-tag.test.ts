import { beforeEach, expect, it } from "vitest";
import allowTag from "#actions/tags/allow-tag";
import forbidTag from "#actions/tags/forbid-tag";
import { listingWithProfile } from "#store/owned-listings";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const allow = (tag: string) => performAs(teamActor(), allowTag, { tag }, NOW);

it("lets a tag be used again, however it is written", async () => {
	await performAs(teamActor(), forbidTag, { tag: "Casino", reason: "Not here." }, NOW);
	expect(await allow(" CASINO")).toEqual({ tag: "Casino" });
	const { id } = await mintListing(world.db, "acme", { profile: { tags: ["casino"] } });
	expect((await listingWithProfile(world.db, id))?.profile.tags).toEqual(["casino"]);
	await expect(allow("casino")).rejects.toMatchObject({ code: "not_found" });
});
