import { endPayment } from "#core/jobs/kinds";
import { defineJob, JobFailed } from "#jobs/define";
import type { Db } from "#store/db";
import { releasePlaces } from "#store/order-listings";
import { findOrder, updateOrder } from "#store/orders";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

/**
 * Ends an opened payment that nobody has made: its places in launch weeks are free again, and the buyer may change the
 * billing details.
 */
export default defineJob(endPayment, {
	run: ({ subject }, { db, now }) => commitGuarded(db, () => decide(db, subject, now.getTime()), { stale: AGAIN }),
});

async function decide(db: Db, of: { order: string; attempt: number }, now: number) {
	const found = await findOrder(db, of.order);
	if (found === null) throw new JobFailed(`there is no order ${of.order}`);
	const { order, lines } = found;
	const leave = (outcome: string) => ({ statements: [], outcome });
	if (order.status !== "pending") return leave(`left as it is: ${order.status}`);
	if (order.paymentAttempt !== of.attempt || order.paymentExpiresAt === null) return leave("ended already");
	if (order.paymentExpiresAt > now) return leave("still open");
	const weeks = order.placesHeld ? lines.flatMap((line) => line.week ?? []) : [];
	return {
		statements: [
			...updateOrder(db, order, { paymentUrl: null, paymentExpiresAt: null, placesHeld: false }),
			...releasePlaces(db, weeks),
		],
		outcome: "ended unpaid",
	};
}
