import { expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { calendarWeeks } from "#store/calendar";
import { weekSlots } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, NOW } from "#testing/world";

it("knows of each week its launches and the free places that are taken, in a few rows", async () => {
	const world = await makeWorld();
	const [last, week, later] = [addWeeks(weekOf(NOW), -1), weekOf(NOW), addWeeks(weekOf(NOW), 6)];
	for (const slug of ["a", "b"]) await mintListing(world.db, slug, { launchWeek: last });
	await mintListing(world.db, "c", { launchWeek: week });
	await world.db.insert(weekSlots).values({ week: later, freeTaken: 7 });
	const { result, rowsRead } = await countRows(() => calendarWeeks(world.db, [last, week, later]));
	expect(result).toEqual([
		{ week: last, launches: 2, freeTaken: 0, freeSlots: null },
		{ week, launches: 1, freeTaken: 0, freeSlots: null },
		{ week: later, launches: 0, freeTaken: 7, freeSlots: null },
	]);
	expect(rowsRead).toBeLessThanOrEqual(9);
});
