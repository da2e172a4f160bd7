import { sql } from "drizzle-orm";
import { isLaunch } from "#core/orders/products";
import type { Db } from "#store/db";
import { moneyTold } from "#store/money-told";

/** Orders of one person that are looked at: open payments end within hours, and money under way within days. */
const ORDERS_LOOKED_AT = 50;

/** The listings of a person whose launch is ordered and whose money is under way: there is nothing to choose for them. */
export async function launchesUnderWay(db: Db, userId: number): Promise<ReadonlySet<number>> {
	const open = await db.all<{ number: string }>(sql`SELECT number FROM orders
		WHERE user_id = ${userId} AND status = 'pending' AND payment_expires_at IS NOT NULL LIMIT ${ORDERS_LOOKED_AT}`);
	const told = await moneyTold(
		db,
		open.map(({ number }) => number),
	);
	return launchedBy(
		db,
		[...told].filter(([, { underWayAt }]) => underWayAt !== null).map(([number]) => number),
	);
}

/** The listings that orders launch. */
export async function launchedBy(db: Db, orderNumbers: readonly string[]): Promise<ReadonlySet<number>> {
	if (orderNumbers.length === 0) return new Set();
	const lines = await db.all<{ listingId: number; product: string; includes: string }>(sql`
		SELECT l.listing_id AS listingId, l.product, l.includes FROM json_each(${JSON.stringify(orderNumbers)}) n
		CROSS JOIN order_lines l ON l.order_number = n.value AND l.listing_id IS NOT NULL`);
	const launched = lines.filter(({ product, includes }) => isLaunch(product, JSON.parse(includes) as string[]));
	return new Set(launched.map(({ listingId }) => listingId));
}
