import type { AnswerCache } from "#operations/idempotency";
import type { StoredAnswer } from "#store/idempotency";

/** Finished answers in KV; the database stands behind it. Source: decisions, Idempotency-Key. */
export function kvAnswerCache(kv: KVNamespace): AnswerCache {
	return {
		get: (name) => kv.get<StoredAnswer>(`idempotency:${name}`, "json"),
		put: (name, answer, ttlSeconds) =>
			kv.put(`idempotency:${name}`, JSON.stringify(answer), { expirationTtl: ttlSeconds }),
	};
}
