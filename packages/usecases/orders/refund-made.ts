import type { MovedMoney } from "#core/numbers/measure-money";
import type { PaymentEvent } from "#core/orders/payment-state";
import type { Statement } from "#store/db";
import type { OrderRow, OrderWithLines } from "#store/orders";
import { endRefund, type RefundRow } from "#store/refunds";
import { decidePayment, type PaymentContext, type PaymentGuard } from "#usecases/orders/decide-payment";
import { takeBackLines } from "#usecases/orders/move-order";

/** Money that the site team takes and gives by itself: a bank transfer, say, or nothing at all. */
export const BY_HAND = "manual";
export const FOR_FREE = "none";

/** Whether somebody has to be asked to give money of this order back. */
export const isPaidThroughProvider = ({ paymentProvider }: Pick<OrderRow, "paymentProvider">): boolean =>
	paymentProvider !== null && paymentProvider !== BY_HAND && paymentProvider !== FOR_FREE;

/** What the provider knows a refund by. */
export const refundKey = ({ id, orderNumber }: Pick<RefundRow, "id" | "orderNumber">): string =>
	`${orderNumber}:refund:${id}`;

/**
 * The statements of a refund that was made: the same that the provider's own word of it brings about, whichever comes
 * first, and with it the lines whose price it was are taken back; and what was given back, for the numbers.
 * @param soFarCents what all refunds of the payment have given back with it.
 */
export async function refundMade(
	ctx: PaymentContext,
	found: OrderWithLines,
	refund: RefundRow,
	soFarCents: number,
): Promise<{ statements: Statement<PaymentGuard | "ended">[]; moved: MovedMoney | null }> {
	const { order } = found;
	const isWhole = soFarCents >= order.totalCents;
	const event: PaymentEvent = {
		provider: order.paymentProvider ?? FOR_FREE,
		eventId: refundKey(refund),
		kind: isWhole ? "refunded" : "partially_refunded",
		orderNumber: order.number,
		reference: order.paymentReference,
		dispute: null,
		amountCents: soFarCents,
		currency: order.currency,
		happenedAt: ctx.now.getTime(),
	};
	const statements = [
		...(await decidePayment(event, ctx)).statements,
		// The whole order is taken back by what the event means.
		...(isWhole ? [] : await takeBackLines(ctx, found, refund.lines)),
		...endRefund(ctx.db, refund.id, { status: "made", at: ctx.now.getTime() }),
	];
	const cents = refund.amountCents;
	return { statements, moved: cents === 0 ? null : { status: "refunded", currency: order.currency, cents } };
}
