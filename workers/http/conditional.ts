import { sha256Hex } from "#core/sha256";

/** What tells one version of an answer from another. Source: RFC 9110, section 8.8. */
export interface Version {
	/** A strong entity tag, in its quotes. */
	etag: string;
	lastModified?: Date;
}

/** What a body is told from others by, 32 digits. */
export async function contentTag(body: string): Promise<string> {
	return (await sha256Hex(body)).slice(0, 32);
}

/** The tag that a body gives itself. */
export async function entityTag(body: string): Promise<string> {
	return `"${await contentTag(body)}"`;
}

/**
 * Whether whoever asks has this version already, so that 304 is the answer. Tags are compared weakly: intermediaries that
 * compress turn them into weak ones; and by the content that they name, whatever version of the directory stands before it.
 * A date decides only where no tag was sent.
 * Source: RFC 9110, section 13.1.
 */
export function isUnchanged(headers: Headers, { etag, lastModified }: Version): boolean {
	if (headers.has("If-None-Match")) {
		return tagsAsked(headers).some((tag) => tag === "*" || contentOf(tag) === contentOf(etag));
	}
	const since = Date.parse(headers.get("If-Modified-Since") ?? "");
	// The header knows whole seconds only. An invalid date is NaN and decides nothing.
	return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** The tags of If-None-Match, strong and weak ones alike. */
export function tagsAsked(headers: Headers): string[] {
	return (headers.get("If-None-Match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
}

/** Source: workers/rest/caching.ts. */
function contentOf(tag: string): string {
	return tag.replace(/^"[0-9a-f]{12}-/, '"');
}
