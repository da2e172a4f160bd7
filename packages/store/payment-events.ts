import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { PaymentEvent } from "#core/orders/payment-state";
import { type Db, mustHold, type Statement } from "#store/db";
import { paymentEvents } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** Name of the constraint that keeps an event from being stored twice. */
export const EVENT_KNOWN = uniqueOf<[typeof paymentEvents.provider, typeof paymentEvents.eventId]>(
	"payment_events.provider,payment_events.event_id",
);

/** Stores an event; fails its batch with EVENT_KNOWN when it is stored already. @param outcome what became of it. */
export function insertPaymentEvent(
	db: Db,
	event: PaymentEvent,
	outcome: string,
	at: number,
): Statement<typeof EVENT_KNOWN> {
	return mayViolate(EVENT_KNOWN, db.insert(paymentEvents).values({ ...event, outcome, receivedAt: at }));
}

export async function isEventKnown(db: Db, { provider, eventId }: PaymentEvent): Promise<boolean> {
	const row = await db.query.paymentEvents.findFirst({
		where: and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)),
	});
	return row !== undefined;
}

/** Events that name only a payment belong to the order that an event with the same payment names. */
export async function orderNumberOf(
	db: Db,
	{ orderNumber, provider, reference }: PaymentEvent,
): Promise<string | null> {
	if (orderNumber !== null || reference === null) return orderNumber;
	const row = await db.query.paymentEvents.findFirst({
		where: and(
			eq(paymentEvents.provider, provider),
			eq(paymentEvents.reference, reference),
			isNotNull(paymentEvents.orderNumber),
		),
	});
	return row?.orderNumber ?? null;
}

/** All stored events about the payment that an event is about. */
export async function eventsOfPayment(db: Db, { provider, reference }: PaymentEvent): Promise<PaymentEvent[]> {
	if (reference === null) return [];
	return db
		.select()
		.from(paymentEvents)
		.where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.reference, reference)));
}

/** Events that name the order, and those that name only the payment it accepted. */
export async function eventsOfOrder(db: Db, orderNumber: string, provider: string): Promise<PaymentEvent[]> {
	const accepted = and(
		eq(paymentEvents.provider, provider),
		eq(paymentEvents.reference, sql`(SELECT payment_reference FROM orders WHERE number = ${orderNumber})`),
		isNull(paymentEvents.orderNumber),
	);
	return db
		.select()
		.from(paymentEvents)
		.where(or(eq(paymentEvents.orderNumber, orderNumber), accepted));
}

/**
 * Fails the batch with the guard `stale` unless the payment still has as many events as were seen. The event itself is
 * stored already when this runs, so it counts too.
 */
export function mustHaveSeenEvents(db: Db, { provider, reference }: PaymentEvent, seen: number): Statement<"stale"> {
	return mustHold(
		db,
		"stale",
		reference === null
			? sql`SELECT 1`
			: sql`SELECT count(*) = ${seen + 1} FROM payment_events WHERE provider = ${provider} AND reference = ${reference}`,
	);
}

/** An event with what became of it. */
export type StoredEvent = typeof paymentEvents.$inferSelect;

/** What was told of an order's payments, the first first: what names it, and what names only a payment of it. */
export async function eventsAbout(db: Db, orderNumber: string): Promise<StoredEvent[]> {
	const own = await db.select().from(paymentEvents).where(eq(paymentEvents.orderNumber, orderNumber));
	const payments = new Map(own.map((event) => [`${event.provider}:${event.reference}`, event]));
	const others = await Promise.all(
		[...payments.values()].map(({ provider, reference }) =>
			db
				.select()
				.from(paymentEvents)
				.where(
					and(
						...[eq(paymentEvents.provider, provider), eq(paymentEvents.reference, reference ?? "")],
						isNull(paymentEvents.orderNumber),
					),
				),
		),
	);
	return [...own, ...others.flat()].toSorted((a, b) => a.receivedAt - b.receivedAt);
}
