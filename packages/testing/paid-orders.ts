import applyPaymentEvent from "#actions/orders/apply-payment-event";
import openPayment from "#actions/orders/open-payment";
import type { Db } from "#store/db";
import { findOrder, type OrderWithLines } from "#store/orders";
import { linkHolder, paymentProvider, performAs } from "#testing/act";
import { NOW } from "#testing/now";
import { type MintLine, mintOrder } from "#testing/orders";

/** The order of the tests. */
export const NUMBER = "LW-AAAAAAAAAA";

/** Who pays it: in the USA, so that no VAT is charged. */
export const BILLING = {
	name: "Ada Lovelace",
	company: "Analytical Engines",
	address: "1 Main Street",
	city: "Springfield",
	postal_code: "12345",
	country: "US",
	vat_number: "",
};

/** Mints an order whose payment is open: its buyer has said who pays. Its lines cost what they say, 100 cents otherwise. */
export async function mintOpenOrder(db: Db, userId: number, lines: readonly MintLine[]): Promise<OrderWithLines> {
	const total = lines.reduce((cents, { amountCents = 100 }) => cents + amountCents, 0);
	const { order } = await mintOrder(db, userId, NUMBER, total, lines);
	await performAs(linkHolder, openPayment, { checkout_token: order.checkoutToken, billing: BILLING }, NOW);
	return orderNow(db);
}

/** The same, paid through the test provider. */
export async function mintPaidOrder(db: Db, userId: number, lines: readonly MintLine[]): Promise<OrderWithLines> {
	await mintOpenOrder(db, userId, lines);
	return payOrder(db);
}

/** The test provider tells that the order was paid. */
export async function payOrder(db: Db): Promise<OrderWithLines> {
	const { order } = await orderNow(db);
	const event = {
		provider: "test",
		eventId: "paid",
		kind: "payment_succeeded" as const,
		orderNumber: NUMBER,
		dispute: null,
		reference: "pay-1",
		amountCents: order.totalCents,
		currency: "usd",
		happenedAt: null,
	};
	await performAs(paymentProvider, applyPaymentEvent, event, NOW);
	return orderNow(db);
}

/** As it stands now. */
export async function orderNow(db: Db): Promise<OrderWithLines> {
	const found = await findOrder(db, NUMBER);
	if (found === null) throw new Error("the order is gone");
	return found;
}
