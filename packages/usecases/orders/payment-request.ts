import { AppError } from "#core/errors";
import type { Log } from "#core/ports/outside";
import type { PaymentRequest } from "#core/ports/payments";
import type { Links } from "#core/web/links";
import type { Db } from "#store/db";
import { type OrderWithLines, orderByToken } from "#store/orders";
import { userById } from "#store/users";
import { vatNote } from "#usecases/orders/vat-note";

/** @throws AppError `order_not_open`. */
export async function orderToPay({ db }: { db: Db }, checkoutToken: string): Promise<OrderWithLines> {
	const found = await orderByToken(db, checkoutToken);
	if (found?.order.status !== "pending") {
		throw new AppError("order_not_open", "This order is not open for payment any more.");
	}
	return found;
}

/** What the provider is told of the payment that is open: the same each time, as its idempotency key asks, but for the buyer's address. */
export async function paymentRequest(
	{ order, lines }: OrderWithLines,
	expiresAt: number,
	{ db, links }: { db: Db; links: Links },
): Promise<PaymentRequest> {
	const buyer = await userById(db, order.userId);
	const checkout = links.checkout(order.checkoutToken);
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
		url: order.paymentUrl,
		expiresAt,
		urls: { paid: `${checkout}/thanks`, back: checkout },
	};
}

/** The refusal where the provider did not answer, which the log tells why. */
export function paymentUnavailable(cause: unknown, order: string, log: Log): AppError {
	log.error("payment_unavailable", cause, { order });
	const refusal = new AppError("payment_unavailable", "The payment provider does not answer; try again in a moment.");
	refusal.cause = cause;
	return refusal;
}
