import { entityTag, isUnchanged } from "#workers/http/conditional";

/** Public answers may be kept this long; they change with votes and edits, not by the second. */
const MAX_AGE_SECONDS = 30;
const STALE_WHILE_REVALIDATE_SECONDS = 300;

/**
 * A public read's answer with an entity tag, or 304 when the client has it already.
 * Source: RFC 9110, sections 8.8.3 and 13.1.2; RFC 9111; RFC 5861.
 */
export async function conditional(request: Request, body: string): Promise<Response> {
	const etag = await entityTag(body);
	const credentials = request.headers.has("Authorization");
	const headers = {
		ETag: etag,
		"Cache-Control": credentials
			? "private, no-cache"
			: `public, max-age=${MAX_AGE_SECONDS}, stale-while-revalidate=${STALE_WHILE_REVALIDATE_SECONDS}`,
		Vary: "Authorization",
	};
	if (isUnchanged(request.headers, { etag })) return new Response(null, { status: 304, headers });
	return new Response(body, { headers: { ...headers, "Content-Type": "application/json" } });
}
