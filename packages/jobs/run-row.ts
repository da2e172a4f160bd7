import { type Job, type JobContext, JobFailed } from "#jobs/define";
import { recordDeadLetter } from "#store/dead-letters";
import { markDone, markFailed, openRow } from "#store/outbox";

/** Tries before a failing row becomes a dead letter. */
const MAX_ATTEMPTS = 6;
const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 3_600_000;

/** Delay after a failure that had `attempts` failures before it: doubles from 5 s, at most an hour. */
export function retryDelayMs(attempts: number): number {
	return Math.min(FIRST_RETRY_DELAY_MS * 2 ** attempts, MAX_RETRY_DELAY_MS);
}

/**
 * Runs what one outbox row says is due, and closes the row or notes when it is due again.
 * @returns the job's closing sentence, or what became of the row.
 */
export async function runRow(jobs: readonly Job[], rowId: number, ctx: JobContext): Promise<string> {
	const row = await openRow(ctx.db, rowId);
	if (row === null) return "already done";
	const job = jobs.find((candidate) => candidate.name === row.job);
	const work = { subject: row.subject, payload: row.payload, cause: `outbox:${row.id}` };
	try {
		if (job === undefined) throw new JobFailed(`there is no job named ${row.job}`);
		const outcome = await job.run(work, ctx);
		await markDone(ctx.db, row.id, ctx.now.getTime(), outcome);
		ctx.log.info("job_done", { job: row.job, subject: row.subject, outcome });
		return outcome;
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		ctx.log.error("job_failed", error, { job: row.job, subject: row.subject, attempts: row.attempts + 1 });
		if (error instanceof JobFailed || row.attempts + 1 >= MAX_ATTEMPTS) {
			await recordDeadLetter(ctx.db, row, reason, ctx.now.getTime());
			await job?.gaveUp?.(work, ctx);
			return `dead letter: ${reason}`;
		}
		await markFailed(ctx.db, row.id, ctx.now.getTime() + retryDelayMs(row.attempts), reason);
		return `failed, due again: ${reason}`;
	}
}
