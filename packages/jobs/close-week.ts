import { closeWeek as kind } from "#core/jobs/kinds";
import { isOver } from "#core/launches/closing";
import { weekEnd } from "#core/launches/week";
import { again } from "#jobs/again";
import { countYoungVotes } from "#jobs/count-young-votes";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { closeWeek } from "#usecases/launches/close-week";
import { nextWeekToClose } from "#usecases/launches/open-week";
import { holdBursts } from "#usecases/votes/hold-bursts";

/** Weeks one run closes; a directory that stood still for longer is closed by the next runs. */
const WEEKS_PER_RUN = 8;

/**
 * Freezes the results and awards of every week that is over; a vote that arrives later is refused by that week. First the
 * votes of accounts that were a day old by then begin to count: whether their own job ran in time changes no result.
 */
export default defineJob(kind, {
	async isDue({ db, now }) {
		const week = await nextWeekToClose(db);
		return week !== null && isOver(week, now);
	},
	async run(work, ctx) {
		const { db, now } = ctx;
		const closed: string[] = [];
		let week = await nextWeekToClose(db);
		if (week !== null && isOver(week, now) && (await countYoungVotes(work, ctx)).isFull) {
			await runBatch(db, [again(kind, work, ctx)]);
			return `${week} closes once the votes of new accounts are counted`;
		}
		// What came in its last minutes has not been looked at yet.
		if (week !== null && isOver(week, now)) await holdBursts({ ...ctx, now: weekEnd(week) }, [week]);
		for (let count = 0; week !== null && isOver(week, now) && count < WEEKS_PER_RUN; count++) {
			if (await closeWeek(db, week, now.getTime())) closed.push(week);
			week = await nextWeekToClose(db);
		}
		if (week !== null && isOver(week, now)) await runBatch(db, [again(kind, work, ctx)]);
		return closed.length === 0 ? "no week to close" : `closed ${closed.join(", ")}`;
	},
});
