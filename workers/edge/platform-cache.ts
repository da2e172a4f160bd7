import type { Services } from "#workers/compose";
import type { Kept } from "#workers/edge/answer-memory";
import {
	answerAgain,
	COUNTED_HEADER,
	isAnonymousRead,
	isForEverybody,
	keptOf,
	SHOWN_HEADER,
} from "#workers/edge/kept-answer";

/** What was taken off a kept answer: JSON. */
const KEPT_HEADER = "Launchweek-Kept";
/** In the address of what is kept: which version of the service and its settings gave it. */
const VERSION_PARAMETER = "launchweek-version";

/** What is kept of an answer beside its body: the platform has headers of its own for some of it. */
interface KeptBeside extends Kept {
	cacheControl: string;
	vary: string | null;
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
	if (services.edgeCacheSeconds === 0 || !isAnonymousRead(request) || namesVersion(request)) return answer();
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
	return response;
}

/** An address with our parameter would be kept in the place of the one without: pages repeat what they were asked with. */
function namesVersion({ url }: Request): boolean {
	return new URL(url).searchParams.has(VERSION_PARAMETER);
}

/** The address itself, with the version: purged by nobody, what is of another version is not found any more. */
function keyOf(request: Request, version: string): Request {
	const url = new URL(request.url);
	url.searchParams.set(VERSION_PARAMETER, version);
	return new Request(url);
}

function toKeep(response: Response, seconds: number): Response {
	const headers = new Headers(response.headers);
	const beside = { cacheControl: headers.get("Cache-Control") ?? "", vary: headers.get("Vary") };
	const kept: KeptBeside = { ...keptOf(headers), ...beside };
	headers.delete("Vary");
	headers.set("Cache-Control", `public, max-age=${seconds}`);
	headers.set(KEPT_HEADER, JSON.stringify(kept));
	return new Response(response.body, { headers });
}

/** @returns null where the Worker has to answer: it refuses a caller who has spent the limit in its own words. */
function fromCache(
	request: Request,
	found: Response,
	services: Known,
	execution: Pick<ExecutionContext, "waitUntil">,
): Response | null {
	const kept = JSON.parse(found.headers.get(KEPT_HEADER) ?? "null") as KeptBeside | null;
	if (kept === null) return null;
	const headers = new Headers(found.headers);
	for (const name of [KEPT_HEADER, "CF-Cache-Status", "Age", "Expires"]) headers.delete(name);
	headers.set("Cache-Control", kept.cacheControl);
	if (kept.vary !== null) headers.set("Vary", kept.vary);
	const answer = answerAgain(request, { headers, body: found.body, kept }, services, execution);
	// For whoever keeps it further.
	if (kept.shown !== null) answer?.headers.set(SHOWN_HEADER, kept.shown);
	if (kept.isCounted) answer?.headers.set(COUNTED_HEADER, "1");
	return answer;
}
