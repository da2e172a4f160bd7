import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { notePaymentUrl } from "#store/orders";
import { unchanged } from "#usecases/commit";
import { linkToken } from "#usecases/fields";
import { nothingForSale } from "#usecases/orders/deliverable";
import { orderToPay, paymentRequest, paymentUnavailable } from "#usecases/orders/payment-request";

/**
 * Asks the provider for the page where the buyer pays what open_payment has frozen, and notes it. Asking again leads to
 * the page of the payment that is open: the provider knows it by `order number:attempt`.
 */
export default defineAction({
	id: "request_payment_page",
	actor: "link_holder",
	rate: "write",
	input: z.strictObject({ checkout_token: linkToken }),
	async handler({ checkout_token }, ctx) {
		const { payments } = ctx.ports;
		if (payments === null) throw nothingForSale();
		const found = await orderToPay(ctx, checkout_token);
		const { order } = found;
		if (order.paymentUrl !== null) return unchanged({ url: order.paymentUrl });
		if (order.paymentExpiresAt === null) {
			throw new AppError("order_not_open", "The time to pay has ended. Check your details and go on again.");
		}
		const request = await paymentRequest(found, order.paymentExpiresAt, ctx);
		const { url } = await payments.open(request).catch((cause: unknown) => {
			throw paymentUnavailable(cause);
		});
		return record(
			{ subject: `order:${order.number}`, detail: { attempt: order.paymentAttempt, provider: payments.provider } },
			{ url },
			[notePaymentUrl(ctx.db, order.number, order.paymentAttempt, url)],
		);
	},
});
