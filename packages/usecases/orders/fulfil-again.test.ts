import { expect, it } from "vitest";
import type { FulfilmentStep } from "#core/orders/order-plan";
import { LATER_WEEK, line, listingState, live, NEXT_WEEK, planned, planOf } from "#testing/order-plans";
import { fulfilAgain } from "#usecases/orders/fulfil-again";
import { fulfilLine } from "#usecases/orders/fulfilment";

const UNDELIVERED: FulfilmentStep = { kind: "task_left", task: "undeliverable_line" };
const bundle = line("trio", { includes: ["launch", "featured", "ai_review"] });

it("delivers what could not be before, and leaves what was delivered as it is", () => {
	const before = planOf([live({ featured: true })]);
	const { steps } = fulfilLine(before, bundle);
	expect(steps).toEqual([UNDELIVERED, UNDELIVERED, { kind: "task_left", task: "ai_review" }]);
	// It was taken off the site meanwhile, and is no longer featured.
	const plan = planOf([listingState()]);
	const again = fulfilAgain(plan, bundle, steps);
	expect(again).toMatchObject({ isBetter: true, isWhole: true });
	expect(again.steps.map(({ kind }) => kind)).toEqual(["published", "featured", "task_left"]);
	expect(planned(plan)).toMatchObject({ status: "live", featured: true });
	// Nothing is left for the team a second time.
	expect(plan.tasks).toEqual([]);
});

it("leaves no second task where it still cannot be", () => {
	const plan = planOf([live({ featured: true })]);
	const again = fulfilAgain(plan, line("featured"), [UNDELIVERED]);
	expect(again).toEqual({ steps: [UNDELIVERED], isBetter: false, isWhole: false });
	expect(plan.tasks).toEqual([]);
	expect(planned(plan)).toEqual(live({ featured: true }));
});

it("tells the team of a week that is replaced only now", () => {
	const plan = planOf([listingState()], {
		paidTaken: new Map([
			[NEXT_WEEK, 2],
			[LATER_WEEK, 0],
		]),
	});
	const again = fulfilAgain(plan, line("launch", { week: NEXT_WEEK }), [UNDELIVERED]);
	expect(again).toMatchObject({ isBetter: true, isWhole: true });
	expect(planned(plan)).toMatchObject({ launchWeek: LATER_WEEK });
	expect(plan.tasks).toMatchObject([{ kind: "week_replaced" }]);
});

it("keeps the note of a week that was replaced with its part", () => {
	const replaced: FulfilmentStep = { kind: "task_left", task: "week_replaced" };
	const moved: FulfilmentStep = { kind: "relaunched", listing_id: 7, week: NEXT_WEEK };
	const plan = planOf([live()]);
	const again = fulfilAgain(plan, line("duo", { includes: ["relaunch", "featured"] }), [replaced, moved, UNDELIVERED]);
	expect(again.steps).toEqual([replaced, moved, { kind: "featured", listing_id: 7 }]);
});
