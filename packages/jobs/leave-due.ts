import type { Job, JobContext } from "#jobs/define";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";

/**
 * Leaves an outbox row for each of these jobs that has something to do, unless its last one is still to be done; an idle
 * service leaves none. A job whose look for work fails is taken to have some, so that its failure is seen and retried.
 */
export async function leaveDue(jobs: readonly Job[], ctx: JobContext): Promise<void> {
	const looks = await Promise.all(jobs.map(async (job) => ({ job, isDue: await isDue(job, ctx) })));
	const now = ctx.now.getTime();
	await runBatch(
		ctx.db,
		looks
			.filter((look) => look.isDue)
			.map(({ job: { kind } }) =>
				enqueue(ctx.db, kind, { subject: "all", dueAt: now, now, onceKey: `cron:${kind.name}` }),
			),
	);
}

async function isDue(job: Job, ctx: JobContext): Promise<boolean> {
	try {
		return (await job.isDue?.(ctx)) ?? true;
	} catch (error) {
		ctx.log.error("job_look_failed", error, { job: job.kind.name });
		return true;
	}
}
