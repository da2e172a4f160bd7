import type { ClaimSight } from "#core/access/claim-sight";
import { claimSights } from "#core/words/en/claim-sights";
import { unread } from "#core/words/en/unread";

/** Sentences that pages, mails and answers of the API have in common. Source: docs/words.md#words-in-common. */
const en = { claimSights, unread };
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
