import { tellFollowers } from "#core/jobs/kinds";
import { defineJob } from "#jobs/define";
import { productUpdate } from "#mails/catalogue/product-update";
import type { Statement } from "#store/db";
import { countMailed, updateWithListing } from "#store/listing-updates";
import { closeInBatch, enqueue } from "#store/outbox";
import { followersToTell } from "#store/update-mails";
import { commitGuarded } from "#usecases/commit-guarded";
import { leaveMails } from "#usecases/mails/leave-mail";

/** Mails one run leaves; a listing with more followers is told in several runs. */
const FOLLOWERS_PER_RUN = 200;

/**
 * Leaves a mail to each follower of a listing that has posted an update, and a row for the rest when there are many.
 * The update is the cause of each mail: nobody is told twice, whatever runs twice.
 */
export default defineJob(tellFollowers, {
	async run({ subject: updateId, payload, cause }, { db, now }) {
		const posted = await updateWithListing(db, updateId);
		if (posted === null) return "the update is gone";
		if (posted.listing.status !== "live") return "the listing is not public";
		const at = now.getTime();
		const followers = await followersToTell(db, { updateId, afterUserId: payload.after, limit: FOLLOWERS_PER_RUN });
		const last = followers.at(-1);
		const mails = { to: followers, cause: `update:${updateId}`, facts: { update_id: updateId }, now };
		const rest: Statement[] =
			last === undefined || followers.length < FOLLOWERS_PER_RUN
				? []
				: [enqueue(db, tellFollowers, { subject: updateId, payload: { after: last }, dueAt: at, now: at })];
		const outcome = last === undefined ? "nobody to tell" : `told ${followers.length} followers`;
		return commitGuarded(
			db,
			async () => ({
				statements: [
					leaveMails(db, productUpdate, mails),
					countMailed(db, updateId, followers.length),
					...rest,
					...closeInBatch(db, cause, at, outcome),
				],
				outcome,
			}),
			{ done: "already told" },
		);
	},
});
