import { sha256Hex } from "#core/access/api-key";
import { mailWeek, remindOfWeek } from "#core/jobs/kinds";
import { type WeekKey, weekOf } from "#core/launches/week";
import { TOKEN_BYTES } from "#core/limits";
import { base64url } from "#core/web/base64url";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import type { Statement } from "#store/db";
import { enqueue } from "#store/outbox";
import { markReminded, peopleToRemind, weekToRemind } from "#store/week-reminders";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

/** Mails one run leaves. */
const PEOPLE_PER_RUN = 200;

/** Mails go out in the morning, when the week's launches are all live. */
const MORNING_MS = 6 * 3_600_000;

/** The newest week of which people are told by now. */
const toldBy = (now: Date): WeekKey => weekOf(new Date(now.getTime() - MORNING_MS));

/**
 * Leaves a mail to everybody who wanted to be reminded of a week that has begun. Their notes and the mails are one batch:
 * nobody is told twice, whatever runs twice. Of a week that is over nobody is told any more.
 */
export default defineJob(remindOfWeek, {
	isDue: async ({ db, now }) => (await weekToRemind(db, toldBy(now))) !== null,
	async run(work, ctx) {
		const { db, ids, now } = ctx;
		const at = now.getTime();
		return commitGuarded(
			db,
			async () => {
				const week = await weekToRemind(db, toldBy(now));
				if (week === null) return { statements: [], outcome: "nobody to remind" };
				const people = await Promise.all(
					(await peopleToRemind(db, week, PEOPLE_PER_RUN)).map(async (userId) => {
						const token = base64url(ids.random(TOKEN_BYTES));
						return { userId, token, linkHash: await sha256Hex(token) };
					}),
				);
				const isOver = week < weekOf(now);
				const mails = people.map(
					({ userId, token }): Statement =>
						enqueue(db, mailWeek, { subject: week, payload: { user_id: userId, token }, dueAt: at, now: at }),
				);
				const told = people.map(({ userId, linkHash }) => ({ userId, linkHash }));
				const outcome = isOver ? `too late for ${people.length} people` : `reminded ${people.length} people`;
				return {
					statements: [...markReminded(db, week, told, at), ...(isOver ? [] : mails), again(remindOfWeek, work, ctx)],
					outcome,
				};
			},
			{ told: AGAIN },
		);
	},
});
