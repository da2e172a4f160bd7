import { readQuery } from "#core/search/query";

/** What became of words that found nothing as they were typed: nothing, another spelling, or listings with some of them. */
export const MISS_KINDS = ["empty", "corrected", "some"] as const;
export type MissKind = (typeof MISS_KINDS)[number];

/** Longer questions are asked once, and may hold what somebody pasted by mistake. */
const LOGGED_WORDS_MAX = 8;
const LOGGED_MAX = 80;
/** A number of so many digits may be a telephone's or an account's. */
const LONG_NUMBER = /\p{N}{5}/u;

/**
 * The words of a query as the log keeps them, folded; null for what may tell of a person: addresses, long numbers, long texts.
 * Source: docs/search.md#what-was-not-found.
 */
export function loggable(q: string): string | null {
	if (/[@/\\]/.test(q) || LONG_NUMBER.test(q.replaceAll(/[\s().-]/g, ""))) return null;
	const words = readQuery(q)?.words ?? [];
	const text = words.join(" ");
	return words.length > 0 && words.length <= LOGGED_WORDS_MAX && text.length <= LOGGED_MAX ? text : null;
}
