import type { RobotsCache, RobotsFile } from "#core/ports/crawl";

/** Keeps robots.txt files for as long as a test or a measurement runs. */
export function memoryRobotsCache(): RobotsCache {
	const files = new Map<string, RobotsFile>();
	return {
		get: async (origin) => files.get(origin) ?? null,
		put: async (origin, file) => void files.set(origin, file),
	};
}
