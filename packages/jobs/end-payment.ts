import { AppError } from "#core/errors";
import { endPayment } from "#core/jobs/kinds";
import { defineJob, type JobContext, JobFailed } from "#jobs/define";
import { findOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { closeOpenPayment } from "#usecases/orders/close-open-payment";
import { endOpenPayment } from "#usecases/orders/end-open-payment";

/** Money takes days. Source: docs/orders.md#money-that-takes-days. */
const LOOK_AGAIN_MS = 6 * 3_600_000;
/** Where the provider does not answer. */
const ASK_AGAIN_MS = 3_600_000;

/**
 * Ends an opened payment that nobody has made, once the provider has closed its page: while money is under way, or nobody
 * knows, the order takes no other payment. Source: docs/orders.md#money-that-takes-days.
 */
export default defineJob(endPayment, {
	run: ({ subject }, ctx) => commitGuarded(ctx.db, () => decide(subject, ctx), { stale: AGAIN }),
});

async function decide(of: { order: string; attempt: number }, ctx: JobContext) {
	const { db } = ctx;
	const now = ctx.now.getTime();
	const found = await findOrder(db, of.order);
	if (found === null) throw new JobFailed(`there is no order ${of.order}`);
	const { order } = found;
	const leave = (outcome: string) => ({ statements: [], outcome });
	if (order.status !== "pending") return leave(`left as it is: ${order.status}`);
	if (order.paymentAttempt !== of.attempt || order.paymentExpiresAt === null) return leave("ended already");
	if (order.paymentExpiresAt > now) return leave("still open");
	const lookAgain = (afterMs: number, outcome: string) => ({
		statements: [enqueue(db, endPayment, { subject: of, dueAt: now + afterMs, now })],
		outcome,
	});
	try {
		await closeOpenPayment(found, ctx);
	} catch (error) {
		if (!(error instanceof AppError)) throw error;
		if (error.code === "payment_made") return lookAgain(LOOK_AGAIN_MS, "its money is under way: looked at again later");
		if (error.code !== "payment_unavailable") throw error;
		return lookAgain(ASK_AGAIN_MS, "the payment provider does not answer: asked again in an hour");
	}
	return { statements: endOpenPayment(db, found), outcome: "ended unpaid" };
}
