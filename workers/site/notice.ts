import type { ErrorCode } from "#core/errors";
import { readCookie, writeCookie } from "#workers/http/cookies";
import type { PageContext } from "./site.ts";
import { words } from "./words/words.ts";

/** What is said once, on the page after the one where it happened. A cookie carries a name; the words stand here only. */
const WORDS: Partial<Record<ErrorCode, string>> = {
	own_listing: "You are one of its people: owners and founders cannot vote for or review their own product.",
	week_closed: "That week is closed and its result is final; its votes cannot change any more.",
	vote_settled: "That vote was taken out of the ranking and stays as it is; write to us if that is wrong.",
	unknown_listing: "That product is not public at the moment.",
	not_found: "That product is not public at the moment.",
	address_refused: "That address cannot be read. Give the address of a public website, such as https://example.com.",
	payment_made: words.errors.said.payment_made.text,
	payment_unavailable: words.errors.said.payment_unavailable.text,
	rate_limited: "That was a lot at once. Try again in a few minutes.",
};

const SECONDS = 60;

export function leaveNotice(c: PageContext, code: ErrorCode): void {
	writeCookie(c, "notice", code, SECONDS);
}

/** The words left for this page, taken once; null when there are none. */
export function takeNotice(c: PageContext): string | null {
	const code = readCookie(c, "notice");
	if (code === undefined) return null;
	writeCookie(c, "notice", "", 0);
	return WORDS[code as ErrorCode] ?? null;
}
