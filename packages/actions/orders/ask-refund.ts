import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { REFUND_ASK_REASON_MAX } from "#core/limits";
import { mayAskRefund } from "#core/orders/refund-ask";
import { orderOf } from "#store/orders";
import { insertRefundRequest, REQUEST_KNOWN, refundAskedCause } from "#store/refunds";
import { leaveTeamTask } from "#store/team-tasks";
import { requiredText } from "#usecases/fields";
import { orderNumber } from "#usecases/orders/order-number";

const message = "Money of this order cannot be asked back here: it is not paid, its time is over, or you asked before.";
const NOT_OPEN = {
	code: "invalid_input",
	detail: message,
	more: { errors: [{ pointer: "/order", code: "bad_value", message }] },
} as const;

/**
 * A buyer asks for the money of an order back; the site team decides. Once an order, within its time.
 * Source: docs/orders.md#refunds.
 */
export default defineAction({
	id: "ask_refund",
	actor: "person",
	rate: "write",
	input: z.strictObject({ order: orderNumber, reason: requiredText(REFUND_ASK_REASON_MAX) }),
	async handler({ order: number, reason }, { db, actor, now }) {
		const { order } = (await orderOf(db, actor.userId, number)) ?? notFound("order");
		if (!mayAskRefund(order, now)) throw new AppError(NOT_OPEN.code, NOT_OPEN.detail, NOT_OPEN.more);
		const at = now.getTime();
		const cause = refundAskedCause(number);
		const detail = { order: number, total_cents: order.totalCents, reason: reason.trim() };
		return record(
			{ subject: `order:${number}` },
			null,
			[
				insertRefundRequest(db, { orderNumber: number, userId: actor.userId, reason: reason.trim(), askedAt: at }),
				leaveTeamTask(db, { kind: "refund_asked", cause, detail, at }),
			],
			{ [REQUEST_KNOWN]: NOT_OPEN },
		);
	},
});
