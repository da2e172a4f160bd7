import type { JobKind } from "#core/jobs/kind";
import { CRON_JOBS } from "#jobs/cron-table";
import { leaveDue } from "#jobs/leave-due";
import { JOBS } from "#jobs/registry";
import { markCron } from "#store/cron-marks";
import { compose } from "#workers/compose";
import { dispatchDue } from "#workers/dispatch";
import type { Env } from "#workers/env";

/**
 * Every cron does the same three things: it leaves an outbox row for each of its jobs that has something to do, sends
 * what is due, and sends again what was lost. A missed or doubled cron changes nothing: jobs find their work by its time,
 * and rows are written once.
 */
export async function runCron(controller: ScheduledController, env: Env, ctx: ExecutionContext): Promise<void> {
	const at = new Date(controller.scheduledTime);
	const services = await compose(env, null, ctx);
	await markCron(services.db, controller.cron, at.getTime());
	const setOff = CRON_JOBS.filter(({ cron }) => cron === controller.cron);
	const kinds = new Set<JobKind>(setOff.map(({ kind }) => kind));
	await leaveDue(
		JOBS.filter(({ kind }) => kinds.has(kind)),
		services.jobContext(at),
	);
	// Only a time that is not about now (`npm run tick -- --at`) is passed on; otherwise jobs take their own real time.
	const isReplay = Math.abs(Date.now() - at.getTime()) > 60_000;
	for (let rounds = 0; rounds < 20; rounds++) {
		if ((await dispatchDue(services.db, services.queue, at, isReplay ? at : undefined)) === 0) break;
	}
}
