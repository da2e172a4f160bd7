import { rebuildSearch } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { rebuildPiece } from "#store/search/rebuild";

/** Each listing is written to seven full-text tables: whoever searches meanwhile waits for one piece at most. */
const PER_PIECE = 200;
const PIECES_PER_RUN = 5;

/** Has searches find every listing again, piece by piece: left by a migration that changes what the index holds. */
export default defineJob(rebuildSearch, {
	async run({ payload: { after } }, { db, now }) {
		const at = now.getTime();
		let begin = after;
		for (let piece = 1; piece < PIECES_PER_RUN; piece++) {
			const { last, statements } = await rebuildPiece(db, begin, PER_PIECE);
			if (last === null) return "every listing is found again";
			// One that is written twice, after a run that failed, is the same.
			await runBatch(db, statements);
			begin = last;
		}
		const { last, statements } = await rebuildPiece(db, begin, PER_PIECE);
		if (last === null) return "every listing is found again";
		const next = enqueue(db, rebuildSearch, { subject: "all", payload: { after: last }, dueAt: at, now: at });
		await runBatch(db, [...statements, next]);
		return `listings up to ${last} are found again`;
	},
});
