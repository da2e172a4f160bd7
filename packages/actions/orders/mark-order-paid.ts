import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField, notFound } from "#core/errors";
import { PAYMENT_REFERENCE_MAX } from "#core/limits";
import type { PaymentEvent } from "#core/orders/payment-state";
import { DOMAIN_TAKEN } from "#store/listings";
import { findOrder } from "#store/orders";
import { EVENT_KNOWN } from "#store/payment-events";
import { AGAIN } from "#usecases/commit";
import { requiredLine } from "#usecases/fields";
import { closeOpenPayment } from "#usecases/orders/close-open-payment";
import { decidePayment } from "#usecases/orders/decide-payment";
import { orderNumber } from "#usecases/orders/order-number";
import { BY_HAND } from "#usecases/orders/refund-made";
import { changedMeanwhile } from "#usecases/saved-since";

/**
 * The site team notes that an order was paid without the payment provider, by a bank transfer say. It does what a payment
 * does: delivery, invoice, receipt. A payment page that is still open is closed first, so that nobody pays twice.
 * Source: docs/orders.md#payments-by-hand.
 */
export default defineAction({
	id: "mark_order_paid",
	actor: "team",
	fresh: true,
	rate: "write",
	input: z.strictObject({
		order: orderNumber,
		/** Of the order as the page showed it. */
		version: z.int().min(1),
		/** As it stands on the account's statement. */
		reference: requiredLine(PAYMENT_REFERENCE_MAX),
		/** What came, with VAT: typed, so that a wrong sum is seen before it is booked. */
		amount_cents: z.int().min(0),
	}),
	async handler({ order: number, version, reference: typed, amount_cents }, ctx) {
		const found = (await findOrder(ctx.db, number)) ?? notFound("order");
		const { order } = found;
		if (order.version !== version) throw changedMeanwhile();
		if (order.status !== "pending") invalidField("/order", "Only an order that is not paid yet can be paid.");
		if (order.billing === null) {
			invalidField(
				"/order",
				"The buyer has not said who pays yet, so there is no total: it follows on the checkout page.",
			);
		}
		if (amount_cents !== order.totalCents) {
			const total = `${(order.totalCents / 100).toFixed(2)} ${order.currency.toUpperCase()}`;
			invalidField("/amount_cents", `The order's total is ${total}. Another amount cannot be booked as its payment.`);
		}
		const reference = typed.trim();
		const event: PaymentEvent = {
			provider: BY_HAND,
			eventId: `${number}:paid`,
			kind: "payment_succeeded",
			orderNumber: number,
			reference,
			dispute: null,
			amountCents: amount_cents,
			currency: order.currency,
			happenedAt: ctx.now.getTime(),
		};
		// Decided while the page is being closed: what comes of that page meanwhile is noticed by the order's version and its events.
		const [{ statements, moved }] = await Promise.all([decidePayment(event, ctx), closeOpenPayment(found, ctx)]);
		const change = changeBetween({ status: order.status }, { status: "paid" });
		return record(
			{ subject: `order:${number}`, detail: { reference, amount_cents }, change },
			{ order: number, moved },
			statements,
			{ stale: AGAIN, [EVENT_KNOWN]: AGAIN, [DOMAIN_TAKEN]: AGAIN },
		);
	},
});
