import { CRON_JOBS } from "#jobs/cron-table";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { compose } from "#workers/compose";
import { backgroundOrigin, type Env } from "#workers/env";
import { dispatchDue } from "#workers/jobs/dispatch";

/**
 * Every cron does the same three things: it leaves an outbox row for each job whose period has come, sends what is due,
 * and sends again what was lost. A missed or doubled cron changes nothing: rows are due by their time and written once.
 */
export async function runCron(controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
	const at = new Date(controller.scheduledTime);
	const services = compose(env, backgroundOrigin(env), ctx);
	const now = at.getTime();
	await runBatch(
		services.db,
		CRON_JOBS.filter((job) => job.cron === controller.cron).map((job) =>
			enqueue(services.db, { job: job.name, subject: "all", dueAt: now, now, onceKey: `cron:${job.name}` }),
		),
	);
	// Only a time that is not about now (`npm run tick -- --at`) is passed on; otherwise jobs take their own real time.
	const isReplay = Math.abs(Date.now() - now) > 60_000;
	for (let rounds = 0; rounds < 20; rounds++) {
		if ((await dispatchDue(services.db, env.JOBS, at, isReplay ? at : undefined)) === 0) break;
	}
}
