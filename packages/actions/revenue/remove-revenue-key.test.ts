import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import putBackRevenue from "#actions/revenue/put-back-revenue";
import removeRevenueKey from "#actions/revenue/remove-revenue-key";
import { revenueFigures, revenueKeys } from "#store/schema/index";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
let listing_id: number;
const OF_KEY = { day: "2026-10-31", monthlyCents: 500, source: "Stripe", at: NOW.getTime(), origin: "key" } as const;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
	({ id: listing_id } = await mintListing(world.db, "acme", { ownerId: ada.userId }));
	await world.db.insert(revenueKeys).values({
		listingId: listing_id,
		userId: ada.userId,
		sealed: "x",
		hash: "x",
		ending: "x",
		roundedTo: 100,
		givenAt: 1,
		nextReadAt: 1,
	});
	await world.db.insert(revenueFigures).values([
		{ listingId: listing_id, ...OF_KEY },
		{ listingId: listing_id, day: "2026-09-30", monthlyCents: 300, source: "Invoices", at: 1 },
	]);
});

const remove = (who: Person) => performAs(personActor(who.userId), removeRevenueKey, { listing_id }, NOW);
const figures = async () => (await world.db.select().from(revenueFigures)).map(({ day }) => day);
const shown = () => world.db.get(sql`SELECT revenue_cents AS cents FROM listings WHERE id = ${listing_id}`);

it("forgets the key with what it gave; what the site team noted stays", async () => {
	expect(await shown()).toEqual({ cents: 500 });
	await remove(ada);
	expect(await world.db.select().from(revenueKeys)).toEqual([]);
	expect(await figures()).toEqual(["2026-09-30"]);
	expect(await shown()).toEqual({ cents: 300 });
	await expect(remove(ada)).rejects.toMatchObject({ code: "not_found" });
	// Nor can the site team bring it back by an undo.
	const back = {
		listing_id,
		day: OF_KEY.day,
		monthly_cents: 500,
		source: "Stripe",
		at: OF_KEY.at,
		origin: "key",
	} as const;
	await expect(performAs(teamActor(), putBackRevenue, back, NOW)).rejects.toMatchObject({ code: "changed_meanwhile" });
});

it("is its owner's alone", async () => {
	await expect(remove(await world.person())).rejects.toMatchObject({ code: "not_found" });
	expect(await figures()).toHaveLength(2);
});

it("happens by itself where the listing gets another owner", async () => {
	await world.db.run(sql`UPDATE listings SET owner_id = NULL WHERE id = ${listing_id}`);
	expect([await world.db.select().from(revenueKeys), await figures()]).toEqual([[], ["2026-09-30"]]);
});
