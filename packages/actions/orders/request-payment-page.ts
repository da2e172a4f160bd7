import * as z from "zod";
import { defineAction, type Recorded, record } from "#actions/define";
import { AppError } from "#core/errors";
import type { PaymentEvent } from "#core/orders/payment-state";
import { DOMAIN_TAKEN } from "#store/listings";
import { notePaymentUrl, type OrderRow } from "#store/orders";
import { EVENT_KNOWN } from "#store/payment-events";
import { AGAIN, type Unchanged, unchanged } from "#usecases/commit";
import { linkToken } from "#usecases/fields";
import { decidePayment } from "#usecases/orders/decide-payment";
import { nothingForSale } from "#usecases/orders/deliverable";
import { orderToPay, paymentRequest, paymentUnavailable } from "#usecases/orders/payment-request";
import { FOR_FREE } from "#usecases/orders/refund-made";

/** Where the buyer pays; null where there was nothing to pay. */
interface Page {
	url: string | null;
}

/**
 * Asks the provider for the page where the buyer pays what open_payment has frozen, and notes it. Asking again leads to
 * the page of the payment that is open: the provider knows it by `order number:attempt`.
 */
export default defineAction({
	id: "request_payment_page",
	actor: "link_holder",
	rate: "write",
	input: z.strictObject({ checkout_token: linkToken }),
	async handler({ checkout_token }, ctx): Promise<Recorded<Page> | Unchanged<Page>> {
		const { payments } = ctx.ports;
		if (payments === null) throw nothingForSale();
		const found = await orderToPay(ctx, checkout_token);
		const { order } = found;
		if (order.paymentUrl !== null) return unchanged({ url: order.paymentUrl });
		if (order.paymentExpiresAt === null) {
			throw new AppError("order_not_open", "The time to pay has ended. Check your details and go on again.");
		}
		// Nobody is asked to pay nothing: such an order is paid as it stands.
		if (order.totalCents === 0) {
			const { statements } = await decidePayment(nothingPaid(order, ctx.now), ctx);
			return record(
				{ subject: `order:${order.number}`, detail: { attempt: order.paymentAttempt, provider: FOR_FREE } },
				{ url: null },
				statements,
				{ stale: AGAIN, [EVENT_KNOWN]: AGAIN, [DOMAIN_TAKEN]: AGAIN },
			);
		}
		const request = await paymentRequest(found, order.paymentExpiresAt, ctx);
		const { url } = await payments.open(request).catch((cause: unknown) => {
			throw paymentUnavailable(cause, order.number, ctx.log);
		});
		return record(
			{ subject: `order:${order.number}`, detail: { attempt: order.paymentAttempt, provider: payments.provider } },
			{ url },
			[notePaymentUrl(ctx.db, order.number, order.paymentAttempt, url)],
		);
	},
});

/** What pays an order that costs nothing. */
function nothingPaid({ number, currency }: OrderRow, now: Date): PaymentEvent {
	return {
		provider: FOR_FREE,
		eventId: `${number}:paid`,
		kind: "payment_succeeded",
		orderNumber: number,
		reference: `${FOR_FREE}:${number}`,
		dispute: null,
		amountCents: 0,
		currency,
		happenedAt: now.getTime(),
	};
}
