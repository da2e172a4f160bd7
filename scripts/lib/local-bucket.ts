import { readFile } from "node:fs/promises";
import { ROOT } from "#scripts/lib/wrangler";

/** Of a bucket, what filling it needs. */
export interface Bucket {
	put(key: string, bytes: Uint8Array, options: { httpMetadata: { contentType: string } }): Promise<unknown>;
}

/** Opens the bucket of pictures of the local instance whose data are in a folder, while that instance is not running. */
export async function withLocalBucket(dataDir: string, use: (bucket: Bucket) => Promise<void>): Promise<void> {
	// Loaded when it is needed: --help and wrong arguments are answered without it.
	const [{ Miniflare }, toml] = await Promise.all([import("miniflare"), readFile(`${ROOT}wrangler.toml`, "utf8")]);
	const name = /\[\[r2_buckets\]\]\s+binding = "PICTURES"\s+bucket_name = "([^"]+)"/.exec(toml)?.[1];
	if (name === undefined) throw new Error("wrangler.toml names no bucket for PICTURES.");
	const miniflare = new Miniflare({
		resourcePersistencePath: `${dataDir}/v3`,
		telemetry: { enabled: false },
		workers: [
			{
				config: {
					type: "worker",
					name: "seed",
					compatibilityDate: "2026-01-01",
					manifest: {
						mainModule: "index.mjs",
						modulesRoot: ROOT,
						modules: { "index.mjs": { type: "esm", contents: "export default {}" } },
					},
					env: { PICTURES: { type: "r2", name } },
				},
			},
		],
	} as never);
	try {
		await use((await miniflare.getR2Bucket("PICTURES")) as unknown as Bucket);
	} finally {
		await miniflare.dispose();
	}
}
