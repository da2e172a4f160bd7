import { backfillVectors, embedListings } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { markVectorsDue } from "#store/search/vectors";

const PER_RUN = 1000;

/** Notes all listings as due, piece by piece: `embed-listings` asks for those alone whose text or model is another. */
export default defineJob(backfillVectors, {
	async run({ payload: { after }, cause }, { db, now }) {
		const at = now.getTime();
		const { last, statements } = await markVectorsDue(db, after, PER_RUN);
		const when = { subject: "all" as const, dueAt: at, now: at };
		const onceKey = `${backfillVectors.name}:after:${cause}`;
		const next =
			last === null
				? enqueue(db, embedListings, { ...when, onceKey: `cron:${embedListings.name}` })
				: enqueue(db, backfillVectors, { ...when, payload: { after: last }, onceKey });
		await runBatch(db, [...statements, next]);
		return last === null ? "every listing is noted" : `listings up to ${last} are noted`;
	},
});
