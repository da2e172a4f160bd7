import { beforeEach, expect, it } from "vitest";
import withdrawListing from "#actions/listings/withdraw-listing";
import { launches, listingEvents, listings, outbox, weekSlots } from "#store/schema/index";
import { performAs, personActor } from "#testing/act";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

const WEEK = "2026-12-14";
const mint = (facts: Parameters<typeof mintListing>[2]) =>
	mintListing(world.db, "inkfern", { ownerId: ada.userId, name: "Inkfern", ...facts });
const withdraw = async (by = ada.userId, confirm = " inkfern ") => {
	const listing = await world.db.query.listings.findFirst();
	return performAs(personActor(by), withdrawListing, { listing_id: listing?.id ?? 0, confirm }, NOW);
};
const stored = async () => (await world.db.select().from(listings))[0];

it("frees the place in the queue, and leaves a draft that may choose anew", async () => {
	const { id } = await mint({ status: "draft", plan: null, launchWeek: null });
	await world.api("POST", `/me/listings/${id}/free`, { as: ada });
	const taken = async () => (await world.db.select().from(weekSlots)).map(({ freeTaken }) => freeTaken);
	expect(await taken()).toEqual([1]);
	await withdraw();
	expect(await taken()).toEqual([0]);
	expect(await stored()).toMatchObject({ status: "draft", plan: null, launchWeek: null, launchPosition: null });
	expect((await world.api("POST", `/me/listings/${id}/free`, { as: ada })).status).toBe(200);
	expect((await world.db.select().from(listingEvents)).map(({ kind }) => kind)).toEqual([
		...["free_plan_chosen", "withdrawn", "free_plan_chosen"],
	]);
});

it("keeps the plan of a paid launch that is ahead, and frees its place", async () => {
	await mint({ status: "scheduled", plan: "paid", launchWeek: WEEK });
	await world.db.insert(weekSlots).values({ week: WEEK, paidTaken: 3 });
	await withdraw();
	expect(await stored()).toMatchObject({ status: "draft", plan: "paid", launchWeek: null });
	expect(await world.db.select().from(weekSlots)).toMatchObject([{ paidTaken: 2 }]);
});

it("takes a live listing out of everything public, with its launches that are not over", async () => {
	const launched = { plan: "free", launchedAt: NOW.getTime() - 1000, launchWeek: "2026-11-16" } as const;
	const { id, votes } = await mint({ status: "live", ...launched, votes: 7 });
	await world.db.insert(launches).values({ listingId: id, week: "2026-12-14", kind: "relaunch", at: NOW.getTime() });
	await world.db.insert(weekSlots).values({ week: "2026-12-14", paidTaken: 1 });
	expect((await world.api("GET", "/listings/inkfern")).status).toBe(200);
	await withdraw();
	expect((await world.api("GET", "/listings/inkfern")).status).toBe(404);
	expect(await stored()).toMatchObject({ status: "draft", plan: "free", votes, launchedAt: NOW.getTime() - 1000 });
	expect((await world.db.select().from(launches)).map(({ withdrawnReason }) => withdrawnReason)).toEqual([
		...["owner_withdrew", "owner_withdrew"],
	]);
	expect(await world.db.select().from(weekSlots)).toMatchObject([{ week: "2026-12-14", paidTaken: 0 }]);
	const again = await world.api<{ code: string }>("POST", `/me/listings/${id}/free`, { as: ada });
	expect(again).toMatchObject({ status: 400, body: { code: "plan_already_chosen" } });
	await withdraw();
	expect(await world.db.select().from(listingEvents)).toHaveLength(1);
	expect(await world.db.select().from(outbox)).toEqual([]);
});

it("asks for its name, and is for its owner alone", async () => {
	await mint({ status: "live" });
	const eve = await world.person();
	await expect(withdraw(eve.userId)).rejects.toMatchObject({ code: "not_found" });
	await expect(withdraw(ada.userId, "yes")).rejects.toMatchObject({ errors: [{ pointer: "/confirm" }] });
	expect(await stored()).toMatchObject({ status: "live" });
});
