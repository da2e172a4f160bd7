import { beforeEach, expect, it } from "vitest";
import correctListing from "#actions/team/correct-listing";
import putBackEdit from "#actions/team/put-back-edit";
import type { ListingRow } from "#store/listings";
import { listings, listingVersions } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let listing: ListingRow;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	const quote = (words: string) => ({ quote: words, url: "https://inkfern.example/" });
	const evidence = { tagline: [quote("Old")], features: [quote("Nightly backups"), quote("Fast restores")] };
	listing = await mintListing(world.db, "inkfern", {
		ownerId: ada.userId,
		tagline: "Old",
		profile: { features: ["Nightly backups", "Fast restores"], evidence },
	});
});

const versionNow = async () => (await world.db.select().from(listings))[0]?.version ?? 0;
const patch = (fields: unknown) => world.api("PATCH", `/me/listings/${listing.id}`, { as: ada, body: { fields } });
const putBack = async (edit: number, more: { reason?: string; version?: number } = {}) =>
	performAs(teamActor(), putBackEdit, {
		listing_id: listing.id,
		version: await versionNow(),
		edit,
		reason: "By mistake.",
		...more,
	});
const shown = async () => (await world.api("GET", "/listings/inkfern")).body;

it("puts the facts of one edit back with their quotes and origin, whoever made it", async () => {
	const first = await shown();
	await patch({ features: ["Fast restores", "Mine"], city: "Lund" });
	const second = await shown();
	await performAs(teamActor(), correctListing, {
		listing_id: listing.id,
		version: 2,
		reason: "Wrong.",
		fields: { features: ["Theirs"], tagline: "T" },
	});
	await putBack(3);
	const updated = { updated_at: expect.anything() };
	expect(await shown()).toEqual({ ...second, ...updated });
	await putBack(2);
	expect(await shown()).toEqual({ ...first, ...updated });
	expect(await world.db.select().from(listingVersions)).toHaveLength(4);
});

it("refuses an edit that is none, one without a reason, and a listing that has changed since", async () => {
	await patch({ city: "Lund" });
	await expect(putBack(9)).rejects.toMatchObject({ code: "not_found" });
	await expect(putBack(2, { reason: "" })).rejects.toMatchObject({ code: "invalid_input" });
	await expect(putBack(2, { version: 1 })).rejects.toMatchObject({ code: "listing_conflict" });
	await putBack(2);
	await putBack(2);
	expect(await versionNow()).toBe(3);
});
