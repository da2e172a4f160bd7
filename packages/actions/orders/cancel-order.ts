import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { orderDecided } from "#mails/catalogue/order-decided";
import { findOrder } from "#store/orders";
import { AGAIN } from "#usecases/commit";
import { requiredText } from "#usecases/fields";
import { leaveMail } from "#usecases/mails/leave-mail";
import { closeOpenPayment } from "#usecases/orders/close-open-payment";
import { endOpenPayment } from "#usecases/orders/end-open-payment";
import { orderNumber } from "#usecases/orders/order-number";
import { changedMeanwhile } from "#usecases/saved-since";

/**
 * The site team closes an order that nobody has paid, and tells its buyer why. Its payment page is closed first, so that
 * nobody pays what was cancelled. Source: docs/orders.md#cancelled-orders.
 */
export default defineAction({
	id: "cancel_order",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		order: orderNumber,
		/** Of the order as the page showed it. */
		version: z.int().min(1),
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ order: number, version, reason: typed }, ctx) {
		const { db, now } = ctx;
		const found = (await findOrder(db, number)) ?? notFound("order");
		const { order } = found;
		if (order.version !== version) throw changedMeanwhile();
		if (order.status !== "pending") invalidField("/order", "Only an order that is not paid yet can be cancelled.");
		await closeOpenPayment(found, ctx);
		const reason = typed.trim();
		const facts = { order: number, decision: "cancelled" as const, reason };
		return record(
			{
				subject: `order:${number}`,
				detail: { reason },
				change: changeBetween({ status: order.status }, { status: "expired" }),
			},
			{ order: number },
			[
				...endOpenPayment(db, found, { status: "expired" }),
				leaveMail(db, orderDecided, { to: { userId: order.userId }, cause: `order:${number}:${version}`, facts, now }),
			],
			{ stale: AGAIN },
		);
	},
});
