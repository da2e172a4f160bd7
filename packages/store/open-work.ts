import { sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Rows of work that are read at most: more are told as so many and more. */
export const WORK_READ = 2_000;

/** What of one kind of background work is to be done. Times are epoch milliseconds. */
export interface OpenWork {
	job: string;
	/** Due and not under way; how many of them had been tried before. */
	waiting: number;
	tried: number;
	/** A run is at it. */
	running: number;
	/** Due later. */
	later: number;
	/** Since when the oldest that waits has been due; null where none waits. */
	waitsSince: number | null;
	/** When the next one is due that is for later; null where none is. */
	nextAt: number | null;
}

/** Background work that is not done, by kind, that which waits longest first. Reads `WORK_READ` rows at most. */
export async function openWork(db: Db, now: number): Promise<{ kinds: OpenWork[]; isCapped: boolean }> {
	const isRunning = sql`lease_until > ${now}`;
	const waits = sql`due_at <= ${now} AND NOT coalesce(${isRunning}, 0)`;
	const rows = await db.all<OpenWork & { n: number }>(
		sql`SELECT job, coalesce(sum(${waits}), 0) AS waiting, coalesce(sum(${waits} AND attempts > 0), 0) AS tried,
				coalesce(sum(${isRunning}), 0) AS running, coalesce(sum(due_at > ${now} AND NOT coalesce(${isRunning}, 0)), 0) AS later,
				min(iif(${waits}, due_at, NULL)) AS waitsSince, min(iif(due_at > ${now}, due_at, NULL)) AS nextAt, count(*) AS n
			FROM (SELECT job, due_at, attempts, lease_until FROM outbox WHERE done_at IS NULL AND due_at >= 0 ORDER BY due_at LIMIT ${WORK_READ})
			GROUP BY job`,
	);
	const kinds = rows.map(({ n: _, ...kind }) => kind).sort(byUrgency);
	return { kinds, isCapped: rows.reduce((sum, { n }) => sum + n, 0) >= WORK_READ };
}

const LATEST = Number.MAX_SAFE_INTEGER;
const byUrgency = (a: OpenWork, b: OpenWork): number =>
	(a.waitsSince ?? LATEST) - (b.waitsSince ?? LATEST) || (a.nextAt ?? LATEST) - (b.nextAt ?? LATEST);
