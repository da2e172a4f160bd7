import { beforeEach, expect, it } from "vitest";
import putBackRating from "#actions/ratings/put-back-rating";
import removeRating from "#actions/ratings/remove-rating";
import { auditLog, domainRatings, listings } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

const POINTS = [
	{ provider: "Ahrefs", listingId: 1, day: "2026-09-01", ratingTenths: 300, importId: 4 },
	{ provider: "Ahrefs", listingId: 1, day: "2026-10-01", ratingTenths: 990, importId: null },
];
let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "a");
	await setSettings({ rating_provider: "Ahrefs" });
	await world.db.insert(domainRatings).values(POINTS);
});

const WRONG = { listing_id: 1, provider: "Ahrefs", day: "2026-10-01", rating_tenths: 990 };
const remove = (input = {}, actor = teamActor()) =>
	performAs(actor, removeRating, { ...WRONG, reason: "A typo.", ...input }, NOW);
const putBack = () => performAs(teamActor(), putBackRating, { ...WRONG, import_id: null }, NOW);
const state = async () => ({
	points: await world.db.select().from(domainRatings),
	shown: (await world.db.select().from(listings))[0]?.domainRating,
});

it("shows the figure before it, and restores everything when it is put back", async () => {
	const before = await state();
	expect(before.shown).toBe(99);
	await remove();
	expect(await state()).toEqual({ points: [POINTS[0]], shown: 30 });
	expect(await world.db.select().from(auditLog)).toMatchObject([
		{
			action: "remove_rating",
			subject: "listing:1",
			detail: { reason: "A typo.", day: "2026-10-01", rating_tenths: 990 },
		},
	]);
	await putBack();
	expect(await state()).toEqual(before);
});

it("refuses to remove another figure than was looked at, or to write over one that came since", async () => {
	await expect(remove({ rating_tenths: 300 })).rejects.toMatchObject({ code: "changed_meanwhile" });
	await expect(remove({ day: "2026-10-02" })).rejects.toMatchObject({ code: "not_found" });
	await expect(remove({ reason: " " })).rejects.toMatchObject({ errors: [{ pointer: "/reason" }] });
	await expect(remove({}, personActor(1))).rejects.toMatchObject({ code: "not_found" });
	await expect(putBack()).rejects.toMatchObject({ code: "changed_meanwhile" });
	expect((await state()).points).toEqual(POINTS);
});
