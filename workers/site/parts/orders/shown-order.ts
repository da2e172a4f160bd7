import { documentsOfOrder, namesOfLines } from "#store/billing-documents";
import type { Db } from "#store/db";
import type { OrderWithLines } from "#store/orders";

/** An order with what its pages call things: listings and categories by name, its documents. */
export interface ShownOrder extends OrderWithLines {
	names: Awaited<ReturnType<typeof namesOfLines>>;
	documents: Awaited<ReturnType<typeof documentsOfOrder>>;
}

export async function shownOrder(db: Db, found: OrderWithLines): Promise<ShownOrder> {
	const [names, documents] = await Promise.all([
		namesOfLines(db, found.lines),
		found.order.paidAt === null ? [] : documentsOfOrder(db, found.order.number),
	]);
	return { ...found, names, documents };
}
