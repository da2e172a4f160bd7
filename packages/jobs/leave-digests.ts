import { leaveDigests } from "#core/jobs/kinds";
import { type WeekKey, weekOf } from "#core/launches/week";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { digest } from "#mails/catalogue/digest";
import { runBatch } from "#store/db";
import { digestReaders, noteDigest } from "#store/digests";
import { leaveMails } from "#usecases/mails/leave-mail";

/** Mails one run leaves. */
const PEOPLE_PER_RUN = 200;

/** Digests go out on Monday mornings, when the week before is closed. */
const MORNING_MS = 7 * 3_600_000;

/** The newest week whose digest is left by now. */
const digestWeek = (now: Date): WeekKey => weekOf(new Date(now.getTime() - MORNING_MS));

/** Leaves a digest of the week before to everybody who has turned it on. */
export default defineJob(leaveDigests, {
	isDue: async ({ db, now }) => (await digestReaders(db, digestWeek(now), 1)).length > 0,
	async run(work, ctx) {
		const { db, now } = ctx;
		const week = digestWeek(now);
		const to = await digestReaders(db, week, PEOPLE_PER_RUN);
		await runBatch(db, [
			leaveMails(db, digest, { to, cause: `week:${week}`, facts: { week }, now }),
			noteDigest(db, week, to),
			...(to.length === PEOPLE_PER_RUN ? [again(leaveDigests, work, ctx)] : []),
		]);
		return `left ${to.length} digests`;
	},
});
