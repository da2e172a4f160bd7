import { expect, it } from "vitest";
import { type FulfilmentStep, standingOf } from "#core/orders/order-plan";
import { listingState, live, NEXT_WEEK } from "#testing/order-plans";
import { outcomeWords } from "#usecases/orders/outcome-words";

const before = standingOf(listingState());
const words = (step: FulfilmentStep, listing = live()) => outcomeWords([step], new Map([[7, listing]]));

it.each<[FulfilmentStep, string]>([
	[{ kind: "published", listing_id: 7, before }, "The listing is live."],
	[
		{ kind: "moved", listing_id: 7, before, week: NEXT_WEEK },
		"The listing was moved to the week of 2026-11-23; its badge is still needed.",
	],
	[{ kind: "relaunched", listing_id: 7, week: NEXT_WEEK }, "The listing is launched again in the week of 2026-11-23."],
	[{ kind: "featured", listing_id: 7 }, "The listing is featured."],
	[{ kind: "categories_added", listing_id: 7, category_ids: [8, 9] }, "The listing is in 2 more categories."],
	[
		{ kind: "billboard_raised", listing_id: 7, cents: 700 },
		"The amount was added to the listing's place on the billboard, a paid ranking.",
	],
	[
		{ kind: "task_left", task: "undeliverable_line" },
		"This could not be delivered as ordered; the site team will write to you.",
	],
	[{ kind: "task_left", task: "week_replaced" }, "The week ordered had no place left, so the next one was taken."],
	[{ kind: "task_left", task: "ask_for_categories" }, "The site team will ask which categories to add."],
	[{ kind: "task_left", task: "ai_review" }, "The site team has it on its list."],
])("says of %o: %s", (step, sentence) => expect(words(step)).toBe(sentence));

it("says which week a listing that is not live yet was scheduled for, and puts sentences side by side", () => {
	const scheduled = listingState({ status: "scheduled", launchWeek: NEXT_WEEK });
	expect(words({ kind: "published", listing_id: 7, before }, scheduled)).toBe(
		"The listing is scheduled for the week of 2026-11-23.",
	);
	const steps: FulfilmentStep[] = [
		{ kind: "published", listing_id: 7, before },
		{ kind: "featured", listing_id: 7 },
	];
	expect(outcomeWords(steps, new Map([[7, live()]]))).toBe("The listing is live. The listing is featured.");
});
