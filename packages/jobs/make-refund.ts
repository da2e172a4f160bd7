import { makeRefund } from "#core/jobs/kinds";
import { type MovedMoney, measureMoney } from "#core/numbers/measure-money";
import { type Payments, RefundRefused } from "#core/ports/payments";
import { defineJob, type JobContext, JobFailed } from "#jobs/define";
import { DOMAIN_TAKEN } from "#store/listings";
import { findOrder, type OrderWithLines } from "#store/orders";
import { EVENT_KNOWN } from "#store/payment-events";
import { endRefund, type RefundRow, refundOf } from "#store/refunds";
import { leaveTeamTask } from "#store/team-tasks";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";
import { refundKey, refundMade } from "#usecases/orders/refund-made";

/**
 * Has the payment provider give back what the site team decided. The provider is asked by the refund's own name, so that
 * another try of this job gives nothing back again. Source: docs/orders.md#refunds.
 */
export default defineJob(makeRefund, {
	async run({ subject: id }, ctx) {
		const refund = await refundOf(ctx.db, id);
		if (refund === null) throw new JobFailed(`there is no refund ${id}`);
		if (refund.status !== "asked") return `${refund.status} already`;
		const found = await findOrder(ctx.db, refund.orderNumber);
		const { payments } = ctx.ports;
		if (found === null || payments === null || payments.provider !== found.order.paymentProvider) {
			throw new JobFailed("the payment provider that took the payment is not set up");
		}
		try {
			return await made(ctx, refund, await asked(payments, refund, found));
		} catch (error) {
			if (!(error instanceof RefundRefused)) throw error;
			return await refused(ctx, refund, error.message);
		}
	},
});

async function asked(payments: Payments, refund: RefundRow, { order }: OrderWithLines): Promise<number> {
	const { amountCents, soFarCents } = refund;
	const payment = { orderNumber: order.number, reference: order.paymentReference ?? "" };
	return (await payments.refund({ ...payment, key: refundKey(refund), amountCents, soFarCents })).soFarCents;
}

async function made(ctx: JobContext, { id }: RefundRow, soFarCents: number): Promise<string> {
	const ended: { outcome: string; moved: MovedMoney | null } = { outcome: "ended already", moved: null };
	const { outcome, moved } = await commitGuarded(
		ctx.db,
		async () => {
			const refund = await refundOf(ctx.db, id);
			if (refund?.status !== "asked") return { statements: [], outcome: ended };
			const found = await findOrder(ctx.db, refund.orderNumber);
			if (found === null) throw new JobFailed(`there is no order ${refund.orderNumber}`);
			const { statements, moved } = await refundMade(ctx, found, refund, soFarCents);
			return { statements, outcome: { outcome: "given back", moved } };
		},
		{ stale: AGAIN, [EVENT_KNOWN]: AGAIN, [DOMAIN_TAKEN]: AGAIN, ended },
	);
	measureMoney(ctx, moved);
	return outcome;
}

/** The provider gives it back under no circumstances: a person has to. */
function refused({ db, now }: JobContext, refund: RefundRow, problem: string): Promise<string> {
	const at = now.getTime();
	const detail = { order: refund.orderNumber, amount_cents: refund.amountCents, problem };
	return commitGuarded(
		db,
		async () => ({
			statements: [
				...endRefund(db, refund.id, { status: "refused", problem, at }),
				leaveTeamTask(db, { kind: "refund_refused", cause: `refund_refused:${refund.id}`, detail, at }),
			],
			outcome: "the provider refuses it",
		}),
		{ ended: "ended already" },
	);
}
