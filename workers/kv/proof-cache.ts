import { bestEffort } from "#workers/kv/best-effort";

/** How long a proof that was signed is answered with: one that is asked for later is signed anew. */
const KEPT_SECONDS = 30 * 86_400;

/** Signed proofs, by what they say and the key that signed them. */
export interface ProofCache {
	get(name: string): Promise<string | null>;
	put(name: string, jws: string): void;
}

/**
 * Signed proofs in KV, so that one is made once.
 * @param defer keeps the isolate alive for a write that nobody waits for.
 */
export function kvProofCache(kv: KVNamespace, defer: (work: Promise<unknown>) => void): ProofCache {
	return {
		get: (name) => bestEffort(kv, "proof get", "read", () => kv.get(`proof:${name}`, "text")),
		put: (name, jws) =>
			defer(bestEffort(kv, "proof put", "write", () => kv.put(`proof:${name}`, jws, { expirationTtl: KEPT_SECONDS }))),
	};
}
