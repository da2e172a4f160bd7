import { eq } from "drizzle-orm";
import type { Db } from "#store/db";
import { orders, paymentEvents } from "#store/schema/index";
import { NOW } from "#testing/now";

/** Opens the payment of an order that is minted, and has its money under way. */
export async function moneyUnderWay(db: Db, orderNumber: string): Promise<void> {
	const at = NOW.getTime();
	await db.update(orders).set({ paymentAttempt: 1, paymentExpiresAt: at }).where(eq(orders.number, orderNumber));
	await db.insert(paymentEvents).values({
		provider: "test",
		eventId: `under way ${orderNumber}`,
		reference: `pay ${orderNumber}`,
		kind: "payment_under_way",
		orderNumber,
		outcome: "",
		receivedAt: at,
	});
}
