import { recheckVat } from "#core/jobs/kinds";
import { type WeekKey, weekOf } from "#core/launches/week";
import { lineOutcomes } from "#core/orders/line-outcome";
import { addDelta, type LineToFulfil, type ListingState, newPlan, type Plan } from "#core/orders/order-plan";
import type { Db, Statement } from "#store/db";
import type { DOMAIN_TAKEN } from "#store/listings";
import { categoryIdsBySlug, listingStates, writePlan } from "#store/order-listings";
import {
	noteDelivery,
	noteRefunded,
	noteTakenBack,
	type OrderLineRow,
	type OrderWithLines,
	updateOrder,
} from "#store/orders";
import { enqueue } from "#store/outbox";
import { paidPlacesTaken } from "#store/products";
import { openWeek } from "#usecases/launches/open-week";
import { lineToFulfil, weeksForSale } from "#usecases/orders/deliverable";
import { fulfilAgain } from "#usecases/orders/fulfil-again";
import { fulfilLine } from "#usecases/orders/fulfilment";
import { reverseLine } from "#usecases/orders/reversal";

/** What moving an order works with. */
interface MoveContext {
	db: Db;
	now: Date;
	settings: { paidSlotsPerWeek: number };
}

/** What of an order is done or taken back, on copies of its listings. */
async function planOf({ db, now, settings }: MoveContext, { order, lines }: OrderWithLines) {
	const [currentWeek, standing, paidTaken, categoryIds] = await Promise.all([
		openWeek(db, now),
		// The open week is never before this one, so nothing is missing.
		listingStates(db, [...new Set(lines.flatMap((line) => line.listingId ?? []))], weekOf(now)),
		paidPlacesTaken(db, weeksForSale(now), settings.paidSlotsPerWeek),
		categoryIdsBySlug(
			db,
			lines.flatMap((line) => line.categories ?? []),
		),
	]);
	const before = standing.map((listing) => from(currentWeek, listing));
	const plan = newPlan({
		listings: before,
		paidTaken,
		paidSlotsPerWeek: settings.paidSlotsPerWeek,
		placesHeld: order.placesHeld,
		now,
		currentWeek,
	});
	const work = lines.map((line) => ({ line, todo: lineToFulfil(line, line.line, categoryIds) }));
	return { before, plan, work };
}

/** A listing as it stands from a week on. */
const from = (first: WeekKey, { launches, standingStill, ...listing }: ListingState): ListingState => ({
	...listing,
	launches: launches.filter(({ week }) => week >= first),
	standingStill: standingStill.filter(({ week }) => week >= first),
});

/** What everything that an order does names as its cause. */
const causeOf = ({ number, version }: OrderWithLines["order"]): string => `order:${number}:${version}`;

/**
 * The statements that take back what some lines of a paid order delivered, and note that their price was given back.
 * Commit them with a write of the order, whose version keeps two from doing so at once.
 */
export async function takeBackLines(
	ctx: MoveContext,
	found: OrderWithLines,
	numbers: readonly number[],
): Promise<Statement<"stale" | typeof DOMAIN_TAKEN>[]> {
	const { db, now } = ctx;
	const { before, plan, work } = await planOf(ctx, found);
	const chosen = work.filter(({ line }) => numbers.includes(line.line));
	const written = chosen.flatMap(({ line, todo }) => reverse(db, plan, line, todo, now.getTime()));
	return [
		...written,
		...chosen.map(({ line }) => noteRefunded(db, line, now.getTime())),
		...writePlan(db, before, plan, causeOf(found.order)),
	];
}

/**
 * The statements that try once more to deliver what of a paid order's line could not be; null where it still cannot.
 * Commit them with a write of the order, as for `takeBackLines`.
 */
export async function deliverAgain(
	ctx: MoveContext,
	found: OrderWithLines,
	number: number,
): Promise<{ statements: Statement<"stale" | typeof DOMAIN_TAKEN>[]; isWhole: boolean } | null> {
	const { db, now } = ctx;
	const { before, plan, work } = await planOf(ctx, found);
	const chosen = work.find(({ line }) => line.line === number);
	if (chosen === undefined) return null;
	const { steps, isBetter, isWhole } = fulfilAgain(plan, chosen.todo, chosen.line.steps);
	if (!isBetter) return null;
	const isDone = !steps.some(({ kind }) => kind === "task_left");
	const outcomes = lineOutcomes(steps, plan.listings);
	const statements = [
		noteDelivery(db, chosen.line, { fulfilledAt: isDone ? now.getTime() : null, steps, outcomes }),
		...writePlan(db, before, plan, causeOf(found.order)),
	];
	return { statements, isWhole };
}

/**
 * The statements that bring an order to `target`: its status, what its lines deliver or take back, and what that
 * changes of listings and weeks. Fails its batch with `stale` when the order or a listing has changed meanwhile.
 */
export async function moveOrder(
	ctx: MoveContext,
	found: OrderWithLines,
	payment: { provider: string; reference: string | null },
	target: "paid" | "disputed" | "refunded",
): Promise<Statement<"stale" | typeof DOMAIN_TAKEN>[]> {
	const { db, now } = ctx;
	const { order } = found;
	const at = now.getTime();
	const { before, plan, work } = await planOf(ctx, found);
	const written =
		target === "paid"
			? work
					// What was given back is not delivered again when a dispute about the rest is won.
					.filter(({ line }) => line.refundedAt === null)
					.map(({ line, todo }) => fulfil(db, plan, line, todo, at))
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
		...writePlan(db, before, plan, causeOf(order)),
		...(target === "paid" && isFirst && order.vat.vat_number_state === "unavailable"
			? [enqueue(db, recheckVat, { subject: order.number, dueAt: at + RECHECK_DELAY_MS, now: at })]
			: []),
	];
}

/** VIES is down for minutes to hours. */
const RECHECK_DELAY_MS = 3_600_000;

function fulfil(db: Db, plan: Plan, row: OrderLineRow, line: LineToFulfil, at: number): Statement {
	const { steps, delivered } = fulfilLine(plan, line);
	if (!steps.some((step) => TAKES_PLACE.has(step.kind))) releaseHeldPlace(plan, line);
	const outcomes = lineOutcomes(steps, plan.listings);
	return noteDelivery(db, row, { fulfilledAt: delivered ? at : null, steps, outcomes });
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
	return [noteTakenBack(db, row, { at, outcomes: [{ code: "taken_back" }] })];
}
