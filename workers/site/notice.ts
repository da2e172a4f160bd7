import { ERRORS, type ErrorCode } from "#core/errors";
import { readCookie, writeCookie } from "#workers/http/cookies";
import type { PageContext } from "./site.ts";

const SECONDS = 60;

/** Has the next page say once what was refused on the one before. A cookie carries the code; the words are the page's. */
export function leaveNotice(c: PageContext, code: ErrorCode): void {
	writeCookie(c, "notice", code, SECONDS);
}

/** The refusal left for this page, taken once; null when there is none. */
export function takeNotice(c: PageContext): ErrorCode | null {
	const code = readCookie(c, "notice");
	if (code === undefined) return null;
	writeCookie(c, "notice", "", 0);
	return Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : null;
}
