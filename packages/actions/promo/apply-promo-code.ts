import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError } from "#core/errors";
import { lapsePromo } from "#core/jobs/kinds";
import { PROMO_HELD_MS } from "#core/limits";
import { enqueue } from "#store/outbox";
import { promoOf } from "#store/promo-codes";
import { AGAIN } from "#usecases/commit";
import { linkToken } from "#usecases/fields";
import { orderToPay } from "#usecases/orders/payment-request";
import { itemsOf, priceWithPromo, promoFor } from "#usecases/orders/price-with-promo";
import { promoCodeText, promoRefused } from "#usecases/orders/promo-input";

/**
 * Takes a promo code off an order that is not paid yet; an empty one takes the code out again. Each counts as a use until
 * the order ends unpaid, or has not been opened for payment for a day. While a payment is open the total stays what it is. Source: docs/orders.md#promo-codes.
 */
export default defineAction({
	id: "apply_promo_code",
	actor: "link_holder",
	rate: "write",
	input: z.strictObject({
		/** Of the checkout page: whoever knows its address may pay. */
		checkout_token: linkToken,
		code: promoCodeText,
	}),
	async handler({ checkout_token, code }, ctx) {
		const found = await orderToPay(ctx, checkout_token);
		const { order } = found;
		if (order.paymentExpiresAt !== null) {
			throw new AppError("order_not_open", "A payment of this order is open; change its details first.");
		}
		const held = (await promoOf(ctx.db, order.number))?.code ?? null;
		const buyer = { userId: order.userId, heldByOrder: held };
		const off = code === "" ? null : await promoFor(ctx, code, itemsOf(found), buyer);
		if (off !== null && off.problem !== null) throw promoRefused(off.problem);
		const at = ctx.now.getTime();
		const dueAt = at + PROMO_HELD_MS;
		return record(
			{ subject: `order:${order.number}`, detail: { code, discount_cents: off?.totalCents ?? 0 } },
			{ number: order.number },
			[
				...priceWithPromo(ctx, found, off === null ? null : { code, cents: off.cents, totalCents: off.totalCents }),
				...(off === null
					? []
					: [enqueue(ctx.db, lapsePromo, { subject: order.number, payload: { at }, dueAt, now: at })]),
			],
			{ stale: AGAIN, promo_gone: AGAIN },
		);
	},
});
