import { fnv1a } from "#core/fnv";
import type { Services } from "#workers/compose";
import { isAnonymousRead } from "#workers/edge/kept-answer";
import { knownPublicVersion, publicVersionSoon } from "#workers/edge/known-version";
import { BOOKMARK_HEADER } from "#workers/http/bookmark";
import { contentTag, isUnchanged, tagsAsked } from "#workers/http/conditional";
import { urlOf } from "#workers/http/url";

/** Public answers may be kept this long; they change with votes and edits, not by the second. */
const MAX_AGE_SECONDS = 30;
const STALE_WHILE_REVALIDATE_SECONDS = 300;

/**
 * Tags of public answers: `"HASH"` of the content, and for whoever asks again `"VERSION-HASH"`, by which the next time is
 * answered without making the answer. The version is of all that is public, so it may change where the content did not:
 * contents are compared by their hash alone.
 * Source: docs/api.md#what-has-not-changed; RFC 9110, sections 8.8.3 and 13.1.2; RFC 9111; RFC 5861.
 */

/** Whether a request would rather be told that nothing has changed. */
export function asksWhetherChanged({ headers }: Request): boolean {
	return headers.has("If-None-Match");
}

/** Whether a request names a version that it has. */
export function namesVersion({ headers }: Request): boolean {
	return headers.has("If-None-Match") && tagsAsked(headers).some((tag) => OURS.test(tag));
}

type Known = Pick<Services, "db" | "contentVersion" | "memorySeconds">;

/** The version that an answer to this request would be of. */
export async function versionOf(request: Request, services: Known, now: Date): Promise<string> {
	const known = await knownPublicVersion(services.db, secondsOf(request, services), now.getTime());
	return addressVersion(known, request, services, now);
}

/**
 * The same for whoever names no version, so that nothing waits for it: it is read with the answer's own first reads, never
 * after them.
 */
export async function versionSoon(request: Request, services: Known, now: Date): Promise<() => Promise<string>> {
	const known = await publicVersionSoon(services.db, secondsOf(request, services), now.getTime());
	return async () => addressVersion(await known(), request, services, now);
}

/** As old as an answer may be that everybody is given from memory; whoever may just have written is given none. */
const secondsOf = (request: Request, { memorySeconds }: Known): number =>
	isAnonymousRead(request) ? memorySeconds : 0;

/** The version of what stands at one address, of that of all that is public. */
function addressVersion(known: string, request: Request, { contentVersion }: Known, now: Date): string {
	const { pathname, search } = urlOf(request);
	// What no table tells of is noticed as soon as a cache would ask anew.
	const span = Math.floor(now.getTime() / (STALE_WHILE_REVALIDATE_SECONDS * 1000));
	const text = [known, contentVersion, span, pathname + search].join(" ");
	// Not by SHA-256, which the runtime makes beside the request and is waited for: who makes two that are alike deceives themselves alone.
	return (fnv1a(text) + fnv1a(text, OTHER_BASIS)).slice(0, VERSION_DIGITS);
}

/** Any but the usual. */
const OTHER_BASIS = 0x9e3779b9;

const VERSION_DIGITS = 12;
/** A tag with a version. */
const OURS = /^"[0-9a-f]{12}-[0-9a-f]{32}"$/;

/** The headers of a 304 without a look at the answer, where a tag of the request is of this version; else null. */
export function unchangedSince(request: Request, version: string): Record<string, string> | null {
	const etag = tagsAsked(request.headers).find((tag) => OURS.test(tag) && tag.startsWith(version, 1));
	return etag === undefined ? null : headersOf(request, etag);
}

/** A public read's answer with its tag, or 304 when the client has it already. */
export async function conditional(request: Request, body: string, version: string | null): Promise<Response> {
	const hash = await contentTag(body);
	const etag = version === null ? `"${hash}"` : `"${version}-${hash}"`;
	const headers = headersOf(request, etag);
	if (isUnchanged(request.headers, { etag })) return new Response(null, { status: 304, headers });
	return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}

function headersOf(request: Request, etag: string): Record<string, string> {
	const isSomebodys = request.headers.has("Authorization") || request.headers.has(BOOKMARK_HEADER);
	return {
		ETag: etag,
		"Cache-Control": isSomebodys
			? "private, no-cache"
			: `public, max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`,
		Vary: "Authorization",
	};
}
