import type { ObjectStore } from "#core/ports/objects";
import { DUMP_MANIFEST, dumpKey } from "#core/public-data/dump";
import type { Db } from "#store/db";
import { type DumpRow, wholeDumps } from "#store/dumps";

/** After a restore the database may know of this many that were written since, or whose files are gone. */
const LOOKED_AT = 8;

/** The newest dump whose files are there, with its manifest; null where there is none. */
export async function newestDump({
	db,
	objects,
}: {
	db: Db;
	objects: ObjectStore;
}): Promise<{ dump: DumpRow; manifest: Uint8Array } | null> {
	for (const dump of await wholeDumps(db, LOOKED_AT)) {
		const manifest = await objects.get(dumpKey(dump.name, DUMP_MANIFEST));
		if (manifest !== null) return { dump, manifest };
	}
	return null;
}
