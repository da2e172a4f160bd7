import { ALERT_NAMES, type AlertName, alertsOf } from "#core/health/alerts";
import { watchHealth as kind } from "#core/jobs/kinds";
import { defineJob, type JobContext } from "#jobs/define";
import { alertBegun, alertOver } from "#mails/catalogue/alert";
import type { Statement } from "#store/db";
import { type AlertRow, endAlert, openAlerts, raiseAlert, readHealth } from "#store/health";
import { commitGuarded } from "#usecases/commit-guarded";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

/** The minute cron looks so often; the hourly one finds what this one, when it is late, cannot. */
const EVERY_MINUTES = 15;

/**
 * Tells the site team when something begins to be wrong, and when it is over: once each, however long it lasts.
 * Source: docs/operations.md#alerts.
 */
export default defineJob(kind, {
	async isDue(ctx) {
		if (!ctx.settings.alerts.isOn || ctx.now.getUTCMinutes() % EVERY_MINUTES !== 0) return false;
		return (await transitions(ctx)).length > 0;
	},
	async run(_work, ctx) {
		const { db, now, settings } = ctx;
		const at = now.getTime();
		const to = await addressee(settings.teamEmail);
		const told: string[] = [];
		for (const { name, value, open } of await transitions(ctx)) {
			const mail = (begunAt: number): Statement =>
				leaveMail(db, value === null ? alertOver : alertBegun, {
					...{ to, cause: `alert:${name}:${begunAt}`, facts: { alert: name, value: value ?? open?.value ?? 0 }, now },
				});
			const statements =
				value === null && open !== null
					? [...endAlert(db, open, at), mail(open.begunAt)]
					: [...raiseAlert(db, name, value ?? 0, at), mail(at)];
			const outcome = `${name} ${value === null ? "is over" : "begins"}`;
			told.push(await commitGuarded(db, async () => ({ statements, outcome }), { told: `${name} was told` }));
		}
		return told.length === 0 ? "nothing has changed" : told.join(", ");
	},
});

interface Transition {
	name: AlertName;
	/** Null where it is over. */
	value: number | null;
	open: AlertRow | null;
}

async function transitions({ db, settings, now }: JobContext): Promise<Transition[]> {
	const [readings, open] = await Promise.all([readHealth(db, settings.backups, now.getTime()), openAlerts(db)]);
	const is = alertsOf(readings, settings.alerts.from);
	return ALERT_NAMES.flatMap((name): Transition[] => {
		const [value, row] = [is[name] ?? null, open.get(name) ?? null];
		return (value !== null) === (row !== null) ? [] : [{ name, value, open: row }];
	});
}
