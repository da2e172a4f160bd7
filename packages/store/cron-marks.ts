import { sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { cronMarks } from "#store/schema/index";

/** A minute's cron need not be noted each minute: an idle directory writes two rows an hour. */
const EVERY_MS = 3_600_000;

/** Notes that a cron fired, once an hour at most. @param at the time that it was set for; epoch milliseconds. */
export async function markCron(db: Db, cron: string, at: number): Promise<void> {
	await db.run(sql`INSERT INTO cron_marks (cron, at) VALUES (${cron}, ${at})
		ON CONFLICT (cron) DO UPDATE SET at = excluded.at WHERE abs(excluded.at - cron_marks.at) >= ${EVERY_MS}`);
}

/** When each cron last fired, as far as it was noted: it may have since, within the hour. Epoch milliseconds. */
export async function firedCrons(db: Db): Promise<Map<string, number>> {
	const rows = await db.select().from(cronMarks);
	return new Map(rows.map(({ cron, at }) => [cron, at]));
}
