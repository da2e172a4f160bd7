import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, invalidField, notFound } from "#core/errors";
import { REVIEW_JUDGEMENT_MAX } from "#core/limits";
import { reviewJudged } from "#mails/catalogue/review-judged";
import { reviewReportDecided } from "#mails/catalogue/review-report-decided";
import { listingById } from "#store/listings";
import { waitingReporters } from "#store/review-lists";
import { reviewById, settleReview } from "#store/reviews";
import { userById } from "#store/users";
import { text } from "#usecases/fields";
import { leaveReviewMail } from "#usecases/listings/leave-review-mail";
import { leaveMail, leaveMails } from "#usecases/mails/leave-mail";

const CHANGED = {
	code: "review_changed",
	detail: "The review was written anew, withdrawn or judged since you read it. Read it again.",
} as const;

/**
 * The site team publishes a review or rejects it, held or reported. Where that changes what is shown, its writer hears of
 * it by mail, with the reason; and so do those whose reports waited. Source: docs/reviews.md#the-site-team.
 */
export default defineAction({
	id: "judge_review",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		review_id: z.int().min(1),
		/** Of the review as it was read. */
		version: z.int().min(1),
		verdict: z.enum(["publish", "reject"]),
		/** For its writer; rejecting needs one. */
		reason: text(REVIEW_JUDGEMENT_MAX),
	}),
	async handler({ review_id, version, verdict, reason }, { db, now }) {
		const judgement = reason.trim() === "" ? null : reason.trim();
		if (verdict === "reject" && judgement === null) {
			invalidField("/reason", "Say why: its writer reads it.", "required");
		}
		const review = (await reviewById(db, review_id)) ?? notFound("review");
		if (review.heldReason === "banned") {
			throw new AppError("account_banned", "Its writer is banned. Lift the ban first.");
		}
		if (review.version !== version || review.status === "withdrawn") throw new AppError(CHANGED.code, CHANGED.detail);
		const [listing, writer, reporters] = await Promise.all([
			listingById(db, review.listingId),
			userById(db, review.userId),
			waitingReporters(db, review.id),
		]);
		if (listing === null) return notFound("review");
		const at = now.getTime();
		const status = verdict === "publish" ? "published" : "rejected";
		const product = { name: listing.name, slug: listing.slug };
		const facts = {
			product,
			verdict: verdict === "publish" ? "published" : review.status === "published" ? "taken_down" : "refused",
			judgement,
		} as const;
		// A writer who has deleted their account is told nothing.
		const isTold = writer !== null && review.status !== status;
		const cause = `review:${review.id}:${version}`;
		const told = status === "published" ? await leaveReviewMail(db, listing, review, now) : [];
		return record(
			{
				subject: `review:${review.id}`,
				detail: { listing: listing.id, version, reason: judgement },
				// Whole, as taking it back restores it.
				change: {
					before: {
						status: review.status,
						held_reason: review.heldReason,
						judgement: review.judgement,
						rejected_at: review.rejectedAt,
					},
					after: { status, held_reason: null, judgement, rejected_at: status === "rejected" ? at : null },
				},
			},
			{ status },
			[
				...settleReview(db, review, { status, judgement, at }),
				...(isTold ? [leaveMail(db, reviewJudged, { to: { userId: writer.id }, cause, facts, now })] : []),
				...(review.status === status ? [] : told),
				leaveMails(db, reviewReportDecided, {
					to: reporters,
					cause,
					now,
					facts: { product, isTakenDown: status === "rejected", judgement },
				}),
			],
			{ changed: CHANGED },
		);
	},
});
