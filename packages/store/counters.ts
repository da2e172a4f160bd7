import { sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Reads kept counts, one row each; a counter that was never written is 0. */
export async function readCounters<N extends string>(db: Db, names: readonly N[]): Promise<Record<N, number>> {
	const wanted = sql.join(
		names.map((name) => sql`${name}`),
		sql`, `,
	);
	const rows = await db.all<{ name: string; value: number }>(
		sql`SELECT name, value FROM counters WHERE name IN (${wanted})`,
	);
	const found = new Map(rows.map((row) => [row.name, row.value]));
	return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<N, number>;
}
