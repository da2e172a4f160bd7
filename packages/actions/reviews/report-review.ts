import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { notFound } from "#core/errors";
import { REVIEW_REPORT_MAX } from "#core/limits";
import { listingById } from "#store/listings";
import { REVIEW_REPORTED } from "#store/review-lists";
import { hasReported, insertReport, reviewById } from "#store/reviews";
import { leaveTeamTask } from "#store/team-tasks";
import { AGAIN, unchanged } from "#usecases/commit";
import { requiredText } from "#usecases/fields";

/**
 * Tells the site team of a published review, once a person. The first report since the review was last written or judged
 * leaves a team task.
 */
export default defineAction({
	id: "report_review",
	actor: "person",
	rate: "review",
	input: z.strictObject({ review_id: z.int().min(1), reason: requiredText(REVIEW_REPORT_MAX) }),
	async handler({ review_id, reason }, { actor: { userId }, db, now }) {
		const review = await reviewById(db, review_id);
		if (review?.status !== "published") notFound("review");
		const listing = (await listingById(db, review.listingId)) ?? notFound("listing");
		const answer = { slug: listing.slug };
		if (await hasReported(db, userId, review.id)) return unchanged(answer);
		const at = now.getTime();
		return record(
			{ subject: `review:${review.id}`, detail: { listing: listing.id } },
			answer,
			[
				...insertReport(db, { reviewId: review.id, userId, reason: reason.trim(), at }),
				leaveTeamTask(db, {
					kind: REVIEW_REPORTED,
					cause: `review:${review.id}:${review.version}`,
					listingId: listing.id,
					detail: { review: review.id, reason: reason.trim() },
					at,
				}),
			],
			{ stale: AGAIN, not_published: { code: "not_found", detail: "This review is not published any more." } },
		);
	},
});
