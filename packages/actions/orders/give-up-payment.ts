import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AGAIN, unchanged } from "#usecases/commit";
import { linkToken } from "#usecases/fields";
import { closeOpenPayment } from "#usecases/orders/close-open-payment";
import { nothingForSale } from "#usecases/orders/deliverable";
import { endOpenPayment } from "#usecases/orders/end-open-payment";
import { orderToPay } from "#usecases/orders/payment-request";

/**
 * Gives up a payment that was opened and not made, so that the buyer can correct who pays. The provider closes its page
 * first: what was given up cannot be paid, so nobody pays twice. Source: docs/orders.md#giving-a-payment-up.
 */
export default defineAction({
	id: "give_up_payment",
	actor: "link_holder",
	rate: "write",
	input: z.strictObject({
		checkout_token: linkToken,
		/** The payment that the page showed: a later one, which another window opened, is left alone. */
		attempt: z.int().min(1),
	}),
	async handler({ checkout_token, attempt }, ctx) {
		const { payments } = ctx.ports;
		if (payments === null) throw nothingForSale();
		const found = await orderToPay(ctx, checkout_token);
		const { order } = found;
		if (order.paymentAttempt !== attempt || order.paymentExpiresAt === null) return unchanged(null);
		await closeOpenPayment(found, ctx);
		return record(
			{ subject: `order:${order.number}`, detail: { attempt } },
			null,
			endOpenPayment(ctx.db, found),
			// The payment may have arrived meanwhile.
			{ stale: AGAIN },
		);
	},
});
