import * as z from "zod";
import { type ActionContext, defineAction, record } from "#actions/define";
import { changeBetween } from "#core/access/audit-change";
import { AppError, invalidField, notFound } from "#core/errors";
import { makeRefund } from "#core/jobs/kinds";
import { ORDER_ITEMS_MAX, TEAM_REASON_MAX } from "#core/limits";
import type { MovedMoney } from "#core/numbers/measure-money";
import { paymentState } from "#core/orders/payment-state";
import { type RefundProblem, type RefundWish, refundAmount } from "#core/orders/refund-amount";
import { orderDecided } from "#mails/catalogue/order-decided";
import type { Statement } from "#store/db";
import { DOMAIN_TAKEN } from "#store/listings";
import { findOrder, type OrderWithLines, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { EVENT_KNOWN, eventsOfOrder } from "#store/payment-events";
import {
	answerRefundRequest,
	insertRefund,
	REFUND_ASKED,
	REFUND_UNDER_WAY,
	type RefundRow,
	refundAskedBy,
	refundsOf,
} from "#store/refunds";
import { AGAIN, unchanged } from "#usecases/commit";
import { requiredText } from "#usecases/fields";
import { leaveMail } from "#usecases/mails/leave-mail";
import type { PaymentGuard } from "#usecases/orders/decide-payment";
import { orderNumber } from "#usecases/orders/order-number";
import { isPaidThroughProvider, refundMade } from "#usecases/orders/refund-made";
import { changedMeanwhile } from "#usecases/saved-since";

const wish = z.discriminatedUnion("what", [
	z.strictObject({ what: z.literal("whole") }),
	z.strictObject({ what: z.literal("lines"), lines: z.array(z.int().min(1)).max(ORDER_ITEMS_MAX) }),
	z.strictObject({ what: z.literal("amount"), amount_cents: z.int() }),
]);

/** One that the payment provider is still asked for decides what is left for the next. */
const UNDER_WAY = {
	code: "invalid_input",
	detail: "Another refund of this order is under way; wait for its end.",
	more: { errors: [{ pointer: "/what", code: "bad_value", message: "Another refund of this order is under way." }] },
} as const;

/**
 * The site team gives money of a paid order back: all that is left, the price of some lines, which are taken back, or an
 * amount. It is decided here, once for a form, and asked of the payment provider by the job `make-refund`; money that came
 * without a provider goes back without one, and is noted here. The buyer is told the reason with the credit note.
 * Source: docs/orders.md#refunds.
 */
export default defineAction({
	id: "refund_order",
	actor: "team",
	fresh: true,
	rate: "write",
	input: z.strictObject({
		order: orderNumber,
		/** Of the order as the page showed it. */
		version: z.int().min(1),
		/** Of the form: sent twice it is one refund. */
		once: z.uuid(),
		wish,
		/** For the buyer. */
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ order: number, version, once, wish: wished, reason }, ctx) {
		const [asked, there, others] = await Promise.all([
			refundAskedBy(ctx.db, once),
			findOrder(ctx.db, number),
			refundsOf(ctx.db, number),
		]);
		if (asked !== null) return unchanged({ refund: asked.id, moved: null });
		const found = there ?? notFound("order");
		if (found.order.version !== version) throw changedMeanwhile();
		if (others.some(({ status }) => status === "asked"))
			throw new AppError(UNDER_WAY.code, UNDER_WAY.detail, UNDER_WAY.more);
		const { refundedCents, ...amount } = await decided(found, wished, ctx);
		const refund = {
			...amount,
			id: await ctx.nextId("refund"),
			orderNumber: number,
			once,
			reason: reason.trim(),
			status: "asked" as const,
			problem: null,
			endedAt: null,
			askedBy: ctx.actor.userId,
			askedAt: ctx.now.getTime(),
		};
		const { statements, moved } = await statementsOf(found, refund, ctx);
		return record(
			{
				subject: `order:${number}`,
				detail: { refund: refund.id, lines: refund.lines.join(", "), reason: refund.reason },
				change: changeBetween(
					{ given_back_cents: refundedCents },
					{ given_back_cents: refund.soFarCents, refunded: true },
				),
			},
			{ refund: refund.id, moved },
			statements,
			{
				stale: AGAIN,
				[REFUND_UNDER_WAY]: UNDER_WAY,
				[REFUND_ASKED]: AGAIN,
				[EVENT_KNOWN]: AGAIN,
				[DOMAIN_TAKEN]: AGAIN,
				ended: AGAIN,
			},
		);
	},
});

/** How much it is, by what was paid and given back so far. @throws AppError naming what of the wish cannot be. */
async function decided({ order, lines }: OrderWithLines, wished: RefundWish, { db, ports }: ActionContext) {
	if (order.status !== "paid") {
		invalidField("/wish", "Money is given back of paid orders; a dispute is decided by the banks first.");
	}
	if (isPaidThroughProvider(order) && ports.payments?.provider !== order.paymentProvider) {
		invalidField("/wish", `It was paid through ${order.paymentProvider}, which is not set up here any more.`);
	}
	const { totalCents, currency, paymentReference: reference, paymentProvider } = order;
	const events = await eventsOfOrder(db, order.number, paymentProvider ?? "");
	const { creditedCents, refundedCents } = paymentState(events, { totalCents, currency, reference });
	const amount = refundAmount(wished, { ...order, lines, refundedCents: creditedCents });
	if (amount.problem !== null) {
		const { field, code, leftCents } = amount.problem;
		invalidField(`/wish/${field}`, PROBLEMS[code](leftCents, currency));
	}
	const { amountCents, lines: back } = amount;
	return { refundedCents, amountCents, soFarCents: refundedCents + amountCents, lines: back };
}

const PROBLEMS: Readonly<Record<RefundProblem, (leftCents: number, currency: string) => string>> = {
	nothing_left: () => "Everything was given back already.",
	free_order: () => "This order cost nothing: it can be taken back as a whole.",
	no_line: () => "Choose the lines whose price goes back.",
	unknown_line: () => "This order has no such line.",
	line_refunded: () => "The price of this line was given back already.",
	more_than_left: (left, currency) => `Only ${(left / 100).toFixed(2)} ${currency.toUpperCase()} is left to give back.`,
	nothing: () => "Give an amount of at least one cent.",
};

async function statementsOf(
	found: OrderWithLines,
	refund: RefundRow,
	ctx: ActionContext,
): Promise<{
	statements: Statement<PaymentGuard | "ended" | typeof REFUND_UNDER_WAY | typeof REFUND_ASKED>[];
	/** What was given back by it at once, for the numbers. */
	moved: MovedMoney | null;
}> {
	const { db, now } = ctx;
	const at = now.getTime();
	const { order } = found;
	const begun = [
		insertRefund(db, refund),
		...answerRefundRequest(db, order.number, { decision: "refunded", answer: refund.reason, at }),
	];
	// A provider gives nothing back for a line that a promo code made free.
	if (!isPaidThroughProvider(order) || refund.amountCents === 0) {
		const { statements, moved } = await refundMade(ctx, found, refund, refund.soFarCents);
		// Of what cost nothing there is no credit note to tell of.
		const told = refund.amountCents === 0 ? [tellTakenBack(found, refund, ctx)] : [];
		return { statements: [...begun, ...statements, ...told], moved };
	}
	const asked = enqueue(db, makeRefund, { subject: refund.id, dueAt: at, now: at });
	return { statements: [...updateOrder(db, order, {}), ...begun, asked], moved: null };
}

function tellTakenBack({ order }: OrderWithLines, { id, reason }: RefundRow, { db, now }: ActionContext): Statement {
	const decision = order.totalCents === 0 ? ("taken_back" as const) : ("part_taken_back" as const);
	const facts = { order: order.number, decision, reason };
	return leaveMail(db, orderDecided, {
		to: { userId: order.userId },
		cause: `order:${order.number}:taken-back:${id}`,
		facts,
		now,
	});
}
