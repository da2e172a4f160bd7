import { readFile } from "node:fs/promises";
import { ROOT } from "#scripts/lib/wrangler";

/** Of a bucket, what filling and reading it needs. */
export interface Bucket {
	get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
	put(key: string, bytes: Uint8Array, options: { httpMetadata: { contentType: string } }): Promise<unknown>;
}

/** What a local instance keeps. */
export interface LocalData {
	db: D1Database;
	pictures: Bucket;
	backups: Bucket;
}

/**
 * Opens what the local instance keeps in a folder, or makes it, while that instance is not running: in this process and
 * in one runtime, where every command of wrangler begins with seconds of loading.
 */
export async function withLocalData<T>(dataDir: string, use: (data: LocalData) => Promise<T>): Promise<T> {
	// Loaded when it is needed: --help and wrong arguments are answered without it.
	const [{ Miniflare }, toml] = await Promise.all([import("miniflare"), readFile(`${ROOT}wrangler.toml`, "utf8")]);
	const bucketOf = (binding: string) => {
		const name = new RegExp(`\\[\\[r2_buckets\\]\\]\\s+binding = "${binding}"\\s+bucket_name = "([^"]+)"`).exec(
			toml,
		)?.[1];
		if (name === undefined) throw new Error(`wrangler.toml names no bucket for ${binding}.`);
		return { type: "r2", name };
	};
	const database = /\[\[d1_databases\]\]\s+binding = "DB"[^[]*?\sdatabase_id = "([^"]+)"/.exec(toml)?.[1];
	if (database === undefined) throw new Error("wrangler.toml names no database for DB.");
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
					env: {
						PICTURES: bucketOf("PICTURES"),
						BACKUPS: bucketOf("BACKUPS"),
						DB: { type: "d1", id: database },
					},
				},
			},
		],
	} as never);
	try {
		return await use({
			db: (await miniflare.getD1Database("DB")) as unknown as D1Database,
			pictures: (await miniflare.getR2Bucket("PICTURES")) as unknown as Bucket,
			backups: (await miniflare.getR2Bucket("BACKUPS")) as unknown as Bucket,
		});
	} finally {
		await miniflare.dispose();
	}
}
