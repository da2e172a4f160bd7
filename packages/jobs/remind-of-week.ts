import { remindOfWeek } from "#core/jobs/kinds";
import { type WeekKey, weekOf } from "#core/launches/week";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { weekBegun } from "#mails/catalogue/week-begun";
import { runBatch } from "#store/db";
import { endReminders, peopleToRemind, weekToRemind } from "#store/week-reminders";
import { leaveMails } from "#usecases/mails/leave-mail";

/** Mails one run leaves. */
const PEOPLE_PER_RUN = 200;

/** Mails go out in the morning, when the week's launches are all live. */
const MORNING_MS = 6 * 3_600_000;

/** The newest week of which people are told by now. */
const toldBy = (now: Date): WeekKey => weekOf(new Date(now.getTime() - MORNING_MS));

/**
 * Leaves a mail to everybody who wanted to be reminded of a week that has begun. The week is the cause of each: nobody is
 * told twice, whatever runs twice. Of a week that is over nobody is told any more.
 */
export default defineJob(remindOfWeek, {
	isDue: async ({ db, now }) => (await weekToRemind(db, toldBy(now))) !== null,
	async run(work, ctx) {
		const { db, now } = ctx;
		const week = await weekToRemind(db, toldBy(now));
		if (week === null) return "nobody to remind";
		const to = await peopleToRemind(db, week, PEOPLE_PER_RUN);
		const isOver = week < weekOf(now);
		await runBatch(db, [
			...(isOver ? [] : [leaveMails(db, weekBegun, { to, cause: `week:${week}`, facts: { week }, now })]),
			endReminders(db, week, to),
			again(remindOfWeek, work, ctx),
		]);
		return isOver ? `too late for ${to.length} people` : `reminded ${to.length} people`;
	},
});
