import { describe, expect, it } from "vitest";
import { type FulfilmentStep, type Plan, standingOf } from "#core/orders/order-plan";
import {
	CURRENT_WEEK,
	LATER_WEEK,
	line,
	listingState,
	live,
	NEXT_WEEK,
	planned,
	planOf,
	queued,
} from "#testing/order-plans";
import { applyLine } from "#usecases/orders/fulfilment";
import { reverseLine } from "#usecases/orders/reversal";

const deltas = ({ weekDeltas }: Plan) => Object.fromEntries(weekDeltas);

/** Does what a line promises and takes it back, in one plan. */
function doneAndTakenBack(plan: Plan, ...args: Parameters<typeof line>): Plan {
	const wanted = line(...args);
	const { steps } = applyLine(plan, wanted);
	plan.events = [];
	reverseLine(plan, wanted, steps ?? []);
	return plan;
}
/** Takes back steps that were done before this plan. */
function takenBack(plan: Plan, ...steps: FulfilmentStep[]): Plan {
	reverseLine(plan, line("bought"), steps);
	return plan;
}

describe("a launch that is taken back", () => {
	it("makes the listing a draft again, with the sections it had before", () => {
		const plan = doneAndTakenBack(planOf([listingState({ mediaUnlocked: true })]), "launch");
		expect(planned(plan)).toEqual(listingState({ mediaUnlocked: true }));
		expect(plan.events).toEqual([
			{ listingId: 7, kind: "unpublished", from: "live", to: "draft", detail: { reason: "payment_taken_back" } },
		]);
		expect([deltas(plan), plan.tasks]).toEqual([{}, []]);
	});

	it("gives the place of a week that is ahead back", () => {
		const plan = doneAndTakenBack(planOf([listingState()]), "launch", { week: NEXT_WEEK });
		expect(planned(plan)).toEqual(listingState());
		expect(deltas(plan)).toEqual({ [NEXT_WEEK]: { free: 0, paid: 0 } });
	});

	it("ends relaunches that other orders paid for too, and has the team look after them", () => {
		const listing = live({
			launches: [
				{ week: CURRENT_WEEK, kind: "paid" },
				{ week: NEXT_WEEK, kind: "relaunch" },
			],
		});
		const plan = takenBack(planOf([listing]), {
			kind: "published",
			listing_id: 7,
			before: standingOf(listingState()),
		});
		expect(planned(plan)).toMatchObject({ status: "draft", launches: [] });
		expect(deltas(plan)).toEqual({ [NEXT_WEEK]: { free: 0, paid: -1 } });
		expect(plan.tasks).toMatchObject([{ kind: "relaunch_withdrawn", detail: { listing_id: 7, week: NEXT_WEEK } }]);
	});

	it("ends a launch that its owner withdrew: it must not come back as if it were paid for", () => {
		for (const launchedAt of [null, 1_700_000_000_000]) {
			const plan = takenBack(planOf([listingState({ plan: "paid", launchedAt })]), {
				kind: "published",
				listing_id: 7,
				before: standingOf(listingState()),
			});
			expect(planned(plan)).toMatchObject({ status: "draft", plan: null, launchedAt: null });
			expect(plan.tasks).toEqual([]);
		}
	});

	it("is done by hand where the listing has become something else since", () => {
		for (const listing of [listingState(), queued(), queued({ plan: "paid" }), live({ plan: "free" })]) {
			const plan = takenBack(planOf([listing]), {
				kind: "published",
				listing_id: 7,
				before: standingOf(listingState()),
			});
			expect(planned(plan)).toEqual(listing);
			expect(plan.tasks).toEqual([
				{ kind: "reverse_by_hand", line: 1, listingId: 7, detail: { step: "published", listing_id: 7 } },
			]);
		}
	});
});

describe("a place in the queue that is taken back", () => {
	const moved = (over: Partial<ReturnType<typeof queued>> = {}): FulfilmentStep => ({
		kind: "moved",
		listing_id: 7,
		week: NEXT_WEEK,
		before: standingOf(queued(over)),
	});
	const now = () => queued({ launchWeek: NEXT_WEEK, launchPosition: null });

	it("is exchanged for the old one, while its week is ahead", () => {
		const plan = doneAndTakenBack(planOf([queued()]), "skip_queue", { week: NEXT_WEEK });
		expect(planned(plan)).toEqual(queued());
		expect(deltas(plan)).toEqual({ [NEXT_WEEK]: { free: 0, paid: 0 }, [LATER_WEEK]: { free: 0, paid: 0 } });
		expect(plan.events).toMatchObject([
			{ kind: "moved_back", from: "awaiting_badge", detail: { from_week: NEXT_WEEK, week: LATER_WEEK } },
		]);
		expect(planned(takenBack(planOf([{ ...now(), status: "scheduled" }]), moved())).launchWeek).toBe(LATER_WEEK);
	});

	it("leaves a draft that queues anew when the old week has begun, or it had no place", () => {
		for (const over of [{ launchWeek: CURRENT_WEEK }, { launchPosition: null }, { launchWeek: null }]) {
			const plan = takenBack(planOf([now()]), moved(over));
			expect(planned(plan)).toMatchObject({ status: "draft", plan: null, launchWeek: null, launchPosition: null });
			expect(deltas(plan)).toEqual({ [NEXT_WEEK]: { free: 0, paid: -1 } });
			expect(plan.events).toMatchObject([{ detail: { week: null } }]);
		}
	});

	it("is done by hand once the listing is elsewhere, or live", () => {
		for (const listing of [queued(), live({ launchWeek: NEXT_WEEK }), listingState({ launchWeek: NEXT_WEEK })]) {
			const plan = takenBack(planOf([listing]), moved());
			expect(planned(plan)).toEqual(listing);
			expect(plan.tasks).toMatchObject([{ kind: "reverse_by_hand", detail: { step: "moved" } }]);
		}
	});
});

describe("a relaunch that is taken back", () => {
	it("ends while its week is not over, and gives its place back", () => {
		const plan = doneAndTakenBack(planOf([live()]), "relaunch", { week: NEXT_WEEK });
		expect(planned(plan)).toEqual(live());
		expect(deltas(plan)).toEqual({ [NEXT_WEEK]: { free: 0, paid: 0 } });
		expect(plan.events).toMatchObject([{ kind: "relaunch_ended", detail: { week: NEXT_WEEK } }]);
	});

	it("is history once its week is over, and leaves other launches alone", () => {
		const step = { kind: "relaunched", listing_id: 7, week: NEXT_WEEK } as const;
		for (const launches of [
			[],
			[{ week: LATER_WEEK, kind: "relaunch" as const }],
			[{ week: NEXT_WEEK, kind: "paid" as const }],
		]) {
			const plan = takenBack(planOf([live({ launches })]), step);
			expect(planned(plan).launches).toEqual(launches);
			expect([deltas(plan), plan.tasks, plan.events]).toEqual([{}, [], []]);
		}
		const both = live({
			launches: [
				{ week: NEXT_WEEK, kind: "relaunch" },
				{ week: LATER_WEEK, kind: "relaunch" },
			],
		});
		expect(planned(takenBack(planOf([both]), step)).launches).toEqual([{ week: LATER_WEEK, kind: "relaunch" }]);
	});
});

describe("a relaunch of a listing that the site team hid", () => {
	const hidden = () =>
		live({ status: "draft", hiddenFrom: "live", standingStill: [{ week: NEXT_WEEK, kind: "relaunch" }] });

	it("ends, and gives its place back, without leaving it to the team", () => {
		const plan = takenBack(planOf([hidden()]), { kind: "relaunched", listing_id: 7, week: NEXT_WEEK });
		expect(planned(plan).standingStill).toEqual([]);
		expect([deltas(plan), plan.tasks]).toEqual([{ [NEXT_WEEK]: { free: 0, paid: -1 } }, []]);
		expect(plan.events).toMatchObject([{ kind: "relaunch_ended", detail: { week: NEXT_WEEK } }]);
	});

	it("ends with the launch that is taken back too", () => {
		const before = standingOf(listingState());
		const plan = takenBack(planOf([hidden()]), { kind: "published", listing_id: 7, before });
		expect(planned(plan).standingStill).toEqual([]);
		expect(deltas(plan)).toEqual({ [NEXT_WEEK]: { free: 0, paid: -1 } });
		expect(plan.tasks).toMatchObject([{ kind: "relaunch_withdrawn" }]);
	});
});

describe("what else is taken back", () => {
	it("is not featured any more, leaves the categories it came to, and sinks on the billboard", () => {
		const plan = planOf([live({ billboardCents: 50 })]);
		doneAndTakenBack(plan, "featured");
		doneAndTakenBack(plan, "extra_categories", { categoryIds: [8, 9] });
		doneAndTakenBack(plan, "billboard_min", { amountCents: 700 });
		expect(planned(plan)).toEqual(live({ billboardCents: 50 }));
		expect(plan.tasks).toEqual([]);
	});

	it("is noted in the listing's history", () => {
		const kinds = (plan: Plan) => plan.events.map(({ kind, detail }) => [kind, detail]);
		expect(kinds(doneAndTakenBack(planOf([live()]), "featured"))).toEqual([["feature_ended", {}]]);
		expect(kinds(doneAndTakenBack(planOf([live()]), "extra_categories", { categoryIds: [8] }))).toEqual([
			["categories_removed", { category_ids: [8] }],
		]);
		expect(kinds(doneAndTakenBack(planOf([live()]), "billboard_min", { amountCents: 7 }))).toEqual([
			["billboard_lowered", { cents: 7 }],
		]);
	});

	it("never sinks below nothing", () => {
		const plan = takenBack(planOf([live({ billboardCents: 10 })]), {
			kind: "billboard_raised",
			listing_id: 7,
			cents: 700,
		});
		expect(planned(plan).billboardCents).toBe(0);
	});

	it("stops work on the team's list, and is done by hand for a listing that is gone", () => {
		const plan = takenBack(planOf([]), { kind: "task_left", task: "ai_review" }, { kind: "featured", listing_id: 7 });
		expect(plan.tasks.map(({ kind, detail }) => [kind, detail])).toEqual([
			["reverse_by_hand", { step: "featured", listing_id: 7 }],
			["stop_work", { task: "ai_review" }],
		]);
	});

	it("goes backwards through the steps, so that what was done last ends first", () => {
		const plan = planOf([listingState()]);
		doneAndTakenBack(plan, "starter", { includes: ["launch", "featured"] });
		expect(plan.events.map(({ kind }) => kind)).toEqual(["feature_ended", "unpublished"]);
		expect(planned(plan)).toEqual(listingState());
	});
});
