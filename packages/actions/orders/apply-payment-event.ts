import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { PAYMENT_EVENT_KINDS, type PaymentEvent, type PaymentState, paymentState } from "#core/orders/payment-state";
import type { Statement } from "#store/db";
import { DOMAIN_TAKEN } from "#store/listings";
import { findOrder, type OrderRow, updateOrder } from "#store/orders";
import {
	EVENT_KNOWN,
	eventsOfOrder,
	eventsOfPayment,
	insertPaymentEvent,
	isEventKnown,
	mustHaveSeenEvents,
	orderNumberOf,
} from "#store/payment-events";
import { leaveTeamTask } from "#store/team-tasks";
import { AGAIN, unchanged } from "#usecases/commit";
import { billOrder } from "#usecases/orders/bill-order";
import { moveOrder } from "#usecases/orders/move-order";

/** An event as the provider's adapter has verified it. */
const verifiedEvent = z.strictObject({
	provider: z.string(),
	eventId: z.string(),
	kind: z.enum(PAYMENT_EVENT_KINDS),
	orderNumber: z.string().nullable(),
	reference: z.string().nullable(),
	dispute: z.string().nullable(),
	amountCents: z.int().nullable(),
	currency: z.string().nullable(),
	happenedAt: z.int().nullable(),
}) satisfies z.ZodType<PaymentEvent>;

/**
 * Stores what a payment provider tells and, in the same batch, does everything it means: the order's status, what its
 * lines deliver or take back, its invoice and credit notes, and tasks for the site team. Doubled, replayed, shuffled and simultaneous events change
 * nothing more. Answers with what became of it, in a sentence, and with what the order became.
 */
export default defineAction({
	id: "apply_payment_event",
	actor: "provider",
	rate: "write",
	input: verifiedEvent,
	async handler(event, ctx) {
		const { db, now } = ctx;
		if (await isEventKnown(db, event)) return unchanged({ outcome: "known already", moved: null });
		const { order, outcome, moved, statements } = await decide(event, ctx);
		return record(
			{
				subject: order === null ? `payment:${event.reference}` : `order:${order}`,
				detail: { kind: event.kind, outcome },
			},
			{ outcome, moved },
			[insertPaymentEvent(db, event, outcome, now.getTime()), ...statements],
			// Whoever stored the event meanwhile has done what it means. A listing of the same website that became live
			// meanwhile is as stale as a changed one.
			{ stale: AGAIN, [EVENT_KNOWN]: AGAIN, [DOMAIN_TAKEN]: AGAIN },
		);
	},
});

interface Decision {
	/** Number of the order it is about, if any. */
	order: string | null;
	outcome: string;
	/** What the order became by it, and what was paid or given back; null where it stays what it was. */
	moved: { status: string; currency: string; cents: number } | null;
	statements: Statement<"stale" | typeof DOMAIN_TAKEN>[];
}

type DecisionContext = Parameters<typeof moveOrder>[0] & Parameters<typeof billOrder>[0];

/** Every decision is guarded by what it saw: the order's version, and how many events the payment has. */
async function decide(event: PaymentEvent, ctx: DecisionContext): Promise<Decision> {
	const { db, now } = ctx;
	const number = await orderNumberOf(db, event);
	const found = number === null ? null : await findOrder(db, number);
	const ofPayment = await eventsOfPayment(db, event);
	const seen = mustHaveSeenEvents(db, event, ofPayment.length);
	if (found === null) {
		const outcome = number === null ? "waits for the payment it is about" : "names no order of ours";
		return { order: number, outcome, moved: null, statements: [seen] };
	}
	const { order } = found;
	const known = [...(await eventsOfOrder(db, order, event.provider)), ...ofPayment, event];
	const state = paymentState(known, {
		totalCents: order.totalCents,
		currency: order.currency,
		reference: order.paymentReference,
	});
	const tasks = moneyTasks(event.provider, order, state, known).map((task) =>
		leaveTeamTask(db, { ...task, at: now.getTime() }),
	);
	if (state.status === "unpaid" || state.status === order.status) {
		const billed = state.status === "unpaid" ? [] : await billOrder(ctx, found, state.creditedCents);
		const statements = [seen, ...tasks, ...updateOrder(db, order, {}), ...billed];
		return { order: order.number, outcome: outcomeOf(state, event), moved: null, statements };
	}
	const moved = await moveOrder(ctx, found, { provider: event.provider, reference: state.reference }, state.status);
	// A document is written after its order: both are guarded by the order's version.
	const billed = await billOrder(ctx, found, state.creditedCents);
	return {
		order: order.number,
		outcome: `order ${state.status}`,
		moved: { status: state.status, currency: order.currency, cents: order.totalCents },
		statements: [seen, ...tasks, ...moved, ...billed],
	};
}

function outcomeOf(state: PaymentState, event: PaymentEvent): string {
	if (event.kind === "payment_failed") return "the payment did not happen";
	if (event.reference !== null && state.surplus.includes(event.reference)) return "second payment: queued for refund";
	if (event.reference !== null && state.mismatched.includes(event.reference))
		return "amount or currency does not match";
	return "changes nothing";
}

/** Money that only a person can look after: each cause makes one task, however often it is seen. */
function moneyTasks(provider: string, order: OrderRow, state: PaymentState, events: readonly PaymentEvent[]) {
	const task = (kind: string, reference: string) => ({
		kind,
		cause: `${kind}:${provider}:${reference}`,
		detail: { order: order.number, provider, reference },
	});
	const failed = events.filter(({ kind }) => kind === "refund_failed");
	const partly = state.partiallyRefunded && state.reference !== null ? [state.reference] : [];
	return [
		...state.surplus.map((reference) => task("refund_second_payment", reference)),
		...state.mismatched.map((reference) => task("payment_mismatch", reference)),
		...partly.map((reference) => task("partial_refund", reference)),
		...failed.map(({ eventId, reference, amountCents }) => ({
			kind: "refund_failed",
			cause: `refund_failed:${provider}:${eventId}`,
			detail: { order: order.number, provider, reference, amount_cents: amountCents },
		})),
	];
}
