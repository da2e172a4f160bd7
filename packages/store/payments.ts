import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { type PaymentEvent, type PaymentState, paymentState } from "#core/payment-state";
import { type Db, guardOf, mustHold, runBatch, type Statement } from "#store/db";
import { moveOrder, type PaymentSettings } from "#store/order-fulfilment";
import { findOrder, type OrderWithLines, updateOrder } from "#store/orders";
import { paymentEvents } from "#store/schema/index";
import { leaveTeamTask } from "#store/team-tasks";

/** How often an event is decided on again because what it was decided on has changed. */
const STALE_ATTEMPTS = 30;
/** The event is stored already: whoever stored it has done what it means. */
const EVENT_KNOWN = "unique:payment_events.provider,payment_events.event_id";

/**
 * Stores a payment event and, in the same batch, does everything it means: the order's status, what its lines deliver or
 * take back, and tasks for the site team. Doubled, replayed, shuffled and simultaneous events change nothing more.
 * @returns what became of it, in a sentence.
 */
export async function applyPaymentEvent(
	db: Db,
	event: PaymentEvent,
	now: Date,
	settings: PaymentSettings,
): Promise<string> {
	for (let attempt = 1; ; attempt++) {
		if (await isKnown(db, event)) return "known already";
		const decided = await decide(db, event, now, settings);
		try {
			await runBatch(db, [
				db.insert(paymentEvents).values({ ...event, outcome: decided.outcome, receivedAt: now.getTime() }),
				...decided.statements,
			]);
			return decided.outcome;
		} catch (error) {
			const guard = guardOf(error);
			if (guard === EVENT_KNOWN) return "known already";
			// A listing of the same website that became live meanwhile is as stale as a changed one: look again.
			const isStale = guard === "stale" || guard === "unique:listings.domain";
			if (!isStale || attempt >= STALE_ATTEMPTS) throw error;
		}
	}
}

async function isKnown(db: Db, { provider, eventId }: PaymentEvent): Promise<boolean> {
	const row = await db.query.paymentEvents.findFirst({
		where: and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)),
	});
	return row !== undefined;
}

interface Decision {
	outcome: string;
	statements: Statement[];
}

/** Every decision is guarded by what it saw: the order's version, and how many events the payment has. */
async function decide(db: Db, event: PaymentEvent, now: Date, settings: PaymentSettings): Promise<Decision> {
	const number = event.orderNumber ?? (await orderNumberOf(db, event));
	const found = number === null ? null : await findOrder(db, number);
	if (found === null) {
		const outcome = number === null ? "waits for the payment it is about" : "names no order of ours";
		return { outcome, statements: [mustHaveSeen(db, event, await eventsOfPayment(db, event))] };
	}
	const ofPayment = await eventsOfPayment(db, event);
	const state = paymentState([...(await eventsOf(db, found, event.provider)), ...ofPayment, event], {
		totalCents: found.order.totalCents,
		currency: found.order.currency,
		reference: found.order.paymentReference,
	});
	const guarded = [mustHaveSeen(db, event, ofPayment), ...moneyTasks(db, event.provider, found, state, now)];
	if (state.status === "unpaid" || state.status === found.order.status) {
		return { outcome: outcomeOf(state, event), statements: [...guarded, ...updateOrder(db, found.order, {})] };
	}
	const moved = await moveOrder(
		db,
		found,
		{ provider: event.provider, reference: state.reference },
		state.status,
		now,
		settings,
	);
	return { outcome: `order ${state.status}`, statements: [...guarded, ...moved] };
}

/** The event itself is stored already when this runs, so it counts too. */
function mustHaveSeen(db: Db, { provider, reference }: PaymentEvent, seen: readonly PaymentEvent[]): Statement {
	return mustHold(
		db,
		"stale",
		reference === null
			? sql`SELECT 1`
			: sql`SELECT count(*) = ${seen.length + 1} FROM payment_events WHERE provider = ${provider} AND reference = ${reference}`,
	);
}

function outcomeOf(state: PaymentState, event: PaymentEvent): string {
	if (event.kind === "payment_failed") return "the payment did not happen";
	if (event.reference !== null && state.surplus.includes(event.reference)) return "second payment: queued for refund";
	if (event.reference !== null && state.mismatched.includes(event.reference))
		return "amount or currency does not match";
	return "changes nothing";
}

/** Events that name only a payment belong to the order that an event with the same payment names. */
async function orderNumberOf(db: Db, { provider, reference }: PaymentEvent): Promise<string | null> {
	if (reference === null) return null;
	const row = await db.query.paymentEvents.findFirst({
		where: and(
			eq(paymentEvents.provider, provider),
			eq(paymentEvents.reference, reference),
			isNotNull(paymentEvents.orderNumber),
		),
	});
	return row?.orderNumber ?? null;
}

async function eventsOfPayment(db: Db, { provider, reference }: PaymentEvent): Promise<PaymentEvent[]> {
	if (reference === null) return [];
	return db
		.select()
		.from(paymentEvents)
		.where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.reference, reference)));
}

/** Events that name the order, and those that name only the payment it accepted. */
async function eventsOf(db: Db, { order }: OrderWithLines, provider: string): Promise<PaymentEvent[]> {
	const accepted = and(
		eq(paymentEvents.provider, provider),
		eq(paymentEvents.reference, order.paymentReference ?? ""),
		isNull(paymentEvents.orderNumber),
	);
	return db
		.select()
		.from(paymentEvents)
		.where(or(eq(paymentEvents.orderNumber, order.number), accepted));
}

/** Money that only a person can look after: each cause makes one task, however often it is seen. */
function moneyTasks(db: Db, provider: string, { order }: OrderWithLines, state: PaymentState, now: Date): Statement[] {
	const at = now.getTime();
	const task = (kind: string, reference: string) =>
		leaveTeamTask(db, {
			...{ kind, cause: `${kind}:${provider}:${reference}`, at },
			detail: { order: order.number, provider, reference },
		});
	const partly = state.partiallyRefunded && state.reference !== null ? [state.reference] : [];
	return [
		...state.surplus.map((reference) => task("refund_second_payment", reference)),
		...state.mismatched.map((reference) => task("payment_mismatch", reference)),
		...partly.map((reference) => task("partial_refund", reference)),
	];
}
