import { lapsePromo } from "#core/jobs/kinds";
import { defineJob, type JobContext, JobFailed } from "#jobs/define";
import { findOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { promoOf } from "#store/promo-codes";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { lookForEndAt } from "#usecases/orders/payment-end";
import { priceWithPromo } from "#usecases/orders/price-with-promo";

/**
 * Has an order give back a promo code that nobody has paid with in time, and costs what it does without: codes have so many
 * uses. Who comes back later can use it again while it lasts. Source: docs/orders.md#promo-codes.
 */
export default defineJob(lapsePromo, {
	run: ({ subject, payload }, ctx) =>
		commitGuarded(ctx.db, () => decide(subject, payload.at, ctx), { stale: AGAIN, promo_gone: AGAIN }),
});

async function decide(number: string, usedAt: number, ctx: JobContext) {
	const { db, now } = ctx;
	const [found, held] = await Promise.all([findOrder(db, number), promoOf(db, number)]);
	if (found === null) throw new JobFailed(`there is no order ${number}`);
	const leave = (outcome: string) => ({ statements: [], outcome });
	const { status, paymentExpiresAt } = found.order;
	if (status !== "pending") return leave(`left as it is: ${status}`);
	if (held === null) return leave("given back already");
	if (held.at > usedAt) return leave("used anew since");
	if (paymentExpiresAt !== null) {
		const again = {
			subject: number,
			payload: { at: usedAt },
			dueAt: lookForEndAt(paymentExpiresAt, now.getTime()),
		};
		return {
			statements: [enqueue(db, lapsePromo, { ...again, now: now.getTime() })],
			outcome: "a payment is open: looked at again when it has ended",
		};
	}
	return { statements: priceWithPromo(ctx, found, null), outcome: "given back" };
}
