import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { addWeeks, weekOf } from "#core/launches/week";
import type { PaymentEvent } from "#core/orders/payment-state";
import { runAnyBatch } from "#store/db";
import { holdPlaces } from "#store/order-listings";
import { findOrder, updateOrder } from "#store/orders";
import { outbox, weekSlots } from "#store/schema/index";
import { paymentProvider, performAs } from "#testing/act";
import { mintListing } from "#testing/listings";
import { type MintLine, mintOrder } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

const NUMBER = "LW-AAAAAAAAAA";
const NEXT_WEEK = addWeeks(weekOf(NOW), 1);

let world: World;
let ownerId: number;
beforeEach(async () => {
	world = await makeWorld();
	ownerId = (await world.person()).userId;
});

const apply = (kind: PaymentEvent["kind"]) =>
	performAs(
		paymentProvider,
		applyPaymentEvent,
		{
			provider: "test",
			eventId: kind,
			kind,
			orderNumber: NUMBER,
			reference: "pay-1",
			dispute: kind.startsWith("dispute") ? "dispute-1" : null,
			amountCents: 10_000,
			currency: "usd",
			happenedAt: null,
		},
		NOW,
	);
const order = async () => (await findOrder(world.db, NUMBER))?.order;
const taken = async () =>
	(await world.db.query.weekSlots.findFirst({ where: eq(weekSlots.week, NEXT_WEEK) }))?.paidTaken;

/** An order whose opened payment holds a place of the next week, of which another holds one too. */
async function opened(lines: MintLine[]): Promise<void> {
	const { order } = await mintOrder(world.db, ownerId, NUMBER, 10_000, lines);
	await runAnyBatch(world.db, [
		...updateOrder(world.db, order, { placesHeld: true }),
		...holdPlaces(world.db, [NEXT_WEEK], 2),
		...holdPlaces(world.db, [NEXT_WEEK], 2),
	]);
}

it("says when an order was paid and when it was refunded, and that it holds no place any more", async () => {
	await opened([{ product: "done_for_you" }]);
	await apply("payment_succeeded");
	expect(await order()).toMatchObject({ status: "paid", paidAt: NOW.getTime(), refundedAt: null, placesHeld: false });
	await apply("dispute_opened");
	expect(await order()).toMatchObject({ status: "disputed", refundedAt: null });
	await apply("dispute_won");
	await apply("refunded");
	expect(await order()).toMatchObject({ status: "refunded", paidAt: NOW.getTime(), refundedAt: NOW.getTime() });
});

describe("a place that an opened payment holds", () => {
	it("is what a launch of a queued listing moves to", async () => {
		const queued = { status: "scheduled", launchWeek: addWeeks(NEXT_WEEK, 3), plan: "free" } as const;
		const { id } = await mintListing(world.db, "acme", { ...queued, ownerId });
		await opened([{ product: "skip_queue", listingId: id, week: NEXT_WEEK }]);
		await apply("payment_succeeded");
		expect(await world.db.query.listings.findFirst()).toMatchObject({ launchWeek: NEXT_WEEK });
		expect(await taken()).toBe(2);
	});

	it("is what a bundle launches in, whatever else it does", async () => {
		const { id } = await mintListing(world.db, "acme", { status: "draft", launchWeek: null, ownerId });
		await opened([{ product: "bundle", includes: ["launch", "featured"], listingId: id, week: NEXT_WEEK }]);
		await apply("payment_succeeded");
		expect(await world.db.query.listings.findFirst()).toMatchObject({ launchWeek: NEXT_WEEK, featured: true });
		expect(await taken()).toBe(2);
	});

	it("is what a relaunch takes", async () => {
		const { id } = await mintListing(world.db, "acme", { ownerId, launchWeek: addWeeks(NEXT_WEEK, -20) });
		await opened([{ product: "relaunch", listingId: id, week: NEXT_WEEK }]);
		await apply("payment_succeeded");
		expect(await taken()).toBe(2);
	});

	it("is free again where its line could not be delivered", async () => {
		const { id } = await mintListing(world.db, "acme", { ownerId });
		await opened([{ product: "launch", listingId: id, week: NEXT_WEEK }]);
		await apply("payment_succeeded");
		expect(await taken()).toBe(1);
	});
});

describe("a VAT number that could not be checked", () => {
	async function unchecked(): Promise<void> {
		const { order } = await mintOrder(world.db, ownerId, NUMBER, 10_000, [{ product: "done_for_you" }]);
		const vat = { ...order.vat, vat_number: "DE129273398", vat_number_state: "unavailable" as const };
		await runAnyBatch(world.db, updateOrder(world.db, order, { vat }));
	}
	const rechecks = async () =>
		(await world.db.select().from(outbox).where(eq(outbox.job, "recheck-vat"))).map(({ dueAt }) => dueAt);

	it("is looked at an hour after the order is paid for the first time, and not once more", async () => {
		await unchecked();
		await apply("payment_succeeded");
		expect(await rechecks()).toEqual([NOW.getTime() + 3_600_000]);
		await apply("dispute_opened");
		await apply("dispute_won");
		expect(await rechecks()).toHaveLength(1);
	});

	it("is not looked at where there is none", async () => {
		await mintOrder(world.db, ownerId, NUMBER, 10_000, [{ product: "done_for_you" }]);
		await apply("payment_succeeded");
		expect(await rechecks()).toEqual([]);
	});
});
