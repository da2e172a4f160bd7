import { sql } from "drizzle-orm";
import { PAYMENT_OPEN_MS } from "#core/limits";
import type { Db } from "#store/db";

/** How the money of an unpaid order fares, in epoch milliseconds by the provider's clock; null where nothing was told. */
export interface MoneyTold {
	/** When a payment last failed; null while another's money is under way. */
	failedAt: number | null;
	/** Since when the money of the open payment is under way: it has neither succeeded nor failed. */
	underWayAt: number | null;
}

/**
 * What was told of the payments of orders since their open payment was opened, in whatever order it was told: a payment that was
 * given up is none. Orders that are not pending, and those of which nothing was told, are not in it.
 */
export async function moneyTold(db: Db, orderNumbers: readonly string[]): Promise<Map<string, MoneyTold>> {
	if (orderNumbers.length === 0) return new Map();
	const rows = await db.all<MoneyTold & { number: string }>(sql`
		SELECT number, iif(underWayAt IS NULL, failedAt, NULL) AS failedAt, underWayAt
		FROM (SELECT number, max(CASE WHEN kind = 'payment_failed' THEN at END) AS failedAt,
				max(CASE WHEN kind = 'payment_under_way' AND opened_at IS NOT NULL AND is_decided = 0 THEN at END) AS underWayAt
			FROM (SELECT o.number, e.kind, coalesce(e.happened_at, e.received_at) AS at,
					o.payment_expires_at - ${PAYMENT_OPEN_MS} AS opened_at,
					EXISTS (SELECT 1 FROM payment_events d WHERE d.provider = e.provider AND d.reference = e.reference
						AND d.kind IN ('payment_succeeded', 'payment_failed')) AS is_decided
				FROM json_each(${JSON.stringify(orderNumbers)}) n
				CROSS JOIN orders o ON o.number = n.value AND o.status = 'pending' AND o.payment_attempt > 0
				CROSS JOIN payment_events e ON e.order_number = o.number)
			WHERE at >= coalesce(opened_at, 0) GROUP BY number)`);
	return new Map(rows.map(({ number, ...told }) => [number, told]));
}
