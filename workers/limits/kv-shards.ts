import { bestEffort } from "#workers/kv/best-effort";
import type { ShardStore } from "#workers/limits/limiter";

const PREFIX = "rate:";
/** KV keeps nothing shorter than this. */
const MIN_TTL_SECONDS = 60;

/** Shards in KV: the count is the key's metadata, so that one list call reads every shard. */
export function kvShards(kv: KVNamespace): ShardStore {
	return {
		async put(name, shard, count, ttlSeconds) {
			const written = await bestEffort(kv, "rate put", "write", async () => {
				await kv.put(`${PREFIX}${name}:${shard}`, "", {
					expirationTtl: Math.max(MIN_TTL_SECONDS, ttlSeconds),
					metadata: { count },
				});
				return true;
			});
			return written === true;
		},
		async read(name) {
			const prefix = `${PREFIX}${name}:`;
			const page = await bestEffort(kv, "rate list", "write", () => kv.list<{ count: number }>({ prefix }));
			if (page === null) return null;
			return new Map(page.keys.map((key) => [key.name.slice(prefix.length), key.metadata?.count ?? 0]));
		},
	};
}
