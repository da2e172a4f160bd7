import { beforeEach, expect, it } from "vitest";
import importRatings from "#actions/ratings/import-ratings";
import removeRatingImport from "#actions/ratings/remove-rating-import";
import { auditLog, domainRatings } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "a");
});

const importId = async () => {
	const entries = await world.db.select().from(auditLog);
	return Number(entries.findLast(({ action }) => action === "import_ratings")?.detail.import_id);
};
const take = (import_id: number, actor = teamActor()) => performAs(actor, removeRatingImport, { import_id }, NOW);

it("takes away what came with an import and nothing else, once", async () => {
	const asked = { provider: "Ahrefs", listingId: 1, day: "2026-09-30", ratingTenths: 1, importId: null };
	await world.db.insert(domainRatings).values(asked);
	const text = "website,rating\na.example,5";
	await performAs(teamActor(), importRatings, { provider: "Ahrefs", day: "2026-10-01", text }, NOW);
	await expect(take(await importId(), personActor(1))).rejects.toMatchObject({ code: "not_found" });
	expect(await take(await importId())).toEqual({ removed: 1 });
	await expect(take(await importId())).rejects.toMatchObject({ code: "not_found" });
	expect(await world.db.select().from(domainRatings)).toEqual([asked]);
});
