import {
	addDelta,
	type FulfilmentStep,
	type LineToFulfil,
	type ListingState,
	leaveTask,
	note,
	type Plan,
} from "#core/orders/order-plan";

type Step<K extends FulfilmentStep["kind"]> = Extract<FulfilmentStep, { kind: K }>;

/**
 * Takes back what a line did: after a refund, or while a payment is disputed. What the listing has become since is kept
 * where taking it back would undo something else; then the site team gets a task.
 * @param steps as the fulfilment stored them.
 */
export function reverseLine(plan: Plan, line: LineToFulfil, steps: readonly FulfilmentStep[]): void {
	for (const step of [...steps].reverse()) {
		if (step.kind === "task_left") {
			leaveTask(plan, "stop_work", line, { task: step.task });
			continue;
		}
		const listing = plan.listings.get(step.listing_id);
		if (listing === undefined || !reverseStep(plan, listing, step, line)) {
			leaveTask(plan, "reverse_by_hand", line, { step: step.kind, listing_id: step.listing_id });
		}
	}
}

function reverseStep(
	plan: Plan,
	listing: ListingState,
	step: Exclude<FulfilmentStep, { kind: "task_left" }>,
	line: LineToFulfil,
): boolean {
	switch (step.kind) {
		case "published":
			return unpublish(plan, listing, step, line);
		case "moved":
			return moveBack(plan, listing, step);
		case "relaunched":
			return endRelaunch(plan, listing, step);
		case "featured":
			listing.featured = false;
			note(plan, listing, "feature_ended", listing.status, {});
			return true;
		case "categories_added":
			listing.categories = listing.categories.filter((category) => !step.category_ids.includes(category.id));
			note(plan, listing, "categories_removed", listing.status, { category_ids: step.category_ids });
			return true;
		case "billboard_raised":
			listing.billboardCents = Math.max(0, listing.billboardCents - step.cents);
			note(plan, listing, "billboard_lowered", listing.status, { cents: step.cents });
			return true;
	}
}

/** An unpaid launch is no launch: the listing is a draft again, and its owner may choose the free plan. */
function unpublish(plan: Plan, listing: ListingState, step: Step<"published">, line: LineToFulfil): boolean {
	// One that its owner withdrew is a draft already, and must not come back as if it were paid for.
	if (listing.plan !== "paid" || listing.status === "awaiting_badge") return false;
	const from = listing.hiddenFrom ?? listing.status;
	if (from === "scheduled" && listing.launchWeek !== null) addDelta(plan, listing.launchWeek, "paid", -1);
	// What is not public launches nowhere: also a relaunch that another order paid for, which the site team looks after.
	for (const { week } of [...listing.launches, ...listing.standingStill].filter(({ kind }) => kind === "relaunch")) {
		addDelta(plan, week, "paid", -1);
		leaveTask(plan, "relaunch_withdrawn", line, { listing_id: listing.id, week });
	}
	Object.assign(listing, { launches: [], standingStill: [] });
	const { storyUnlocked, milestonesUnlocked, mediaUnlocked } = step.before;
	toDraft(listing);
	Object.assign(listing, { launchedAt: null, storyUnlocked, milestonesUnlocked, mediaUnlocked });
	note(plan, listing, "unpublished", from, { reason: "payment_taken_back" });
	return true;
}

/** Back into its old week of the free queue while that is still ahead; otherwise it queues anew. */
function moveBack(plan: Plan, listing: ListingState, step: Step<"moved">): boolean {
	const queued = listing.status === "awaiting_badge" || listing.status === "scheduled";
	if (!queued || listing.launchWeek !== step.week) return false;
	const from = listing.status;
	addDelta(plan, step.week, "paid", -1);
	const { launchWeek, launchPosition } = step.before;
	if (launchWeek !== null && launchPosition !== null && launchWeek > plan.currentWeek) {
		addDelta(plan, launchWeek, "free", 1);
		Object.assign(listing, { launchWeek, launchPosition });
	} else {
		toDraft(listing);
	}
	note(plan, listing, "moved_back", from, { from_week: step.week, week: listing.launchWeek });
	return true;
}

/** A launch whose week is over is history, and keeps its result; one that was withdrawn already leaves nothing to do. */
function endRelaunch(plan: Plan, listing: ListingState, step: Step<"relaunched">): boolean {
	// While the listing is hidden it stands still, and must not run on once it is shown again.
	const where = listing.hiddenFrom === null ? "launches" : "standingStill";
	if (!listing[where].some(({ week, kind }) => week === step.week && kind === "relaunch")) return true;
	addDelta(plan, step.week, "paid", -1);
	listing[where] = listing[where].filter(({ week }) => week !== step.week);
	note(plan, listing, "relaunch_ended", listing.status, { week: step.week });
	return true;
}

function toDraft(listing: ListingState): void {
	Object.assign(listing, { status: "draft", plan: null, launchWeek: null, launchPosition: null });
}
