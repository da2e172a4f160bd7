import { changeTag } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { tagChangeById } from "#store/tag-changes";
import { changePiece, undoPiece } from "#usecases/tags/tag-piece";

/** Changes a tag on the next listings that carry it, or puts the next ones back; leaves another run while there are more. */
export default defineJob(changeTag, {
	async run({ subject, payload: { by: userId } }, { db, now }) {
		const change = await tagChangeById(db, subject);
		const by = { userId, now: now.getTime() };
		if (change?.state === "running") {
			const { count, statements } = await changePiece(db, change, by);
			await runBatch(db, statements);
			return `changed the tag on ${count} listings`;
		}
		if (change?.state === "undoing") {
			const { count, statements } = await undoPiece(db, change, by);
			await runBatch(db, statements);
			return `put the tag back on ${count} listings`;
		}
		return "nothing left to change";
	},
});
