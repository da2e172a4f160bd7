import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { followOfSlug, setFollowMails } from "#store/follows";
import { AGAIN, unchanged } from "#usecases/commit";
import { slug } from "#usecases/fields";

/** Has the updates of one listing that somebody follows mailed to them, or follows without mails. */
export default defineAction({
	id: "set_follow_mails",
	actor: "person",
	rate: "follow",
	input: z.strictObject({ listing: slug, mails: z.boolean() }),
	async handler({ listing: wanted, mails }, { actor, db }) {
		const follow = (await followOfSlug(db, actor.userId, wanted)) ?? notFound("product among those you follow");
		const { listing, userId, listingId } = follow;
		if (follow.mailed === mails) return unchanged({ listing });
		return record(
			{ subject: `listing:${listing.id}`, detail: { mails } },
			{ listing },
			setFollowMails(db, { userId, listingId, isMailed: mails }),
			{ stale: AGAIN },
		);
	},
});
