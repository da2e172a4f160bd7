import { sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Takes the next id of a sequence, from 1. Gaps are harmless: an id taken for a commit that failed is lost. */
export async function nextId(db: Db, name: string): Promise<number> {
	const row = await db.get<{ value: number }>(
		sql`INSERT INTO sequences (name, value) VALUES (${name}, 1) ON CONFLICT (name) DO UPDATE SET value = value + 1 RETURNING value`,
	);
	return row.value;
}

/** Takes the next `count` ids of a sequence at once. */
export async function nextIds(db: Db, name: string, count: number): Promise<number[]> {
	const { value } = await db.get<{ value: number }>(
		sql`INSERT INTO sequences (name, value) VALUES (${name}, ${count}) ON CONFLICT (name) DO UPDATE SET value = value + ${count} RETURNING value`,
	);
	return Array.from({ length: count }, (_, index) => value - count + 1 + index);
}
