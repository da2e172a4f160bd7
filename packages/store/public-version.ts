import { sql } from "drizzle-orm";
import { checkFirst } from "#store/check-first";
import type { Db } from "#store/db";

/**
 * What changes with nearly everything that is written here: the ends of the tables into which triggers, actions, operations
 * and jobs write what they did. Five rows, whatever the directory holds. Counts that are folded in and websites that are read
 * again later change nothing here: whoever goes by it asks anew after a while all the same.
 */
export async function publicVersion(db: Db): Promise<string> {
	const [row] = await db.all<{ version: string }>(VERSION);
	return row?.version ?? "";
}

/** The same, asked with the first reads that follow. @returns what tells it, once these were made. */
export async function publicVersionFirst(db: Db): Promise<() => Promise<string>> {
	let version = "";
	const asked = await checkFirst<{ version: string }>(db, VERSION, ([row]) => {
		version = row?.version ?? "";
	});
	return async () => {
		await asked();
		return version;
	};
}

/** The tables, and by what column their ends are told. */
const ENDS = { public_changes: "seq", events: "seq", audit_log: "id", outbox: "id", listing_updates: "id" };
const endsOf = Object.entries(ENDS).map(([table, column]) => `coalesce((SELECT max(${column}) FROM ${table}), 0)`);
/** One text for all: drizzle would put it together anew for each. */
const VERSION = sql.raw(`SELECT ${endsOf.join(" || '.' || ")} AS version`);
