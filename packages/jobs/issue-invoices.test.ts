import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { issueInvoices } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { billingDocuments, mails, orders, paymentEvents } from "#store/schema/index";
import { paymentProvider, performAs } from "#testing/act";
import { mintOrder } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let userId: number;
beforeEach(async () => {
	world = await makeWorld();
	({ userId } = await world.person());
});

/** An order as it was paid before there were invoices. */
async function paidBefore(number: string, paidAt: number, refundedCents = 0): Promise<void> {
	const { order } = await mintOrder(world.db, userId, number, 1_000, [{ product: "done_for_you" }]);
	const payment = { paymentProvider: "test", paymentReference: `pay:${number}` };
	await world.db
		.update(orders)
		.set({ status: "paid", paidAt, ...payment })
		.where(eq(orders.number, order.number));
	const known = { provider: "test", orderNumber: number, reference: `pay:${number}`, outcome: "", receivedAt: 0 };
	const of = (kind: "payment_succeeded" | "partially_refunded", amountCents: number) =>
		world.db
			.insert(paymentEvents)
			.values({ ...known, eventId: `${kind}:${number}`, kind, amountCents, currency: "usd" });
	await of("payment_succeeded", 1_000);
	if (refundedCents > 0) await of("partially_refunded", refundedCents);
}
const run = async () => {
	await runBatch(world.db, [enqueue(world.db, issueInvoices, { subject: "all", payload: {}, dueAt: 0, now: 0 })]);
	return (await world.runJobs()).filter((outcome) => !outcome.startsWith("send-mail"));
};
const invoices = async () =>
	(await world.db.select().from(billingDocuments).orderBy(billingDocuments.kind, billingDocuments.sequence)).map(
		({ kind, orderNumber, sequence, totalCents, suppliedAt }) => [kind, sequence, orderNumber, totalCents, suppliedAt],
	);

it("bills paid orders that have no invoice in the order of their payments, with what was given back, once", async () => {
	await paidBefore("LW-LATE", 3_000);
	await paidBefore("LW-FIRST", 1_000, 400);
	await paidBefore("LW-MIDDLE", 2_000);
	await mintOrder(world.db, userId, "LW-OPEN", 1_000, [{ product: "done_for_you" }]);
	expect(await run()).toEqual(["issue-invoices: 3 orders billed"]);
	const issued = [
		["credit_note", 1, "LW-FIRST", 400, 1_000],
		["invoice", 1, "LW-FIRST", 1_000, 1_000],
		["invoice", 2, "LW-MIDDLE", 1_000, 2_000],
		["invoice", 3, "LW-LATE", 1_000, 3_000],
	];
	expect(await invoices()).toEqual(issued);
	expect(await run()).toEqual(["issue-invoices: 0 orders billed"]);
	expect(await invoices()).toEqual(issued);
	// Receipts of then would come out of nowhere.
	expect(await world.db.select().from(mails)).toEqual([]);
});

it("goes on where a run ended, also among payments of one moment", async () => {
	for (let index = 0; index < 60; index++) await paidBefore(`LW-${index}`, 1_000);
	expect(await run()).toEqual(["issue-invoices: 50 orders billed", "issue-invoices: 10 orders billed"]);
	expect(new Set((await invoices()).map(([, sequence]) => sequence)).size).toBe(60);
});

it("is not needed where an event of the order comes first", async () => {
	await paidBefore("LW-A", 1_000);
	const refund = {
		provider: "test",
		eventId: "refund",
		kind: "refunded" as const,
		orderNumber: "LW-A",
		reference: "pay:LW-A",
	};
	await performAs(
		paymentProvider,
		applyPaymentEvent,
		{ ...refund, dispute: null, amountCents: 1_000, currency: "usd", happenedAt: null },
		NOW,
	);
	expect((await invoices()).map(([kind, , , cents]) => [kind, cents])).toEqual([
		["credit_note", 1_000],
		["invoice", 1_000],
	]);
	expect(await run()).toEqual(["issue-invoices: 0 orders billed"]);
});
