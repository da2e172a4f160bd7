import { issueInvoices } from "#core/jobs/kinds";
import { paymentState } from "#core/orders/payment-state";
import { defineJob, type JobContext } from "#jobs/define";
import { unbilledOrders } from "#store/billing-documents";
import { runBatch } from "#store/db";
import { findOrder, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { eventsOfOrder } from "#store/payment-events";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { billOrder } from "#usecases/orders/bill-order";

/** Orders of one run; each is a batch of its own. */
const ORDERS_A_RUN = 50;

/** Issues invoices, and credit notes, of orders that were paid before there were any, in the order of their payments. */
export default defineJob(issueInvoices, {
	async run({ payload }, ctx) {
		const { db, now } = ctx;
		const found = await unbilledOrders(db, payload.after, ORDERS_A_RUN);
		for (const { order } of found) await bill(order.number, ctx);
		const last = found.at(-1)?.order.paidAt;
		if (found.length === ORDERS_A_RUN && last != null) {
			const next = { subject: "all" as const, payload: { after: last }, dueAt: now.getTime(), now: now.getTime() };
			await runBatch(db, [enqueue(db, issueInvoices, next)]);
		}
		return `${found.length} orders billed`;
	},
});

function bill(number: string, ctx: JobContext): Promise<null> {
	const { db } = ctx;
	return commitGuarded(
		db,
		async () => {
			const found = await findOrder(db, number);
			if (found === null) return { statements: [], outcome: null };
			const { order } = found;
			const { totalCents, currency, paymentReference: reference, paymentProvider: provider } = order;
			const events = await eventsOfOrder(db, number, provider ?? "");
			const { creditedCents } = paymentState(events, { totalCents, currency, reference });
			const billed = await billOrder(ctx, found, creditedCents);
			return { statements: billed.length === 0 ? [] : [...updateOrder(db, order, {}), ...billed], outcome: null };
		},
		{ stale: AGAIN },
	);
}
