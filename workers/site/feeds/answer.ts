import { entityTag, isUnchanged, type Version } from "#workers/http/conditional";
import type { PageContext } from "../site.ts";

/** Programs ask again and again: kept five minutes, and shown while a new one is fetched for an hour more. */
const CACHE_CONTROL = "public, max-age=300, stale-while-revalidate=3600";

/** Answers with a feed or an embed, or with 304 to whoever has this version already. @param changedAt when its newest part was. */
export async function answerVersioned(c: PageContext, body: string, type: string, changedAt: string | null) {
	const version: Version = {
		etag: await entityTag(body),
		...(changedAt !== null && { lastModified: new Date(changedAt) }),
	};
	const headers = {
		ETag: version.etag,
		"Cache-Control": CACHE_CONTROL,
		// Programs on other people's pages may read what everybody may.
		"Access-Control-Allow-Origin": "*",
		...(version.lastModified && { "Last-Modified": version.lastModified.toUTCString() }),
	};
	if (isUnchanged(c.req.raw.headers, version)) return c.body(null, 304, headers);
	return c.body(body, 200, { ...headers, "Content-Type": type });
}
