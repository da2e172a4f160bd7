import { forgetPictures as kind, removeObjects } from "#core/jobs/kinds";
import { DAY_MS } from "#core/launches/week";
import { again } from "#jobs/again";
import { defineJob } from "#jobs/define";
import { enqueue } from "#store/outbox";
import { forgetPictures, objectKey, unusedPictures } from "#store/pictures";
import { AGAIN } from "#usecases/commit";
import { commitGuarded } from "#usecases/commit-guarded";

/** A picture is noted before it is shown: an upload that is under way is not taken away. */
const KEPT_MS = DAY_MS;
const PICTURES_PER_RUN = 50;

/** Forgets the pictures that nothing has shown for a day, and leaves the removal of their objects. */
export default defineJob(kind, {
	isDue: async ({ db, now }) => (await unusedPictures(db, now.getTime() - KEPT_MS, 1)).length > 0,
	run(work, ctx) {
		const { db, now } = ctx;
		const at = now.getTime();
		return commitGuarded(
			db,
			async () => {
				const unused = await unusedPictures(db, at - KEPT_MS, PICTURES_PER_RUN);
				if (unused.length === 0) return { statements: [], outcome: "nothing to forget" };
				const hashes = unused.map(({ hash }) => hash);
				const due = { subject: "pictures", payload: { keys: unused.map(objectKey) }, dueAt: at, now: at };
				const isFull = unused.length === PICTURES_PER_RUN;
				return {
					statements: [
						...forgetPictures(db, hashes, at - KEPT_MS),
						enqueue(db, removeObjects, due),
						...(isFull ? [again(kind, work, ctx)] : []),
					],
					outcome: `forgot ${unused.length}`,
				};
			},
			{ used: AGAIN },
		);
	},
});
