import { errorReason } from "#core/error-words";
import type { Work } from "#core/jobs/kind";
import type { JobEnd } from "#core/numbers/measure";
import { type Job, type JobContext, JobFailed, workOf } from "#jobs/define";
import { buryRow } from "#store/dead-letters";
import { beginRow, markDone, markFailed, type OutboxRow, openRow } from "#store/outbox";
import { commitGuarded } from "#usecases/commit-guarded";

/** Runs before a failing row becomes a dead letter. */
const MAX_ATTEMPTS = 6;
/** Runs after which it becomes one although those who wait for it could not be told. */
const MAX_ATTEMPTS_TO_TELL = 12;
const FIRST_RETRY_DELAY_MS = 5_000;
const MAX_RETRY_DELAY_MS = 3_600_000;
/** A run that is not heard of for this long is dead: its isolate ended with it, or the runtime stopped it. */
export const LEASE_MS = 5 * 60_000;

/** Delay after a failure that had `attempts` failures before it: doubles from 5 s, at most an hour. */
export function retryDelayMs(attempts: number): number {
	return Math.min(FIRST_RETRY_DELAY_MS * 2 ** attempts, MAX_RETRY_DELAY_MS);
}

/**
 * Runs what one outbox row says is due, and closes the row or notes when it is due again. One run at a time: the row is
 * taken for `LEASE_MS`, and the try counted, before the job begins.
 * @returns the job's closing sentence, or what became of the row.
 */
export async function runRow(jobs: readonly Job[], rowId: number, ctx: JobContext): Promise<string> {
	const clockNow = ctx.clock.now().getTime();
	const row = await beginRow(ctx.db, rowId, { clockNow, leaseUntil: clockNow + LEASE_MS });
	if (row === null) return (await openRow(ctx.db, rowId)) === null ? "already done" : "already under way";
	const job = jobs.find((candidate) => candidate.kind.name === row.job);
	let work: Work | null = null;
	const about = () => ({
		job: row.job,
		subject: row.subject,
		attempts: row.attempts,
		ms: ctx.clock.now().getTime() - clockNow,
	});
	const measure = (outcome: JobEnd) => {
		const { job: name, attempts, ms } = about();
		ctx.measures.write({ kind: "job", job: name, outcome, ms, attempts });
	};
	try {
		if (job === undefined) throw new JobFailed(`there is no job named ${row.job}`);
		work = workOf(job.kind, row);
		if (row.attempts > MAX_ATTEMPTS) {
			throw new JobFailed(row.outcome ?? `it was begun ${MAX_ATTEMPTS} times and never came to an end`);
		}
		const outcome = await job.run(work, ctx);
		await markDone(ctx.db, row.id, ctx.now.getTime(), outcome);
		ctx.log.info("job_done", { ...about(), outcome });
		measure("done");
		return outcome;
	} catch (error) {
		const reason = errorReason(error);
		ctx.log.error("job_failed", error, about());
		const isLast = error instanceof JobFailed || row.attempts >= MAX_ATTEMPTS;
		measure(isLast ? "dead_letter" : "failed");
		if (isLast) return giveUp(job, row, work, reason, ctx);
		return tryAgain(row, reason, ctx);
	}
}

async function tryAgain(row: OutboxRow, reason: string, { db, now }: JobContext): Promise<string> {
	const isNoted = await markFailed(db, row, now.getTime() + retryDelayMs(row.attempts - 1), reason);
	return isNoted ? `failed, due again: ${reason}` : "another run has taken over";
}

/** Those who wait are told first: once the row is closed, nothing would tell them any more. */
async function giveUp(
	job: Job | undefined,
	row: OutboxRow,
	work: Work | null,
	reason: string,
	ctx: JobContext,
): Promise<string> {
	let cause = reason;
	try {
		// Of a row that cannot be read, nobody knows who waits for it.
		if (work !== null) await job?.gaveUp?.(work, ctx);
	} catch (error) {
		cause = `${reason}; and then: ${errorReason(error)}`;
		ctx.log.error("job_gave_up_failed", error, { job: row.job, subject: row.subject, attempts: row.attempts });
		if (row.attempts < MAX_ATTEMPTS_TO_TELL) return tryAgain(row, reason, ctx);
	}
	const statements = buryRow(ctx.db, row, cause, ctx.now.getTime());
	return commitGuarded(ctx.db, async () => ({ statements, outcome: `dead letter: ${cause}` }), {
		taken_over: "another run has taken over",
	});
}
