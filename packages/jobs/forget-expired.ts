import { forgetExpired } from "#core/jobs/kinds";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { forgetOverdue, overdue } from "#store/expiring";

/** Ends what has outlived its stated time, a bounded number of rows at once. Which rows: packages/store/expiring.ts. */
export default defineJob(forgetExpired, {
	isDue: async ({ db, now }) => (await overdue(db, now.getTime())).length > 0,
	async run(work, ctx) {
		const { db, now } = ctx;
		const at = now.getTime();
		const forgotten: string[] = [];
		let isFull = false;
		for (const kind of await overdue(db, at)) {
			const { rows, full } = await forgetOverdue(db, kind, at);
			forgotten.push(`${rows} of ${kind.table}`);
			isFull ||= full;
		}
		if (isFull) await runBatch(db, [again(forgetExpired, work, ctx)]);
		return forgotten.length === 0 ? "nothing to forget" : `forgot ${forgotten.join(", ")}`;
	},
});
