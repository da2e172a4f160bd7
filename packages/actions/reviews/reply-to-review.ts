import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, notFound } from "#core/errors";
import { REVIEW_REPLY_MAX } from "#core/limits";
import { reviewAnswered } from "#mails/catalogue/review-answered";
import { listingById } from "#store/listings";
import { answerReview, reviewById } from "#store/reviews";
import { unchanged } from "#usecases/commit";
import { requiredText } from "#usecases/fields";
import { leaveMail } from "#usecases/mails/leave-mail";

const CHANGED = {
	code: "review_changed",
	detail: "The review was written anew or judged since you read it. Read it again before you answer.",
} as const;

/**
 * The owner's one answer to a published review of their listing, as they read it; sent again, it is corrected. Its writer is told
 * of the first.
 */
export default defineAction({
	id: "reply_to_review",
	actor: "person",
	rate: "review",
	input: z.strictObject({
		review_id: z.int().min(1),
		/** Of the review as it was read. */
		version: z.int().min(1),
		text: requiredText(REVIEW_REPLY_MAX),
	}),
	async handler({ review_id, version, text }, { actor, db, now }) {
		const review = await reviewById(db, review_id);
		if (review?.status !== "published") notFound("review");
		const listing = (await listingById(db, review.listingId)) ?? notFound("listing");
		if (listing.ownerId !== actor.userId) notFound("review of your listing");
		if (review.version !== version) throw new AppError(CHANGED.code, CHANGED.detail);
		const reply = text.trim();
		const answer = { slug: listing.slug };
		if (review.reply === reply) return unchanged(answer);
		return record(
			{ subject: `review:${review.id}`, detail: { listing: listing.id, corrected: review.reply !== null } },
			answer,
			[
				...answerReview(db, review, { ownerId: actor.userId, reply, at: now.getTime() }),
				...(review.reply === null
					? [
							leaveMail(db, reviewAnswered, {
								to: { userId: review.userId },
								cause: `review:${review.id}:${review.version}`,
								now,
								facts: { review: review.id, product: { name: listing.name, slug: listing.slug }, answer: reply },
							}),
						]
					: []),
			],
			{
				changed: CHANGED,
				not_owner: { code: "not_found", detail: "The listing is not yours any more; there is nothing to answer." },
			},
		);
	},
});
