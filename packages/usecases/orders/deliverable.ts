import { AppError, type ErrorCode, type FieldError } from "#core/errors";
import { addWeeks, weekOf } from "#core/launches/week";
import { PAID_WEEKS_AHEAD } from "#core/limits";
import { type LineToFulfil, type ListingState, newPlan } from "#core/orders/order-plan";
import type { Db } from "#store/db";
import { categoryIdsBySlug, listingStates } from "#store/order-listings";
import { paidPlacesTaken } from "#store/products";
import { applyLine } from "#usecases/orders/fulfilment";

/** Whether an order's lines could be delivered, and the refusals of those that could not: for quotes and for payments. */

/** What of a line decides on its delivery. */
export type DeliverableLine = Omit<LineToFulfil, "line" | "categoryIds"> & { categories: string[] | null };

interface DeliveryContext {
	now: Date;
	settings: { paidSlotsPerWeek: number };
}

/** What stands in the way of deliveries, or not. */
interface DeliveryFacts {
	listings: readonly ListingState[];
	categoryIds: ReadonlyMap<string, number>;
	/** Paid places taken, by week. */
	paidTaken: Map<string, number>;
}

/** The Mondays that can be bought at `now`. */
export function weeksForSale(now: Date): string[] {
	return Array.from({ length: PAID_WEEKS_AHEAD }, (_, index) => addWeeks(weekOf(now), index + 1));
}

/** The refusal of everything that leads to a payment, in a directory that takes none. */
export function nothingForSale(): AppError {
	return new AppError(
		"nothing_for_sale",
		"This directory sells nothing. Listings are published on the free plan, with choose_free_listing.",
	);
}

/** A line as its delivery works with it. @param number of the line in its order, from 1. */
export function lineToFulfil(
	{ product, includes, listingId, week, options, amountCents, categories }: DeliverableLine,
	number: number,
	categoryIds: ReadonlyMap<string, number>,
): LineToFulfil {
	return {
		line: number,
		product,
		includes,
		listingId,
		week,
		options,
		amountCents,
		categoryIds: categories === null ? null : categories.flatMap((slug) => categoryIds.get(slug) ?? []),
	};
}

/** Fulfils the lines one after the other on copies: what fails there could not be delivered. */
export function undeliverable(
	lines: readonly DeliverableLine[],
	{ listings, categoryIds, paidTaken }: DeliveryFacts,
	{ now, settings }: DeliveryContext,
): FieldError[] {
	const plan = newPlan({
		listings: [...listings],
		paidTaken,
		paidSlotsPerWeek: settings.paidSlotsPerWeek,
		placesHeld: false,
		now,
		currentWeek: weekOf(now),
	});
	return lines.flatMap((line, index) => {
		const { problem } = applyLine(plan, lineToFulfil(line, index + 1, categoryIds));
		return problem === null ? [] : [badItem(`/items/${index}`, problem.field, problem.code, problem.message)];
	});
}

/**
 * Makes sure once more that the lines of an order could be delivered now, before anybody pays for them.
 * @throws AppError naming every line that could not, as the item it was.
 */
export async function refuseUndeliverable(
	lines: readonly DeliverableLine[],
	ctx: DeliveryContext & { db: Db },
): Promise<void> {
	const [listings, categoryIds, paidTaken] = await Promise.all([
		listingStates(ctx.db, [...new Set(lines.flatMap((line) => line.listingId ?? []))], weekOf(ctx.now)),
		categoryIdsBySlug(ctx.db, [...new Set(lines.flatMap((line) => line.categories ?? []))]),
		paidPlacesTaken(ctx.db, weeksForSale(ctx.now), ctx.settings.paidSlotsPerWeek),
	]);
	refuseBadItems(undeliverable(lines, { listings, categoryIds, paidTaken }, ctx));
}

export function badItem(pointer: string, field: string, code: ErrorCode | string, message: string): FieldError {
	return { pointer: `${pointer}/${field}`, code, message };
}

/** Codes of items that are codes of the whole refusal too, when every bad item has the same one. */
export const ITEM_CODES: readonly ErrorCode[] = [
	"unknown_product",
	"product_needs_listing",
	"unknown_listing",
	"week_not_available",
	"week_full",
	"amount_below_minimum",
	"unknown_category",
	"listing_already_live",
	"listing_hidden",
	"plan_already_chosen",
	"duplicate_domain",
	"product_not_applicable",
];

/** @throws AppError naming all of them, under their common code or `bad_item`; none is fine. */
export function refuseBadItems(errors: readonly FieldError[]): void {
	const [first, ...others] = errors;
	if (first === undefined) return;
	const common = others.every((error) => error.code === first.code) ? first.code : null;
	const code = ITEM_CODES.find((own) => own === common) ?? "bad_item";
	const where = [...new Set(errors.map((error) => error.pointer))].join(", ");
	throw new AppError(code, others.length === 0 ? `${first.pointer}: ${first.message}` : `Correct these: ${where}.`, {
		errors,
	});
}
