import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { insertRow, isStillOurs, type OutboxRow } from "#store/outbox";
import { deadLetters, outbox } from "#store/schema/index";

export type DeadLetterRow = typeof deadLetters.$inferSelect;

/** The condition of an index. */
const IS_OPEN = sql`replayed_at IS NULL AND dropped_at IS NULL`;

/** Closes an outbox row that failed for good and keeps it for the operator; fails the batch with `taken_over` when another run has it. */
export function buryRow(db: Db, row: OutboxRow, error: string, now: number): Statement<"taken_over">[] {
	return [
		db
			.update(outbox)
			.set({ doneAt: now, outcome: `dead letter: ${error}`, onceKey: null })
			.where(isStillOurs(row)),
		mustHaveChanged(db, "taken_over"),
		db.insert(deadLetters).values({
			outboxId: row.id,
			job: row.job,
			body: { subject: row.subject, payload: row.payload },
			error,
			createdAt: now,
		}),
	];
}

/** Keeps a queue message that the platform gave up on. */
export async function recordLostMessage(db: Db, body: unknown, now: number): Promise<void> {
	await db
		.insert(deadLetters)
		// A message may have no body at all, and a letter has one.
		.values({ job: "unknown", body: body ?? {}, error: "the queue gave up on it", createdAt: now });
}

/** Dead letters below an id, newest first: those that wait for a decision, or all. */
export function deadLettersPage(
	db: Db,
	{ isAll, before, limit }: { isAll: boolean; before: number | null; limit: number },
): Promise<DeadLetterRow[]> {
	return db
		.select()
		.from(deadLetters)
		.where(and(lt(deadLetters.id, before ?? Number.MAX_SAFE_INTEGER), isAll ? undefined : IS_OPEN))
		.orderBy(desc(deadLetters.id))
		.limit(limit);
}

/** The oldest that wait for a decision. */
export function oldestDeadLetters(db: Db, limit: number): Promise<DeadLetterRow[]> {
	return db
		.select()
		.from(deadLetters)
		.where(and(gt(deadLetters.id, 0), IS_OPEN))
		.orderBy(asc(deadLetters.id))
		.limit(limit);
}

/** Letters of one kind that wait for a decision. */
export interface LettersOfKind {
	job: string;
	letters: number;
}
/** Letters that are counted at most. */
export const LETTERS_READ = 1_000;

/** How many letters of each kind wait for a decision, the most first; of the oldest `LETTERS_READ`. */
export async function lettersByKind(db: Db): Promise<LettersOfKind[]> {
	const rows = await db.all<LettersOfKind>(sql`SELECT job, count(*) AS letters
		FROM (SELECT job FROM dead_letters WHERE id > 0 AND ${IS_OPEN} ORDER BY id LIMIT ${LETTERS_READ}) GROUP BY job`);
	return rows.sort((a, b) => b.letters - a.letters || (a.job < b.job ? -1 : 1));
}

/** The oldest of a kind that wait for a decision. */
export async function oldestOfKind(db: Db, job: string, limit: number): Promise<number[]> {
	const rows = await db.all<{ id: number }>(
		sql`SELECT id FROM dead_letters WHERE job = ${job} AND ${IS_OPEN} ORDER BY id LIMIT ${limit}`,
	);
	return rows.map(({ id }) => id);
}

/** How many of a kind wait for a decision, counted up to `LETTERS_READ`. */
export async function openOfKind(db: Db, job: string): Promise<number> {
	const row = await db.get<{ n: number }>(
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM dead_letters WHERE job = ${job} AND ${IS_OPEN} LIMIT ${LETTERS_READ})`,
	);
	return row.n;
}

/** A dead letter that was neither replayed nor let be, or null. */
export async function openDeadLetter(db: Db, id: number): Promise<DeadLetterRow | null> {
	return (await db.query.deadLetters.findFirst({ where: and(eq(deadLetters.id, id), IS_OPEN) })) ?? null;
}

/** Name of the guard that refuses a letter somebody has decided about already. */
export const LETTER_REPLAYED = "letter_replayed";

/** Puts a dead letter back into the outbox, once; fails its batch as LETTER_REPLAYED. */
export function replayDeadLetter(db: Db, letter: DeadLetterRow, now: number): Statement<typeof LETTER_REPLAYED>[] {
	const body = letter.body as { subject?: string; payload?: Record<string, unknown> };
	return [
		db
			.update(deadLetters)
			.set({ replayedAt: now })
			.where(and(eq(deadLetters.id, letter.id), IS_OPEN)),
		mustHaveChanged(db, LETTER_REPLAYED),
		insertRow(db, { job: letter.job, subject: body.subject ?? "", payload: body.payload ?? {} }, { dueAt: now, now }),
	];
}

/** Lets a dead letter be; fails its batch as LETTER_REPLAYED. */
export function dropDeadLetter(db: Db, id: number, now: number): Statement<typeof LETTER_REPLAYED>[] {
	return [
		db
			.update(deadLetters)
			.set({ droppedAt: now })
			.where(and(eq(deadLetters.id, id), IS_OPEN)),
		mustHaveChanged(db, LETTER_REPLAYED),
	];
}

/** Has one that was let be at `droppedAt` wait for a decision again; fails its batch as LETTER_REPLAYED. */
export function keepDeadLetter(db: Db, id: number, droppedAt: number): Statement<typeof LETTER_REPLAYED>[] {
	return [
		db
			.update(deadLetters)
			.set({ droppedAt: null })
			.where(and(eq(deadLetters.id, id), eq(deadLetters.droppedAt, droppedAt))),
		mustHaveChanged(db, LETTER_REPLAYED),
	];
}
