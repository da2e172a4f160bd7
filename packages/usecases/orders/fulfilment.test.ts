import { describe, expect, it } from "vitest";
import type { ListingState, Plan } from "#core/orders/order-plan";
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
import { applyLine, fulfilLine } from "#usecases/orders/fulfilment";

const NOW_MS = Date.UTC(2026, 10, 18, 12);
const problem = (plan: Plan, ...args: Parameters<typeof line>) => applyLine(plan, line(...args)).problem;
const deltas = ({ weekDeltas }: Plan) => Object.fromEntries(weekDeltas);

describe("launch", () => {
	it("publishes at once without a week, unlocks what paid listings have, and leaves the free queue", () => {
		const plan = planOf([queued()]);
		const before = {
			status: "awaiting_badge",
			plan: "free",
			launchWeek: LATER_WEEK,
			launchPosition: 3,
			launchedAt: null,
			storyUnlocked: false,
			milestonesUnlocked: false,
			mediaUnlocked: false,
		};
		expect(applyLine(plan, line("launch"))).toEqual({
			steps: [{ kind: "published", listing_id: 7, before }],
			problem: null,
		});
		expect(planned(plan)).toMatchObject({
			status: "live",
			plan: "paid",
			launchWeek: CURRENT_WEEK,
			launchPosition: null,
			launchedAt: NOW_MS,
			storyUnlocked: true,
			milestonesUnlocked: true,
			mediaUnlocked: true,
			launches: [{ week: CURRENT_WEEK, kind: "paid" }],
		});
		expect(deltas(plan)).toEqual({ [LATER_WEEK]: { free: -1, paid: 0 } });
		expect(plan.events).toEqual([
			{
				listingId: 7,
				kind: "published",
				from: "awaiting_badge",
				to: "live",
				detail: { week: CURRENT_WEEK, paid: true },
			},
		]);
	});

	it("schedules for a chosen week, and takes a paid place of it", () => {
		const plan = planOf([listingState()]);
		expect(problem(plan, "launch", { week: NEXT_WEEK })).toBeNull();
		expect(planned(plan)).toMatchObject({ status: "scheduled", launchWeek: NEXT_WEEK, launchedAt: null, launches: [] });
		expect(deltas(plan)).toEqual({ [NEXT_WEEK]: { free: 0, paid: 1 } });
		expect(plan.paidTaken.get(NEXT_WEEK)).toBe(2);
		expect(plan.events).toMatchObject([{ kind: "scheduled", from: "draft", to: "scheduled" }]);
	});

	it("publishes at once when the week whose place was held has begun, and schedules when it is still ahead", () => {
		for (const week of [CURRENT_WEEK, "2026-11-09"]) {
			const plan = planOf([listingState()], { placesHeld: true });
			applyLine(plan, line("launch", { week }));
			expect(planned(plan)).toMatchObject({ status: "live", launchWeek: CURRENT_WEEK });
		}
		const ahead = planOf([listingState()], { placesHeld: true });
		applyLine(ahead, line("launch", { week: NEXT_WEEK }));
		expect(planned(ahead)).toMatchObject({ status: "scheduled", launchWeek: NEXT_WEEK });
		expect(deltas(ahead)).toEqual({});
		const begun = planOf([listingState()]);
		expect(problem(begun, "launch", { week: CURRENT_WEEK })).toMatchObject({ code: "week_not_available" });
	});

	it.each<[string, ListingState, object]>([
		["is live", live({ plan: "free" }), { code: "listing_already_live", field: "listing_id" }],
		["has a paid launch", listingState({ status: "scheduled", plan: "paid" }), { code: "plan_already_chosen" }],
		["is of a website that is listed", listingState({ domainTaken: true }), { code: "duplicate_domain" }],
	])("is refused for a listing that %s", (_, listing, refusal) => {
		expect(problem(planOf([listing]), "launch")).toMatchObject({ field: "listing_id", ...refusal });
	});

	it("is refused for a week that is full or not for sale", () => {
		const plan = planOf([listingState()], { paidSlotsPerWeek: 1 });
		expect(problem(plan, "launch", { week: NEXT_WEEK })).toEqual({
			code: "week_full",
			field: "week",
			message: "The week of 2026-11-23 has no paid place left.",
		});
		const unknown = problem(plan, "launch", { week: "2027-11-29" });
		expect(unknown).toMatchObject({ code: "week_not_available", field: "week" });
		expect(unknown?.message).toContain("list_products");
		expect(plan.weekDeltas.size).toBe(0);
	});

	it("gives back no place of a listing that has none", () => {
		for (const listing of [queued({ launchPosition: null }), queued({ launchWeek: null }), queued({ plan: null })]) {
			const plan = planOf([listing]);
			applyLine(plan, line("launch"));
			expect(deltas(plan)).toEqual({});
		}
	});
});

describe("skip_queue", () => {
	it("moves a listing of the free queue to a paid place, and leaves it on the free plan with its badge", () => {
		for (const status of ["awaiting_badge", "scheduled"] as const) {
			const plan = planOf([queued({ status })]);
			const { steps } = applyLine(plan, line("skip_queue", { week: NEXT_WEEK }));
			expect(steps).toMatchObject([{ kind: "moved", week: NEXT_WEEK, before: { launchWeek: LATER_WEEK } }]);
			expect(planned(plan)).toMatchObject({ status, plan: "free", launchWeek: NEXT_WEEK, launchPosition: null });
			expect(deltas(plan)).toEqual({ [NEXT_WEEK]: { free: 0, paid: 1 }, [LATER_WEEK]: { free: -1, paid: 0 } });
			expect(plan.events).toMatchObject([{ kind: "moved", detail: { from_week: LATER_WEEK, week: NEXT_WEEK } }]);
		}
	});

	it("is refused outside the free queue, and without a week", () => {
		for (const listing of [listingState(), live(), queued({ plan: "paid" }), live({ plan: "free" })])
			expect(problem(planOf([listing]), "skip_queue", { week: NEXT_WEEK })).toMatchObject({
				code: "product_not_applicable",
				field: "listing_id",
				message: expect.stringContaining("choose_free_listing"),
			});
		expect(problem(planOf([queued()]), "skip_queue")).toMatchObject({ code: "week_not_available", field: "week" });
	});
});

describe("relaunch", () => {
	it("adds a launch to a live listing, which stays what it is", () => {
		const plan = planOf([live()]);
		expect(applyLine(plan, line("relaunch", { week: NEXT_WEEK })).steps).toEqual([
			{ kind: "relaunched", listing_id: 7, week: NEXT_WEEK },
		]);
		expect(planned(plan)).toEqual(live({ launches: [{ week: NEXT_WEEK, kind: "relaunch" }] }));
		expect(plan.events).toMatchObject([{ kind: "relaunched", from: "live", detail: { week: NEXT_WEEK } }]);
		expect(plan.paidTaken.get(NEXT_WEEK)).toBe(2);
	});

	it("is of this week when the week whose place was held has passed", () => {
		for (const [week, launched] of [
			["2026-11-09", CURRENT_WEEK],
			[CURRENT_WEEK, CURRENT_WEEK],
			[NEXT_WEEK, NEXT_WEEK],
		] as const) {
			const plan = planOf([live()], { placesHeld: true });
			applyLine(plan, line("relaunch", { week }));
			expect(planned(plan).launches).toEqual([{ week: launched, kind: "relaunch" }]);
		}
	});

	it("is refused for what is not live, launches already, or names no week", () => {
		const week = { week: NEXT_WEEK };
		expect(problem(planOf([queued()]), "relaunch", week)?.message).toContain("Only a live listing");
		const launching = live({ launches: [{ week: CURRENT_WEEK, kind: "paid" }] });
		expect(problem(planOf([launching]), "relaunch", week)?.message).toContain("not over yet");
		expect(problem(planOf([live()]), "relaunch")).toMatchObject({ field: "week" });
	});
});

describe("featured, categories and the billboard", () => {
	it("features once", () => {
		const plan = planOf([live()]);
		expect(applyLine(plan, line("featured")).steps).toEqual([{ kind: "featured", listing_id: 7 }]);
		expect(planned(plan).featured).toBe(true);
		expect(plan.events).toMatchObject([{ kind: "featured", detail: { paid: true } }]);
		expect(problem(plan, "featured")).toMatchObject({ code: "product_not_applicable", field: "listing_id" });
	});

	it("adds categories at the free positions after the primary one, three at most", () => {
		const plan = planOf([
			listingState({
				categories: [
					{ id: 1, position: 0 },
					{ id: 5, position: 2 },
				],
			}),
		]);
		expect(applyLine(plan, line("extra_categories", { categoryIds: [8, 9] })).steps).toEqual([
			{ kind: "categories_added", listing_id: 7, category_ids: [8, 9] },
		]);
		expect(planned(plan).categories.slice(2)).toEqual([
			{ id: 8, position: 1 },
			{ id: 9, position: 3 },
		]);
		expect(plan.events).toMatchObject([{ kind: "categories_added", detail: { category_ids: [8, 9] } }]);
		expect(problem(plan, "extra_categories", { categoryIds: [10] })).toEqual({
			code: "product_not_applicable",
			field: "categories",
			message: "A listing may have 3 extra categories; this one has room for 0.",
		});
	});

	it("refuses a category that the listing has, and asks for them when none are named", () => {
		const plan = planOf([listingState()]);
		expect(problem(plan, "extra_categories", { categoryIds: [2, 1] })).toMatchObject({ field: "categories" });
		expect(planned(plan).categories).toHaveLength(1);
		expect(applyLine(plan, line("extra_categories")).steps).toEqual([
			{ kind: "task_left", task: "ask_for_categories" },
		]);
		expect(plan.tasks).toMatchObject([{ kind: "ask_for_categories", detail: { product: "extra_categories" } }]);
	});

	it("adds to what was paid for the billboard before", () => {
		const plan = planOf([live({ billboardCents: 50 })]);
		applyLine(plan, line("billboard_min", { amountCents: 700 }));
		expect(planned(plan).billboardCents).toBe(750);
		expect(plan.events).toMatchObject([{ kind: "billboard_raised", detail: { cents: 700, paid: true } }]);
	});
});

describe("a line", () => {
	it("needs one of the buyer's listings, unless the product is work for the site team", () => {
		for (const listingId of [null, 8])
			expect(problem(planOf([live()]), "featured", { listingId })).toMatchObject({ code: "product_needs_listing" });
		for (const product of ["ai_review", "toString"]) {
			const plan = planOf([]);
			expect(applyLine(plan, line(product, { listingId: null, options: { tone: "dry" } }))).toEqual({
				steps: [{ kind: "task_left", task: product }],
				problem: null,
			});
			expect(plan.tasks).toEqual([{ kind: product, line: 1, listingId: null, detail: { options: { tone: "dry" } } }]);
		}
	});

	it("of a bundle does what its parts do, in their order, up to the first that cannot be", () => {
		const plan = planOf([listingState()]);
		const { steps } = applyLine(plan, line("starter", { includes: ["launch", "featured", "ai_review"] }));
		expect(steps?.map(({ kind }) => kind)).toEqual(["published", "featured", "task_left"]);
		expect(problem(planOf([live()]), "starter", { includes: ["featured", "launch"] })).toMatchObject({
			code: "listing_already_live",
		});
	});
});

describe("what was paid for", () => {
	it("is delivered as ordered where it can be", () => {
		expect(fulfilLine(planOf([listingState()]), line("launch", { week: NEXT_WEEK }))).toMatchObject({
			steps: [{ kind: "published" }],
			delivered: true,
		});
	});

	it("takes the next week with room when the ordered one is full or has begun, and the team tells the buyer", () => {
		for (const [week, taken] of [
			[NEXT_WEEK, 2],
			[CURRENT_WEEK, 2],
		] as const) {
			const paidTaken = new Map([
				[LATER_WEEK, 0],
				[NEXT_WEEK, taken],
			]);
			const plan = planOf([listingState()], { paidTaken });
			const { steps, delivered } = fulfilLine(plan, line("launch", { week }));
			expect(steps.map(({ kind }) => kind)).toEqual(["task_left", "published"]);
			expect(delivered).toBe(true);
			expect(planned(plan).launchWeek).toBe(LATER_WEEK);
			expect(plan.tasks).toEqual([
				{
					kind: "week_replaced",
					line: 1,
					listingId: 7,
					detail: { product: "launch", ordered_week: week, week: LATER_WEEK },
				},
			]);
		}
	});

	it("never takes an earlier week, nor one without room: then somebody looks after it", () => {
		const paidTaken = new Map([
			[NEXT_WEEK, 0],
			[LATER_WEEK, 2],
		]);
		const plan = planOf([queued()], { paidTaken });
		expect(fulfilLine(plan, line("skip_queue", { week: LATER_WEEK }))).toEqual({
			steps: [{ kind: "task_left", task: "undeliverable_line" }],
			delivered: false,
		});
		expect(plan.tasks).toMatchObject([{ detail: { product: "skip_queue", reason: "week_full" } }]);
		expect(planned(plan).launchWeek).toBe(LATER_WEEK);
	});

	it("takes the first week with room when none was ordered", () => {
		const plan = planOf([live()], {
			paidTaken: new Map([
				[LATER_WEEK, 0],
				[NEXT_WEEK, 1],
			]),
		});
		fulfilLine(plan, line("relaunch"));
		expect(planned(plan).launches).toEqual([{ week: NEXT_WEEK, kind: "relaunch" }]);
	});

	it("becomes a task where it cannot be, without holding up what else was bought", () => {
		const plan = planOf([live()]);
		const { steps, delivered } = fulfilLine(plan, line("starter", { includes: ["launch", "featured"] }));
		expect(steps).toEqual([
			{ kind: "task_left", task: "undeliverable_line" },
			{ kind: "featured", listing_id: 7 },
		]);
		expect(delivered).toBe(false);
		expect(plan.tasks[0]?.detail).toEqual({
			product: "launch",
			reason: "listing_already_live",
			message: "This listing is live already; relaunch brings it back to a week.",
		});
	});

	it("is not delivered while it is on the team's list", () => {
		expect(fulfilLine(planOf([]), line("ai_review", { listingId: null }))).toEqual({
			steps: [{ kind: "task_left", task: "ai_review" }],
			delivered: false,
		});
	});
});
