import { and, desc, eq, isNull } from "drizzle-orm";
import { type Db, runBatch } from "#store/db";
import { enqueue, type OutboxRow } from "#store/outbox";
import { deadLetters, outbox } from "#store/schema/index";

/** Closes an outbox row that failed for good and keeps it for the operator, in one batch. */
export async function recordDeadLetter(db: Db, row: OutboxRow, error: string, now: number): Promise<void> {
	await runBatch(db, [
		db.insert(deadLetters).values({
			outboxId: row.id,
			job: row.job,
			body: { subject: row.subject, payload: row.payload },
			error,
			createdAt: now,
		}),
		db
			.update(outbox)
			.set({ doneAt: now, outcome: `dead letter: ${error}`, onceKey: null })
			.where(eq(outbox.id, row.id)),
	]);
}

/** Keeps a queue message that the platform gave up on. */
export async function recordLostMessage(db: Db, body: unknown, now: number): Promise<void> {
	await db
		.insert(deadLetters)
		.values({ job: "unknown", body: body ?? null, error: "the queue gave up on it", createdAt: now });
}

export async function newestDeadLetters(db: Db, limit: number) {
	return db.select().from(deadLetters).orderBy(desc(deadLetters.createdAt)).limit(limit);
}

/** Puts a dead letter back into the outbox. @returns false when it was replayed before or does not exist. */
export async function replayDeadLetter(db: Db, id: number, now: number): Promise<boolean> {
	const [letter] = await db
		.update(deadLetters)
		.set({ replayedAt: now })
		.where(and(eq(deadLetters.id, id), isNull(deadLetters.replayedAt)))
		.returning();
	if (letter === undefined) return false;
	const body = letter.body as { subject?: string; payload?: Record<string, unknown> };
	await runBatch(db, [
		enqueue(db, { job: letter.job, subject: body.subject ?? "", payload: body.payload ?? {}, dueAt: now, now }),
	]);
	return true;
}
