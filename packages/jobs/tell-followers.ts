import { sha256Hex } from "#core/access/api-key";
import { mailUpdate, tellFollowers } from "#core/jobs/kinds";
import { TOKEN_BYTES } from "#core/limits";
import { base64url } from "#core/web/base64url";
import { defineJob } from "#jobs/define";
import type { Statement } from "#store/db";
import { updateWithListing } from "#store/listing-updates";
import { closeInBatch, enqueue } from "#store/outbox";
import { ALREADY_TOLD, followersToTell, insertNotices } from "#store/update-notices";
import { commitGuarded } from "#usecases/commit-guarded";

/** Mails one run leaves; a listing with more followers is told in several runs. */
const FOLLOWERS_PER_RUN = 200;

/**
 * Leaves a mail to each follower of a listing that has posted an update, and a row for the rest when there are many.
 * The mails, the notice of each and the end of this row are one batch: nobody is told twice, whatever runs twice.
 */
export default defineJob(tellFollowers, {
	async run({ subject: updateId, payload, cause }, { db, ids, now }) {
		const posted = await updateWithListing(db, updateId);
		if (posted === null) return "the update is gone";
		if (posted.listing.status !== "live") return "the listing is not public";
		const at = now.getTime();
		const followers = await followersToTell(db, { updateId, afterUserId: payload.after, limit: FOLLOWERS_PER_RUN });
		const notices = await Promise.all(
			followers.map(async (userId) => {
				const token = base64url(ids.random(TOKEN_BYTES));
				return { userId, token, linkHash: await sha256Hex(token) };
			}),
		);
		const mails = notices.map(
			({ userId, token }): Statement =>
				enqueue(db, mailUpdate, {
					subject: `update ${updateId} to user ${userId}`,
					payload: { update_id: updateId, user_id: userId, token },
					dueAt: at,
					now: at,
				}),
		);
		const last = followers.at(-1);
		const rest: Statement[] =
			last === undefined || followers.length < FOLLOWERS_PER_RUN
				? []
				: [enqueue(db, tellFollowers, { subject: updateId, payload: { after: last }, dueAt: at, now: at })];
		const outcome = last === undefined ? "nobody to tell" : `told ${followers.length} followers`;
		const kept = notices.map(({ userId, linkHash }) => ({ userId, linkHash }));
		return commitGuarded(
			db,
			async () => ({
				statements: [insertNotices(db, updateId, kept, at), ...mails, ...rest, ...closeInBatch(db, cause, at, outcome)],
				outcome,
			}),
			{ done: "already told", [ALREADY_TOLD]: "another run tells them" },
		);
	},
});
