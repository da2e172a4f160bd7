import type { RateState } from "#core/access/rate-limit";
import { CATALOG } from "#operations/catalog";
import type { OperationEntry } from "#operations/entry";
import { compose } from "#workers/compose";
import type { Env } from "#workers/env";
import { networkOf } from "#workers/http/credentials";
import { urlOf } from "#workers/http/url";
import { noteRoute } from "#workers/measures/request-notes";
import { addressOf } from "#workers/rest/allowed";
import { namesVersion, unchangedSince, versionOf } from "#workers/rest/caching";
import { commonHeaders } from "#workers/rest/common-headers";

/** What was done for a request before its route was looked for. */
interface Begun {
	counted: RateState;
	/** What the answer would be a version of; null where the database did not say. */
	version: string | null;
}

const begun = new WeakMap<Request, Begun>();

/** What of a request has been counted and asked for already, as far as it has. */
export const begunFor = (request: Request): Begun | undefined => begun.get(request);

/** Reads that everybody may make. */
const PUBLIC: { entry: OperationEntry; address: RegExp }[] = CATALOG.filter(
	({ method, scope }) => method === "get" && scope === "public",
).map((entry) => ({ entry, address: addressOf(entry) }));

/**
 * 304 for whoever asks without credentials whether a public answer has changed since a version that they name, where it has not:
 * nothing of the door but its limit and its headers is needed for that. What it has found out of others, their answer goes on with.
 * @returns null for all others.
 * Source: docs/api.md#what-has-not-changed.
 */
export async function knownAlready(
	request: Request,
	env: Env,
	execution: Pick<ExecutionContext, "waitUntil">,
): Promise<Response | null> {
	if (request.method !== "GET" || request.headers.has("Authorization") || !namesVersion(request)) return null;
	const { pathname, origin } = urlOf(request);
	const read = PUBLIC.find(({ address }) => address.test(pathname));
	if (read === undefined) return null;
	noteRoute(read.entry.id);
	try {
		const services = await compose(env, origin, execution);
		const now = services.clock.now();
		const counted = services.invokeDeps.takeRate(`network:${networkOf(request)}`, "read", now);
		// Noted before anything that may fail: a request is counted once.
		begun.set(request, { counted, version: null });
		const version = await versionOf(request, services, now);
		const headers = unchangedSince(request, version);
		// Made at once: a header that is set on an answer costs more than one that it is made with.
		if (headers !== null)
			return new Response(null, {
				status: 304,
				headers: { ...headers, ...commonHeaders(crypto.randomUUID(), counted) },
			});
		begun.set(request, { counted, version });
		return null;
	} catch {
		// What refuses or fails here does so again where it is said in the door's own words.
		return null;
	}
}
