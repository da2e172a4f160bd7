import { reindexCategory } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { reindexPiece } from "#store/category-tree";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";

/** Listings that one run brings up to date; each is written to seven full-text tables. */
const PER_RUN = 200;

/** Has searches find the listings of a category by its name and place of now, after the site team changed them. */
export default defineJob(reindexCategory, {
	async run({ subject, payload: { after } }, { db, now }) {
		const { last, statements } = await reindexPiece(db, subject, after, PER_RUN);
		if (last === null) return "nothing left to bring up to date";
		const at = now.getTime();
		const next = { subject, payload: { after: last }, dueAt: at, now: at };
		await runBatch(db, [...statements, enqueue(db, reindexCategory, next)]);
		return `brought its listings up to ${last} up to date`;
	},
});
