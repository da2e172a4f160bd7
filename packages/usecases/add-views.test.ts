import { beforeEach, expect, it } from "vitest";
import { viewBatches, viewCounts } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";
import { addViews } from "#usecases/add-views";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "acme");
});

const at = NOW.getTime();
const counts = () => world.db.select({ day: viewCounts.day, count: viewCounts.count }).from(viewCounts);

it("adds batches to the days of their listings, each once however often it arrives", async () => {
	const batch = { id: "one", at, views: [[1, "2026-11-18", 7] as const, [1, "2026-11-19", 2] as const] };
	const outcomes = await Promise.all([addViews(world.db, batch), addViews(world.db, batch), addViews(world.db, batch)]);
	expect(outcomes.filter(Boolean)).toHaveLength(1);
	expect(await addViews(world.db, { id: "two", at, views: [[1, "2026-11-18", 1]] })).toBe(true);
	expect(await counts()).toEqual([
		{ day: "2026-11-18", count: 8 },
		{ day: "2026-11-19", count: 2 },
	]);
});

it("adds nothing of a batch that cannot be added whole", async () => {
	const broken = [[1, "2026-11-18", 7] as const, [1, null as unknown as string, 1] as const];
	await expect(addViews(world.db, { id: "one", at, views: broken })).rejects.toThrow();
	expect(await counts()).toEqual([]);
	expect(await world.db.select().from(viewBatches)).toEqual([]);
});
