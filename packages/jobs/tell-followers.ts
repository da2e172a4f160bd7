import { isolated } from "#core/web/plain-text";
import { defineJob } from "#jobs/define";
import type { Statement } from "#store/db";
import { commitGuarded } from "#store/guarded";
import { followersAfter, updateWithListing } from "#store/listing-updates";
import { closeInBatch, enqueue } from "#store/outbox";

/** Mails one run leaves; a listing with more followers is told in several runs. */
const FOLLOWERS_PER_RUN = 200;

/**
 * Leaves a mail to each follower of a listing that has posted an update, and a row for the rest when there are many.
 * The mails and the end of this row are one batch: a run that is repeated tells nobody twice.
 */
export default defineJob({
	name: "tell-followers",
	async run({ subject, payload, cause }, { db, now, links, settings }) {
		const posted = await updateWithListing(db, Number(subject));
		if (posted === null) return "the update is gone";
		const { update, listing } = posted;
		if (listing.status !== "live") return "the listing is not public";
		const after = typeof payload.after === "number" ? payload.after : 0;
		const followers = await followersAfter(db, listing.id, after, FOLLOWERS_PER_RUN);
		const at = now.getTime();
		const name = isolated(listing.name);
		const mails = followers.map(
			({ userId, email }): Statement =>
				enqueue(db, {
					job: "send-mail",
					subject: `update ${update.id} to user ${userId}`,
					payload: {
						to: email,
						subject: `${name}: ${isolated(update.title)}`,
						text: `${update.body}\n\n${links.listing(listing.slug)}\n\nYou get this because you follow ${name} on ${settings.siteName}. Unfollow it on its page.`,
					},
					dueAt: at,
					now: at,
				}),
		);
		const last = followers.at(-1);
		const rest: Statement[] =
			last === undefined || followers.length < FOLLOWERS_PER_RUN
				? []
				: [enqueue(db, { job: "tell-followers", subject, payload: { after: last.userId }, dueAt: at, now: at })];
		const outcome = followers.length === 0 ? "nobody follows" : `told ${followers.length} followers`;
		return commitGuarded(
			db,
			async () => ({ statements: [...mails, ...rest, ...closeInBatch(db, cause, at, outcome)], outcome }),
			{ done: "already told" },
		);
	},
});
