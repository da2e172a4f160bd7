import { beforeEach, expect, it } from "vitest";
import acceptStaleFact from "#actions/facts/accept-stale-fact";
import type { DraftField } from "#core/drafts/draft-fields";
import type { ListingProfileAnswer } from "#operations/directory/profile";
import { auditLog, listingVersions, outbox } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { askedFacts, foundStale, mintQuoted, READ_AT } from "#testing/rereads";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let id: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	id = await mintQuoted(world, ada.userId);
});

const accept = (field: DraftField, { by = ada.userId, read_at = READ_AT } = {}) =>
	performAs(personActor(by), acceptStaleFact, { listing_id: id, field, read_at }, NOW);
const shown = async () => (await world.api<ListingProfileAnswer>("GET", "/listings/inkfern")).body;

it("takes over what the website says now with its quotes, as a version with a copy for the site team", async () => {
	const says = "Notes for teams of two";
	const quote = { quote: says, url: "https://inkfern.example/", fetched_at: NOW.toISOString(), start: 0, end: 22 };
	await foundStale(world, id, { tagline: says, founded_year: "2017" }, { tagline: [quote] });
	await accept("tagline");
	const listing = await shown();
	expect(listing.tagline).toBe(says);
	expect(listing.evidence.tagline).toMatchObject([{ quote: says, spans: [{ start: 0, end: 22 }] }]);
	expect(listing.typed.filter(({ field }) => field === "tagline")).toEqual([]);
	expect(await askedFacts(world, id, ada)).toEqual(["founded_year"]);
	expect(await world.db.select().from(listingVersions)).toMatchObject([
		{ before: { tagline: "Notes for two" }, after: { tagline: says }, userId: ada.userId },
	]);
	expect((await world.db.select().from(outbox)).map(({ job }) => job)).toContain("mail-edit-copy");
	expect((await world.db.select().from(auditLog)).at(-1)).toMatchObject({
		action: "accept_stale_fact",
		subject: `listing:${id}`,
		detail: { field: "tagline" },
	});
	await accept("tagline");
	expect(await world.db.select().from(listingVersions)).toHaveLength(1);
});

it("keeps a year as a year, and of a list what its owner added", async () => {
	await foundStale(world, id, { founded_year: "2017", features: ["New one", "New two"] });
	await accept("founded_year");
	await accept("features");
	expect(await shown()).toMatchObject({ founded_year: 2017, features: ["New one", "New two", "Mine"] });
});

it("leaves blank what the website says no more, and of a list takes out the entries whose words are gone", async () => {
	await foundStale(world, id, { founded_year: null, features: null });
	await accept("founded_year");
	await accept("features");
	const listing = await shown();
	expect(listing).toMatchObject({ founded_year: null, features: ["Mine"], not_found_on_website: ["founded_year"] });
	expect(listing.evidence).toEqual({ tagline: [expect.anything()] });
	expect(await askedFacts(world, id, ada)).toEqual([]);
});

it("refuses what a listing cannot say, anybody else, and a reading that is not the last", async () => {
	await foundStale(world, id, { founded_year: "long ago", tagline: "Notes for three" });
	await expect(accept("founded_year")).rejects.toMatchObject({ code: "invalid_input" });
	const eve = await world.person();
	await expect(accept("tagline", { by: eve.userId })).rejects.toMatchObject({ code: "not_found" });
	await expect(accept("tagline", { read_at: READ_AT - 1 })).rejects.toMatchObject({ code: "listing_conflict" });
	expect(await shown()).toMatchObject({ founded_year: 2018, tagline: "Notes for two" });
});
