import { weekEnd } from "#core/week";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { closeWeek, nextWeekToClose } from "#store/weeks";

/** Weeks one run closes; a directory that stood still for longer is closed by the next runs. */
const WEEKS_PER_RUN = 8;

/** Freezes the results and awards of every week that is over; a vote that arrives later is refused by that week. */
export default defineJob({
	name: "close-week",
	async isDue({ db, now }) {
		const week = await nextWeekToClose(db);
		return week !== null && isOver(week, now);
	},
	async run(_work, { db, now }) {
		const closed: string[] = [];
		let week = await nextWeekToClose(db);
		for (let count = 0; week !== null && isOver(week, now) && count < WEEKS_PER_RUN; count++) {
			if (await closeWeek(db, week, now.getTime())) closed.push(week);
			week = await nextWeekToClose(db);
		}
		if (week !== null && isOver(week, now)) {
			const again = { job: "close-week", subject: "all", dueAt: now.getTime(), now: now.getTime() };
			await runBatch(db, [enqueue(db, { ...again, onceKey: `close-week:${week}` })]);
		}
		return closed.length === 0 ? "no week to close" : `closed ${closed.join(", ")}`;
	},
});

function isOver(week: string, now: Date): boolean {
	return weekEnd(week).getTime() <= now.getTime();
}
