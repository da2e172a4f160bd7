import { type LineToFulfil, type ListingState, newPlan, type Plan } from "#core/orders/order-plan";

/** What orders do, without a database: a Wednesday, and the two weeks after it for sale. */
export const CURRENT_WEEK = "2026-11-16";
export const NEXT_WEEK = "2026-11-23";
export const LATER_WEEK = "2026-11-30";

export function planOf(listings: readonly ListingState[], over: Partial<Plan> = {}): Plan {
	const paidTaken = new Map([
		[NEXT_WEEK, 1],
		[LATER_WEEK, 0],
	]);
	const now = new Date("2026-11-18T12:00:00Z");
	return {
		...newPlan({ listings, paidTaken, paidSlotsPerWeek: 2, placesHeld: false, now, currentWeek: CURRENT_WEEK }),
		...over,
	};
}

/** A draft, unless said otherwise. */
export function listingState(over: Partial<ListingState> = {}): ListingState {
	return {
		id: 7,
		name: "Inkfern",
		ownerId: 1,
		version: 1,
		status: "draft",
		plan: null,
		launchWeek: null,
		launchPosition: null,
		launchedAt: null,
		storyUnlocked: false,
		milestonesUnlocked: false,
		mediaUnlocked: false,
		featured: false,
		billboardCents: 0,
		launches: [],
		categories: [{ id: 1, position: 0 }],
		domainTaken: false,
		hiddenFrom: null,
		standingStill: [],
		...over,
	};
}

/** Third in the free queue of `LATER_WEEK`. */
export const queued = (over: Partial<ListingState> = {}) =>
	listingState({ status: "awaiting_badge", plan: "free", launchWeek: LATER_WEEK, launchPosition: 3, ...over });
export const live = (over: Partial<ListingState> = {}) =>
	listingState({ status: "live", plan: "paid", launchWeek: CURRENT_WEEK, launchedAt: 1, ...over });

export function line(product: string, over: Partial<LineToFulfil> = {}): LineToFulfil {
	const nothing = { includes: [], week: null, categoryIds: null, options: null };
	return { line: 1, product, listingId: 7, amountCents: 100, ...nothing, ...over };
}

/** The plan's listing, as it has become. */
export function planned(plan: Plan): ListingState {
	const listing = plan.listings.get(7);
	if (listing === undefined) throw new Error("The plan has no listing 7.");
	return listing;
}
