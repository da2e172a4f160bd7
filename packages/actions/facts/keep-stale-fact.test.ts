import { beforeEach, expect, it } from "vitest";
import keepStaleFact from "#actions/facts/keep-stale-fact";
import type { DraftField } from "#core/drafts/draft-fields";
import { auditLog, listings } from "#store/schema/index";
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

const keep = (field: DraftField, { by = ada.userId, read_at = READ_AT } = {}) =>
	performAs(personActor(by), keepStaleFact, { listing_id: id, field, read_at }, NOW);

it("asks no more about what is kept, until the website says something else", async () => {
	await foundStale(world, id, { tagline: "Notes for three", founded_year: null });
	const [before] = await world.db.select().from(listings);
	await Promise.all([keep("tagline"), keep("founded_year")]);
	expect(await askedFacts(world, id, ada)).toEqual([]);
	expect(await world.db.select().from(listings)).toEqual([before]);
	expect(await world.db.select().from(auditLog)).toHaveLength(2);
	await foundStale(world, id, { tagline: "Notes for three", founded_year: null });
	expect(await askedFacts(world, id, ada)).toEqual([]);
	await foundStale(world, id, { tagline: "Notes for four", founded_year: null });
	expect(await askedFacts(world, id, ada)).toEqual(["tagline"]);
});

it("is for the owner, and for the reading that they saw", async () => {
	await foundStale(world, id, { tagline: "Notes for three" });
	const eve = await world.person();
	await expect(keep("tagline", { by: eve.userId })).rejects.toMatchObject({ code: "not_found" });
	await expect(keep("tagline", { read_at: READ_AT - 1 })).rejects.toMatchObject({ code: "listing_conflict" });
	expect(await askedFacts(world, id, ada)).toEqual(["tagline"]);
});
