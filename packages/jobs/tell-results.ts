import { tellResults } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { weekClosed } from "#mails/catalogue/week-closed";
import { runBatch } from "#store/db";
import { peopleOfListings } from "#store/listing-people";
import { enqueue } from "#store/outbox";
import { resultsOfWeek } from "#store/standings";
import { leaveMails } from "#usecases/mails/leave-mail";

/** Launches whose people one run tells. */
const LAUNCHES_PER_RUN = 50;

/** Leaves a mail to the people of each listing that launched in a week which has been closed, best first. */
export default defineJob(tellResults, {
	async run({ subject: week, payload: { after } }, { db, now }) {
		const results = await resultsOfWeek(db, week, { after, limit: LAUNCHES_PER_RUN });
		const people = await peopleOfListings(
			db,
			results.map(({ product }) => product.id),
		);
		const mails = results.map(({ product, ...facts }) =>
			leaveMails(db, weekClosed, {
				to: people.get(product.id) ?? [],
				cause: `launch:${product.id}:${week}`,
				facts: { product, week, ...facts },
				now,
			}),
		);
		const last = results.at(-1);
		const at = now.getTime();
		const rest =
			last === undefined || results.length < LAUNCHES_PER_RUN
				? []
				: [enqueue(db, tellResults, { subject: week, payload: { after: last.rank }, dueAt: at, now: at })];
		await runBatch(db, [...mails, ...rest]);
		return `told the people of ${results.length} launches`;
	},
});
