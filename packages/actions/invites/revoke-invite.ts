import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { emailText } from "#core/web/email-text";
import type { Db } from "#store/db";
import { INVITE_USED, type InviteTo, invitesOf, revokeInvite } from "#store/draft-invites";
import { draftOfUser } from "#store/drafts";
import { ownedListing } from "#store/owned-listings";
import { unchanged } from "#usecases/commit";
import { draftId, listingId } from "#usecases/fields";

type Of = { draft_id: string } | { listing_id: number };

/** The invites to a draft or a listing of this person. @throws AppError `not_found`. */
async function invitesOwnedBy(db: Db, userId: number, of: Of): Promise<{ to: InviteTo; subject: string }> {
	if ("draft_id" in of) {
		const draft = (await draftOfUser(db, userId, of.draft_id)) ?? notFound("draft");
		return { to: { draftId: draft.id }, subject: `draft:${draft.id}` };
	}
	const { listing } = (await ownedListing(db, userId, of.listing_id)) ?? notFound("listing");
	return { to: { listingId: listing.id, invitedBy: userId }, subject: `listing:${listing.id}` };
}

/**
 * Whoever invited somebody takes the invite back before it is accepted. It still counts among those that there may be:
 * else taking back would be a way to mail any number of people.
 */
export default defineAction({
	id: "revoke_invite",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		of: z.union([z.strictObject({ draft_id: draftId }), z.strictObject({ listing_id: listingId })]),
		email: emailText,
	}),
	async handler({ of, email }, { actor, db }) {
		const { to, subject } = await invitesOwnedBy(db, actor.userId, of);
		const address = email.toLowerCase();
		const invite = (await invitesOf(db, to)).find((one) => one.email === address) ?? notFound("invite");
		if (invite.status === "revoked") return unchanged({ of });
		return record({ subject, detail: { invite: invite.id } }, { of }, revokeInvite(db, invite.id), {
			[INVITE_USED]: { code: "link_expired", detail: "This invitation was accepted meanwhile." },
		});
	},
});
