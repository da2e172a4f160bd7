import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { ROOT } from "#scripts/lib/wrangler";

/** What of a folder is shipped, as paths in this repository: no tests, nothing that only tests and clients use. */
export async function sourceFiles(folder: string): Promise<string[]> {
	const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
	return (
		entries
			.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name))
			.map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
			// `bench/peers` may hold whole installations of others.
			.filter((file) => !file.includes("/node_modules/"))
			.filter((file) => !file.startsWith("packages/testing/") && !file.startsWith("packages/client/"))
	);
}
