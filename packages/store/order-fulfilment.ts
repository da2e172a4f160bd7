import { and, eq } from "drizzle-orm";
import { fulfilLine } from "#core/fulfilment";
import { PAID_WEEKS_AHEAD } from "#core/limits";
import { addDelta, type LineToFulfil, type ListingState, newPlan, type Plan } from "#core/order-plan";
import { reverseLine } from "#core/reversal";
import { addWeeks, weekOf } from "#core/week";
import type { Db, Statement } from "#store/db";
import { categoryIdsBySlug, listingStates, writePlan } from "#store/order-listings";
import { type OrderLineRow, type OrderWithLines, updateOrder } from "#store/orders";
import { enqueue } from "#store/outbox";
import { paidPlacesTaken } from "#store/products";
import { orderLines } from "#store/schema/index";
import { CATEGORIES_WAIT, TASK_WAITS } from "#store/task-deliveries";
import { openWeek } from "#store/weeks";

export interface PaymentSettings {
	paidSlotsPerWeek: number;
}

/**
 * The statements that bring an order to `target`: its status, what its lines deliver or take back, and what that
 * changes of listings and weeks. Fails its batch with `stale` when the order or a listing has changed meanwhile.
 */
export async function moveOrder(
	db: Db,
	found: OrderWithLines,
	payment: { provider: string; reference: string | null },
	target: "paid" | "disputed" | "refunded",
	now: Date,
	settings: PaymentSettings,
): Promise<Statement[]> {
	const { order, lines } = found;
	const at = now.getTime();
	const currentWeek = await openWeek(db, now);
	const before = await listingStates(db, [...new Set(lines.flatMap((line) => line.listingId ?? []))], currentWeek);
	const weeks = Array.from({ length: PAID_WEEKS_AHEAD }, (_, index) => addWeeks(weekOf(now), index + 1));
	const plan = newPlan({
		listings: before,
		paidTaken: await paidPlacesTaken(db, weeks),
		paidSlotsPerWeek: settings.paidSlotsPerWeek,
		placesHeld: order.placesHeld,
		now,
		currentWeek,
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
			paymentProvider: payment.provider,
			paymentReference: payment.reference,
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
			return TASK_SENTENCES[step.task] ?? TASK_WAITS;
	}
}

const TASK_SENTENCES: Readonly<Record<string, string>> = {
	undeliverable_line: "This could not be delivered as ordered; the site team will write to you.",
	week_replaced: "The week ordered had no place left, so the next one was taken.",
	ask_for_categories: CATEGORIES_WAIT,
};
