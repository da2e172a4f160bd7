import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { ORDER_OPEN_MS } from "#core/limits";
import { orders, outbox, products } from "#store/schema/index";
import { mintListing } from "#testing/listings";
import { mintProducts } from "#testing/orders";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	await mintProducts(world.db);
	ada = await world.person("ada@example.com");
});

interface Order {
	number: string;
	status: string;
	checkout_url: string;
	total_cents: number;
}

const body = { items: [{ product: "done_for_you" }], billing_country: "DE" };

it("builds a pending order with the page where the person pays", async () => {
	const { id } = await mintListing(world.db, "acme", { status: "draft", ownerId: ada.userId });
	const answer = await world.api<Order>("POST", "/orders/checkout", {
		as: ada,
		body: { items: [{ product: "launch", listing_id: id }], billing_country: "DE" },
	});
	expect(answer.status).toBe(201);
	expect(answer.body).toMatchObject({
		status: "pending",
		total_cents: 11781,
		lines: [{ line: 1, product: "launch", listing_id: id, fulfilled: false, outcome: null }],
		paid_at: null,
	});
	expect(answer.body.number).toMatch(/^LW-[A-Z2-7]{10}$/);
	expect(answer.body.checkout_url).toMatch(new RegExp(`^${ORIGIN}/checkout/[0-9a-f]{64}$`));
	const again = await world.api("GET", `/orders/${answer.body.number}`, { as: ada });
	expect(again.body).toEqual(answer.body);
	expect(await world.db.select().from(orders)).toMatchObject([{ paymentAttempt: 0, placesHeld: false, version: 1 }]);
});

it("keeps the price it was ordered at", async () => {
	const { body: order } = await world.api<Order>("POST", "/orders/checkout", { as: ada, body });
	await world.db.update(products).set({ priceCents: 1 }).where(eq(products.code, "done_for_you"));
	const answer = await world.api("GET", `/orders/${order.number}`, { as: ada });
	expect(answer.body).toMatchObject({ subtotal_cents: 29900, total_cents: 35581 });
});

it("makes one order of a retry", async () => {
	const send = () =>
		world.api<Order>("POST", "/orders/checkout", { as: ada, body, headers: { "Idempotency-Key": "once" } });
	const answers = await Promise.all(Array.from({ length: 5 }, send));
	expect(new Set(answers.map((answer) => answer.body.number)).size).toBe(1);
	const list = await world.api("GET", "/orders", { as: ada });
	expect(list.body).toMatchObject({ total: 1 });
});

it("is closed, unpaid, when its prices no longer hold", async () => {
	const before = Date.now();
	const { body: order } = await world.api<Order>("POST", "/orders/checkout", { as: ada, body });
	const [row] = await world.db.select().from(outbox).where(eq(outbox.job, "close-order"));
	expect(row?.subject).toBe(order.number);
	const heldMs = (row?.dueAt ?? 0) - before;
	expect(heldMs).toBeGreaterThanOrEqual(ORDER_OPEN_MS);
	expect(heldMs).toBeLessThan(ORDER_OPEN_MS + 60_000);
});

it("says by a code of its own that items are wrong in several ways", async () => {
	const items = [{ product: "launch" }, { product: "nothing" }];
	const answer = await world.api("POST", "/orders/checkout", { as: ada, body: { items } });
	expect(answer.body).toMatchObject({
		code: "bad_item",
		errors: [{ code: "product_needs_listing" }, { code: "unknown_product" }],
	});
});

it("refuses what quote_order refuses, and makes no order", async () => {
	const answer = await world.api("POST", "/orders/checkout", { as: ada, body: { items: [{ product: "launch" }] } });
	expect(answer.body).toMatchObject({ status: 400, code: "product_needs_listing" });
	expect((await world.api("GET", "/orders", { as: ada })).body).toMatchObject({ items: [] });
});
