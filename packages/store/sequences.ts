import { sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Takes the next id of a sequence, from 1. Gaps are harmless: an id taken for a commit that failed is lost. */
export async function nextId(db: Db, name: string): Promise<number> {
	const row = await db.get<{ value: number }>(
		sql`INSERT INTO sequences (name, value) VALUES (${name}, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`,
	);
	return row.value;
}
