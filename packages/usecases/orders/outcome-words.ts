import type { FulfilmentStep, ListingState } from "#core/orders/order-plan";

/** What the buyer reads of a line that was taken back. */
export const TAKEN_BACK = "Taken back with the payment.";

const TASK_WAITS = "The site team has it on its list.";
const CATEGORIES_WAIT = "The site team will ask which categories to add.";

/** What an outcome says of work that is on the team's list, and what it says once the team has done it. */
export const DONE_WORDS: Readonly<Record<string, string>> = {
	[TASK_WAITS]: "The site team has done it.",
	[CATEGORIES_WAIT]: "The categories were added.",
};

const TASK_WORDS: Readonly<Record<string, string>> = {
	undeliverable_line: "This could not be delivered as ordered; the site team will write to you.",
	week_replaced: "The week ordered had no place left, so the next one was taken.",
	ask_for_categories: CATEGORIES_WAIT,
};

/** What a payment brought about, in sentences for the buyer. @param listings as they are after it. */
export function outcomeWords(steps: readonly FulfilmentStep[], listings: ReadonlyMap<number, ListingState>): string {
	return steps.map((step) => wordsOf(step, listings)).join(" ");
}

function wordsOf(step: FulfilmentStep, listings: ReadonlyMap<number, ListingState>): string {
	switch (step.kind) {
		case "published": {
			const listing = listings.get(step.listing_id);
			return listing?.status === "live"
				? "The listing is live."
				: `The listing is scheduled for the week of ${listing?.launchWeek}.`;
		}
		case "moved":
			return `The listing was moved to the week of ${step.week}; its badge is still needed.`;
		case "relaunched":
			return `The listing is launched again in the week of ${step.week}.`;
		case "featured":
			return "The listing is featured.";
		case "categories_added":
			return `The listing is in ${step.category_ids.length} more categories.`;
		case "billboard_raised":
			return "The amount was added to the listing's place on the billboard, a paid ranking.";
		case "task_left":
			return TASK_WORDS[step.task] ?? TASK_WAITS;
	}
}
