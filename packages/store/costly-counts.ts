import { type SQL, sql } from "drizzle-orm";
import { type Db, mustHold, type Statement } from "#store/db";
import { costlyCounts } from "#store/schema/index";

/** Name of the guard that refuses a costly operation beyond its limit. */
export const COSTLY_LIMIT_REACHED = "rate_limited";

/** The row of the costly operations a caller has done in the window that starts at `windowStart`; none before the first. */
export const costlyCountRow = (caller: string, windowStart: number): SQL =>
	sql`SELECT count FROM costly_counts WHERE caller = ${caller} AND window_start = ${windowStart}`;

/**
 * Counts one costly operation inside the batch that does the work; fails the batch by the name `guard` when it would exceed
 * `limit`.
 */
export function countCostly<const G extends string>(
	db: Db,
	caller: string,
	windowStart: number,
	limit: number,
	guard: G,
): Statement<G>[] {
	return [
		db
			.insert(costlyCounts)
			.values({ caller, windowStart, count: 1 })
			.onConflictDoUpdate({
				target: [costlyCounts.caller, costlyCounts.windowStart],
				set: { count: sql`count + 1` },
			}),
		mustHold(
			db,
			guard,
			sql`SELECT count <= ${limit} FROM costly_counts WHERE caller = ${caller} AND window_start = ${windowStart}`,
		),
	];
}
