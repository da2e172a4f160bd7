import { sql } from "drizzle-orm";
import type { MissKind } from "#core/search/misses";
import type { Db } from "#store/db";

/** Further queries of a day are not written down: whoever sends nonsense fills no table. Source: docs/search.md#what-was-not-found. */
export const MISSES_A_DAY = 500;

export interface Miss {
	/** As `loggable` gives it. */
	query: string;
	kind: MissKind;
	/** What was looked for instead; null unless it was corrected. */
	corrected: string | null;
}

/** Counts that somebody did not find what they typed, on a UTC day as `2026-11-16`. */
export async function countMiss(db: Db, day: string, { query, kind, corrected }: Miss): Promise<void> {
	await db.run(sql`INSERT INTO search_misses (day, query, kind, corrected, count)
		SELECT ${day}, ${query}, ${kind}, ${corrected}, 1
		WHERE NOT EXISTS (SELECT 1 FROM search_misses WHERE day = ${day} LIMIT 1 OFFSET ${MISSES_A_DAY - 1})
			OR EXISTS (SELECT 1 FROM search_misses WHERE day = ${day} AND query = ${query})
		ON CONFLICT (day, query) DO UPDATE SET count = count + 1, kind = excluded.kind, corrected = excluded.corrected`);
}

export interface MissRow extends Miss {
	day: string;
	count: number;
}

/** What was not found, the newest day first, within a day the most asked first. */
export function missesOf(
	db: Db,
	{ kind, limit, offset }: { kind?: MissKind | undefined; limit: number; offset: number },
): Promise<MissRow[]> {
	const only = kind === undefined ? sql`` : sql`AND kind = ${kind}`;
	// Every day is greater: without a bound to look for, SQLite would rather sort the whole table for a page than walk it by its days.
	return db.all<MissRow>(sql`SELECT day, query, kind, corrected, count FROM search_misses WHERE day > '' ${only}
		ORDER BY day DESC, count DESC, query LIMIT ${limit} OFFSET ${offset}`);
}

/** How often each of these was not found on so many UTC days up to `today` (`2026-11-16`): each with each day is one look at an index. */
export async function totalMisses(
	db: Db,
	queries: readonly string[],
	{ today, days }: { today: string; days: number },
): Promise<ReadonlyMap<string, number>> {
	const rows = await db.all<{ query: string; total: number }>(sql`WITH RECURSIVE back (day, place) AS (
			SELECT ${today}, 1 UNION ALL SELECT date(day, '-1 day'), place + 1 FROM back WHERE place < ${days}
		)
		SELECT m.query, sum(m.count) AS total FROM json_each(${JSON.stringify([...new Set(queries)])}) q CROSS JOIN back
			CROSS JOIN search_misses m ON m.day = back.day AND m.query = q.value GROUP BY m.query`);
	return new Map(rows.map(({ query, total }) => [query, total]));
}
