import { expect, it } from "vitest";
import {
	addDelta,
	type LineToFulfil,
	type ListingState,
	leaveTask,
	newPlan,
	note,
	type Standing,
	standingOf,
} from "#core/orders/order-plan";

const STANDING: Standing = {
	status: "scheduled",
	plan: "paid",
	launchWeek: "2026-11-30",
	launchPosition: 3,
	launchedAt: null,
	storyUnlocked: true,
	milestonesUnlocked: false,
	mediaUnlocked: true,
};
const listing = (): ListingState => ({
	...STANDING,
	id: 7,
	name: "Inkfern",
	ownerId: 1,
	version: 2,
	featured: false,
	billboardCents: 0,
	launches: [{ week: "2026-11-30", kind: "paid" }],
	categories: [{ id: 1, position: 0 }],
	domainTaken: false,
	hiddenFrom: null,
	standingStill: [],
});
const LINE: LineToFulfil = {
	line: 2,
	product: "newsletter",
	includes: [],
	listingId: 7,
	week: null,
	categoryIds: null,
	options: null,
	amountCents: 100,
};
const plan = (listings = [listing()], paidTaken = new Map([["2026-11-30", 1]])) =>
	newPlan({
		listings,
		paidTaken,
		paidSlotsPerWeek: 30,
		placesHeld: false,
		now: new Date("2026-11-18T12:00:00Z"),
		currentWeek: "2026-11-16",
	});

it("is a working copy: what is planned changes nothing of what it was made from", () => {
	const from = listing();
	const taken = new Map([["2026-11-30", 1]]);
	const copy = plan([from], taken);
	const own = copy.listings.get(7);
	expect(own).toEqual(from);
	own?.launches.push({ week: "2026-12-07", kind: "relaunch" });
	own?.categories.push({ id: 2, position: 1 });
	if (own) own.status = "live";
	copy.paidTaken.set("2026-11-30", 2);
	expect(from).toEqual(listing());
	expect(taken.get("2026-11-30")).toBe(1);
	expect([copy.events, copy.tasks, copy.weekDeltas.size]).toEqual([[], [], 0]);
});

it("adds up places taken and given back, by week and kind", () => {
	const copy = plan();
	addDelta(copy, "2026-11-30", "paid", 1);
	addDelta(copy, "2026-11-30", "paid", 1);
	addDelta(copy, "2026-11-30", "free", -1);
	addDelta(copy, "2026-12-07", "free", 1);
	expect(Object.fromEntries(copy.weekDeltas)).toEqual({
		"2026-11-30": { free: -1, paid: 2 },
		"2026-12-07": { free: 1, paid: 0 },
	});
});

it("leaves the site team a task with a copy of its detail", () => {
	const copy = plan();
	const detail = { words: "as they were" };
	expect(leaveTask(copy, "send_newsletter", LINE, detail)).toEqual({ kind: "task_left", task: "send_newsletter" });
	detail.words = "changed";
	expect(copy.tasks).toEqual([{ kind: "send_newsletter", line: 2, listingId: 7, detail: { words: "as they were" } }]);
});

it("notes for the history where a listing came from and where it stands", () => {
	const copy = plan();
	note(copy, { ...listing(), status: "live" }, "published", "scheduled", { order: "A1" });
	expect(copy.events).toEqual([
		{ listingId: 7, kind: "published", from: "scheduled", to: "live", detail: { order: "A1" } },
	]);
});

it("keeps of a listing what a line may replace, and nothing else", () => {
	expect(standingOf(listing())).toEqual(STANDING);
});
