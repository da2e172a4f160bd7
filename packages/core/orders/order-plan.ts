import type { ErrorCode } from "#core/errors";
import type { LaunchKind } from "#core/launches/launch";
import type { WeekKey } from "#core/launches/week";
import type { OptionValue } from "#core/orders/product-options";

/** The working copy on which the effects of an order are planned, without any I/O. */

/** How a listing stands in the calendar, as a line found it. */
export interface Standing {
	status: "draft" | "awaiting_badge" | "scheduled" | "live";
	plan: "free" | "paid" | null;
	launchWeek: WeekKey | null;
	launchPosition: number | null;
	launchedAt: number | null;
	storyUnlocked: boolean;
	milestonesUnlocked: boolean;
	mediaUnlocked: boolean;
}

/** A launch of this week or of one ahead. */
export interface PlannedLaunch {
	week: WeekKey;
	kind: LaunchKind;
}

export interface ListingState extends Standing {
	id: number;
	name: string;
	ownerId: number | null;
	version: number;
	featured: boolean;
	billboardCents: number;
	/** Its launches in weeks that are not over. */
	launches: PlannedLaunch[];
	/** Position 0 is the primary one. */
	categories: { id: number; position: number }[];
	/** Another listing of the same website is scheduled or live, or the site team hid it. */
	domainTaken: boolean;
	/** Where it stood when the site team hid it; null where it is not hidden. */
	hiddenFrom: Standing["status"] | null;
	/** Its launches that stand still meanwhile. */
	standingStill: PlannedLaunch[];
}

/** One thing a line did, with what it replaced. Stored with the line. */
export type FulfilmentStep =
	| { kind: "published"; listing_id: number; before: Standing }
	| { kind: "moved"; listing_id: number; before: Standing; week: WeekKey }
	| { kind: "relaunched"; listing_id: number; week: WeekKey }
	| { kind: "featured"; listing_id: number }
	| { kind: "categories_added"; listing_id: number; category_ids: number[] }
	| { kind: "billboard_raised"; listing_id: number; cents: number }
	| { kind: "task_left"; task: string };

export interface LineToFulfil {
	line: number;
	product: string;
	includes: readonly string[];
	listingId: number | null;
	week: WeekKey | null;
	/** Resolved categories; null when none were named. */
	categoryIds: readonly number[] | null;
	options: Readonly<Record<string, OptionValue>> | null;
	amountCents: number;
}

export interface ListingEvent {
	listingId: number;
	kind: string;
	from: Standing["status"];
	to: Standing["status"];
	detail: Record<string, unknown>;
}

export interface TeamTask {
	kind: string;
	line: number;
	listingId: number | null;
	detail: Record<string, unknown>;
}

/** The working copy of everything lines may change. */
export interface Plan {
	listings: Map<number, ListingState>;
	/** Paid places taken in each week that can be chosen. */
	paidTaken: Map<WeekKey, number>;
	paidSlotsPerWeek: number;
	/** Places of the order's chosen weeks are already held for it. */
	placesHeld: boolean;
	now: Date;
	currentWeek: WeekKey;
	weekDeltas: Map<WeekKey, { free: number; paid: number }>;
	events: ListingEvent[];
	tasks: TeamTask[];
}

/** Why a line cannot be delivered. `field` names the item's property that is wrong. */
export interface LineProblem {
	code: ErrorCode;
	field: "product" | "listing_id" | "week" | "categories";
	message: string;
}

export type LineResult = { steps: FulfilmentStep[]; problem: null } | { steps: null; problem: LineProblem };

export function newPlan(
	input: Pick<Plan, "paidTaken" | "paidSlotsPerWeek" | "placesHeld" | "now" | "currentWeek"> & {
		listings: readonly ListingState[];
	},
): Plan {
	const copies = input.listings.map((listing) => ({
		...listing,
		categories: [...listing.categories],
		launches: [...listing.launches],
		standingStill: [...listing.standingStill],
	}));
	return {
		...input,
		listings: new Map(copies.map((copy) => [copy.id, copy])),
		paidTaken: new Map(input.paidTaken),
		weekDeltas: new Map(),
		events: [],
		tasks: [],
	};
}

/** Counts a place taken or given back. */
export function addDelta(plan: Plan, week: WeekKey, kind: "free" | "paid", by: number): void {
	const delta = plan.weekDeltas.get(week) ?? { free: 0, paid: 0 };
	delta[kind] += by;
	plan.weekDeltas.set(week, delta);
}

/** Leaves work to the site team. */
export function leaveTask(
	plan: Plan,
	task: string,
	line: LineToFulfil,
	detail: Record<string, unknown>,
): FulfilmentStep {
	plan.tasks.push({ kind: task, line: line.line, listingId: line.listingId, detail: { ...detail } });
	return { kind: "task_left", task };
}

/** Leaves a row for the listing's history. */
export function note(
	plan: Plan,
	listing: ListingState,
	kind: string,
	from: Standing["status"],
	detail: Record<string, unknown>,
): void {
	plan.events.push({ listingId: listing.id, kind, from, to: listing.status, detail });
}

export function standingOf(listing: ListingState): Standing {
	const { status, plan, launchWeek, launchPosition, launchedAt } = listing;
	const { storyUnlocked, milestonesUnlocked, mediaUnlocked } = listing;
	return { status, plan, launchWeek, launchPosition, launchedAt, storyUnlocked, milestonesUnlocked, mediaUnlocked };
}
