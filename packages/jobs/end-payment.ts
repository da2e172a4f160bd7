import { endPayment } from "#core/jobs/kinds";
import { defineJob, JobFailed } from "#jobs/define";
import { runBatch } from "#store/db";
import { releasePlaces } from "#store/order-listings";
import { findOrder, updateOrder } from "#store/orders";

/**
 * Ends an opened payment that nobody has made: its places in launch weeks are free again, and the buyer may change the
 * billing details.
 */
export default defineJob(endPayment, {
	async run({ subject }, { db, now }) {
		const found = await findOrder(db, subject.order);
		if (found === null) throw new JobFailed(`there is no order ${subject.order}`);
		const { order, lines } = found;
		if (order.status !== "pending") return `left as it is: ${order.status}`;
		if (order.paymentAttempt !== subject.attempt || order.paymentExpiresAt === null) return "ended already";
		if (order.paymentExpiresAt > now.getTime()) return "still open";
		await runBatch(db, [
			...updateOrder(db, order, { paymentUrl: null, paymentExpiresAt: null, placesHeld: false }),
			...(order.placesHeld
				? releasePlaces(
						db,
						lines.flatMap((line) => line.week ?? []),
					)
				: []),
		]);
		return "ended unpaid";
	},
});
