import type { CacheHint, RequestMeta } from "@modelcontextprotocol/server";
import { SERVER_VERSION } from "#workers/mcp/version";

/** Lists change only with a deployment, and are the same for everybody. */
export const LIST_CACHE: CacheHint = { ttlMs: 300_000, cacheScope: "public" };

/** How the server calls itself, also with every answer of 2026-07-28. */
export function identityOf(siteName: string) {
	return { name: "launchweek", title: siteName, version: SERVER_VERSION };
}

/** A key that is not text cannot be one; `invoke` refuses it by name instead of running without protection. */
export function keyOf(meta: RequestMeta): string | undefined {
	const key = meta["idempotency-key"];
	return key === undefined || typeof key === "string" ? key : "";
}
