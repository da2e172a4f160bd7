import type { Db } from "#store/db";
import { moneyTold } from "#store/money-told";
import type { OrderRow } from "#store/orders";

/** Where an order stands as people are told: its status, or that the money of an unpaid one is under way. */
export type OrderStanding = OrderRow["status"] | "under_way";

/**
 * Says of these orders where they stand. Asks nothing where none of them can have money under way.
 * Source: docs/orders.md#money-that-takes-days.
 */
export async function standingsOf(
	db: Db,
	orders: readonly (Pick<OrderRow, "number" | "status"> & Partial<Pick<OrderRow, "paymentExpiresAt">>)[],
): Promise<(order: Pick<OrderRow, "number" | "status">) => OrderStanding> {
	const open = orders.filter(({ status, paymentExpiresAt }) => status === "pending" && paymentExpiresAt !== null);
	const told = await moneyTold(
		db,
		open.map(({ number }) => number),
	);
	return ({ number, status }) => (told.get(number)?.underWayAt == null ? status : "under_way");
}
