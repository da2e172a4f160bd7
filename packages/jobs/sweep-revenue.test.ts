import { beforeEach, expect, it } from "vitest";
import { dueRevenueKeys } from "#store/revenue-keys";
import { outbox, revenueKeys } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
let ownerId: number;
beforeEach(async () => {
	world = await makeWorld();
	ownerId = (await world.person()).userId;
});

const FIRST = Date.UTC(2026, 11, 1, 6);

async function keyed(slug: string, nextReadAt: number | null) {
	const { id } = await mintListing(world.db, slug, { ownerId });
	const row = {
		listingId: id,
		userId: ownerId,
		sealed: "x",
		hash: slug,
		ending: "x",
		roundedTo: 100,
		givenAt: 1,
		nextReadAt,
	};
	await world.db.insert(revenueKeys).values(row);
	return id;
}

it("has last month read by every key as the month is over, once, and by none that is refused", async () => {
	const due = await keyed("acme", FIRST);
	await keyed("bolt", FIRST + 1);
	await keyed("cork", null);
	expect(await world.cron(new Date(FIRST - 1))).not.toContain("sweep-revenue: 1 due");
	expect(await world.cron(new Date(FIRST))).toContain("sweep-revenue: 1 due");
	const left = (await world.db.select().from(outbox)).filter(({ job }) => job === "read-revenue");
	expect(left).toMatchObject([{ subject: String(due), payload: { given: 1, month: "2026-11-30" } }]);
	expect(await world.cron(new Date(FIRST))).not.toContain("sweep-revenue: 1 due");
});

it("looks for them along an index", async () => {
	await keyed("acme", FIRST);
	await keyed("bolt", null);
	const { rowsRead } = await countRows(() => dueRevenueKeys(world.db, FIRST, 100));
	expect(rowsRead).toBeLessThan(4);
});
