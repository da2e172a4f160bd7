import type { LineOutcome, LineOutcomeCode } from "#core/orders/line-outcome";

/** What a payment brought about, in sentences for agents; pages say it in the words of the site. */
export function outcomeNote(outcomes: readonly LineOutcome[]): string {
	return outcomes.map((outcome) => sentence(outcome)).join(" ");
}

function sentence(outcome: LineOutcome): string {
	switch (outcome.code) {
		case "scheduled":
			return `The listing is scheduled for the week of ${outcome.week}.`;
		case "moved":
			return `The listing was moved to the week of ${outcome.week}; its badge is still needed.`;
		case "relaunched":
			return `The listing is launched again in the week of ${outcome.week}.`;
		case "categories_added":
			return `The listing is in ${outcome.count} more categories.`;
		default:
			return SENTENCES[outcome.code];
	}
}

const SENTENCES: Readonly<
	Record<Exclude<LineOutcomeCode, "scheduled" | "moved" | "relaunched" | "categories_added">, string>
> = {
	live: "The listing is live.",
	featured: "The listing is featured.",
	billboard_raised: "The amount was added to the listing's place on the billboard, a paid ranking.",
	team_has_it: "The site team has it on its list.",
	team_has_done_it: "The site team has done it.",
	categories_awaited: "The site team will ask which categories to add.",
	categories_chosen: "The categories were added.",
	undeliverable: "This could not be delivered as ordered; the site team will write to you.",
	week_replaced: "The week ordered had no place left, so the next one was taken.",
	taken_back: "Taken back with the payment.",
};
