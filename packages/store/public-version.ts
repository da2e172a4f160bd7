import { sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { auditLog, events, listingUpdates, outbox, publicChanges } from "#store/schema/index";

/**
 * What changes with nearly everything that is written here: the ends of the tables into which triggers, actions, operations
 * and jobs write what they did. Five rows, whatever the directory holds. Counts that are folded in and websites that are read
 * again later change nothing here: whoever goes by it asks anew after a while all the same.
 */
export async function publicVersion(db: Db): Promise<string> {
	const [row] = await db.all<{ version: string }>(sql`SELECT
		coalesce((SELECT max(seq) FROM ${publicChanges}), 0) || '.' || coalesce((SELECT max(seq) FROM ${events}), 0) || '.' ||
		coalesce((SELECT max(id) FROM ${auditLog}), 0) || '.' || coalesce((SELECT max(id) FROM ${outbox}), 0) || '.' ||
		coalesce((SELECT max(id) FROM ${listingUpdates}), 0) AS version`);
	return row?.version ?? "";
}
