import { recheckVat } from "#core/jobs/kinds";
import { defineJob, JobFailed } from "#jobs/define";
import { runBatch } from "#store/db";
import { findOrder, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { leaveTeamTask } from "#store/team-tasks";

const DELAY_MS = 6 * 3_600_000;
/** Four days of a register that does not answer; then a person decides. */
const TRIES = 16;

/**
 * Checks a VAT number again that could not be checked when its order was paid. The order stays as it was billed: when
 * the number turns out valid, giving the VAT back is a task for the site team.
 */
export default defineJob(recheckVat, {
	async run({ subject, payload }, { db, now, ports }) {
		const found = await findOrder(db, subject);
		if (found === null) throw new JobFailed(`there is no order ${subject}`);
		const { order } = found;
		const { country, vat_number: number } = order.vat;
		if (order.vat.recheck !== undefined || country === null || number === null) return "nothing to check";
		const at = now.getTime();
		const state = await ports.vat.check(order.vat.register ?? country, number);
		const task = (kind: string) =>
			leaveTeamTask(db, {
				kind,
				cause: `${kind}:${order.number}`,
				detail: { order: order.number, vat_cents: order.vatCents },
				at,
			});
		if (state === "unavailable") {
			const tries = payload.tries + 1;
			const next = { subject, payload: { tries }, dueAt: at + DELAY_MS, now: at };
			await runBatch(db, [tries < TRIES ? enqueue(db, recheckVat, next) : task("check_vat_number")]);
			return "the register does not answer";
		}
		await runBatch(db, [
			...updateOrder(db, order, { vat: { ...order.vat, recheck: { state, at: now.toISOString() } } }),
			...(state === "valid" && order.vatCents > 0 && order.status === "paid" ? [task("refund_vat")] : []),
		]);
		return `the number is ${state}`;
	},
});
