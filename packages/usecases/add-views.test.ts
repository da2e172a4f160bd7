import { beforeEach, describe, expect, it } from "vitest";
import { WEBSITES_A_DAY } from "#core/limits";
import { viewBatches, viewCounts, viewSources } from "#store/schema/index";
import { viewSourcesByDay } from "#store/views";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { countView } from "#testing/views";
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
	const batch = { id: "one", at, views: [[1, "2026-11-18", 7] as const, [1, "2026-11-19", 2] as const], sources: [] };
	const outcomes = await Promise.all([addViews(world.db, batch), addViews(world.db, batch), addViews(world.db, batch)]);
	expect(outcomes.filter(Boolean)).toHaveLength(1);
	expect(await addViews(world.db, { id: "two", at, views: [[1, "2026-11-18", 1]], sources: [] })).toBe(true);
	expect(await counts()).toEqual([
		{ day: "2026-11-18", count: 8 },
		{ day: "2026-11-19", count: 2 },
	]);
});

it("adds nothing of a batch that cannot be added whole", async () => {
	const broken = [[1, "2026-11-18", 7] as const, [1, null as unknown as string, 1] as const];
	await expect(addViews(world.db, { id: "one", at, views: broken, sources: [] })).rejects.toThrow();
	expect(await counts()).toEqual([]);
	expect(await world.db.select().from(viewBatches)).toEqual([]);
});

describe("where views came from", () => {
	const DAY = "2026-11-18";
	const sources = async () =>
		Object.fromEntries((await viewSourcesByDay(world.db, 1, DAY)).map(({ source, count }) => [source, count]));

	it("is added up by listing, day and source, once however often the batch arrives", async () => {
		const batch = {
			id: "one",
			at,
			views: [[1, DAY, 7] as const],
			sources: [[1, DAY, "google", 4] as const, [1, DAY, "direct", 2] as const],
		};
		await addViews(world.db, batch);
		await addViews(world.db, batch);
		await countView(world.db, 1, DAY, { google: 1 });
		await countView(world.db, 1, "2026-11-17", { google: 9 });
		await countView(world.db, 2, DAY, { google: 9 });
		expect(await sources()).toEqual({ google: 5, direct: 2 });
	});

	it("keeps the most frequent websites of a day, whatever others are made up, and lets newcomers in", async () => {
		const named = { direct: 1, google: 1, website: 1 };
		await countView(world.db, 1, DAY, { ...named, "known.com": 3 });
		for (let flood = 0; flood < 3; flood++) {
			const madeUp = Array.from({ length: 300 }, (_, index) => [`f${flood}-${index}.com`, 1]);
			await countView(world.db, 1, DAY, Object.fromEntries(madeUp));
		}
		await countView(world.db, 1, DAY, { "late.com": 1 });
		const kept = await sources();
		expect(kept).toMatchObject({ ...named, "known.com": 3, "late.com": 1 });
		expect(Object.keys(kept)).toHaveLength(Object.keys(named).length + WEBSITES_A_DAY);
		await countView(world.db, 1, DAY, { "late.com": 1 });
		expect(await sources()).toMatchObject({ "late.com": 2 });
	});

	it("reads what the days asked for keep, and nothing of three years before", async () => {
		const days = Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 5).padStart(2, "0")}`);
		const busy = Array.from({ length: WEBSITES_A_DAY }, (_, index) => ({
			source: `w${index}.com`,
			count: 1,
			listingId: 1,
		}));
		for (const day of [...days, "2023-11-18", "2024-11-18"]) {
			await world.db.insert(viewSources).values(busy.map((row) => ({ ...row, day })));
		}
		const read = await countRows(() => viewSourcesByDay(world.db, 1, days[0] ?? ""));
		expect(read.result).toHaveLength(14 * WEBSITES_A_DAY);
		expect(read.rowsRead).toBeLessThanOrEqual(14 * WEBSITES_A_DAY);
	});
});
