import { systemClock } from "#adapters/clock";
import { browserRendering } from "#adapters/pages/browser-rendering";
import type { RobotsCache, RobotsFile } from "#core/ports/crawl";
import type { CrawlPorts } from "#crawl/crawl-site";
import { PRODUCT_TOKEN } from "#crawl/robots";
import type { Env } from "#workers/env";
import { bestEffort } from "#workers/kv/best-effort";

/** Everything that reading websites needs, by what the environment has. */
export function crawlPorts(env: Env, botUrl: string, web: Pick<CrawlPorts, "http" | "dns">): CrawlPorts {
	const { BROWSER_RENDERING_ACCOUNT_ID: accountId, BROWSER_RENDERING_TOKEN: apiToken } = env;
	const hasBrowser = typeof accountId === "string" && typeof apiToken === "string";
	const userAgent = `${PRODUCT_TOKEN}/1.0 (+${botUrl})`;
	return {
		http: web.http,
		dns: web.dns,
		clock: systemClock,
		robotsCache: kvRobotsCache(env.KV),
		...(hasBrowser && { renderer: browserRendering({ accountId, apiToken, userAgent }) }),
	};
}

/** robots.txt files shared by all isolates. KV keeps nothing for less than a minute. */
function kvRobotsCache(kv: KVNamespace): RobotsCache {
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
