import { and, asc, count, eq, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { JobKind, Order } from "#core/jobs/kind";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { outbox } from "#store/schema/index";

export type OutboxRow = typeof outbox.$inferSelect;

/** When a row is due, and whether another one makes it needless. */
export interface When {
	/** When it becomes due; epoch milliseconds. */
	dueAt: number;
	now: number;
	/** A second row with the same key, while the first is not done, is not written. */
	onceKey?: string;
}

/** Leaves a row that says what is due, in the batch of its cause. */
export function enqueue<K extends JobKind>(db: Db, kind: K, due: Order<K> & When): Statement {
	const subject = kind.subject.encode(due.subject);
	return insertRow(db, { job: kind.name, subject, payload: { ...due.payload } }, due);
}

/** Puts the row of a dead letter back as it was, whatever it holds: its job reads it anew. */
export function insertRow(
	db: Db,
	row: Pick<OutboxRow, "job" | "subject" | "payload">,
	{ dueAt, now, onceKey }: When,
): Statement {
	return db
		.insert(outbox)
		.values({ ...row, dueAt, createdAt: now, onceKey: onceKey ?? null })
		.onConflictDoNothing({ target: outbox.onceKey });
}

/**
 * Leaves a row for each that a query finds, when only the batch knows what its job has to be told.
 * @param due.payload by property, what the database is to put there; `from` is the query after its SELECT.
 */
export function enqueueFrom<K extends JobKind>(
	db: Db,
	kind: K,
	due: { subject: SQL; payload: { [Property in keyof z.input<K["payload"]>]-?: SQL }; from: SQL } & Omit<
		When,
		"onceKey"
	>,
): Statement {
	const members = Object.entries<SQL>(due.payload).map(([name, value]) => sql`${name}, ${value}`);
	return db.run(sql`INSERT INTO outbox (job, subject, payload, due_at, created_at)
		SELECT ${kind.name}, CAST(${due.subject} AS TEXT), json_object(${sql.join(members, sql`, `)}), ${due.dueAt}, ${due.now}
		${due.from}`);
}

/**
 * Rows that are due and not under way.
 * @param at.now the instant that decides what is due.
 * @param at.clockNow real time, in which leases end.
 * @param at.staleBefore messages sent before it count as lost.
 */
export async function dueRows(
	db: Db,
	at: { now: number; clockNow: number; staleBefore: number; limit: number },
): Promise<OutboxRow[]> {
	return db
		.select()
		.from(outbox)
		.where(
			and(
				isNull(outbox.doneAt),
				lte(outbox.dueAt, at.now),
				or(isNull(outbox.sentAt), lt(outbox.sentAt, at.staleBefore)),
				or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, at.clockNow)),
			),
		)
		.orderBy(asc(outbox.dueAt))
		.limit(at.limit);
}

/** How much each job has to do by `now`, under way or not. */
export async function workDueBy(db: Db, now: number): Promise<Record<string, number>> {
	const rows = await db
		.select({ job: outbox.job, rows: count() })
		.from(outbox)
		.where(and(isNull(outbox.doneAt), lte(outbox.dueAt, now)))
		.groupBy(outbox.job);
	return Object.fromEntries(rows.map(({ job, rows: open }) => [job, open]));
}

/** Notes that messages are under way for these rows. */
export async function markSent(db: Db, ids: readonly number[], now: number): Promise<void> {
	if (ids.length === 0) return;
	await db.run(
		sql`UPDATE outbox SET sent_at = ${now} WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)})) AND done_at IS NULL`,
	);
}

/** A row that is still to be done, or null. */
export async function openRow(db: Db, id: number): Promise<OutboxRow | null> {
	const row = await db.query.outbox.findFirst({ where: and(eq(outbox.id, id), isNull(outbox.doneAt)) });
	return row ?? null;
}

/**
 * Takes a row for one run: counts the try now, because a run that ends its isolate never gets to count it, and keeps
 * every other run away until `leaseUntil`.
 * @param at.clockNow real time, epoch milliseconds.
 * @returns the row with its new number of tries, or null when it is done, gone or taken.
 */
export async function beginRow(
	db: Db,
	id: number,
	at: { clockNow: number; leaseUntil: number },
): Promise<OutboxRow | null> {
	const isFree = or(isNull(outbox.leaseUntil), lte(outbox.leaseUntil, at.clockNow));
	const [row] = await db
		.update(outbox)
		.set({ attempts: sql`attempts + 1`, leaseUntil: at.leaseUntil, sentAt: null })
		.where(and(eq(outbox.id, id), isNull(outbox.doneAt), isFree))
		.returning();
	return row ?? null;
}

/** The row is still to be done, and nobody has taken it over since this run began. */
export function isStillOurs(row: OutboxRow) {
	return and(eq(outbox.id, row.id), isNull(outbox.doneAt), eq(outbox.attempts, row.attempts));
}

/**
 * Closes a row with the job's closing sentence, frees its once-key for the next cause, and forgets its payload: a mail
 * that was sent need not stay readable here, with the link in it.
 */
export async function markDone(db: Db, id: number, now: number, outcome: string): Promise<void> {
	await db
		.update(outbox)
		.set({ doneAt: now, outcome, onceKey: null, payload: {} })
		.where(and(eq(outbox.id, id), isNull(outbox.doneAt)));
}

/**
 * Notes a failure that will be tried again at `dueAt`, and lets go of the row.
 * @returns false when another run has taken it over.
 */
export async function markFailed(db: Db, row: OutboxRow, dueAt: number, outcome: string): Promise<boolean> {
	const failed = await db
		.update(outbox)
		.set({ dueAt, sentAt: null, leaseUntil: null, outcome })
		.where(isStillOurs(row))
		.returning({ id: outbox.id });
	return failed.length === 1;
}

/**
 * Closes a row in the same batch as its effect, for effects that must not happen twice; fails as `done` when it is closed.
 * @param cause the row as its job knows it: `outbox:7`.
 */
export function closeInBatch(db: Db, cause: string, now: number, outcome: string): Statement<"done">[] {
	return [
		db
			.update(outbox)
			.set({ doneAt: now, outcome, onceKey: null })
			.where(and(eq(outbox.id, Number(cause.replace("outbox:", ""))), isNull(outbox.doneAt))),
		mustHaveChanged(db, "done"),
	];
}
