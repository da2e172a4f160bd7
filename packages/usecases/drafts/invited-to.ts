import type { Db } from "#store/db";
import type { InviteRow } from "#store/draft-invites";
import { type DraftRow, draftById } from "#store/drafts";
import { type ListingWithProfile, listingOfDraft, listingWithProfile } from "#store/owned-listings";

/** What an invite is to, and whose: `submitted` is the listing of a draft, once it has one. */
export type InvitedTo = { product: string; website: string; hostId: number } & (
	| { draft: DraftRow; submitted: ListingWithProfile | null; listing: null }
	| { draft: null; submitted: null; listing: ListingWithProfile }
);

/** What an invite is to; null where that is gone, or the listing has another owner than who invited. */
export async function invitedTo(db: Db, invite: InviteRow): Promise<InvitedTo | null> {
	if (invite.draftId !== null) {
		const [draft, submitted] = await Promise.all([draftById(db, invite.draftId), listingOfDraft(db, invite.draftId)]);
		if (draft === null) return null;
		if (submitted !== null && submitted.listing.ownerId !== draft.userId) return null;
		const product = draft.profile.fields.name.value ?? draft.domain;
		return { product, website: draft.url, hostId: draft.userId, draft, submitted, listing: null };
	}
	const listing = invite.listingId === null ? null : await listingWithProfile(db, invite.listingId);
	if (listing === null || invite.invitedBy === null || listing.listing.ownerId !== invite.invitedBy) return null;
	const { name, url } = listing.listing;
	return { product: name, website: url, hostId: invite.invitedBy, draft: null, submitted: null, listing };
}
