import { sql } from "drizzle-orm";
import { isLaunch } from "#core/orders/products";
import type { Db } from "#store/db";
import { moneyTold } from "#store/money-told";

/** Lines of a listing that are looked at, the newest first: an order that nobody pays ends by itself within days. */
const LINES_LOOKED_AT = 50;

/** An order that is not paid yet, as the page of a product tells of it. */
export interface UnpaidOrder {
	number: string;
	checkoutToken: string;
	totalCents: number;
	currency: string;
	/** What it holds for the listing, in the order it was given. */
	names: string[];
	/** Whether it launches the listing for the first time. */
	launches: boolean;
	/** Since when its money is under way, in epoch milliseconds; null where it is still to be paid. */
	underWayAt: number | null;
}

type OrderOfLine = Omit<UnpaidOrder, "names" | "launches" | "underWayAt">;
interface LineOfIt {
	name: string;
	product: string;
	includes: string;
	isOpen: 0 | 1;
}

/** The orders of a user that hold something for a listing and are not paid yet, newest first. */
export async function unpaidOrdersFor(
	db: Db,
	{ listingId, userId }: { listingId: number; userId: number },
): Promise<UnpaidOrder[]> {
	const rows = await db.all<OrderOfLine & LineOfIt>(sql`
		SELECT o.number, o.checkout_token AS checkoutToken, o.total_cents AS totalCents, o.currency,
			l.name, l.product, l.includes,
			o.payment_expires_at IS NOT NULL AS isOpen
		FROM (SELECT order_number, name, product, includes FROM order_lines WHERE listing_id = ${listingId}
			ORDER BY rowid DESC LIMIT ${LINES_LOOKED_AT}) l
		CROSS JOIN orders o ON o.number = l.order_number AND o.user_id = ${userId} AND o.status = 'pending'`);
	const open = rows.filter(({ isOpen }) => isOpen === 1).map(({ number }) => number);
	const told = await moneyTold(db, [...new Set(open)]);
	const found = new Map<string, UnpaidOrder>();
	for (const { name, isOpen: _, product, includes, ...order } of rows) {
		const launches = isLaunch(product, JSON.parse(includes) as string[]);
		const known = found.get(order.number);
		if (known === undefined) {
			const underWayAt = told.get(order.number)?.underWayAt ?? null;
			found.set(order.number, { ...order, names: [name], launches, underWayAt });
		} else {
			known.names.unshift(name);
			known.launches ||= launches;
		}
	}
	return [...found.values()];
}
