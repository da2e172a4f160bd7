import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { launchesUnderWay } from "#store/launches-under-way";
import { orders } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { moneyUnderWay } from "#testing/money-under-way";
import { mintOrder } from "#testing/orders";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let ada: number;
beforeEach(async () => {
	world = await makeWorld();
	ada = (await world.person("ada@example.com")).userId;
});

const mint = async (slug: string) => (await mintListing(world.db, slug, { ownerId: ada, status: "draft" })).id;

it("holds listings whose launch is paid by money that is under way, alone or in a bundle, and no other", async () => {
	const { db } = world;
	const eve = (await world.person("eve@example.com")).userId;
	const [alone, bundled, featured, unpaid, opened] = await Promise.all(
		["alone", "bundled", "featured", "unpaid", "opened"].map(mint),
	);
	await mintOrder(db, ada, "LW-ALONE", 100, [{ product: "launch", listingId: alone }]);
	await mintOrder(db, ada, "LW-BUNDLE", 100, [
		{ product: "launch_bundle", includes: ["launch", "featured"], listingId: bundled },
		{ product: "featured", listingId: featured },
	]);
	await mintOrder(db, ada, "LW-UNPAID", 100, [{ product: "launch", listingId: unpaid }]);
	await mintOrder(db, ada, "LW-OPENED", 100, [{ product: "launch", listingId: opened }]);
	await mintOrder(db, eve, "LW-EVE", 100, [{ product: "launch", listingId: featured }]);
	await db
		.update(orders)
		.set({ paymentAttempt: 1, paymentExpiresAt: NOW.getTime() })
		.where(eq(orders.number, "LW-OPENED"));
	for (const number of ["LW-ALONE", "LW-BUNDLE", "LW-EVE"]) await moneyUnderWay(db, number);
	expect(await launchesUnderWay(db, ada)).toEqual(new Set([alone, bundled]));
});

it("reads an index for whoever has nothing to pay, however much was bought", async () => {
	for (let count = 0; count < 30; count++)
		await mintOrder(world.db, ada, `LW-${count}`, 100, [{ product: "featured" }]);
	await world.db.update(orders).set({ status: "paid", paidAt: 1 });
	const { result, rowsRead } = await countRows(() => launchesUnderWay(world.db, ada));
	expect(result).toEqual(new Set());
	expect(rowsRead).toBeLessThanOrEqual(1);
});
