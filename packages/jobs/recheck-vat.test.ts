import { afterEach, beforeEach, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import type { PaymentEvent } from "#core/orders/payment-state";
import type { VatDecision } from "#core/orders/vat";
import recheckVat from "#jobs/recheck-vat";
import { runAnyBatch } from "#store/db";
import { updateOrder } from "#store/orders";
import { paymentProvider, performAs } from "#testing/act";
import { jobContext } from "#testing/job-context";
import { mintOrder } from "#testing/orders";
import { type Site, startSite } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let register: Site | undefined;
beforeEach(async () => {
	world = await makeWorld();
});
afterEach(async () => {
	changeSettings({ VIES_BASE_URL: undefined });
	await register?.stop();
});

const HOUR_MS = 3_600_000;
const PAID: PaymentEvent = {
	provider: "test",
	eventId: "1",
	kind: "payment_succeeded",
	orderNumber: "LW-AAAAAAAAAA",
	reference: "pay-1",
	dispute: null,
	amountCents: 11_900,
	currency: "usd",
	happenedAt: null,
};

async function registerSays(isValid: boolean, userError: string): Promise<void> {
	await register?.stop();
	const body = JSON.stringify({ isValid, userError });
	register = await startSite({ "*": { headers: { "content-type": "application/json" }, body } });
	changeSettings({ VIES_BASE_URL: register.origin });
}

/** An order whose number could not be checked when it was paid. */
async function paidUnchecked(changes: Partial<VatDecision> = {}): Promise<void> {
	const { userId } = await world.person();
	const { order } = await mintOrder(world.db, userId, "LW-AAAAAAAAAA", 10_000, [{ product: "done_for_you" }]);
	const vat = {
		seller_country: "IE",
		country: "DE",
		rate_millionths: 190_000,
		reason: "destination" as const,
		vat_number: "DE129273398",
		vat_number_state: "unavailable" as const,
		home: { currency: "EUR", day: "2026-11-17", from_millionths: 1_152_000, to_millionths: 1_000_000 },
		...changes,
	};
	await runAnyBatch(world.db, updateOrder(world.db, order, { vat, vatCents: 1_900, totalCents: 11_900 }));
	await performAs(paymentProvider, applyPaymentEvent, PAID, NOW);
}

const runAfter = async (hours: number) =>
	(await world.runJobs(new Date(NOW.getTime() + hours * HOUR_MS))).filter(
		(outcome) => !outcome.startsWith("send-mail"),
	);
const tasks = async () => (await world.db.query.teamTasks.findMany()).map((task) => task.kind);
const order = () => world.db.query.orders.findFirst();

it("has the VAT given back by hand when the number turns out valid; the order stays as billed", async () => {
	await paidUnchecked();
	await registerSays(true, "VALID");
	expect(await runAfter(0.5)).toEqual([]);
	expect(await runAfter(1)).toEqual(["recheck-vat: the number is valid"]);
	expect(await tasks()).toEqual(["done_for_you", "refund_vat"]);
	expect(await order()).toMatchObject({
		vatCents: 1_900,
		totalCents: 11_900,
		vat: { vat_number_state: "unavailable", reason: "destination", recheck: { state: "valid" } },
	});
});

it("keeps in mind what is owed while the payment is disputed, as the dispute may be won", async () => {
	await paidUnchecked();
	const dispute = { ...PAID, eventId: "2", kind: "dispute_opened" as const, dispute: "dp-1" };
	await performAs(paymentProvider, applyPaymentEvent, dispute, NOW);
	expect(await order()).toMatchObject({ status: "disputed" });
	await registerSays(true, "VALID");
	await runAfter(1);
	expect(await tasks()).toContain("refund_vat");
});

it("owes nothing any more of an order that was given back", async () => {
	await paidUnchecked();
	await performAs(paymentProvider, applyPaymentEvent, { ...PAID, eventId: "2", kind: "refunded" as const }, NOW);
	expect(await order()).toMatchObject({ status: "refunded" });
	await registerSays(true, "VALID");
	await runAfter(1);
	expect(await tasks()).not.toContain("refund_vat");
});

it("owes nothing to a buyer in the seller's own country, whose VAT a valid number does not end", async () => {
	await paidUnchecked({ seller_country: "DE", reason: "domestic" });
	await registerSays(true, "VALID");
	expect(await runAfter(1)).toEqual(["recheck-vat: nothing to check"]);
	expect(await register?.requests()).toEqual([]);
	expect(await tasks()).toEqual(["done_for_you"]);
});

it("leaves everything as it is when the number is not valid", async () => {
	await paidUnchecked();
	await registerSays(false, "INVALID");
	expect(await runAfter(1)).toEqual(["recheck-vat: the number is invalid"]);
	expect(await tasks()).toEqual(["done_for_you"]);
});

it("asks again while the register does not answer, and a person in the end", async () => {
	await paidUnchecked();
	await registerSays(false, "MS_UNAVAILABLE");
	expect(await runAfter(1)).toEqual(["recheck-vat: the register does not answer"]);
	expect(await runAfter(2)).toEqual([]);
	expect(await runAfter(7)).toEqual(["recheck-vat: the register does not answer"]);
	for (let tries = 3; tries <= 16; tries++) await runAfter(1 + tries * 6);
	expect(await runAfter(1000)).toEqual([]);
	expect(await tasks()).toEqual(["done_for_you", "check_vat_number"]);
});

it("keeps what another run has found out at the same moment", async () => {
	await paidUnchecked();
	await registerSays(true, "VALID");
	const work = { subject: "LW-AAAAAAAAAA", payload: { tries: 0 }, cause: "outbox:1" };
	const run = () => recheckVat.run(work, jobContext(NOW));
	expect((await Promise.all([run(), run()])).sort()).toEqual(["nothing to check", "the number is valid"]);
	expect(await tasks()).toEqual(["done_for_you", "refund_vat"]);
});
