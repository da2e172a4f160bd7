import { beforeEach, expect, it } from "vitest";
import { publicVersion } from "#store/public-version";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("changes with what is public, reading a row of each table", async () => {
	const { db } = world;
	const none = await publicVersion(db);
	const { id } = await mintListing(db, "inkfern");
	const one = await publicVersion(db);
	await db.$client.prepare("UPDATE listings SET tagline = 'Other' WHERE id = ?").bind(id).run();
	const other = await publicVersion(db);
	expect(new Set([none, one, other]).size).toBe(3);
	const { result, rowsRead, statements } = await countRows(() => publicVersion(db));
	expect(result).toBe(other);
	expect(rowsRead).toBeLessThanOrEqual(10);
	expect(statements).toBe(1);
});
