import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { addDelta, fulfilLine, type LineToFulfil, type ListingState, newPlan, type Plan } from "#core/fulfilment";
import { PAID_WEEKS_AHEAD } from "#core/limits";
import { type PaymentEvent, type PaymentState, paymentState } from "#core/payment-state";
import { reverseLine } from "#core/reversal";
import { addWeeks, weekOf } from "#core/week";
import { type Db, guardOf, mustHold, runBatch, type Statement } from "#store/db";
import { categoryIdsBySlug, listingStates, writePlan } from "#store/order-listings";
import { findOrder, type OrderLineRow, type OrderWithLines, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { paidPlacesTaken } from "#store/products";
import { orderLines, paymentEvents } from "#store/schema/index";
import { leaveTeamTask } from "#store/team-tasks";

/** How often an event is decided on again because what it was decided on has changed. */
const STALE_ATTEMPTS = 30;
/** The event is stored already: whoever stored it has done what it means. */
const EVENT_KNOWN = "unique:payment_events.provider,payment_events.event_id";

export interface PaymentSettings {
	paidSlotsPerWeek: number;
}

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
	const moved = await transition(db, found, event, state, state.status, now, settings);
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

async function transition(
	db: Db,
	found: OrderWithLines,
	event: PaymentEvent,
	state: PaymentState,
	target: "paid" | "disputed" | "refunded",
	now: Date,
	settings: PaymentSettings,
): Promise<Statement[]> {
	const { order, lines } = found;
	const at = now.getTime();
	const before = await listingStates(db, [...new Set(lines.flatMap((line) => line.listingId ?? []))]);
	const weeks = Array.from({ length: PAID_WEEKS_AHEAD }, (_, index) => addWeeks(weekOf(now), index + 1));
	const plan = newPlan({
		listings: before,
		paidTaken: await paidPlacesTaken(db, weeks),
		paidSlotsPerWeek: settings.paidSlotsPerWeek,
		placesHeld: order.placesHeld,
		now,
		currentWeek: weekOf(now),
	});
	const categoryIds = await categoryIdsBySlug(
		db,
		lines.flatMap((line) => line.categories ?? []),
	);
	const work = lines.map((line) => ({ line, todo: toFulfil(line, categoryIds) }));
	const written =
		target === "paid"
			? work.map(({ line, todo }) => fulfil(db, plan, line, todo, at))
			: work.flatMap(({ line, todo }) => reverse(db, plan, line, todo, at));
	const isFirst = order.paidAt === null;
	return [
		...updateOrder(db, order, {
			status: target,
			paymentProvider: event.provider,
			paymentReference: state.reference,
			paymentUrl: null,
			paymentExpiresAt: null,
			placesHeld: false,
			paidAt: order.paidAt ?? at,
			refundedAt: target === "refunded" ? at : null,
		}),
		...written,
		...writePlan(db, before, plan, `order:${order.number}:${order.version}`),
		...(target === "paid" && isFirst && order.vat.vat_number_state === "unavailable"
			? [enqueue(db, { job: "recheck-vat", subject: order.number, dueAt: at + RECHECK_DELAY_MS, now: at })]
			: []),
	];
}

/** VIES is down for minutes to hours. */
const RECHECK_DELAY_MS = 3_600_000;

function toFulfil(line: OrderLineRow, categoryIds: ReadonlyMap<string, number>): LineToFulfil {
	const { product, includes, listingId, week, options, amountCents } = line;
	return {
		...{ line: line.line, product, includes, listingId, week, options, amountCents },
		categoryIds: line.categories === null ? null : line.categories.flatMap((slug) => categoryIds.get(slug) ?? []),
	};
}

function fulfil(db: Db, plan: Plan, row: OrderLineRow, line: LineToFulfil, at: number): Statement {
	const { steps, delivered } = fulfilLine(plan, line);
	if (!steps.some((step) => TAKES_PLACE.has(step.kind))) releaseHeldPlace(plan, line);
	const outcome = steps.map((step) => sentenceOf(step, plan.listings)).join(" ");
	return db
		.update(orderLines)
		.set({ fulfilledAt: delivered ? at : null, reversedAt: null, steps, outcome })
		.where(isLine(row));
}

const TAKES_PLACE: ReadonlySet<string> = new Set(["published", "moved", "relaunched"]);

/** A place held for a line that did not come to use it is free again. */
function releaseHeldPlace(plan: Plan, line: LineToFulfil): void {
	if (plan.placesHeld && line.week !== null) addDelta(plan, line.week, "paid", -1);
}

function reverse(db: Db, plan: Plan, row: OrderLineRow, line: LineToFulfil, at: number): Statement[] {
	releaseHeldPlace(plan, line);
	if (row.reversedAt !== null || row.steps.length === 0) return [];
	reverseLine(plan, line, row.steps);
	return [db.update(orderLines).set({ reversedAt: at, outcome: "Taken back with the payment." }).where(isLine(row))];
}

function isLine(row: OrderLineRow) {
	return and(eq(orderLines.orderNumber, row.orderNumber), eq(orderLines.line, row.line));
}

function sentenceOf(step: OrderLineRow["steps"][number], listings: ReadonlyMap<number, ListingState>): string {
	switch (step.kind) {
		case "published": {
			const listing = listings.get(step.listing_id);
			return listing?.status === "live"
				? "The listing is live."
				: `The listing is scheduled for the week of ${listing?.launchWeek}.`;
		}
		case "moved":
			return `The listing was moved to the week of ${step.week}; its badge is still needed.`;
		case "relaunched":
			return `The listing is launched again in the week of ${step.week}.`;
		case "featured":
			return "The listing is featured.";
		case "categories_added":
			return `The listing is in ${step.category_ids.length} more categories.`;
		case "billboard_raised":
			return "The amount was added to the listing's place on the billboard, a paid ranking.";
		case "task_left":
			return TASK_SENTENCES[step.task] ?? "The site team has it on its list.";
	}
}

const TASK_SENTENCES: Readonly<Record<string, string>> = {
	undeliverable_line: "This could not be delivered as ordered; the site team will write to you.",
	week_replaced: "The week ordered had no place left, so the next one was taken.",
	ask_for_categories: "The site team will ask which categories to add.",
};
