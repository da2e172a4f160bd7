import type { Operation } from "#operations/define";
import { contentTag, isUnchanged } from "#workers/http/conditional";

/**
 * Tags of what is one's own and counts its changes, drafts and listings: `"vVERSION-HASH"`. If-None-Match goes by the whole
 * answer, If-Match by the version of what is changed.
 * Source: docs/api.md#what-has-not-changed; RFC 9110, section 13.1.1.
 */

/** Whether the answers of an operation have a version of their own. */
export function hasVersion({ scope, output }: Operation): boolean {
	return scope !== "public" && Object.hasOwn(output.shape, "version");
}

/** The tag of an answer of such an operation. */
export async function ownTag(body: string): Promise<string> {
	const { version } = JSON.parse(body) as { version: number };
	return `"v${version}-${await contentTag(body)}"`;
}

/**
 * The version that a write was decided on, as If-Match tells it; undefined where it tells none. A tag that is none of ours is of a
 * version that nothing has.
 */
export function seenVersion({ headers }: Request): number | undefined {
	const tag = headers.get("If-Match")?.trim();
	if (tag === undefined || tag === "*") return undefined;
	return Number(/^(?:W\/)?"v(\d{1,15})-[0-9a-f]{32}"$/.exec(tag)?.[1] ?? -1);
}

/** The answer to a read of one's own, or 304 where its reader has it already. */
export async function ownAnswer(request: Request, body: string): Promise<Response> {
	const etag = await ownTag(body);
	const headers = { ETag: etag, "Cache-Control": "private, no-cache", Vary: "Authorization" };
	if (isUnchanged(request.headers, { etag })) return new Response(null, { status: 304, headers });
	return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}
