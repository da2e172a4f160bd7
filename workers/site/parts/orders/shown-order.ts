import { documentsOfOrder, namesOfLines } from "#store/billing-documents";
import type { Db } from "#store/db";
import type { OrderWithLines } from "#store/orders";
import { promoOf } from "#store/promo-codes";

/** An order with what its pages call things: listings and categories by name, its documents. */
export interface ShownOrder extends OrderWithLines {
	names: Awaited<ReturnType<typeof namesOfLines>>;
	documents: Awaited<ReturnType<typeof documentsOfOrder>>;
	/** The promo code that it holds. */
	promo: string | null;
}

export async function shownOrder(db: Db, found: OrderWithLines): Promise<ShownOrder> {
	const isDiscounted = found.lines.some(({ discountCents }) => discountCents > 0);
	const [names, documents, promo] = await Promise.all([
		namesOfLines(db, found.lines),
		found.order.paidAt === null ? [] : documentsOfOrder(db, found.order.number),
		isDiscounted ? promoOf(db, found.order.number) : null,
	]);
	return { ...found, names, documents, promo: promo?.code ?? null };
}
