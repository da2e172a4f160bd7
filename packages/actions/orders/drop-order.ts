import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { orderOf } from "#store/orders";
import { AGAIN } from "#usecases/commit";
import { closeOpenPayment } from "#usecases/orders/close-open-payment";
import { endOpenPayment } from "#usecases/orders/end-open-payment";
import { orderNumber } from "#usecases/orders/order-number";

/**
 * A buyer gives up an order that is not paid, to choose something else. Its payment page is closed first, and its places
 * and promo code are free again. Source: docs/orders.md#giving-a-payment-up.
 */
export default defineAction({
	id: "drop_order",
	actor: "person",
	rate: "write",
	input: z.strictObject({ order: orderNumber }),
	async handler({ order: number }, ctx) {
		const found = (await orderOf(ctx.db, ctx.actor.userId, number)) ?? notFound("order");
		if (found.order.status !== "pending") {
			throw new AppError("order_not_open", "This order is not open for payment any more.");
		}
		await closeOpenPayment(found, ctx);
		return record(
			{ subject: `order:${number}` },
			null,
			endOpenPayment(ctx.db, found, { status: "expired" }),
			// The payment may have arrived meanwhile.
			{ stale: AGAIN },
		);
	},
});
