import { sha256Hex } from "#core/access/api-key";

/** What tells one version of an answer from another. Source: RFC 9110, section 8.8. */
export interface Version {
	/** A strong entity tag, in its quotes. */
	etag: string;
	lastModified?: Date;
}

/** The tag that a body gives itself. */
export async function entityTag(body: string): Promise<string> {
	return `"${(await sha256Hex(body)).slice(0, 32)}"`;
}

/**
 * Whether whoever asks has this version already, so that 304 is the answer. Tags are compared weakly: intermediaries that
 * compress turn them into weak ones. A date decides only where no tag was sent.
 * Source: RFC 9110, section 13.1.
 */
export function isUnchanged(headers: Headers, { etag, lastModified }: Version): boolean {
	const tags = headers.get("If-None-Match");
	if (tags !== null)
		return tags.split(",").some((tag) => tag.trim() === "*" || tag.trim().replace(/^W\//, "") === etag);
	const since = Date.parse(headers.get("If-Modified-Since") ?? "");
	// The header knows whole seconds only. An invalid date is NaN and decides nothing.
	return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}
