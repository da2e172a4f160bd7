import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { orders, paymentEvents } from "#store/schema/index";
import { unpaidOrdersFor } from "#store/unpaid-orders";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { countRows } from "#testing/rows";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("finds what one's own unpaid orders hold for a listing, newest first, and nothing that is paid or another's", async () => {
	const { db } = world;
	const { userId } = await world.person("ada@example.com");
	const stranger = await world.person("eve@example.com");
	const { id } = await mintListing(db, "inkfern", { ownerId: userId });
	const other = await mintListing(db, "other", { ownerId: userId });
	await mintOrder(db, userId, "LW-OLD", 100, [{ product: "launch", listingId: id }]);
	await mintOrder(db, userId, "LW-NEW", 300, [
		{ product: "featured", listingId: id },
		{ product: "done_for_you", listingId: other.id },
		{ product: "ai_review", listingId: id },
	]);
	await mintOrder(db, userId, "LW-PAID", 100, [{ product: "launch", listingId: id }]);
	await db.update(orders).set({ status: "paid", paidAt: 1 }).where(eq(orders.number, "LW-PAID"));
	await mintOrder(db, userId, "LW-OTHER", 100, [{ product: "launch", listingId: other.id }]);
	await mintOrder(db, stranger.userId, "LW-EVE", 100, [{ product: "launch", listingId: id }]);
	await db
		.update(orders)
		.set({ paymentAttempt: 1, paymentExpiresAt: NOW.getTime() })
		.where(eq(orders.number, "LW-OLD"));
	const event = { provider: "test", eventId: "e", reference: "pay", outcome: "", receivedAt: NOW.getTime() };
	await db.insert(paymentEvents).values({ ...event, kind: "payment_under_way", orderNumber: "LW-OLD" });
	expect(await unpaidOrdersFor(db, { listingId: id, userId })).toEqual([
		{
			number: "LW-NEW",
			checkoutToken: "token-LW-NEW",
			totalCents: 300,
			currency: "usd",
			names: ["featured", "ai_review"],
			launches: false,
			underWayAt: null,
		},
		{
			number: "LW-OLD",
			checkoutToken: "token-LW-OLD",
			totalCents: 100,
			currency: "usd",
			names: ["launch"],
			launches: true,
			underWayAt: NOW.getTime(),
		},
	]);
});

it("reads no more rows for a listing that much was ordered for", async () => {
	const { db } = world;
	const { userId } = await world.person("ada@example.com");
	const { id } = await mintListing(db, "inkfern", { ownerId: userId });
	for (let count = 0; count < 60; count++) {
		await mintOrder(db, userId, `LW-${count}`, 100, [{ product: "billboard_min", listingId: id }]);
	}
	await db.update(orders).set({ status: "paid", paidAt: 1 });
	const { result, rowsRead } = await countRows(() => unpaidOrdersFor(db, { listingId: id, userId }));
	expect(result).toEqual([]);
	expect(rowsRead).toBeLessThanOrEqual(160);
});
