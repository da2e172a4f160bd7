import type { Db } from "#store/db";
import { dueRows, markSent } from "#store/outbox";

/** What a queue message says: which outbox row to run, and as of when (absent: real time). */
export interface JobMessage {
	v: 1;
	job: string;
	id: number;
	at?: number;
}

/** A message older than this without a run having begun counts as lost, and is sent again. */
const MESSAGE_LOST_AFTER_MS = 5 * 60_000;
/** How long what the queue refused is left alone: commits would each offer it the same rows, and the minute cron does. */
const REFUSED_AGAIN_AFTER_MS = 10_000;
/** Rows one dispatch sends; a queue takes at most 100 messages at once. */
const BATCH_ROWS = 100;

/**
 * Sends a queue message for every due outbox row that has none under way.
 * @param at the instant that decides what is due; passed on to the jobs when it is not real time.
 * @returns how many were sent. @throws where the queue takes none of them; the minute cron finds them again.
 */
export async function dispatchDue(db: Db, queue: Queue<unknown>, at: Date, asOf?: Date): Promise<number> {
	// Messages and runs get lost in real time, also when what is due is asked as of another time.
	const clockNow = Date.now();
	const staleBefore = clockNow - MESSAGE_LOST_AFTER_MS;
	const rows = await dueRows(db, { now: at.getTime(), clockNow, staleBefore, limit: BATCH_ROWS });
	if (rows.length === 0) return 0;
	const ids = rows.map((row) => row.id);
	await markSent(db, ids, clockNow);
	const messages = rows.map((row): { body: JobMessage } => ({
		body: { v: 1, job: row.job, id: row.id, ...(asOf && { at: asOf.getTime() }) },
	}));
	try {
		await queue.sendBatch(messages);
	} catch (error) {
		await markSent(db, ids, clockNow - MESSAGE_LOST_AFTER_MS + REFUSED_AGAIN_AFTER_MS);
		throw error;
	}
	return rows.length;
}
