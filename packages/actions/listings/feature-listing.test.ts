import { beforeEach, expect, it } from "vitest";
import featureListing from "#actions/listings/feature-listing";
import { performAs, teamActor } from "#testing/act";
import { openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "inkfern");
});

const feature = (featured: boolean, version?: number) =>
	performAs(teamActor(), featureListing, { listing_id: 1, featured, ...(version !== undefined && { version }) }, NOW);

it("features a listing without saying that somebody paid, and no longer", async () => {
	const before = await world.api("GET", "/listings");
	await feature(true, 1);
	expect((await world.api<{ items: unknown[] }>("GET", "/listings")).body.items).toMatchObject([
		{ featured: true, paid: false },
	]);
	const { html } = await openBrowser().get("/listings");
	expect(html).toContain("Featured by the site team");
	expect(html).not.toContain('class="listing paid"');
	// What is so already is not done again.
	await feature(true);
	await feature(false, 2);
	expect((await world.api("GET", "/listings")).body).toEqual(before.body);
});

it("is refused on an older version", async () => {
	await expect(feature(true, 7)).rejects.toMatchObject({ code: "listing_conflict" });
});
