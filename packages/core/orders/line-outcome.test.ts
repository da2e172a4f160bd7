import { expect, it } from "vitest";
import { type LineOutcome, lineOutcomes } from "#core/orders/line-outcome";
import { type FulfilmentStep, standingOf } from "#core/orders/order-plan";
import { listingState, live, NEXT_WEEK } from "#testing/order-plans";

const before = standingOf(listingState());
const outcomes = (steps: FulfilmentStep[], listing = live()) => lineOutcomes(steps, new Map([[7, listing]]));

it.each<[FulfilmentStep, LineOutcome]>([
	[{ kind: "published", listing_id: 7, before }, { code: "live" }],
	[
		{ kind: "moved", listing_id: 7, before, week: NEXT_WEEK },
		{ code: "moved", week: NEXT_WEEK },
	],
	[
		{ kind: "relaunched", listing_id: 7, week: NEXT_WEEK },
		{ code: "relaunched", week: NEXT_WEEK },
	],
	[{ kind: "featured", listing_id: 7 }, { code: "featured" }],
	[
		{ kind: "categories_added", listing_id: 7, category_ids: [8, 9] },
		{ code: "categories_added", count: 2 },
	],
	[{ kind: "billboard_raised", listing_id: 7, cents: 700 }, { code: "billboard_raised" }],
	[{ kind: "task_left", task: "undeliverable_line" }, { code: "undeliverable" }],
	[{ kind: "task_left", task: "week_replaced" }, { code: "week_replaced" }],
	[{ kind: "task_left", task: "ask_for_categories" }, { code: "categories_awaited" }],
	[{ kind: "task_left", task: "ai_review" }, { code: "team_has_it" }],
])("of %o is %o", (step, outcome) => expect(outcomes([step])).toEqual([outcome]));

it("names the week of a listing that is not live yet, and keeps the order of the steps", () => {
	const scheduled = listingState({ status: "scheduled", launchWeek: NEXT_WEEK });
	const steps: FulfilmentStep[] = [
		{ kind: "published", listing_id: 7, before },
		{ kind: "featured", listing_id: 7 },
	];
	expect(outcomes(steps, scheduled)).toEqual([{ code: "scheduled", week: NEXT_WEEK }, { code: "featured" }]);
});
