import { closeOrder } from "#core/jobs/kinds";
import { defineJob, JobFailed } from "#jobs/define";
import type { Db } from "#store/db";
import { findOrder, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { lookForEndAt } from "#usecases/orders/payment-end";

/** Closes an order that nobody has paid in time. While a payment is open, it waits for the payment's end. */
export default defineJob(closeOrder, {
	run: ({ subject }, { db, now }) => commitGuarded(db, () => decide(db, subject, now.getTime()), { stale: AGAIN }),
});

async function decide(db: Db, number: string, now: number) {
	const found = await findOrder(db, number);
	if (found === null) throw new JobFailed(`there is no order ${number}`);
	const { order } = found;
	if (order.status !== "pending") return { statements: [], outcome: `left as it is: ${order.status}` };
	if (order.paymentExpiresAt !== null) {
		const dueAt = lookForEndAt(order.paymentExpiresAt, now);
		return {
			statements: [enqueue(db, closeOrder, { subject: number, dueAt, now })],
			outcome: "a payment is open: looked at again when it has ended",
		};
	}
	return { statements: updateOrder(db, order, { status: "expired" }), outcome: "closed unpaid" };
}
