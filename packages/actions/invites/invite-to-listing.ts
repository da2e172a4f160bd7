import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { emailText } from "#core/web/email-text";
import { ownedListing } from "#store/owned-listings";
import { sendInvite } from "#usecases/drafts/send-invite";
import { listingId } from "#usecases/fields";

/**
 * The owner of a listing that they have no draft of, because they claimed it or the site team made it, invites a
 * co-founder to stand among its founders. As many as of a draft, and as many mails to one address.
 */
export default defineAction({
	id: "invite_to_listing",
	actor: "person",
	rate: "write",
	input: z.strictObject({ listing_id: listingId, email: emailText }),
	async handler({ listing_id, email }, ctx) {
		const { actor, db } = ctx;
		const { listing } = (await ownedListing(db, actor.userId, listing_id)) ?? notFound("listing");
		const to = { listingId: listing.id, invitedBy: actor.userId };
		const about = { product: listing.name, website: listing.url, ownerId: actor.userId };
		const sent = await sendInvite(ctx, to, email, about);
		return record(
			{ subject: `listing:${listing.id}`, detail: { invite: sent.inviteId } },
			{ listing_id },
			sent.statements,
			sent.refusals,
		);
	},
});
