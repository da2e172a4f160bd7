import { sql } from "drizzle-orm";
import type { AlertName, HealthReadings } from "#core/health/alerts";
import { HOURLY_CRON } from "#core/jobs/cron-times";
import { DAY_MS } from "#core/launches/week";
import { newestBackups } from "#store/backups";
import { type Db, mustHaveChanged, readTogether, type Statement } from "#store/db";
import { alerts } from "#store/schema/index";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Crons of one minute come in any order. */
const GRACE_MS = 5 * MINUTE_MS;
/** Counted no further. */
const LETTERS_MAX = 100;
const MAILS_MAX = 2000;

export type AlertRow = typeof alerts.$inferSelect;

/** Asks the database how large it is: it says so with every answer. */
interface SizedClient {
	prepare(sql: string): { run(): Promise<{ meta: { size_after?: number } }> };
}

/**
 * What the directory knows of how it is running, as of `now` (epoch milliseconds).
 * @param daily whether backups are taken by themselves.
 */
export async function readHealth(
	db: Db,
	daily: { isDaily: boolean },
	now: number,
): Promise<Omit<HealthReadings, "requests">> {
	const [[letters], [waiting], [sent], [failed], [fired]] = (await readTogether(db, [
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM dead_letters WHERE created_at > ${now - DAY_MS} AND replayed_at IS NULL LIMIT ${LETTERS_MAX})`,
		sql`SELECT due_at AS at FROM outbox WHERE done_at IS NULL AND due_at <= ${now} AND (lease_until IS NULL OR lease_until <= ${now}) ORDER BY due_at LIMIT 1`,
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM mails WHERE at > ${now - DAY_MS} LIMIT ${MAILS_MAX})`,
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM mail_stops WHERE at > ${now - DAY_MS} AND reason <> 'no_invites' LIMIT ${MAILS_MAX})`,
		sql`SELECT at FROM cron_marks WHERE cron = ${HOURLY_CRON}`,
	])) as [{ n: number }[], { at: number }[], { n: number }[], { n: number }[], { at: number }[]];
	const backups = await newestBackups(db);
	const [newest] = backups;
	const whole = backups.find(({ state }) => state === "done");
	const { meta } = await (db.$client as SizedClient).prepare("SELECT 1").run();
	return {
		deadLetters: letters?.n ?? 0,
		waitingMinutes: waiting === undefined ? 0 : (now - waiting.at) / MINUTE_MS,
		lateHours: fired === undefined ? 0 : Math.max(0, now - fired.at - GRACE_MS) / HOUR_MS,
		backupHours: daily.isDaily && whole !== undefined ? (now - (whole.takenAt ?? whole.begunAt)) / HOUR_MS : null,
		isBackupBad: newest?.state === "failed" || whole?.damage != null,
		mailsSent: sent?.n ?? 0,
		mailsFailed: failed?.n ?? 0,
		bytes: meta.size_after ?? 0,
	};
}

/** Everything that was told of, by name; what is over has its end. */
export async function knownAlerts(db: Db): Promise<Map<AlertName, AlertRow>> {
	const rows = await db.query.alerts.findMany();
	return new Map(rows.map((row) => [row.name, row]));
}

/** Notes that something has begun; fails as `told` where it has been told already. */
export function raiseAlert(
	db: Db,
	alert: { name: AlertName; value: number; returns: number },
	now: number,
): Statement<"told">[] {
	const { name, value, returns } = alert;
	const begun = { value, returns, begunAt: now, endedAt: null, wellSince: null };
	return [
		db
			.insert(alerts)
			.values({ name, ...begun })
			.onConflictDoUpdate({ target: alerts.name, set: begun, setWhere: sql`ended_at IS NOT NULL` }),
		mustHaveChanged(db, "told"),
	];
}

/** Notes that it is over, or since when nothing is wrong (null: something is again); fails as `told` where it has changed. */
export function changeAlert(
	db: Db,
	{ name, begunAt, wellSince }: AlertRow,
	change: { endedAt: number } | { wellSince: number | null },
): Statement<"told">[] {
	const is = sql`name = ${name} AND begun_at = ${begunAt} AND well_since IS ${wellSince} AND ended_at IS NULL`;
	return [db.update(alerts).set(change).where(is), mustHaveChanged(db, "told")];
}
