import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MANIFEST_FILE } from "#core/backups/backup";
import { openLocalDatabase } from "#scripts/lib/backup/local-database";
import type { BackupObjects } from "#scripts/lib/backup/pieces";
import { query } from "#scripts/lib/d1";
import { productionConfig } from "#scripts/lib/deployment";
import { withLocalData } from "#scripts/lib/local-data";
import { stateDir, wrangler } from "#scripts/lib/wrangler";

const NEWEST = "SELECT name FROM backups WHERE state = 'done' ORDER BY taken_at DESC LIMIT 1";

/** Uses the backups in the bucket of the local instance, beside it if it runs, or of the deployment. */
export async function withBackups<T>(remote: boolean, use: (objects: BackupObjects) => Promise<T>): Promise<T> {
	if (remote) return use({ newest: async () => (await query<{ name: string }>(NEWEST, true))[0]?.name ?? null, get });
	return withLocalData(stateDir(), ({ backups }) =>
		use({
			newest: newestLocal,
			async get(key) {
				const object = await backups.get(key);
				return object === null ? null : new Uint8Array(await object.arrayBuffer());
			},
		}),
	);
}

async function newestLocal(): Promise<string | null> {
	const db = await openLocalDatabase(stateDir(), { readOnly: true });
	try {
		return (db?.prepare(NEWEST).get()?.name as string | undefined) ?? null;
	} finally {
		db?.close();
	}
}

async function get(key: string): Promise<Uint8Array | null> {
	const bucket = (await productionConfig()).r2_buckets.find(({ binding }) => binding === "BACKUPS")?.bucket_name;
	if (bucket === undefined) throw new Error("wrangler.toml names no bucket for BACKUPS under [env.production].");
	const dir = await mkdtemp(join(tmpdir(), "launchweek-"));
	try {
		const file = join(dir, MANIFEST_FILE);
		await wrangler(["r2", "object", "get", `${bucket}/${key}`, "--remote", "--file", file]);
		return await readFile(file);
	} catch (error) {
		if (error instanceof Error && /does not exist|10007|not found/i.test(error.message)) return null;
		throw error;
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}
