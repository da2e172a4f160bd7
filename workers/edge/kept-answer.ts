import { type RateState, rateHeaders } from "#core/access/rate-limit";
import type { Services } from "#workers/compose";
import type { Kept } from "#workers/edge/answer-memory";
import { BOOKMARK_HEADER } from "#workers/http/bookmark";
import { isUnchanged } from "#workers/http/conditional";
import { networkOf } from "#workers/http/credentials";
import { currentRoute, noteRoute } from "#workers/measures/request-notes";
import { noteVisit } from "#workers/views/visit";

/** What caches of answers that everybody may see agree on: which these are, and how one is given again. */

/** What a page tells these caches of the listing that it shows (`viewed`); nobody else is sent it. */
export const SHOWN_HEADER = "Launchweek-Shown";
/** What a page that counts against the limit tells them of that: pages tell nobody what is left of it. */
export const COUNTED_HEADER = "Launchweek-Counted";
/** After the route of an answer that was not made anew. */
const KEPT_MARK = " (kept)";

/** What somebody in particular sends, who has written a moment ago or wants a part; answers to it are theirs. */
const SOMEBODYS = ["Authorization", "Cookie", BOOKMARK_HEADER, "Range"];

/** Whether a request says nothing about who sends it, so that its answer is everybody's. */
export function isAnonymousRead({ method, headers }: Request): boolean {
	return method === "GET" && !SOMEBODYS.some((name) => headers.has(name));
}

/** What of a request may decide over an answer that is kept: we ask for none that have these. */
const HARMLESS = new Set(["cookie", "authorization", "accept-encoding"]);

export function isForEverybody({ status, headers }: Response): boolean {
	const cacheControl = headers.get("Cache-Control") ?? "";
	const vary = (headers.get("Vary") ?? "").split(",").map((name) => name.trim().toLowerCase());
	return (
		status === 200 &&
		/^public\b/.test(cacheControl) &&
		!headers.has("Set-Cookie") &&
		vary.every((name) => name === "" || HARMLESS.has(name))
	);
}

/** What is told anew with each answer, or to these caches alone. */
const TOLD_ANEW = ["X-Request-Id", "RateLimit", "RateLimit-Policy", SHOWN_HEADER, COUNTED_HEADER];

/** Takes off an answer's headers what is told anew. @returns what it takes to tell it. */
export function keptOf(headers: Headers): Kept {
	const kept = {
		route: currentRoute()?.replace(KEPT_MARK, "") ?? null,
		shown: headers.get(SHOWN_HEADER),
		isCounted: headers.has("RateLimit") || headers.has(COUNTED_HEADER),
		tellsRate: headers.has("RateLimit"),
	};
	for (const name of TOLD_ANEW) headers.delete(name);
	return kept;
}

/** Takes off what is said to caches alone. */
export function forCallers(answer: Response): Response {
	for (const name of [SHOWN_HEADER, COUNTED_HEADER]) if (answer.headers.has(name)) answer.headers.delete(name);
	return answer;
}

type Known = Pick<Services, "performDeps" | "clock" | "queue" | "dispatchesAtOnce">;

/**
 * A kept answer as if it had been made: limits are counted and visits noted.
 * @returns null where it has to be made: whoever has spent the limit is refused in the Worker's own words.
 */
export function answerAgain(
	request: Request,
	{ headers, body, kept }: { headers: Headers; body: BodyInit | null; kept: Kept },
	{ performDeps, clock, queue, dispatchesAtOnce }: Known,
	execution: Pick<ExecutionContext, "waitUntil">,
): Response | null {
	let rate: RateState | null = null;
	if (kept.isCounted) {
		try {
			rate = performDeps.takeRate(`network:${networkOf(request)}`, "read", clock.now());
		} catch {
			return null;
		}
	}
	if (kept.route !== null) noteRoute(kept.route + KEPT_MARK);
	if (kept.shown !== null) execution.waitUntil(noteVisit(request, JSON.parse(kept.shown), { queue, dispatchesAtOnce }));
	const answer = isUnchangedHere(request, headers)
		? new Response(null, { status: 304, headers })
		: new Response(body, { headers });
	answer.headers.set("X-Request-Id", crypto.randomUUID());
	if (rate !== null && kept.tellsRate)
		for (const [name, value] of Object.entries(rateHeaders(rate))) answer.headers.set(name, value);
	return answer;
}

/** As the Worker decides it: by tag, and by date where an answer has one and no tag was sent. */
function isUnchangedHere(request: Request, headers: Headers): boolean {
	const etag = headers.get("ETag");
	if (etag === null) return false;
	const changed = headers.get("Last-Modified");
	return isUnchanged(request.headers, { etag, ...(changed !== null && { lastModified: new Date(changed) }) });
}
