import { recheckVat } from "#core/jobs/kinds";
import { defineJob, JobFailed } from "#jobs/define";
import { type Db, runBatch, type Statement } from "#store/db";
import { findOrder, type OrderRow, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { leaveTeamTask } from "#store/team-tasks";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

const DELAY_MS = 6 * 3_600_000;
/** Four days of a register that does not answer; then a person decides. */
const TRIES = 16;

/**
 * Checks a VAT number again that could not be checked when its order was paid. The order stays as it was billed: when
 * the number turns out valid, giving the VAT back is a task for the site team.
 */
export default defineJob(recheckVat, {
	async run({ subject, payload }, { db, now, ports }) {
		const waiting = await uncheckedNumber(db, subject);
		if (waiting === null) return "nothing to check";
		const at = now.getTime();
		const state = await ports.vat.check(waiting.register, waiting.number);
		if (state === "unavailable") {
			const tries = payload.tries + 1;
			const next = { subject, payload: { tries }, dueAt: at + DELAY_MS, now: at };
			const isLast = tries >= TRIES;
			await runBatch(db, [isLast ? task(db, "check_vat_number", waiting.order, at) : enqueue(db, recheckVat, next)]);
			return "the register does not answer";
		}
		return commitGuarded(
			db,
			async () => {
				const unchecked = await uncheckedNumber(db, subject);
				if (unchecked === null) return { statements: [], outcome: "nothing to check" };
				const { order } = unchecked;
				// Also of one that is disputed: the dispute may be won, and nobody looks again.
				const isOwed = state === "valid" && order.vatCents > 0 && order.status !== "refunded";
				return {
					statements: [
						...updateOrder(db, order, { vat: { ...order.vat, recheck: { state, at: now.toISOString() } } }),
						...(isOwed ? [task(db, "refund_vat", order, at)] : []),
					],
					outcome: `the number is ${state}`,
				};
			},
			{ stale: AGAIN },
		);
	},
});

/**
 * The number of an order that was not checked again yet, and which country's register has it; null when there is none, or
 * when it changes nothing: in the seller's own country VAT is owed with a valid number too.
 */
async function uncheckedNumber(db: Db, orderNumber: string) {
	const found = await findOrder(db, orderNumber);
	if (found === null) throw new JobFailed(`there is no order ${orderNumber}`);
	const { order } = found;
	const { country, vat_number: number, recheck, reason } = order.vat;
	if (recheck !== undefined || country === null || number === null || reason !== "destination") return null;
	return { order, number, register: order.vat.register ?? country };
}

function task(db: Db, kind: string, order: OrderRow, at: number): Statement {
	const detail = { order: order.number, vat_cents: order.vatCents };
	return leaveTeamTask(db, { kind, cause: `${kind}:${order.number}`, detail, at });
}
