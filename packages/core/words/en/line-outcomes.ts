import type { LineOutcome } from "#core/orders/line-outcome";
import { counted, dayOf } from "#core/words/format";

type Said = { [C in LineOutcome["code"]]: (outcome: Extract<LineOutcome, { code: C }>) => string };

/** What a payment brought about for a line of its order. */
export const lineOutcomes: Readonly<Said> = {
	live: () => "The listing is live.",
	scheduled: ({ week }) => `The listing is scheduled for the week of ${dayOf(week)}.`,
	moved: ({ week }) => `The listing was moved to the week of ${dayOf(week)}; its badge is still needed.`,
	relaunched: ({ week }) => `The listing is launched again in the week of ${dayOf(week)}.`,
	featured: () => "The listing is featured.",
	categories_added: ({ count }) => `The listing is in ${counted(count, "more category", "more categories")}.`,
	billboard_raised: () => "The amount was added to the listing's place on the billboard, a paid ranking.",
	team_has_it: () => "The site team has it on its list.",
	team_has_done_it: () => "The site team has done it.",
	categories_awaited: () => "The site team will ask which categories to add.",
	categories_chosen: () => "The categories were added.",
	undeliverable: () => "This could not be delivered as ordered; the site team will write to you.",
	week_replaced: () => "The week ordered had no place left, so the next one was taken.",
	taken_back: () => "Taken back with the payment.",
};
