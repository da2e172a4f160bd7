import { inArray } from "drizzle-orm";
import type { Db } from "#store/db";
import { counters } from "#store/schema/index";

/** Reads kept counts, one row each; a counter that was never written is 0. */
export async function readCounters<N extends string>(db: Db, names: readonly N[]): Promise<Record<N, number>> {
	const rows = await db
		.select()
		.from(counters)
		.where(inArray(counters.name, [...names]));
	const found = new Map(rows.map((row) => [row.name, row.value]));
	return Object.fromEntries(names.map((name) => [name, found.get(name) ?? 0])) as Record<N, number>;
}
