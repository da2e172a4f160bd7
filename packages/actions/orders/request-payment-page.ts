import * as z from "zod";
import { type ActionContext, defineAction, record } from "#actions/define";
import { orderToPay } from "#actions/orders/open-payment";
import { AppError } from "#core/errors";
import type { PaymentRequest } from "#core/ports/outside";
import { notePaymentUrl, type OrderWithLines } from "#store/orders";
import { userById } from "#store/users";
import { unchanged } from "#usecases/commit";
import { linkToken } from "#usecases/fields";
import { nothingForSale } from "#usecases/orders/deliverable";
import { vatNote } from "#usecases/orders/vat-note";

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
		const request = await paymentRequest(found, ctx);
		let url: string;
		try {
			({ url } = await payments.open(request));
		} catch (cause) {
			const refusal = new AppError(
				"payment_unavailable",
				"The payment provider does not answer; try again in a moment.",
			);
			refusal.cause = cause;
			throw refusal;
		}
		return record(
			{ subject: `order:${order.number}`, detail: { attempt: order.paymentAttempt, provider: payments.provider } },
			{ url },
			[notePaymentUrl(ctx.db, order.number, order.paymentAttempt, url)],
		);
	},
});

/** @throws AppError `order_not_open` when no payment is open. */
async function paymentRequest({ order, lines }: OrderWithLines, ctx: ActionContext): Promise<PaymentRequest> {
	if (order.paymentExpiresAt === null) {
		throw new AppError("order_not_open", "The time to pay has ended. Check your details and go on again.");
	}
	const buyer = await userById(ctx.db, order.userId);
	const checkout = ctx.links.checkout(order.checkoutToken);
	return {
		orderNumber: order.number,
		attempt: order.paymentAttempt,
		checkoutToken: order.checkoutToken,
		totalCents: order.totalCents,
		vatCents: order.vatCents,
		vatNote: vatNote(order.vat),
		currency: order.currency,
		lines: lines.map((line) => ({ name: line.name, amountCents: line.amountCents })),
		buyerEmail: buyer?.email ?? null,
		expiresAt: order.paymentExpiresAt,
		urls: { paid: `${checkout}/thanks`, back: checkout },
	};
}
