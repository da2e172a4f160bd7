import { endPayment } from "#core/jobs/kinds";
import { defineJob, JobFailed } from "#jobs/define";
import type { Db } from "#store/db";
import { findOrder } from "#store/orders";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { endOpenPayment } from "#usecases/orders/end-open-payment";

/** Ends an opened payment that nobody has made. */
export default defineJob(endPayment, {
	run: ({ subject }, { db, now }) => commitGuarded(db, () => decide(db, subject, now.getTime()), { stale: AGAIN }),
});

async function decide(db: Db, of: { order: string; attempt: number }, now: number) {
	const found = await findOrder(db, of.order);
	if (found === null) throw new JobFailed(`there is no order ${of.order}`);
	const { order } = found;
	const leave = (outcome: string) => ({ statements: [], outcome });
	if (order.status !== "pending") return leave(`left as it is: ${order.status}`);
	if (order.paymentAttempt !== of.attempt || order.paymentExpiresAt === null) return leave("ended already");
	if (order.paymentExpiresAt > now) return leave("still open");
	return { statements: endOpenPayment(db, found), outcome: "ended unpaid" };
}
