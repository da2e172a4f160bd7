import { beforeEach, expect, it } from "vitest";
import hideListing from "#actions/listings/hide-listing";
import mergeListings from "#actions/listings/merge-listings";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "inkfern-old");
	await mintListing(world.db, "inkfern");
});

const ask = (path: string) => world.api<{ code: string; detail: string; next_actions: unknown }>("GET", path);

it.each(["", "/alternatives", "/badges"])("names where a merged listing went: %s", async (path) => {
	const named = { listing_id: 1, into_id: 2, version: 1, into_version: 1, reason: "One." };
	await performAs(teamActor(), mergeListings, named, NOW);
	const { result, rowsRead } = await countRows(() => ask(`/listings/inkfern-old${path}`));
	expect(result).toMatchObject({ status: 404, body: { code: "not_found" } });
	expect(result.body.detail).toBe("This listing was merged into another one of the same product: inkfern.");
	expect(result.body.next_actions).toMatchObject([{ operation: "get_listing" }]);
	expect(rowsRead).toBeLessThan(60);
});

it("says no more of a hidden one than of one that never was", async () => {
	await performAs(teamActor(), hideListing, { listing_id: 1, version: 1, reason: "x" }, NOW);
	const [hidden, never] = [await ask("/listings/inkfern-old"), await ask("/listings/never")];
	expect(hidden.body.detail).toBe(never.body.detail);
});
