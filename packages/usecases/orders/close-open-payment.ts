import { AppError } from "#core/errors";
import type { Log } from "#core/ports/outside";
import type { Payments } from "#core/ports/payments";
import type { Links } from "#core/web/links";
import type { Db } from "#store/db";
import type { OrderWithLines } from "#store/orders";
import { paymentRequest, paymentUnavailable } from "#usecases/orders/payment-request";

/**
 * Has the provider close the payment that an order has open, so that it can never be made; none is fine. The order itself
 * is changed by whoever asks (`endOpenPayment`, or what pays it otherwise).
 * @throws AppError `payment_made` when it has been made; `payment_unavailable` when the provider does not answer.
 * Source: docs/orders.md#giving-a-payment-up.
 */
export async function closeOpenPayment(
	found: OrderWithLines,
	ctx: { db: Db; links: Links; log: Log; ports: { payments: Payments | null } },
): Promise<void> {
	const { paymentExpiresAt } = found.order;
	const { payments } = ctx.ports;
	if (paymentExpiresAt === null || payments === null) return;
	const request = await paymentRequest(found, paymentExpiresAt, ctx);
	const became = await payments.close(request).catch((cause: unknown) => {
		throw paymentUnavailable(cause, found.order.number, ctx.log);
	});
	if (became === "made") {
		throw new AppError("payment_made", "The payment has been made; the order is paid as soon as it is confirmed.");
	}
}
