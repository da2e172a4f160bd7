import { addFounder, type TypedFounder } from "#core/draft-edit";
import type { DraftProfile } from "#core/draft-profile";
import { readingOf } from "#core/site-reading";
import type { Context } from "#operations/define";
import { carryToListing } from "#operations/drafts/carry-to-listing";
import { fitOf, stateOf } from "#operations/drafts/listing-fit";
import type { Statement } from "#store/db";
import { acceptInvite, INVITE_USED, inviteByTokenHash } from "#store/draft-invites";
import { changeDraft, type DraftRow, draftById } from "#store/drafts";
import { commitGuarded } from "#store/guarded";
import { listingWithProfile } from "#store/owned-listings";

/**
 * What became of accepting an invite: `joined`; `unknown`, `used` or `not_theirs` of the link; `unread` while the website
 * is still being read, whose findings would otherwise be lost; `full` when the draft has all the founders it can have;
 * `busy` when others keep changing the draft at the same moment.
 */
export type JoinOutcome = "joined" | "unknown" | "used" | "not_theirs" | "unread" | "full" | "busy";

type Person = Context & { caller: { userId: number } };

/**
 * Accepts an invite: its person stands among the founders of the draft, and of its listing once it was submitted, and the
 * link is used up, all in one batch.
 * @param invited.tokenHash SHA-256 of the token in the mailed link.
 * @param invited.email address of the account that accepts; only the invited one may.
 */
export function joinFounders(
	ctx: Person,
	invited: { tokenHash: string; email: string },
	founder: TypedFounder,
): Promise<JoinOutcome> {
	const { db } = ctx;
	return commitGuarded<JoinOutcome>(
		db,
		async () => {
			const invite = await inviteByTokenHash(db, invited.tokenHash);
			const draft = invite && (await draftById(db, invite.draftId));
			if (invite === null || draft === null) return refused("unknown");
			if (invite.email !== invited.email) return refused("not_theirs");
			if (invite.status !== "sent") return refused("used");
			if (draft.status !== "ready") return refused("unread");
			const profile = addFounder(draft.profile, founder);
			if (profile === null) return refused("full");
			const now = ctx.now.getTime();
			const { completeness } = stateOf(profile, await fitOf(db, { ...draft, profile }), readingOf(draft));
			return {
				outcome: "joined",
				statements: [
					...acceptInvite(db, invited.tokenHash, now),
					...changeDraft(db, draft, { profile, completeness }, now),
					...(await listingStatements(ctx, draft, profile)),
				],
			};
		},
		{ [INVITE_USED]: "used", stale: "busy" },
	);
}

function refused(outcome: JoinOutcome): { outcome: JoinOutcome; statements: Statement[] } {
	return { outcome, statements: [] };
}

/** The listing follows its draft only while both belong to the same person, who is the one that invited. */
async function listingStatements(ctx: Person, draft: DraftRow, after: DraftProfile): Promise<Statement[]> {
	if (draft.listingId === null) return [];
	const current = await listingWithProfile(ctx.db, draft.listingId);
	return current?.listing.ownerId === draft.userId ? carryToListing(ctx, current, draft, after) : [];
}
