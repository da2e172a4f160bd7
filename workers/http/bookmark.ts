import { SESSION_COOKIE } from "#workers/http/cookies";
import { urlOf } from "#workers/http/url";

/**
 * Where a request's reads may come from, where D1 has replicas. A bookmark names how far a database had come when somebody wrote:
 * who sends it reads nothing older, from whichever replica. It is a stranger's word like all of a request: one that is not of its
 * form is no bookmark, and one that no database has come to is waited for a moment and then no more (`countedD1`).
 * Source: docs/scaling.md#replicas.
 */

/** Of requests and of answers to writes. */
export const BOOKMARK_HEADER = "X-Bookmark";
export const BOOKMARK_COOKIE = "__Host-bookmark";
/** As long as a browser keeps it: replicas follow within seconds. */
const COOKIE_SECONDS = 300;

const FORM = /^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/;
/** Longer ones are nobody's; it bounds what is looked at. */
const COOKIES_MAX = 8_192;

/**
 * Addresses that show what everybody or an account may see. Others stand for something that another device wrote a moment ago, as
 * links of mails do, and are read where it was written; so are ways to sign in, which a mailed link confirms. A cursor of the changes or
 * of what happened may be ahead of a replica, which would take it for one of a time that was undone.
 */
const FOLLOWING =
	/^\/(?:$|(?:api|badges|pictures|listings|categories|launches|leaderboards|awards|founders|blog|interviews|feeds(?!\/(?:changes|events)\.jsonl)|compare|pricing|account(?!\/sign-in-methods)|docs)(?:\/|$)|sitemap)/;

/** Where the reads of a request begin: at a bookmark, at any replica, or where writes happen. */
export function readsFrom(request: Request): string {
	const { method, headers } = request;
	if ((method !== "GET" && method !== "HEAD") || !FOLLOWING.test(urlOf(request).pathname)) return "first-primary";
	const cookies = headers.get("Cookie") ?? "";
	const bookmark = headers.get(BOOKMARK_HEADER) ?? bookmarkIn(cookies);
	if (bookmark !== undefined && FORM.test(bookmark)) return bookmark;
	// Keys, sessions and rights end at once where they are looked at, and whoever has them may have written a moment ago.
	const isSomebody = headers.has("Authorization") || cookies.includes(`${SESSION_COOKIE}=`);
	return isSomebody ? "first-primary" : "first-unconstrained";
}

function bookmarkIn(cookies: string): string | undefined {
	if (cookies.length > COOKIES_MAX || !cookies.includes(`${BOOKMARK_COOKIE}=`)) return undefined;
	const sent = cookies.split(";").find((cookie) => cookie.trim().startsWith(`${BOOKMARK_COOKIE}=`));
	return sent?.trim().slice(BOOKMARK_COOKIE.length + 1);
}

/** Tells whoever has written how far the database had come then; who keeps cookies by a cookie, too. */
export function tellBookmark(request: Request, response: Response, bookmark: string): Response {
	const told = new Response(response.body, response);
	told.headers.set(BOOKMARK_HEADER, bookmark);
	if (request.headers.has("Cookie")) {
		const cookie = `${BOOKMARK_COOKIE}=${bookmark}; Max-Age=${COOKIE_SECONDS}; Path=/; HttpOnly; Secure; SameSite=Lax`;
		told.headers.append("Set-Cookie", cookie);
	}
	return told;
}
