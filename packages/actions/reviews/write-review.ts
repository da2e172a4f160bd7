import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { REVIEW_MAX, REVIEW_MIN } from "#core/limits";
import { type HoldReason, holdReason, type ReviewStatus, wordsOf } from "#core/listings/review-look";
import { sha256Hex } from "#core/sha256";
import { publicListing } from "#store/listings";
import { insertReview, lookAround, reviewOf, rewriteReview } from "#store/reviews";
import { userById } from "#store/users";
import { AGAIN, unchanged } from "#usecases/commit";
import { requiredText, slug } from "#usecases/fields";
import { leaveReviewMail } from "#usecases/listings/leave-review-mail";

/** Where a review stands once it is written. */
export interface ReviewState {
	status: ReviewStatus;
	heldReason: HoldReason | null;
}

/**
 * Writes a person's one review of a live listing that is not their own, or writes it anew; either is looked at, and is
 * published at once or waits for the site team. The same again changes nothing. Source: docs/reviews.md#the-automatic-look.
 */
export default defineAction({
	id: "write_review",
	actor: "person",
	rate: "review",
	input: z.strictObject({
		listing: slug,
		stars: z.int().min(1).max(5),
		text: requiredText(REVIEW_MAX).refine((text) => [...text.trim()].length >= REVIEW_MIN, {
			error: `This must be at least ${REVIEW_MIN} characters.`,
			params: { code: "too_short", limit: REVIEW_MIN },
		}),
		/** Whether the writer got something for it. */
		incentivised: z.boolean(),
	}),
	async handler({ listing: listingSlug, stars, text, incentivised }, { actor: { userId }, db, now }) {
		const [listing, account] = await Promise.all([publicListing(db, listingSlug), userById(db, userId)]);
		if (listing?.status !== "live") notFound("live listing");
		const writer = account ?? notFound("account");
		const body = text.trim();
		const at = now.getTime();
		const written = { userId, listingId: listing.id, stars, body, incentivised, at };
		const wordsHash = await sha256Hex(wordsOf(body));
		const [before, around] = await Promise.all([
			reviewOf(db, userId, listing.id),
			lookAround(db, { ...written, wordsHash }),
		]);
		const isSame = before?.body === body && before.stars === stars && before.incentivised === incentivised;
		if (before !== null && isSame) return unchanged<ReviewState>(before);
		const heldReason = holdReason({
			accountAgeMs: at - writer.createdAt,
			text: body,
			wasRejected: before !== null && before.rejectedAt !== null,
			...around,
		});
		const status = heldReason === null ? "published" : "held";
		const review = { ...written, wordsHash, heldReason, status } as const;
		const state: ReviewState = { status, heldReason };
		const mails = status === "published" ? await leaveReviewMail(db, listing, review, now) : [];
		return record(
			{ subject: `listing:${listing.id}`, detail: { stars, status, held: heldReason, anew: before !== null } },
			state,
			[...(before === null ? insertReview(db, review) : rewriteReview(db, before, review)), ...mails],
			{
				stale: AGAIN,
				not_live: { code: "unknown_listing", detail: "This product is not public at the moment." },
				own_listing: { code: "own_listing", detail: "Owners and founders cannot review their own product." },
			},
		);
	},
});
