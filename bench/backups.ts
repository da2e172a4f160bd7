import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { drill } from "#scripts/lib/backup/drill";
import { progressOf } from "#scripts/lib/backup/file";
import { fetchBackup, joinBackup } from "#scripts/lib/backup/pieces";
import { runCommand, UsageError } from "#scripts/lib/command";
import { repair } from "#scripts/lib/counters/recount";
import { fireCrons, settle } from "#scripts/lib/crons";
import type { Bucket } from "#scripts/lib/local-data";
import { type Served, serve } from "#scripts/lib/served";
import { openDb } from "#store/db";
import { mintDirectory } from "#testing/directory-reads";
import { mintListings } from "#testing/listings";

/** One statement mints this many. */
const PIECE = 10_000;
const HOURLY = "0 * * * *";
const PATIENCE_MS = 3_600_000;

runCommand({
	name: "bench:backups",
	summary: "Has the Worker take a backup of a large directory that is written to meanwhile, and restores it.",
	options: { listings: { type: "string" } },
	optionText: { listings: "How many (default 20000)." },
	async run({ values, say }) {
		const listings = Number(values.listings ?? 20_000);
		if (!Number.isInteger(listings) || listings < 1) throw new UsageError("--listings takes a whole number.");
		const served = await serve({ backups_daily: "true" });
		const dir = await mkdtemp(join(tmpdir(), "launchweek-bench-"));
		const times: { step: string; seconds: number }[] = [];
		const timed = async <T>(step: string, work: () => Promise<T>): Promise<T> => {
			const began = performance.now();
			const result = await work();
			const seconds = Math.round((performance.now() - began) / 100) / 10;
			times.push({ step, seconds });
			say(`${seconds.toFixed(1).padStart(8)} s  ${step}`);
			return result;
		};
		try {
			await timed(`mint ${listings} listings`, async () => {
				const db = openDb(served.db);
				const leaves = await mintDirectory(db);
				for (let made = 0; made < listings; made += PIECE)
					await mintListings(db, Math.min(PIECE, listings - made), leaves);
				// They are minted with votes that nobody gave, which a drill would find.
				await repair(minted(served));
			});
			const writes = keepWriting(served);
			let written = 0;
			const backup = await timed("take a backup of it in the Worker, and read it again", () => taken(served)).finally(
				async () => {
					written = await writes.stop();
				},
			);
			say(`           ${JSON.stringify({ ...backup, written })}`);
			const bucket = (await served.miniflare.getR2Bucket("BACKUPS")) as unknown as Bucket;
			const objects = {
				newest: async () => backup.name,
				async get(key: string) {
					const object = await bucket.get(key);
					return object === null ? null : new Uint8Array(await object.arrayBuffer());
				},
			};
			await timed("fetch its objects", () => fetchBackup(objects, backup.name, join(dir, "pieces")));
			const file = join(dir, "joined.backup");
			const progress = progressOf("bench:backups", (line) => console.error(line));
			await timed("put them together", () => joinBackup(join(dir, "pieces"), file, progress));
			const { steps, problems } = await drill(file, dir, progress);
			for (const { step, seconds } of steps) say(`${seconds.toFixed(1).padStart(8)} s  ${step}`);
			for (const problem of problems) say(`WRONG: ${problem}`);
			if (problems.length > 0 || backup.state !== "done" || backup.damage !== null) process.exitCode = 1;
			return { listings, backup, written, steps: [...times, ...steps], problems };
		} finally {
			await served.stop();
			await rm(dir, { recursive: true, force: true });
		}
	},
});

interface Backup {
	name: string;
	state: string;
	damage: string | null;
	rows: number;
	bytes: number;
	pieces: number;
}

async function taken({ db, origin }: Served): Promise<Backup> {
	await fireCrons(origin, new Date(), [HOURLY]);
	// Each step leaves the next one, so that one piece of work is always due: that is no standstill.
	await settle(origin, undefined, PATIENCE_MS);
	const backup = await db
		.prepare(
			"SELECT name, state, damage, rows, bytes, (SELECT count(*) FROM backup_pieces WHERE backup_id = id) AS pieces FROM backups",
		)
		.first<Backup>();
	if (backup === null) throw new Error("The Worker has begun no backup.");
	return backup;
}

const minted = ({ db }: Served) => ({
	ask: async <T>(sql: string) => (await db.prepare(sql).all<T>()).results,
	run: async (script: string) => {
		const statements = script.split(/;\n|;$/).filter((statement) => statement.trim() !== "");
		await db.batch(statements.map((statement) => db.prepare(statement)));
	},
});

/** Writes until it is stopped, what keeps every kept number right. */
function keepWriting({ db }: Served): { stop(): Promise<number> } {
	let isRunning = true;
	let written = 0;
	const work = (async () => {
		for (; isRunning; ) {
			const write = db.batch([
				db.prepare("UPDATE listings SET updated_at = ?1 WHERE id = 1 + (?1 * 7919) % 1000").bind(written),
				db.prepare("INSERT INTO redeemed_tokens VALUES (?, ?)").bind(`token ${written}`, written),
				db.prepare("DELETE FROM redeemed_tokens WHERE hash = ?").bind(`token ${written - 50}`),
			]);
			// A connection that was closed meanwhile is opened by the next write.
			written += await write.then(
				() => 1,
				() => 0,
			);
			await new Promise((resolve) => setTimeout(resolve, 5));
		}
	})();
	return {
		async stop() {
			isRunning = false;
			await work;
			return written;
		},
	};
}
