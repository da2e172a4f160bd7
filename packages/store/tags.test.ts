import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { taggedPiece } from "#store/tag-changes";
import { listingsWithTag, tagCursor, tagSpellings, tagsFrom, tagUse } from "#store/tags";
import { mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListings(world.db, 200, []);
	await world.db.run(
		sql`UPDATE listing_profiles SET profile = json_set(profile, '$.tags', json_array('crm', 'Tag ' || listing_id))`,
	);
});

const PAGE = 20;

it("reads as many rows as a part of a list has, however many tags there are", async () => {
	const { db } = world;
	for (const sort of ["used", "seldom", "name"] as const) {
		const first = await countRows(() => tagsFrom(db, { begin: "", sort, after: null, limit: PAGE }));
		const last = first.result.at(-1);
		const after = last === undefined ? null : tagCursor(last);
		const second = await countRows(() => tagsFrom(db, { begin: "", sort, after, limit: PAGE }));
		expect([first.result.length, second.result.length], sort).toEqual([PAGE, PAGE]);
		expect(first.rowsRead, sort).toBeLessThan(PAGE + 5);
		expect(second.rowsRead, sort).toBeLessThan(2 * PAGE + 5);
	}
	const begun = await countRows(() => tagsFrom(db, { begin: "TAG 19", sort: "used", after: null, limit: PAGE }));
	expect(begun.result.map(({ tag }) => tag)).toContain("Tag 19");
	expect(begun.rowsRead).toBeLessThan(PAGE);
});

it("reads of one tag what is shown of it, and of a change one piece", async () => {
	const { db } = world;
	expect((await countRows(() => tagUse(db, "crm"))).rowsRead).toBeLessThan(3);
	expect((await countRows(() => tagSpellings(db, "crm", 10))).rowsRead).toBeLessThan(3);
	expect((await countRows(() => listingsWithTag(db, "crm", PAGE))).rowsRead).toBeLessThan(2 * PAGE + 3);
	expect((await countRows(() => taggedPiece(db, "crm"))).rowsRead).toBeLessThan(3 * 50 + 3);
});
