import { beforeEach, expect, it } from "vitest";
import { stripePayments } from "#adapters/payments/stripe";
import { endPayment } from "#core/jobs/kinds";
import { addWeeks, weekOf } from "#core/launches/week";
import endPaymentJob from "#jobs/end-payment";
import { runAnyBatch, runBatch } from "#store/db";
import { holdPlaces } from "#store/order-listings";
import { findOrder, type OrderRow, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { outbox, paymentEvents } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintOrder } from "#testing/orders";
import { startSite } from "#testing/servers";
import { makeWorld, NOW, type World } from "#testing/world";

const NUMBER = "LW-AAAAAAAAAA";
const WEEK = addWeeks(weekOf(NOW), 1);
const now = NOW.getTime();
let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const { userId } = await world.person();
	const lines = [{ product: "launch", week: WEEK }, { product: "relaunch", week: WEEK }, { product: "featured" }];
	await mintOrder(world.db, userId, NUMBER, 10_000, lines);
	await change({ paymentAttempt: 2, paymentExpiresAt: now - 1, paymentUrl: "https://pay.example/", placesHeld: true });
	await runAnyBatch(world.db, holdPlaces(world.db, [WEEK, WEEK], 5));
});

async function change(values: Partial<OrderRow>): Promise<void> {
	const found = await findOrder(world.db, NUMBER);
	if (found !== null) await runAnyBatch(world.db, updateOrder(world.db, found.order, values));
}
async function end(attempt: number): Promise<string[]> {
	const subject = { order: NUMBER, attempt };
	await runBatch(world.db, [enqueue(world.db, endPayment, { subject, dueAt: now, now })]);
	return world.runJobs(NOW);
}
const taken = async () => (await world.db.query.weekSlots.findFirst())?.paidTaken;

it("gives held places back and lets the buyer start over, once", async () => {
	expect(await taken()).toBe(2);
	expect(await end(2)).toEqual(["end-payment: ended unpaid"]);
	expect(await taken()).toBe(0);
	expect((await findOrder(world.db, NUMBER))?.order).toMatchObject({
		status: "pending",
		paymentUrl: null,
		paymentExpiresAt: null,
		placesHeld: false,
	});
	expect(await end(2)).toEqual(["end-payment: ended already"]);
	expect(await taken()).toBe(0);
});

it("leaves later payments, open ones and paid orders alone", async () => {
	expect(await end(1)).toEqual(["end-payment: ended already"]);
	await change({ paymentExpiresAt: now + 1 });
	expect(await end(2)).toEqual(["end-payment: still open"]);
	await change({ status: "paid" });
	expect(await end(2)).toEqual(["end-payment: left as it is: paid"]);
	expect(await taken()).toBe(2);
});

it("gives places back once when two runs end the same payment at once", async () => {
	const subject = { order: NUMBER, attempt: 2 };
	const run = () => endPaymentJob.run({ subject, payload: {}, cause: "outbox:1" }, jobContext(NOW));
	expect((await Promise.all([run(), run()])).sort()).toEqual(["ended already", "ended unpaid"]);
	expect(await taken()).toBe(0);
});

it("keeps a test payment whose money its page has said to be under way", async () => {
	const event = { provider: "test", eventId: "e", orderNumber: NUMBER, reference: "pay", outcome: "", receivedAt: now };
	await world.db.insert(paymentEvents).values({ ...event, kind: "payment_under_way" });
	expect(await end(2)).toEqual(["end-payment: its money is under way: looked at again later"]);
	expect(await taken()).toBe(2);
});

/** One run at `at`, where Stripe says this of the session. */
async function endWhere(session: object, at: Date): Promise<string> {
	const headers = { "content-type": "application/json" };
	const notOpen = { error: { message: "This Session is not open.", type: "invalid_request_error" } };
	const stripe = await startSite({
		"/v1/checkout/sessions/cs_test_1/expire": { status: 400, headers, body: JSON.stringify(notOpen) },
		"/v1/checkout/sessions/cs_test_1": { headers, body: JSON.stringify({ id: "cs_test_1", ...session }) },
	});
	const payments = stripePayments({ secretKey: "sk_test_none", webhookSecret: "whsec", apiBase: stripe.origin });
	const ctx = jobContext(at);
	const work = { subject: { order: NUMBER, attempt: 2 }, payload: {}, cause: "outbox:1" };
	const outcome = await endPaymentJob.run(work, { ...ctx, ports: { ...ctx.ports, payments } });
	await stripe.stop();
	return outcome;
}

it("keeps a payment whose money is under way for days, and ends it when the provider says that it failed", async () => {
	await change({ paymentUrl: "https://checkout.stripe.com/c/pay/cs_test_1#a" });
	const money = (status: string) => ({
		status: "complete",
		payment_status: "unpaid",
		payment_intent: { id: "pi_1", status },
	});
	const looks = async () => (await world.db.select().from(outbox)).filter(({ job }) => job === "end-payment");
	expect(await endWhere(money("processing"), NOW)).toBe("its money is under way: looked at again later");
	expect(await looks()).toMatchObject([{ subject: `${NUMBER}:2`, dueAt: now + 6 * 3_600_000 }]);
	expect((await findOrder(world.db, NUMBER))?.order).toMatchObject({
		status: "pending",
		paymentUrl: "https://checkout.stripe.com/c/pay/cs_test_1#a",
		placesHeld: true,
	});
	expect(await taken()).toBe(2);
	expect(await endWhere(money("requires_payment_method"), NOW)).toBe("ended unpaid");
	expect(await taken()).toBe(0);
});

it("asks again in an hour where the provider does not answer, however long it does not", async () => {
	await change({ paymentUrl: "https://checkout.stripe.com/c/pay/cs_test_1#a" });
	expect(await endWhere({ status: "open" }, NOW)).toBe("the payment provider does not answer: asked again in an hour");
	expect((await findOrder(world.db, NUMBER))?.order.paymentExpiresAt).toBe(now - 1);
	expect(await endWhere({ status: "expired" }, new Date(now + 3_600_000))).toBe("ended unpaid");
});
