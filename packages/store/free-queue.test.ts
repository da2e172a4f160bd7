import { expect, it } from "vitest";
import { freePlaceIn } from "#store/free-queue";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

const WEEK = "2027-01-04";

it.each([
	{ taken: [], wanted: 1, given: 1 },
	{ taken: [], wanted: 4, given: 4 },
	{ taken: [1, 2, 3], wanted: 1, given: 4 },
	{ taken: [3, 1], wanted: 1, given: 2 },
	{ taken: [2, 3], wanted: 1, given: 1 },
	{ taken: [2, 3], wanted: 2, given: 1 },
	{ taken: [1, 3], wanted: 5, given: 5 },
	{ taken: [1, 1, 2, 4], wanted: 2, given: 3 },
	{ taken: [7], wanted: 7, given: 1 },
])("gives $given of $taken where $wanted is wanted", async ({ taken, wanted, given }) => {
	const { db } = await makeWorld();
	for (const [index, launchPosition] of taken.entries()) {
		await mintListing(db, `queued-${index}`, {
			status: "awaiting_badge",
			plan: "free",
			launchWeek: WEEK,
			launchPosition,
		});
	}
	const elsewhere = {
		status: "awaiting_badge",
		plan: "free",
		launchWeek: "2027-01-11",
		launchPosition: given,
	} as const;
	await mintListing(db, "of-another-week", elsewhere);
	await mintListing(db, "a-paid-one", { ...elsewhere, plan: "paid", launchWeek: WEEK, launchPosition: null });
	expect(await freePlaceIn(db, WEEK, wanted)).toBe(given);
});

it("reads the listings of the week and no others", async () => {
	const { db } = await makeWorld();
	for (let place = 1; place <= 20; place++) {
		const queued = { status: "awaiting_badge", plan: "free", launchPosition: place } as const;
		await mintListing(db, `here-${place}`, { ...queued, launchWeek: WEEK });
		await mintListing(db, `elsewhere-${place}`, { ...queued, launchWeek: "2027-01-11" });
	}
	const { rowsRead, result } = await countRows(() => freePlaceIn(db, WEEK));
	expect(result).toBe(21);
	expect(rowsRead).toBeLessThanOrEqual(90);
});
