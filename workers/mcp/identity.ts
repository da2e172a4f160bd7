import type { CacheHint, RequestMeta } from "@modelcontextprotocol/server";
import { AppError } from "#core/errors";
import { IDEMPOTENCY_KEY_MAX } from "#core/limits";
import { SERVER_VERSION } from "#workers/mcp/version";

/** Lists change only with a deployment, and are the same for everybody. */
export const LIST_CACHE: CacheHint = { ttlMs: 300_000, cacheScope: "public" };

/** How the server calls itself, also with every answer of 2026-07-28. */
export function identityOf(siteName: string) {
	return { name: "launchweek", title: siteName, version: SERVER_VERSION };
}

/**
 * The idempotency key of a call, from its message or else from the header of its request. A key that is not text cannot be
 * one; `invoke` refuses it by name instead of running without protection.
 * @returns how to find it. @throws AppError `invalid_idempotency_key` then, where both have one and they differ: a repeat that
 *   carried only the other one would be done again. Source: docs/tool-server.md#idempotency-keys.
 */
export function keyOf(meta: RequestMeta, header: string | undefined): () => string | undefined {
	const sent = meta["idempotency-key"];
	const key = sent === undefined || typeof sent === "string" ? sent : "";
	return () => {
		if (key !== undefined && header !== undefined && key !== header) {
			const [inMessage, inHeader] = [key, header].map((one) => JSON.stringify(one.slice(0, IDEMPOTENCY_KEY_MAX)));
			throw new AppError(
				"invalid_idempotency_key",
				`Send one key: _meta["idempotency-key"] is ${inMessage} and the header Idempotency-Key is ${inHeader}.`,
			);
		}
		return key ?? header;
	};
}
