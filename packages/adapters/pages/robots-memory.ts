import type { RobotsCache, RobotsFile } from "#core/ports/crawl";

/** Files are at most 500 KiB each; the isolate has 128 MiB. */
const MAX_CHARS = 8 * 1024 * 1024;

/** Keeps robots.txt files in memory, the oldest going first: for one process, or in front of a shared cache. */
export function memoryRobotsCache(): RobotsCache {
	const files = new Map<string, RobotsFile>();
	let chars = 0;
	const drop = (origin: string): void => {
		chars -= files.get(origin)?.text.length ?? 0;
		files.delete(origin);
	};
	return {
		get: async (origin) => files.get(origin) ?? null,
		put: async (origin, file) => {
			drop(origin);
			files.set(origin, file);
			chars += file.text.length;
			for (const oldest of files.keys()) {
				if (chars <= MAX_CHARS || oldest === origin) break;
				drop(oldest);
			}
		},
	};
}
