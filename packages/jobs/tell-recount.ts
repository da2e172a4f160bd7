import { tellRecount } from "#core/jobs/kinds";
import { movedAwards } from "#core/launches/recount";
import { defineJob } from "#jobs/define";
import { awardMoved } from "#mails/catalogue/award-moved";
import { runBatch } from "#store/db";
import { peopleOfListings } from "#store/listing-people";
import { listingsById } from "#store/listings";
import { recountById } from "#store/recounts";
import { leaveMails } from "#usecases/mails/leave-mail";

/** Leaves a mail to the people of each listing whose award a recount changed: who had it, and who has it now. */
export default defineJob(tellRecount, {
	async run({ subject }, { db, now }) {
		const recount = await recountById(db, subject);
		if (recount === null) return "no such recount";
		const moved = movedAwards(recount.awardsBefore, recount.awardsAfter);
		if (moved.length === 0) return "told the people of 0 listings";
		const ids = moved.map(({ listing }) => listing);
		const [listings, people] = await Promise.all([listingsById(db, ids), peopleOfListings(db, ids)]);
		const mails = moved.flatMap(({ listing, before, after }) => {
			const product = listings.find(({ id }) => id === listing);
			if (product === undefined) return [];
			const { id, name, slug } = product;
			return leaveMails(db, awardMoved, {
				to: people.get(listing) ?? [],
				cause: `recount:${recount.id}:${listing}`,
				facts: {
					product: { id, name, slug },
					week: recount.week,
					before,
					after,
					reason: recount.reason,
					difference: recount.difference,
				},
				now,
			});
		});
		await runBatch(db, mails);
		return `told the people of ${mails.length} listings`;
	},
});
