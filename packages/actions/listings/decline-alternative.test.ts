import { beforeEach, expect, it } from "vitest";
import approveAlternative from "#actions/listings/approve-alternative";
import declineAlternative from "#actions/listings/decline-alternative";
import { suggestedAlternatives } from "#store/alternatives";
import { approvedAlternatives, declinedAlternatives } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintCategory, mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let listing_id: number;
let categoryIds: number[];
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	categoryIds = [(await mintCategory(world.db, "notes")).id];
	({ id: listing_id } = await mintListing(world.db, "inkfern", { ownerId: ada.userId, categoryIds }));
	for (const slug of ["first", "second"]) await mintListing(world.db, slug, { categoryIds });
});

const decide = (action: typeof declineAlternative, by = ada.userId) =>
	performAs(personActor(by), action, { listing_id, alternative: "first" });
const suggested = async () =>
	(await suggestedAlternatives(world.db, { id: listing_id, primaryCategoryId: categoryIds[0] ?? 0 }, 6)).map(
		({ slug }) => slug,
	);

it("suggests it no more, takes it off what is approved, and can be taken back by approving", async () => {
	expect(await suggested()).toEqual(["second", "first"]);
	await decide(declineAlternative);
	await decide(declineAlternative);
	expect(await suggested()).toEqual(["second"]);
	await decide(approveAlternative);
	expect(await world.db.select().from(declinedAlternatives)).toEqual([]);
	expect(await suggested()).toEqual(["second"]);
	await decide(declineAlternative);
	expect(await world.db.select().from(approvedAlternatives)).toEqual([]);
});

it("is for the owner alone, and reads no more with a larger directory", async () => {
	const eve = await world.person();
	await expect(decide(declineAlternative, eve.userId)).rejects.toMatchObject({ code: "not_found" });
	for (let number = 0; number < 30; number++) await mintListing(world.db, `more-${number}`, { categoryIds });
	const { rowsRead } = await countRows(() =>
		suggestedAlternatives(world.db, { id: listing_id, primaryCategoryId: categoryIds[0] ?? 0 }, 6),
	);
	expect(rowsRead).toBeLessThanOrEqual(60);
});
