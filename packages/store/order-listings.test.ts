import { beforeEach, expect, it } from "vitest";
import type { Plan } from "#core/orders/order-plan";
import { runBatch, type Statement } from "#store/db";
import { listingStates, writePlan } from "#store/order-listings";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const [MOVED_TO, BEFORE] = ["2026-12-07", "2027-01-04"];

/** Writes what a payment that was taken back plans for a listing: its old week and the third place in it. */
async function moveBack(id: number): Promise<number | null | undefined> {
	const states = await listingStates(world.db, [id], "2026-11-16");
	const listings = new Map(states.map((state) => [id, { ...state, launchWeek: BEFORE, launchPosition: 3 }]));
	const plan = { now: NOW, listings, events: [], weekDeltas: new Map(), tasks: [] } as unknown as Plan;
	await runBatch(world.db, writePlan(world.db, states, plan, "order:test") as Statement[]);
	return (await listingStates(world.db, [id], "2026-11-16"))[0]?.launchPosition;
}

const queued = (slug: string, launchWeek: string, launchPosition: number | null) =>
	mintListing(world.db, slug, { status: "awaiting_badge", plan: "free", launchWeek, launchPosition });

it("gives a listing its old place of the free queue back, if nobody has it now", async () => {
	const { id } = await queued("paid-back", MOVED_TO, null);
	expect(await moveBack(id)).toBe(3);
});

it("gives it the lowest that is free where somebody has its old one", async () => {
	const { id } = await queued("paid-back", MOVED_TO, null);
	await queued("later", BEFORE, 3);
	await queued("first", BEFORE, 1);
	expect(await moveBack(id)).toBe(2);
});
