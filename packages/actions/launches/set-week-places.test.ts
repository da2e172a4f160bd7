import { beforeEach, expect, it } from "vitest";
import setWeekPlaces from "#actions/launches/set-week-places";
import { weekSlots } from "#store/schema/index";
import { performAs, teamActor } from "#testing/act";
import { stayAt } from "#testing/clock";
import { mintListing } from "#testing/listings";
import { mintProducts } from "#testing/orders";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

/** NOW lies in the week of 16 November; the free plan queues six to eight weeks out. */
const FIRST = "2026-12-28";
const SECOND = "2027-01-04";
const AS_SET = { free_slots: null, paid_slots: null, free_closed: false };

let world: World;
let ada: Person;
beforeEach(async () => {
	stayAt(NOW);
	world = await makeWorld();
	ada = await world.person();
});

type Places = { free_slots: number | null; paid_slots: number | null; free_closed: boolean };
const set = (week: string, places: Partial<Places>, seen: Places = AS_SET) =>
	performAs(teamActor(), setWeekPlaces, { week, seen, ...AS_SET, ...places }, NOW);
const queue = async (slug: string) => {
	const { id } = await mintListing(world.db, slug, { ownerId: ada.userId, status: "draft" });
	return (await world.api<{ launch_week: string }>("POST", `/me/listings/${id}/free`, { as: ada })).body.launch_week;
};

it("has the free queue pass a closed week by, and take what a week holds", async () => {
	const week = await queue("one");
	await set(week, { free_closed: true });
	const next = await queue("two");
	expect(next).not.toBe(week);
	expect(await world.db.select().from(weekSlots)).toMatchObject([
		{ week, freeTaken: 1, freeClosed: true },
		{ week: next },
	]);
});

it("sells as many paid places as the week holds", async () => {
	await mintProducts(world.db);
	await set("2026-11-30", { paid_slots: 0 });
	await set("2026-12-07", { paid_slots: 2 });
	const { body } = await world.api<{ items: { product: string; weeks: { week: string; places_left: number }[] }[] }>(
		"GET",
		"/products",
	);
	const weeks = body.items.find(({ weeks }) => weeks !== null)?.weeks ?? [];
	const left = (week: string) => weeks.find((one) => one.week === week)?.places_left;
	expect([left("2026-11-30"), left("2026-12-07")]).toEqual([0, 2]);
});

it("never takes away what is promised", async () => {
	await world.db.insert(weekSlots).values({ week: FIRST, freeTaken: 2, paidTaken: 1 });
	await expect(set(FIRST, { free_slots: 1 })).rejects.toMatchObject({ errors: [{ pointer: "/free_slots" }] });
	await expect(set(FIRST, { paid_slots: 0 })).rejects.toMatchObject({ errors: [{ pointer: "/paid_slots" }] });
	await set(FIRST, { free_slots: 2, paid_slots: 1 });
	expect(await world.db.select().from(weekSlots)).toMatchObject([{ freeSlots: 2, paidSlots: 1 }]);
});

it("is refused over somebody else's decision, and for weeks that are over, far away or none", async () => {
	await set(SECOND, { free_slots: 5 });
	await expect(set(SECOND, { free_slots: 6 })).rejects.toMatchObject({ code: "listing_conflict" });
	for (const week of ["2026-11-09", "2028-01-03", "2026-12-29"]) {
		await expect(set(week, { free_slots: 6 })).rejects.toMatchObject({ errors: [{ pointer: "/week" }] });
	}
	// What says nothing is not kept.
	await set(SECOND, {}, { ...AS_SET, free_slots: 5 });
	expect(await world.db.select().from(weekSlots)).toEqual([]);
});
