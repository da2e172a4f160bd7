import type { LineOutcome } from "#core/orders/line-outcome";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";

const t = words.checkout.outcomes;

/** What a payment brought about for a line, in sentences for its buyer. */
export function outcomeWords(outcomes: readonly LineOutcome[]): string {
	return outcomes.map(sentence).join(" ");
}

function sentence(outcome: LineOutcome): string {
	switch (outcome.code) {
		case "scheduled":
		case "moved":
		case "relaunched":
			return t[outcome.code](dayOf(outcome.week));
		case "categories_added":
			return t.categories_added(outcome.count);
		default:
			return t[outcome.code];
	}
}
