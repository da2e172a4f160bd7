import { rateHeaders } from "#core/access/rate-limit";
import type { Services } from "#workers/compose";
import { isUnchanged } from "#workers/http/conditional";
import { networkOf } from "#workers/http/credentials";
import { currentRoute, noteRoute } from "#workers/measures/request-notes";
import { noteVisit } from "#workers/views/visit";

/** What a page tells this cache of the listing that it shows (`viewed`); nobody else is sent it. */
export const SHOWN_HEADER = "Launchweek-Shown";
/** What was taken off a kept answer: JSON. */
const KEPT_HEADER = "Launchweek-Kept";
/** In the address of what is kept: which version of the service and its settings gave it. */
const VERSION_PARAMETER = "launchweek-version";

/** What an answer said, but for what is told anew each time. */
interface Kept {
	cacheControl: string;
	vary: string | null;
	route: string | null;
	shown: string | null;
	/** Whether it counts against the limit of reads. */
	isCounted: boolean;
}

type Known = Pick<
	Services,
	"edgeCacheSeconds" | "contentVersion" | "performDeps" | "clock" | "queue" | "dispatchesAtOnce"
>;

/**
 * Answers what everybody may see from the platform's cache, where it is younger than some seconds, and keeps there what is
 * asked of the Worker. Requests with a cookie, with credentials or of another method are none of its business, and neither is
 * an answer that says it is not public, sets a cookie or depends on more of a request than its address.
 * Limits are counted and visits noted as if the Worker had answered.
 * @param codeVersion what changes with the code: answers of another are not found any more.
 * Source: docs/cost.md#the-platforms-cache.
 */
export async function throughPlatformCache(
	request: Request,
	services: Known,
	execution: Pick<ExecutionContext, "waitUntil">,
	{ codeVersion, answer }: { codeVersion: string; answer: () => Promise<Response> },
): Promise<Response> {
	if (services.edgeCacheSeconds === 0 || !isAnonymousRead(request) || namesVersion(request))
		return withoutOwnHeaders(await answer());
	const key = keyOf(request, `${services.contentVersion}.${codeVersion}`);
	const found = await caches.default.match(key).catch(() => undefined);
	if (found !== undefined) {
		const hit = fromCache(request, found, services, execution);
		if (hit !== null) return hit;
		await found.body?.cancel();
	}
	const response = await answer();
	if (isForEverybody(response)) {
		const copy = toKeep(response.clone(), services.edgeCacheSeconds);
		// A cache that is away keeps nothing, and nobody notices.
		execution.waitUntil(caches.default.put(key, copy).catch(() => undefined));
	}
	return withoutOwnHeaders(response);
}

function isAnonymousRead({ method, headers }: Request): boolean {
	return method === "GET" && !["Authorization", "Cookie", "Range"].some((name) => headers.has(name));
}

/** An address with our parameter would be kept in the place of the one without: pages repeat what they were asked with. */
function namesVersion({ url }: Request): boolean {
	return new URL(url).searchParams.has(VERSION_PARAMETER);
}

/** What of a request may decide over an answer that is kept: we ask for none that have these. */
const HARMLESS = new Set(["cookie", "authorization", "accept-encoding"]);

function isForEverybody({ status, headers }: Response): boolean {
	const cacheControl = headers.get("Cache-Control") ?? "";
	const vary = (headers.get("Vary") ?? "").split(",").map((name) => name.trim().toLowerCase());
	return (
		status === 200 &&
		/^public\b/.test(cacheControl) &&
		!headers.has("Set-Cookie") &&
		vary.every((name) => name === "" || HARMLESS.has(name))
	);
}

/** The address itself, with the version: purged by nobody, what is of another version is not found any more. */
function keyOf(request: Request, version: string): Request {
	const url = new URL(request.url);
	url.searchParams.set(VERSION_PARAMETER, version);
	return new Request(url);
}

function toKeep(response: Response, seconds: number): Response {
	const headers = new Headers(response.headers);
	const kept: Kept = {
		cacheControl: headers.get("Cache-Control") ?? "",
		vary: headers.get("Vary"),
		route: currentRoute(),
		shown: headers.get(SHOWN_HEADER),
		isCounted: headers.has("RateLimit"),
	};
	for (const name of ["Vary", "X-Request-Id", "RateLimit", "RateLimit-Policy", SHOWN_HEADER]) headers.delete(name);
	headers.set("Cache-Control", `public, max-age=${seconds}`);
	headers.set(KEPT_HEADER, JSON.stringify(kept));
	return new Response(response.body, { headers });
}

/** @returns null where the Worker has to answer: it refuses a caller who has spent the limit in its own words. */
function fromCache(
	request: Request,
	found: Response,
	{ performDeps, clock, queue, dispatchesAtOnce }: Known,
	execution: Pick<ExecutionContext, "waitUntil">,
): Response | null {
	const kept = JSON.parse(found.headers.get(KEPT_HEADER) ?? "null") as Kept | null;
	if (kept === null) return null;
	const headers = new Headers(found.headers);
	for (const name of [KEPT_HEADER, "CF-Cache-Status", "Age", "Expires"]) headers.delete(name);
	headers.set("Cache-Control", kept.cacheControl);
	if (kept.vary !== null) headers.set("Vary", kept.vary);
	if (kept.isCounted) {
		try {
			const rate = performDeps.takeRate(`network:${networkOf(request)}`, "read", clock.now());
			for (const [name, value] of Object.entries(rateHeaders(rate))) headers.set(name, value);
		} catch {
			return null;
		}
	}
	headers.set("X-Request-Id", crypto.randomUUID());
	if (kept.route !== null) noteRoute(`${kept.route} (kept)`);
	if (kept.shown !== null) execution.waitUntil(noteVisit(request, JSON.parse(kept.shown), { queue, dispatchesAtOnce }));
	const etag = headers.get("ETag");
	if (etag !== null && isUnchanged(request.headers, { etag })) return new Response(null, { status: 304, headers });
	return new Response(found.body, { headers });
}

function withoutOwnHeaders(response: Response): Response {
	if (response.headers.has(SHOWN_HEADER)) response.headers.delete(SHOWN_HEADER);
	return response;
}
