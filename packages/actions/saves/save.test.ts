import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import save from "#actions/saves/save";
import { listingProfiles, listings, saves, users } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const act = (listing: string) => performAs(personActor(ada.userId), save, { listing }, NOW);
const stored = () => world.db.select().from(saves);

it("keeps a listing once, however often it is pressed at once, and counts nowhere", async () => {
	const { id } = await mintListing(world.db, "acme");
	const before = await world.db.select().from(listings);
	await Promise.all([act("acme"), act("acme"), act("acme")]);
	expect(await stored()).toMatchObject([{ userId: ada.userId, listingId: id }]);
	expect(await world.db.select().from(listings)).toEqual(before);
});

it("needs a live listing", async () => {
	await mintListing(world.db, "soon", { status: "scheduled" });
	for (const slug of ["soon", "nothing"]) await expect(act(slug)).rejects.toMatchObject({ code: "not_found" });
	expect(await stored()).toEqual([]);
});

it("goes with the account, and with the listing", async () => {
	const other = await world.person();
	const acme = await mintListing(world.db, "acme", { status: "draft" });
	const rest = await mintListing(world.db, "rest");
	const at = NOW.getTime();
	const pairs = [
		[other.userId, acme.id],
		[other.userId, rest.id],
		[ada.userId, acme.id],
	] as const;
	for (const [userId, listingId] of pairs) await world.db.insert(saves).values({ userId, listingId, at });
	await world.db.run(`DELETE FROM api_keys WHERE user_id = ${other.userId}`);
	await world.db.delete(users).where(eq(users.id, other.userId));
	expect(await stored()).toMatchObject([{ userId: ada.userId, listingId: acme.id }]);
	await world.db.delete(listingProfiles).where(eq(listingProfiles.listingId, acme.id));
	await world.db.delete(listings).where(eq(listings.id, acme.id));
	expect(await stored()).toEqual([]);
});
