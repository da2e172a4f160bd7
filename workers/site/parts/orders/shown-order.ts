import { documentsOfOrder, namesOfLines } from "#store/billing-documents";
import type { Db } from "#store/db";
import { type MoneyTold, moneyTold } from "#store/money-told";
import type { OrderWithLines } from "#store/orders";
import { promoOf } from "#store/promo-codes";
import type { OrderStanding } from "#usecases/orders/order-standing";

/** An order with what its pages call things: listings and categories by name, its documents. */
export interface ShownOrder extends OrderWithLines, MoneyTold {
	names: Awaited<ReturnType<typeof namesOfLines>>;
	documents: Awaited<ReturnType<typeof documentsOfOrder>>;
	standing: OrderStanding;
	/** The promo code that it holds. */
	promo: string | null;
}

export async function shownOrder(db: Db, found: OrderWithLines): Promise<ShownOrder> {
	const isDiscounted = found.lines.some(({ discountCents }) => discountCents > 0);
	const { order } = found;
	const isTold = order.status === "pending" && order.paymentAttempt > 0;
	const [names, documents, promo, told] = await Promise.all([
		namesOfLines(db, found.lines),
		order.paidAt === null ? [] : documentsOfOrder(db, order.number),
		isDiscounted ? promoOf(db, order.number) : null,
		isTold ? moneyTold(db, [order.number]) : null,
	]);
	const money = told?.get(order.number) ?? { failedAt: null, underWayAt: null };
	return {
		...found,
		...money,
		standing: money.underWayAt === null ? order.status : "under_way",
		names,
		documents,
		promo: promo?.code ?? null,
	};
}
