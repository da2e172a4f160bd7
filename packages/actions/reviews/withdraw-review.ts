import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { emptyReview, reviewById } from "#store/reviews";
import { AGAIN, unchanged } from "#usecases/commit";

/** Takes a person's own review back: its text, its answer and its reports are gone. They may write another. */
export default defineAction({
	id: "withdraw_review",
	actor: "person",
	rate: "review",
	input: z.strictObject({ review_id: z.int().min(1) }),
	async handler({ review_id }, { actor, db, now }) {
		const review = await reviewById(db, review_id);
		if (review?.userId !== actor.userId) notFound("review");
		const answer = { listingId: review.listingId };
		if (review.status === "withdrawn") return unchanged(answer);
		return record(
			{ subject: `review:${review.id}`, detail: { listing: review.listingId, before: review.status } },
			answer,
			emptyReview(db, review, now.getTime()),
			{ stale: AGAIN },
		);
	},
});
