import type { AnswerCache } from "#operations/idempotency";
import type { StoredAnswer } from "#store/idempotency";
import { bestEffort } from "#workers/kv/best-effort";

/**
 * Finished answers in KV; the database stands behind it. Source: docs/api.md#idempotency-keys.
 * @param defer keeps the isolate alive for a write that nobody waits for.
 */
export function kvAnswerCache(kv: KVNamespace, defer: (work: Promise<unknown>) => void): AnswerCache {
	return {
		get: (name) => bestEffort(kv, "answer get", "read", () => kv.get<StoredAnswer>(`idempotency:${name}`, "json")),
		put: (name, answer, ttlSeconds) =>
			defer(
				bestEffort(kv, "answer put", "write", () =>
					kv.put(`idempotency:${name}`, JSON.stringify(answer), { expirationTtl: ttlSeconds }),
				),
			),
	};
}
