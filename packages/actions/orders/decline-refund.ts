import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { orderDecided } from "#mails/catalogue/order-decided";
import { answerRefundRequest, mustBeOpenRequest, refundRequestOf } from "#store/refunds";
import { requiredText } from "#usecases/fields";
import { leaveMail } from "#usecases/mails/leave-mail";
import { orderNumber } from "#usecases/orders/order-number";

const DECIDED = { code: "not_found", detail: "Nobody asks for this money any more: it was decided before." } as const;

/** The site team keeps the money that a buyer asked back, and says why. Source: docs/orders.md#refunds. */
export default defineAction({
	id: "decline_refund",
	actor: "team",
	rate: "write",
	input: z.strictObject({ order: orderNumber, reason: requiredText(TEAM_REASON_MAX) }),
	async handler({ order, reason: typed }, { db, now }) {
		const request = (await refundRequestOf(db, order)) ?? notFound("request");
		const reason = typed.trim();
		const facts = { order, decision: "refund_declined" as const, reason };
		return record(
			{
				subject: `order:${order}`,
				detail: { reason },
				change: changeBetween({ refund_asked: true }, { refund_asked: false }),
			},
			null,
			[
				mustBeOpenRequest(db, order),
				...answerRefundRequest(db, order, { decision: "declined", answer: reason, at: now.getTime() }),
				leaveMail(db, orderDecided, { to: { userId: request.userId }, cause: `order:${order}:declined`, facts, now }),
			],
			{ decided: DECIDED },
		);
	},
});
