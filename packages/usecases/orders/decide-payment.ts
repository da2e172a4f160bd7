import type { MovedMoney } from "#core/numbers/measure-money";
import { type PaymentEvent, type PaymentState, paymentState } from "#core/orders/payment-state";
import { paymentFailed } from "#mails/catalogue/payment-failed";
import type { Statement } from "#store/db";
import type { DOMAIN_TAKEN } from "#store/listings";
import { findOrder, type OrderRow, updateOrder } from "#store/orders";
import {
	type EVENT_KNOWN,
	eventsOfOrder,
	eventsOfPayment,
	insertPaymentEvent,
	mustHaveSeenEvents,
	orderNumberOf,
} from "#store/payment-events";
import { givenBackCents } from "#store/refunds";
import { leaveTeamTask } from "#store/team-tasks";
import { leaveMail } from "#usecases/mails/leave-mail";
import { billOrder } from "#usecases/orders/bill-order";
import { moveOrder } from "#usecases/orders/move-order";

/** What an event about a payment means. */
interface Decision {
	/** Number of the order it is about, if any. */
	order: string | null;
	/** In a sentence. */
	outcome: string;
	/** What the order became by it, and what was paid or given back; null where it stays what it was. */
	moved: MovedMoney | null;
	/** The event itself, and all that follows from it. */
	statements: Statement<PaymentGuard>[];
}

/** What fails the batch of a decision: it was made on what has changed since. */
export type PaymentGuard = "stale" | typeof DOMAIN_TAKEN | typeof EVENT_KNOWN;

/** What deciding on payments works with. */
export type PaymentContext = Parameters<typeof moveOrder>[0] & Parameters<typeof billOrder>[0];

/**
 * Decides on an event with all that are known so far. Every decision is guarded by what it saw: the order's version, and how many events the
 * payment has. Source: docs/orders.md#why-the-order-of-events-does-not-matter.
 */
export async function decidePayment(event: PaymentEvent, ctx: PaymentContext): Promise<Decision> {
	const decided = await decide(event, ctx);
	const stored = insertPaymentEvent(ctx.db, event, decided.outcome, ctx.now.getTime());
	return { ...decided, statements: [stored, ...decided.statements] };
}

type Decided = Omit<Decision, "statements"> & { statements: Statement<"stale" | typeof DOMAIN_TAKEN>[] };

async function decide(event: PaymentEvent, ctx: PaymentContext): Promise<Decided> {
	const { db, now } = ctx;
	const number = await orderNumberOf(db, event);
	const [found, ofOrder, ofPayment, ownCents] = await Promise.all([
		number === null ? null : findOrder(db, number),
		number === null ? [] : eventsOfOrder(db, number, event.provider),
		eventsOfPayment(db, event),
		number === null ? 0 : givenBackCents(db, number),
	]);
	const seen = mustHaveSeenEvents(db, event, ofPayment.length);
	if (found === null) {
		const outcome = number === null ? "waits for the payment it is about" : "names no order of ours";
		return { order: number, outcome, moved: null, statements: [seen] };
	}
	const { order } = found;
	const known = [...ofOrder, ...ofPayment, event];
	const state = paymentState(known, {
		totalCents: order.totalCents,
		currency: order.currency,
		reference: order.paymentReference,
	});
	const tasks = moneyTasks(event.provider, order, state, known, ownCents).map((task) =>
		leaveTeamTask(db, { ...task, at: now.getTime() }),
	);
	if (state.status === "unpaid" || state.status === order.status) {
		const billed = state.status === "unpaid" ? [] : await billOrder(ctx, found, state.creditedCents);
		const statements = [seen, ...tasks, ...updateOrder(db, order, {}), ...billed, ...tellFailed(event, order, ctx)];
		return { order: order.number, outcome: outcomeOf(state, event), moved: null, statements };
	}
	// A document is written after its order: both are guarded by the order's version.
	const [moved, billed] = await Promise.all([
		moveOrder(ctx, found, { provider: event.provider, reference: state.reference }, state.status),
		billOrder(ctx, found, state.creditedCents),
	]);
	return {
		order: order.number,
		outcome: `order ${state.status}`,
		moved: { status: state.status, currency: order.currency, cents: order.totalCents },
		statements: [seen, ...tasks, ...moved, ...billed],
	};
}

/** Where money did not come, whoever ordered hears of it: with some ways of paying days later, when they look no more. */
function tellFailed(
	{ kind, eventId }: PaymentEvent,
	{ number, status, userId }: OrderRow,
	{ db, now }: PaymentContext,
) {
	if (kind !== "payment_failed" || status !== "pending") return [];
	const cause = `order:${number}:failed:${eventId}`;
	return [leaveMail(db, paymentFailed, { to: { userId }, cause, facts: { order: number }, now })];
}

function outcomeOf(state: PaymentState, event: PaymentEvent): string {
	if (event.kind === "payment_under_way") return "the money is under way";
	if (event.kind === "payment_failed") return "the payment did not happen";
	if (event.kind === "payment_ended") return "closed before anybody paid";
	if (event.reference !== null && state.surplus.includes(event.reference)) return "second payment: queued for refund";
	if (event.reference !== null && state.mismatched.includes(event.reference))
		return "amount or currency does not match";
	return "changes nothing";
}

/** Money that only a person can look after: each cause makes one task, however often it is seen. */
function moneyTasks(
	provider: string,
	order: OrderRow,
	state: PaymentState,
	events: readonly PaymentEvent[],
	/** What the site team has given back itself: nobody has to look at that. */
	ownCents: number,
) {
	const task = (kind: string, reference: string) => ({
		kind,
		cause: `${kind}:${provider}:${reference}`,
		detail: { order: order.number, provider, reference },
	});
	const failed = events.filter(({ kind }) => kind === "refund_failed");
	const isForeign = state.partiallyRefunded && state.refundedCents > ownCents;
	const partly = isForeign && state.reference !== null ? [state.reference] : [];
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
