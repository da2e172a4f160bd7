/**
 * What paid lines do to listings, planned on copies in memory and without any I/O: a quote uses the plan to refuse what
 * could not be delivered, a payment to deliver, a refund to take back. One rule for all three.
 * Source: docs/orders.md#products, docs/launches.md#the-free-plan.
 */
import type { ErrorCode } from "#core/errors";
import type { WeekKey } from "#core/launches/week";
import {
	addDelta,
	type FulfilmentStep,
	type LineProblem,
	type LineResult,
	type LineToFulfil,
	type ListingState,
	leaveTask,
	note,
	type Plan,
	type Standing,
	standingOf,
} from "#core/orders/order-plan";
import { type DoneToListing, EXTRA_CATEGORIES_MAX } from "#core/orders/products";

/**
 * Does to the plan what a line promises; a bundle does what its parts do.
 * On a problem the plan may hold part of the line's changes: a quote only reports, and a payment uses `fulfilLine`.
 */
export function applyLine(plan: Plan, line: LineToFulfil): LineResult {
	const steps: FulfilmentStep[] = [];
	for (const product of partsOf(line)) {
		const result = applyProduct(plan, product, line);
		if (result.problem !== null) return result;
		steps.push(...result.steps);
	}
	return { steps, problem: null };
}

/** What a line holds: the parts of a bundle, or the product itself. */
export const partsOf = ({ includes, product }: LineToFulfil): readonly string[] =>
	includes.length > 0 ? includes : [product];

/**
 * As `applyLine`, but what was paid for and cannot be delivered becomes a task for the site team, never a failure. A week
 * that filled up or began before the payment came is replaced by the next with room, and the team tells the buyer.
 * @returns delivered: whether nothing is left to do; what the team does by hand is delivered when its task is closed.
 */
export function fulfilLine(plan: Plan, line: LineToFulfil): { steps: FulfilmentStep[]; delivered: boolean } {
	const done = partsOf(line).map((product) => fulfilPart(plan, product, line));
	return { steps: done.flatMap(({ steps }) => steps), delivered: done.every(({ delivered }) => delivered) };
}

/** The same for one part of a line. */
export function fulfilPart(
	plan: Plan,
	product: string,
	line: LineToFulfil,
): { steps: FulfilmentStep[]; delivered: boolean } {
	const steps: FulfilmentStep[] = [];
	let result = applyProduct(plan, product, line);
	if (result.problem?.field === "week") {
		const week = nextFreeWeek(plan, line.week);
		if (week !== null) result = applyProduct(plan, product, { ...line, week });
		if (result.problem === null) {
			steps.push(leaveTask(plan, "week_replaced", line, { product, ordered_week: line.week, week }));
		}
	}
	if (result.problem === null) {
		// Work that is on the team's list is not yet done.
		const delivered = !result.steps.some((step) => step.kind === "task_left");
		return { steps: [...steps, ...result.steps], delivered };
	}
	const detail = { product, reason: result.problem.code, message: result.problem.message };
	return { steps: [leaveTask(plan, UNDELIVERABLE, line, detail)], delivered: false };
}

/** Kind of the task that stands for what could not be delivered. */
export const UNDELIVERABLE = "undeliverable_line";

function applyProduct(plan: Plan, product: string, line: LineToFulfil): LineResult {
	const rule = Object.hasOwn(EFFECTS, product) ? EFFECTS[product as DoneToListing] : undefined;
	if (rule === undefined) return done(leaveTask(plan, product, line, { options: line.options ?? {} }));
	const listing = line.listingId === null ? undefined : plan.listings.get(line.listingId);
	if (listing === undefined) {
		return refused("product_needs_listing", "listing_id", "Name one of your listings for this product.");
	}
	if (listing.hiddenFrom !== null) {
		return refused(
			"listing_hidden",
			"listing_id",
			"The site team has hidden this listing; nothing can be bought for it.",
		);
	}
	return rule(plan, listing, line);
}

type Effect = (plan: Plan, listing: ListingState, line: LineToFulfil) => LineResult;

/** Products not named here (done_for_you, ai_review, trophy_cabinet, an admin's own) are work for the site team. */
const EFFECTS: Readonly<Record<DoneToListing, Effect>> = {
	launch: publish,
	skip_queue: move,
	relaunch,
	featured: feature,
	extra_categories: addCategories,
	billboard_min: raiseBillboard,
};

function publish(plan: Plan, listing: ListingState, line: LineToFulfil): LineResult {
	if (listing.status === "live") {
		return refused(
			"listing_already_live",
			"listing_id",
			"This listing is live already; relaunch brings it back to a week.",
		);
	}
	if (listing.plan === "paid") {
		return refused("plan_already_chosen", "listing_id", "This listing already has a paid launch.");
	}
	if (listing.domainTaken) {
		return refused(
			"duplicate_domain",
			"listing_id",
			"Another listing of the same website is live or scheduled, or was hidden by the site team.",
		);
	}
	const atOnce = line.week === null || (plan.placesHeld && line.week <= plan.currentWeek);
	const chosen = atOnce ? null : takeWeek(plan, line.week);
	if (chosen?.problem) return { steps: null, problem: chosen.problem };
	const before = standingOf(listing);
	releaseFreePlace(plan, listing);
	const week = chosen?.week ?? plan.currentWeek;
	const status = chosen === null ? "live" : "scheduled";
	Object.assign(listing, {
		status,
		plan: "paid",
		launchWeek: week,
		launchPosition: null,
		launchedAt: status === "live" ? plan.now.getTime() : null,
		storyUnlocked: true,
		milestonesUnlocked: true,
		mediaUnlocked: true,
	} satisfies Standing);
	if (status === "live") listing.launches.push({ week, kind: "paid" });
	note(plan, listing, status === "live" ? "published" : "scheduled", before.status, { week, paid: true });
	return done({ kind: "published", listing_id: listing.id, before });
}

/** The free plan stays the free plan, with its badge: only the week is another one. */
function move(plan: Plan, listing: ListingState, line: LineToFulfil): LineResult {
	const queued = listing.status === "awaiting_badge" || listing.status === "scheduled";
	if (!queued || listing.plan !== "free") {
		return refused(
			"product_not_applicable",
			"listing_id",
			"Only a listing in the free queue can skip it: choose_free_listing first, or buy launch.",
		);
	}
	const chosen = takeWeek(plan, line.week);
	if (chosen.problem) return { steps: null, problem: chosen.problem };
	const before = standingOf(listing);
	releaseFreePlace(plan, listing);
	listing.launchWeek = chosen.week;
	listing.launchPosition = null;
	note(plan, listing, "moved", before.status, { from_week: before.launchWeek, week: chosen.week });
	return done({ kind: "moved", listing_id: listing.id, before, week: chosen.week });
}

/** Adds a launch; those before it stay what they were, and so does where the listing stands. */
function relaunch(plan: Plan, listing: ListingState, line: LineToFulfil): LineResult {
	if (listing.status !== "live") {
		return refused("product_not_applicable", "listing_id", "Only a live listing can be launched again.");
	}
	if (listing.launches.length > 0) {
		return refused("product_not_applicable", "listing_id", "This listing's launch week is not over yet.");
	}
	const chosen = takeWeek(plan, line.week);
	if (chosen.problem) return { steps: null, problem: chosen.problem };
	// The week of a place that was held may have passed before the payment came.
	const week = chosen.week < plan.currentWeek ? plan.currentWeek : chosen.week;
	listing.launches.push({ week, kind: "relaunch" });
	note(plan, listing, "relaunched", "live", { week });
	return done({ kind: "relaunched", listing_id: listing.id, week });
}

function feature(plan: Plan, listing: ListingState): LineResult {
	if (listing.featured) return refused("product_not_applicable", "listing_id", "This listing is featured already.");
	listing.featured = true;
	note(plan, listing, "featured", listing.status, { paid: true });
	return done({ kind: "featured", listing_id: listing.id });
}

function addCategories(plan: Plan, listing: ListingState, line: LineToFulfil): LineResult {
	if (line.categoryIds === null) {
		return done(leaveTask(plan, "ask_for_categories", line, { product: "extra_categories" }));
	}
	const fresh = line.categoryIds.filter((id) => !listing.categories.some((category) => category.id === id));
	if (fresh.length < line.categoryIds.length) {
		return refused("product_not_applicable", "categories", "The listing is in one of these categories already.");
	}
	const free = [1, 2, 3].filter((position) => !listing.categories.some((category) => category.position === position));
	if (fresh.length > free.length) {
		return refused(
			"product_not_applicable",
			"categories",
			`A listing may have ${EXTRA_CATEGORIES_MAX} extra categories; this one has room for ${free.length}.`,
		);
	}
	for (const [index, id] of fresh.entries()) listing.categories.push({ id, position: free[index] ?? 0 });
	note(plan, listing, "categories_added", listing.status, { category_ids: fresh });
	return done({ kind: "categories_added", listing_id: listing.id, category_ids: fresh });
}

function raiseBillboard(plan: Plan, listing: ListingState, line: LineToFulfil): LineResult {
	listing.billboardCents += line.amountCents;
	note(plan, listing, "billboard_raised", listing.status, { cents: line.amountCents, paid: true });
	return done({ kind: "billboard_raised", listing_id: listing.id, cents: line.amountCents });
}

type Chosen = { week: WeekKey; problem: null } | { week: null; problem: LineProblem };

/** Takes a paid place in the week a line names. Places that are held were taken when the payment was opened. */
function takeWeek(plan: Plan, week: WeekKey | null): Chosen {
	if (week === null) return noWeek("week_not_available", "Choose one of the weeks that list_products shows.");
	if (plan.placesHeld) return { week, problem: null };
	const taken = plan.paidTaken.get(week);
	if (taken === undefined) return noWeek("week_not_available", "Choose one of the weeks that list_products shows.");
	if (taken >= plan.paidSlotsPerWeek) return noWeek("week_full", `The week of ${week} has no paid place left.`);
	plan.paidTaken.set(week, taken + 1);
	addDelta(plan, week, "paid", 1);
	return { week, problem: null };
}

function nextFreeWeek(plan: Plan, after: WeekKey | null): WeekKey | null {
	const free = [...plan.paidTaken].filter(([, taken]) => taken < plan.paidSlotsPerWeek).map(([week]) => week);
	return free.sort().find((week) => after === null || week >= after) ?? null;
}

function noWeek(code: "week_not_available" | "week_full", message: string): Chosen {
	return { week: null, problem: { code, field: "week", message } };
}

/** A listing that leaves the free queue gives its place there back. */
function releaseFreePlace(plan: Plan, listing: ListingState): void {
	if (listing.plan === "free" && listing.launchPosition !== null && listing.launchWeek !== null) {
		addDelta(plan, listing.launchWeek, "free", -1);
	}
}

function done(step: FulfilmentStep): LineResult {
	return { steps: [step], problem: null };
}

function refused(code: ErrorCode, field: LineProblem["field"], message: string): LineResult {
	return { steps: null, problem: { code, field, message } };
}
