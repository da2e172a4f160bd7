import { countDays as kind } from "#core/jobs/kinds";
import { DAY_MS, utcDay } from "#core/launches/week";
import { VIEWS_KEPT_DAYS } from "#core/limits";
import { defineJob } from "#jobs/define";
import { countDays, type Days, hasDaysToCount, lastCountedDay } from "#store/day-numbers";
import { type Db, runBatch } from "#store/db";

/** Views of a day's last minutes are still on their way when it ends. */
const AFTER_MS = 3_600_000;

/** Counts what happened on the days that are over, so that the operator's page reads a few rows a day. */
export default defineJob(kind, {
	async isDue({ db, now }) {
		const days = await openDays(db, now);
		return days !== null && hasDaysToCount(db, days);
	},
	async run(_work, { db, now }) {
		const days = await openDays(db, now);
		if (days === null) return "nothing to count";
		await runBatch(db, countDays(db, days));
		return `counted from ${days.from} to before ${days.until}`;
	},
});

/** What is over and not counted, as far back as views are kept; null where that is nothing. */
async function openDays(db: Db, now: Date): Promise<Days | null> {
	const until = utcDay(new Date(now.getTime() - AFTER_MS));
	const last = await lastCountedDay(db);
	const oldest = utcDay(new Date(Date.parse(until) - VIEWS_KEPT_DAYS * DAY_MS));
	const next = last === null ? oldest : utcDay(new Date(Date.parse(last) + DAY_MS));
	const from = next < oldest ? oldest : next;
	return from < until ? { from, until } : null;
}
