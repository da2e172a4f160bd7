import * as z from "zod";
import { type ActionContext, defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { invalidField, notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { orderDecided } from "#mails/catalogue/order-decided";
import type { Statement } from "#store/db";
import { DOMAIN_TAKEN } from "#store/listings";
import { findOrder, type OrderWithLines, updateOrder } from "#store/orders";
import { deliverLineByHand } from "#store/task-deliveries";
import { closeTasksOfLine } from "#store/team-tasks";
import { AGAIN } from "#usecases/commit";
import { requiredText } from "#usecases/fields";
import { leaveMail } from "#usecases/mails/leave-mail";
import { deliverAgain } from "#usecases/orders/move-order";
import { orderNumber } from "#usecases/orders/order-number";
import { changedMeanwhile } from "#usecases/saved-since";

/**
 * The site team delivers what a payment could not: by another try of the same, or by hand, which calls the line delivered
 * and takes its work off the list. The buyer is told what was done. Source: docs/orders.md#what-could-not-be-delivered.
 */
export default defineAction({
	id: "deliver_line",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		order: orderNumber,
		/** Of the order as the page showed it. */
		version: z.int().min(1),
		line: z.int().min(1),
		how: z.enum(["again", "by_hand"]),
		/** For the buyer: what was done. */
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ order: number, version, line, how, reason: typed }, ctx) {
		const { db, now } = ctx;
		const found = (await findOrder(db, number)) ?? notFound("order");
		const { order } = found;
		if (order.version !== version) throw changedMeanwhile();
		const row = found.lines.find((one) => one.line === line) ?? notFound("line");
		const isOpen = order.status === "paid" && row.fulfilledAt === null && row.refundedAt === null;
		if (!isOpen) invalidField("/line", "There is nothing left to deliver of this line.");
		const reason = typed.trim();
		const facts = { order: number, decision: "delivered" as const, reason };
		const cause = `order:${number}:${version}:${line}`;
		return record(
			{
				subject: `order:${number}`,
				detail: { line, how, reason },
				change: changeBetween({ delivered: false }, { delivered: true }),
			},
			{ order: number },
			[
				...updateOrder(db, order, {}),
				...(how === "again" ? await tried(found, line, ctx) : byHand(found, line, ctx)),
				leaveMail(db, orderDecided, { to: { userId: order.userId }, cause, facts, now }),
			],
			{ stale: AGAIN, [DOMAIN_TAKEN]: AGAIN },
		);
	},
});

async function tried(found: OrderWithLines, line: number, ctx: ActionContext) {
	const again = await deliverAgain(ctx, found, line);
	if (again === null) invalidField("/line", "It still cannot be delivered as it was ordered: its task says why.");
	const { number } = found.order;
	const closed = again.isWhole ? [closeTasksOfLine(ctx.db, number, line, ctx.now.getTime(), "undeliverable_line")] : [];
	return [...again.statements, ...closed];
}

function byHand({ order: { number } }: OrderWithLines, line: number, { db, now }: ActionContext): Statement[] {
	return [deliverLineByHand(db, number, line, now.getTime()), closeTasksOfLine(db, number, line, now.getTime())];
}
