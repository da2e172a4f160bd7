import { PAYMENT_OPEN_MS } from "#core/limits";
import { documentsOfOrder, namesOfLines } from "#store/billing-documents";
import type { Db } from "#store/db";
import type { OrderWithLines } from "#store/orders";
import { type MoneyTold, moneyTold } from "#store/payment-events";
import { promoOf } from "#store/promo-codes";

/** An order with what its pages call things: listings and categories by name, its documents. */
export interface ShownOrder extends OrderWithLines, MoneyTold {
	names: Awaited<ReturnType<typeof namesOfLines>>;
	documents: Awaited<ReturnType<typeof documentsOfOrder>>;
	/** The promo code that it holds. */
	promo: string | null;
}

/** Since when the payment is open that is open now; since ever where none is. */
const openedAt = ({ paymentExpiresAt }: OrderWithLines["order"]): number =>
	paymentExpiresAt === null ? 0 : paymentExpiresAt - PAYMENT_OPEN_MS;

export async function shownOrder(db: Db, found: OrderWithLines): Promise<ShownOrder> {
	const isDiscounted = found.lines.some(({ discountCents }) => discountCents > 0);
	const { order } = found;
	const isTold = order.status === "pending" && order.paymentAttempt > 0;
	const [names, documents, promo, told] = await Promise.all([
		namesOfLines(db, found.lines),
		order.paidAt === null ? [] : documentsOfOrder(db, order.number),
		isDiscounted ? promoOf(db, order.number) : null,
		isTold ? moneyTold(db, order.number, openedAt(order)) : null,
	]);
	// A payment that was given up is none, whatever was told of it before.
	const underWayAt = order.paymentExpiresAt === null ? null : (told?.underWayAt ?? null);
	return {
		...found,
		names,
		documents,
		promo: promo?.code ?? null,
		failedAt: underWayAt === null ? (told?.failedAt ?? null) : null,
		underWayAt,
	};
}
