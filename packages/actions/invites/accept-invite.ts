import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { addFounder } from "#core/drafts/draft-edit";
import { readingOf } from "#core/drafts/site-reading";
import { AppError } from "#core/errors";
import { FOUNDERS_MAX } from "#core/limits";
import { cofounderJoined } from "#mails/catalogue/cofounder-joined";
import { acceptInvite, INVITE_USED, inviteByTokenHash } from "#store/draft-invites";
import { changeDraft } from "#store/drafts";
import { ownerOfAddress } from "#store/email-addresses";
import { takeOwnVoteBack } from "#store/own-votes";
import type { Refusal } from "#usecases/commit";
import { carryToListing } from "#usecases/drafts/carry-to-listing";
import { founderInput } from "#usecases/drafts/draft-input";
import { invitedTo } from "#usecases/drafts/invited-to";
import { fitOf, stateOf } from "#usecases/drafts/listing-fit";
import { sha256Text } from "#usecases/fields";
import { joinFounders } from "#usecases/listings/join-founders";
import { leaveMail } from "#usecases/mails/leave-mail";

/** What is said of a link that was never mailed, and to whoever it was not mailed to. */
export function unknownInvite(): AppError {
	return new AppError(
		"not_found",
		"There is no invitation at this address. When a newer one was mailed to you, its link replaces the older ones.",
	);
}

const USED = { code: "link_expired", detail: "This invitation was accepted already. It can be used once." } as const;

const CHANGING: Refusal = {
	again: true,
	code: "draft_conflict",
	detail: "The profile is being changed at this moment. Send this again.",
};

/** What is said of a link that somebody has used, also where they have left since. */
export function usedInvite(): AppError {
	return new AppError(USED.code, USED.detail);
}

/**
 * Accepts an invite: its person stands among the founders of the draft, and of its listing once it was submitted, or of the
 * listing whose owner invited, the link is used up, and the owner is told, all in one batch. Only the account may that the invited address belongs to.
 * @throws AppError `draft_not_ready` while the website is still being read, whose findings would otherwise be lost;
 *   `invalid_input` when the draft has all the founders it can have; `draft_conflict` when others keep changing it.
 */
export default defineAction({
	id: "accept_invite",
	actor: "person",
	rate: "write",
	input: z.strictObject({
		/** SHA-256 of the token in the mailed link. */
		token_hash: sha256Text,
		founder: founderInput,
	}),
	async handler({ token_hash, founder }, ctx) {
		const { db, actor } = ctx;
		const now = ctx.now.getTime();
		const invite = await inviteByTokenHash(db, token_hash);
		if (invite === null) throw unknownInvite();
		const [to, invited] = await Promise.all([invitedTo(db, invite), ownerOfAddress(db, invite.email)]);
		if (to === null || invited !== actor.userId) throw unknownInvite();
		if (invite.status === "revoked") throw unknownInvite();
		if (invite.status !== "sent") throw usedInvite();
		const joining = { userId: actor.userId, founderName: founder.name.trim() };
		const listingId = (to.submitted ?? to.listing)?.listing.id ?? null;
		const used = [
			...acceptInvite(db, token_hash, joining, now),
			leaveMail(db, cofounderJoined, {
				to: { userId: to.hostId },
				cause: `invite:${invite.id}:${now}`,
				now: ctx.now,
				facts: { product: to.product, listingId, founder: joining.founderName, address: invite.email },
			}),
			...(listingId === null ? [] : takeOwnVoteBack(db, { userId: actor.userId, listingId })),
		];
		const refusals = { [INVITE_USED]: USED, stale: CHANGING };
		if (to.draft === null) {
			const { listing } = to.listing;
			const [title, bio] = [founder.title?.trim() || null, founder.bio?.trim() || null];
			const joined = await joinFounders({ ...ctx, userId: actor.userId }, listing, {
				name: joining.founderName,
				title,
				bio,
			});
			if (joined === null) throw isFull();
			const note = { subject: `listing:${listing.id}`, detail: { invite: invite.id } };
			return record(note, {}, [...used, ...joined], refusals);
		}
		const { draft } = to;
		if (draft.status !== "ready") {
			const detail = "The product’s website is still being read. Send this again in a minute.";
			throw new AppError("draft_not_ready", detail);
		}
		const profile = addFounder(draft.profile, founder);
		if (profile === null) throw isFull();
		const by = { db, now: ctx.now, userId: actor.userId };
		// Asked together, so that the database is waited for once.
		const [fit, ofListing] = await Promise.all([
			fitOf(db, { ...draft, profile }),
			to.submitted === null ? [] : carryToListing(by, to.submitted, draft, profile),
		]);
		const { completeness } = stateOf(profile, fit, readingOf(draft));
		return record(
			{ subject: `draft:${draft.id}`, detail: { invite: invite.id } },
			{},
			[...used, ...changeDraft(db, draft, { profile, completeness }, now), ...ofListing],
			refusals,
		);
	},
});

function isFull(): AppError {
	const message = `The profile has all the ${FOUNDERS_MAX} founders it can have. Ask whoever invited you to make room.`;
	return new AppError("invalid_input", message, {
		errors: [{ pointer: "/founder", code: "too_long", message, limit: FOUNDERS_MAX }],
	});
}
