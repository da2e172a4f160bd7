import type { Db, Statement } from "#store/db";
import { releasePlaces } from "#store/order-listings";
import { type OrderWithLines, updateOrder } from "#store/orders";

/**
 * The statements that end the payment an order has open, unpaid: its places in launch weeks are free again, and the buyer
 * may change the billing details. Fails its batch with `stale` when the order has changed meanwhile.
 */
export function endOpenPayment(
	db: Db,
	{ order, lines }: OrderWithLines,
	/** What else of the order changes with it. */
	more: { status?: "expired" } = {},
): Statement<"stale">[] {
	const weeks = order.placesHeld ? lines.flatMap((line) => line.week ?? []) : [];
	return [
		...updateOrder(db, order, { paymentUrl: null, paymentExpiresAt: null, placesHeld: false, ...more }),
		...releasePlaces(db, weeks),
	];
}
