import { errorReason } from "#core/error-words";
import type { Settings } from "#core/settings";
import type { Db } from "#store/db";
import { readHealth } from "#store/health";
import { compose } from "#workers/compose";
import type { Env } from "#workers/env";

/**
 * `/readyz`: the settings of this isolate are complete, its database answers, and background work is done in
 * time; a monitor outside is told where no cron fires that could tell anybody.
 */
export async function readiness(request: Request, env: Env, execution: ExecutionContext): Promise<Response> {
	const { origin } = new URL(request.url);
	try {
		const { db, clock, settings } = await compose(env, origin, execution);
		const late = await lateWork(db, settings, clock.now().getTime());
		if (late !== null) return Response.json({ status: "late", reason: late }, { status: 503 });
		return Response.json({ status: "ready" });
	} catch (error) {
		const reason = errorReason(error);
		console.error(JSON.stringify({ event: "not_ready", reason }));
		return Response.json(
			{ status: "not ready", reason: "The log says what is missing; npm run doctor says how to fix it." },
			{ status: 503 },
		);
	}
}

/** What background work waits for too long; null when none does. */
async function lateWork(db: Db, { alerts, backups }: Settings, now: number): Promise<string | null> {
	if (!alerts.isOn) return null;
	const { waitingMinutes, lateHours } = await readHealth(db, backups, now);
	if (waitingMinutes >= alerts.from.waitingMinutes) return "Background work waits: does the minute cron fire?";
	return lateHours >= alerts.from.lateHours ? "The hourly cron is late: does it fire?" : null;
}
