import type { WeekKey } from "#core/launches/week";
import type { FulfilmentStep, ListingState } from "#core/orders/order-plan";

/** One thing that a payment brought about for a line, for others to say in words. */
export type LineOutcome =
	| { code: "live" }
	| { code: "scheduled" | "moved" | "relaunched"; week: WeekKey }
	| { code: "featured" }
	| { code: "categories_added"; count: number }
	| { code: "billboard_raised" }
	/** Work on the team's list, and the same once it is done. */
	| { code: "team_has_it" }
	| { code: "team_has_done_it" }
	| { code: "categories_awaited" }
	| { code: "categories_chosen" }
	/** It could not be delivered as ordered: the team writes to the buyer. */
	| { code: "undeliverable" }
	/** The week ordered had no place left; the next one was taken. */
	| { code: "week_replaced" }
	| { code: "taken_back" };

export type LineOutcomeCode = LineOutcome["code"];

/** What outcomes become once the team has done the work that they wait for. */
export const DONE: Readonly<Partial<Record<LineOutcomeCode, LineOutcomeCode>>> = {
	team_has_it: "team_has_done_it",
	categories_awaited: "categories_chosen",
};

const OF_TASKS: Readonly<Record<string, LineOutcome>> = {
	undeliverable_line: { code: "undeliverable" },
	week_replaced: { code: "week_replaced" },
	ask_for_categories: { code: "categories_awaited" },
};

/** What the steps of a line brought about. @param listings as they are after it. */
export function lineOutcomes(
	steps: readonly FulfilmentStep[],
	listings: ReadonlyMap<number, ListingState>,
): LineOutcome[] {
	return steps.map((step) => outcomeOf(step, listings));
}

function outcomeOf(step: FulfilmentStep, listings: ReadonlyMap<number, ListingState>): LineOutcome {
	switch (step.kind) {
		case "published": {
			const listing = listings.get(step.listing_id);
			const week = listing?.status === "live" ? null : (listing?.launchWeek ?? null);
			return week === null ? { code: "live" } : { code: "scheduled", week };
		}
		case "moved":
			return { code: "moved", week: step.week };
		case "relaunched":
			return { code: "relaunched", week: step.week };
		case "featured":
			return { code: "featured" };
		case "categories_added":
			return { code: "categories_added", count: step.category_ids.length };
		case "billboard_raised":
			return { code: "billboard_raised" };
		case "task_left":
			return OF_TASKS[step.task] ?? { code: "team_has_it" };
	}
}
