import { type SQL, sql } from "drizzle-orm";
import { sendMail } from "#core/jobs/kinds";
import { type Db, readTogether } from "#store/db";
import { OPEN_BURSTS } from "#store/waiting-bursts";

// Every open task is as good as another to the planner: the index of kinds is named, so that it walks no other.

/** What waits for the site team: open tasks by their kind, reviews and votes that are held, jobs that failed for good. Flat, however much waits. */

/** What is counted is counted this far; beyond it, it is many. */
export const COUNTED_MAX = 100;

export interface Waiting {
	/** Open tasks of each kind that has any. */
	tasks: Readonly<Record<string, number>>;
	heldReviews: number;
	/** Bursts of votes. */
	heldBursts: number;
	/** Mails among them are apart. */
	failedJobs: number;
	failedMails: number;
}

const upTo = (from: SQL): SQL => sql`SELECT count(*) AS n FROM (SELECT 1 ${from} LIMIT ${COUNTED_MAX + 1})`;
const OPEN_LETTERS = sql`FROM dead_letters WHERE id > 0 AND replayed_at IS NULL AND dropped_at IS NULL`;

/** How much waits of each, up to COUNTED_MAX and one more. Reads an index for each kind. */
export async function waitingCounts(db: Db): Promise<Waiting> {
	const kinds = await openKinds(db);
	const [held, bursts, letters, ...counts] = await readTogether(db, [
		upTo(sql`FROM reviews WHERE status = 'held' AND changed_at > 0 AND held_reason <> 'banned'`),
		upTo(OPEN_BURSTS),
		sql`SELECT job = ${sendMail.name} AS isMail, count(*) AS n FROM (SELECT job ${OPEN_LETTERS} LIMIT ${COUNTED_MAX + 1}) GROUP BY 1`,
		...kinds.map((kind) =>
			upTo(sql`FROM team_tasks INDEXED BY team_tasks_kind WHERE done_at IS NULL AND kind = ${kind}`),
		),
	]);
	const numberOf = (rows: Record<string, unknown>[] | undefined) => Number(rows?.[0]?.n ?? 0);
	const lettersOf = (isMail: number) => Number(letters?.find((row) => row.isMail === isMail)?.n ?? 0);
	return {
		tasks: Object.fromEntries(kinds.map((kind, index) => [kind, numberOf(counts[index])])),
		heldReviews: numberOf(held),
		heldBursts: numberOf(bursts),
		failedJobs: lettersOf(0),
		failedMails: lettersOf(1),
	};
}

/** Kinds of the tasks that are open: a step along the index for each, not for each task. */
async function openKinds(db: Db): Promise<string[]> {
	const next = (after: SQL) =>
		sql`SELECT min(kind) AS kind FROM team_tasks INDEXED BY team_tasks_kind WHERE done_at IS NULL AND kind > ${after}`;
	const rows = await db.all<{ kind: string }>(sql`WITH RECURSIVE open(kind) AS (
			${next(sql`''`)} UNION ALL SELECT (${next(sql`open.kind`)}) FROM open WHERE open.kind IS NOT NULL)
		SELECT kind FROM open WHERE kind IS NOT NULL`);
	return rows.map(({ kind }) => kind);
}

/** Ids of the oldest open tasks of some kinds, the oldest first. */
export async function oldestTasks(db: Db, kinds: readonly string[], limit: number): Promise<number[]> {
	const found = await readTogether(
		db,
		kinds.map(
			(kind) =>
				sql`SELECT id FROM team_tasks INDEXED BY team_tasks_kind WHERE done_at IS NULL AND kind = ${kind} ORDER BY id LIMIT ${limit}`,
		),
	);
	const ids = found.flat().map(({ id }) => Number(id));
	return ids.sort((a, b) => a - b).slice(0, limit);
}

/** Decisions of the site team since `since` that stand: what was taken back is none, nor is taking it back. Counted up to COUNTED_MAX times ten. */
export async function decidedSince(db: Db, since: number): Promise<number> {
	const rows = await db.all<{ n: number }>(sql`SELECT count(*) AS n FROM (SELECT 1 FROM audit_log
		WHERE (actor_kind = 'team' OR refused IS NOT NULL) AND refused IS NULL AND undoes IS NULL AND at >= ${since}
			AND id >= (SELECT id FROM audit_log WHERE at >= ${since} ORDER BY at LIMIT 1)
			AND NOT EXISTS (SELECT 1 FROM audit_log undo WHERE undo.undoes = audit_log.id) LIMIT ${COUNTED_MAX * 10})`);
	return rows[0]?.n ?? 0;
}

/** A listing as the queue names it. */
export interface NamedListing {
	id: number;
	name: string;
	slug: string;
	verified: boolean;
	launchedAt: number | null;
}

export async function listingsNamed(db: Db, ids: readonly number[]): Promise<Map<number, NamedListing>> {
	if (ids.length === 0) return new Map();
	const rows = await db.all<Omit<NamedListing, "verified"> & { verified: number }>(sql`
		SELECT id, name, slug, verified, launched_at AS launchedAt FROM listings
		WHERE id IN (SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])}))`);
	return new Map(rows.map((row) => [row.id, { ...row, verified: row.verified === 1 }]));
}
