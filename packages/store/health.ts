import { sql } from "drizzle-orm";
import type { AlertName, HealthReadings } from "#core/health/alerts";
import { dueDaily } from "#core/jobs/daily";
import { DAY_MS } from "#core/launches/week";
import { newestBackups } from "#store/backups";
import { type Db, mustHaveChanged, readTogether, type Statement } from "#store/db";
import { alerts } from "#store/schema/index";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
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
 * @param daily when backups are taken by themselves.
 */
export async function readHealth(
	db: Db,
	daily: { isDaily: boolean; hour: number },
	now: number,
): Promise<HealthReadings> {
	const [[letters], [waiting], [sent], [failed]] = (await readTogether(db, [
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM dead_letters WHERE created_at > ${now - DAY_MS} AND replayed_at IS NULL LIMIT ${LETTERS_MAX})`,
		sql`SELECT due_at AS at FROM outbox WHERE done_at IS NULL AND due_at <= ${now} AND (lease_until IS NULL OR lease_until <= ${now}) ORDER BY due_at LIMIT 1`,
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM mails WHERE at > ${now - DAY_MS} LIMIT ${MAILS_MAX})`,
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM mail_stops WHERE at > ${now - DAY_MS} AND reason <> 'no_invites' LIMIT ${MAILS_MAX})`,
	])) as [{ n: number }[], { at: number }[], { n: number }[], { n: number }[]];
	const backups = await newestBackups(db);
	const [newest] = backups;
	const whole = backups.find(({ state }) => state === "done");
	const { meta } = await (db.$client as SizedClient).prepare("SELECT 1").run();
	return {
		deadLetters: letters?.n ?? 0,
		waitingMinutes: waiting === undefined ? 0 : (now - waiting.at) / MINUTE_MS,
		lateHours: lateHours(backups, daily, now),
		backupHours: daily.isDaily && whole !== undefined ? (now - (whole.takenAt ?? whole.begunAt)) / HOUR_MS : null,
		isBackupBad: newest?.state === "failed" || whole?.damage != null,
		mailsSent: sent?.n ?? 0,
		mailsFailed: failed?.n ?? 0,
		bytes: meta.size_after ?? 0,
	};
}

/** Whole hours for which the hourly cron should have begun the day's backup: it begins everything that is left each hour. */
function lateHours(
	backups: Parameters<typeof dueDaily>[0],
	daily: { isDaily: boolean; hour: number },
	now: number,
): number {
	let hours = 0;
	while (hours < 24 && backups.length > 0 && dueDaily(backups, daily, now - hours * HOUR_MS) === "begin") hours++;
	return Math.max(0, hours - 1);
}

/** What was told of and is not over, by name. */
export async function openAlerts(db: Db): Promise<Map<AlertName, AlertRow>> {
	const rows = await db.query.alerts.findMany({ where: sql`ended_at IS NULL` });
	return new Map(rows.map((row) => [row.name, row]));
}

/** Notes that something has begun; fails as `told` where it has been told already. */
export function raiseAlert(db: Db, name: AlertName, value: number, now: number): Statement<"told">[] {
	const begun = { value, begunAt: now, endedAt: null };
	return [
		db
			.insert(alerts)
			.values({ name, ...begun })
			.onConflictDoUpdate({ target: alerts.name, set: begun, setWhere: sql`ended_at IS NOT NULL` }),
		mustHaveChanged(db, "told"),
	];
}

/** Notes that it is over; fails as `told` where that has been told already. */
export function endAlert(db: Db, { name, begunAt }: AlertRow, now: number): Statement<"told">[] {
	return [
		db.run(
			sql`UPDATE alerts SET ended_at = ${now} WHERE name = ${name} AND begun_at = ${begunAt} AND ended_at IS NULL`,
		),
		mustHaveChanged(db, "told"),
	];
}
