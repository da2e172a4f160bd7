import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type BackupManifest, type BackupPiece, backupFolder, MANIFEST_FILE } from "#core/backups/backup";
import { mergedRows } from "#core/backups/merged-rows";
import { BackupRefused, type Picture, type Summary, writeBackup } from "#scripts/lib/backup/file";

/** A backup as the Worker takes it: a manifest and the pieces that it names. */

/** Where the objects of backups are. */
export interface BackupObjects {
	/** Name of the newest whole backup; null where there is none. */
	newest(): Promise<string | null>;
	/** @returns null when there is no object of this key. */
	get(key: string): Promise<Uint8Array | null>;
}

/** Pieces that are fetched at once. */
const AT_ONCE = 4;

/**
 * Copies a backup into a folder, which is made.
 * @throws BackupRefused when an object of it is not there.
 */
export async function fetchBackup(objects: BackupObjects, name: string, folder: string): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const fetched = async (file: string): Promise<Uint8Array> => {
		const bytes = await objects.get(backupFolder(name) + file);
		if (bytes === null) throw new BackupRefused(`${name} cannot be restored: its object ${file} is not there.`);
		await writeFile(join(folder, file), bytes, { mode: 0o600 });
		return bytes;
	};
	const manifest = manifestIn(name, Buffer.from(await fetched(MANIFEST_FILE)).toString());
	const left = manifest.pieces.map(({ file }) => file);
	const work = async () => {
		for (let file = left.shift(); file !== undefined; file = left.shift()) await fetched(file);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Writes a backup of a folder as the one file that a restore reads, after checking each piece, and the rows of each table
 * against what the database counted when it was taken.
 * @throws BackupRefused when it is not a whole, unaltered backup; then there is no file.
 */
export async function joinBackup(
	folder: string,
	file: string,
	progress: (rows: number, table: string) => void,
): Promise<Summary> {
	const text = await readFile(join(folder, MANIFEST_FILE), "utf8").catch(() => {
		throw new BackupRefused(`${folder} holds no ${MANIFEST_FILE}: it is no backup that was taken into a bucket.`);
	});
	const manifest = manifestIn(folder, text);
	const picture: Picture = {
		migrations: manifest.migrations,
		tables: manifest.tables,
		rows: () => mergedRows(manifest, (piece) => linesOf(folder, piece)),
		close: async () => {},
	};
	const counted = async function* (rows: ReturnType<Picture["rows"]>) {
		const found = new Map<string, number>();
		for await (const entry of rows) {
			found.set(entry.table.name, (found.get(entry.table.name) ?? 0) + 1);
			yield entry;
		}
		for (const { name } of manifest.tables) {
			const [rowsFound, expected] = [found.get(name) ?? 0, manifest.counts[name]];
			if (rowsFound !== expected) {
				const why = `${name} has ${rowsFound} rows in its pieces, the database counted ${expected}`;
				throw new BackupRefused(`${folder} cannot be restored: ${why}. Nothing was changed.`);
			}
		}
	};
	return writeBackup(file, { ...picture, rows: () => counted(picture.rows()) }, new Date(manifest.taken_at), progress);
}

function manifestIn(where: string, text: string): BackupManifest {
	let manifest: Partial<BackupManifest> | null = null;
	try {
		manifest = JSON.parse(text) as Partial<BackupManifest> | null;
	} catch {
		// Said below: it is none of ours.
	}
	if (manifest?.launchweek_backup_pieces !== 1 || !Array.isArray(manifest.pieces)) {
		throw new BackupRefused(
			`${where} cannot be restored: its ${MANIFEST_FILE} is cut off, altered, or of another version.`,
		);
	}
	return manifest as BackupManifest;
}

async function* linesOf(folder: string, { file, sha256 }: BackupPiece): AsyncGenerator<string> {
	const text = await readFile(join(folder, file), "utf8").catch(() => {
		throw new BackupRefused(`${folder} cannot be restored: ${file} is missing. Nothing was changed.`);
	});
	if (createHash("sha256").update(text).digest("hex") !== sha256) {
		throw new BackupRefused(`${folder} cannot be restored: ${file} was altered. Nothing was changed.`);
	}
	yield* text.trimEnd().split("\n");
}
