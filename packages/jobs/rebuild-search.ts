import { rebuildSearch } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { rebuildPiece } from "#store/search/rebuild";

/** Each listing is written to seven full-text tables. */
const PER_RUN = 200;

/** Has searches find every listing again, piece by piece: left by a migration that changes what the index holds. */
export default defineJob(rebuildSearch, {
	async run({ payload: { after } }, { db, now }) {
		const { last, statements } = await rebuildPiece(db, after, PER_RUN);
		if (last === null) return "every listing is found again";
		const at = now.getTime();
		const next = enqueue(db, rebuildSearch, { subject: "all", payload: { after: last }, dueAt: at, now: at });
		await runBatch(db, [...statements, next]);
		return `listings up to ${last} are found again`;
	},
});
