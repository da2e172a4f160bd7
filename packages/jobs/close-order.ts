import { closeOrder } from "#core/jobs/kinds";
import { defineJob, JobFailed } from "#jobs/define";
import { runBatch } from "#store/db";
import { findOrder, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";

/** Closes an order that nobody has paid in time. While a payment is open, it waits for the payment's end. */
export default defineJob(closeOrder, {
	async run({ subject }, { db, now }) {
		const found = await findOrder(db, subject);
		if (found === null) throw new JobFailed(`there is no order ${subject}`);
		const { order } = found;
		if (order.status !== "pending") return `left as it is: ${order.status}`;
		if (order.paymentExpiresAt !== null) {
			const dueAt = Math.max(order.paymentExpiresAt, now.getTime()) + 60_000;
			await runBatch(db, [enqueue(db, closeOrder, { subject, dueAt, now: now.getTime() })]);
			return "a payment is open: looked at again when it has ended";
		}
		await runBatch(db, updateOrder(db, order, { status: "expired" }));
		return "closed unpaid";
	},
});
