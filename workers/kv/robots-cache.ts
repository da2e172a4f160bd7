import type { RobotsCache, RobotsFile } from "#core/ports/crawl";
import { bestEffort } from "#workers/kv/best-effort";

/** robots.txt files shared by all isolates. KV keeps nothing for less than a minute. */
export function kvRobotsCache(kv: KVNamespace): RobotsCache {
	return {
		get: (origin) => bestEffort(kv, "robots get", "read", () => kv.get<RobotsFile>(`robots:${origin}`, "json")),
		async put(origin, file) {
			const expirationTtl = Math.max(60, Math.ceil((file.expiresAt - file.fetchedAt) / 1000));
			await bestEffort(kv, "robots put", "write", () =>
				kv.put(`robots:${origin}`, JSON.stringify(file), { expirationTtl }),
			);
		},
	};
}
