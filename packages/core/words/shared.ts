import type { ClaimSight } from "#core/access/claim-sight";
import type { LineOutcome } from "#core/orders/line-outcome";
import { claimSights } from "#core/words/en/claim-sights";
import { fieldNames } from "#core/words/en/field-names";
import { lineOutcomes } from "#core/words/en/line-outcomes";
import { unread } from "#core/words/en/unread";
import { spoken } from "#core/words/format";

/** Sentences that pages, mails and answers of the API have in common. Source: docs/words.md#words-in-common. */
const en = { claimSights, fieldNames, lineOutcomes, unread };
export type SharedWords = typeof en;

/** The catalogue of the language in `locale.ts`. */
export const sharedWords: SharedWords = en;

/** What answers of the API say, in whatever language the directory speaks. */
export const ENGLISH: SharedWords = en;

/** What a look saw, in a sentence. */
export function sightWords(sight: ClaimSight, words = sharedWords): string {
	// Each sentence takes exactly the sights of its code.
	const say = words.claimSights[sight.code] as (sight: ClaimSight) => string;
	return say(sight);
}

/** What a payment brought about for a line of its order, in sentences. */
export function outcomeWords(outcomes: readonly LineOutcome[], words = sharedWords): string {
	return outcomes
		.map((outcome) => {
			// Each sentence takes exactly the outcomes of its code.
			const say = words.lineOutcomes[outcome.code] as (outcome: LineOutcome) => string;
			return say(outcome);
		})
		.join(" ");
}

/** What a reader calls a field of a listing or draft. */
export function fieldName(field: string): string {
	// A fact may be called anything, also what every object has.
	return Object.hasOwn(sharedWords.fieldNames, field) ? (sharedWords.fieldNames[field] ?? field) : spoken(field);
}
