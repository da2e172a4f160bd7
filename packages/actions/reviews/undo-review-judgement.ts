import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { changeBetween, changeIn } from "#core/access/audit-change";
import { notFound } from "#core/errors";
import { TEAM_REASON_MAX } from "#core/limits";
import { HOLD_REASONS } from "#core/listings/review-look";
import { reviewJudged } from "#mails/catalogue/review-judged";
import { deedInLog } from "#store/audit-log";
import { listingById } from "#store/listings";
import { reviewById, unsettleReview } from "#store/reviews";
import { userById } from "#store/users";
import { requiredText } from "#usecases/fields";
import { leaveMail } from "#usecases/mails/leave-mail";
import { CHANGED_MEANWHILE, changedMeanwhile } from "#usecases/saved-since";

/** How a review stood, as the row of its judgement has it. */
const standing = z.object({
	status: z.enum(["published", "held", "rejected"]),
	held_reason: z.enum(HOLD_REASONS).nullable(),
	judgement: z.string().nullable(),
	rejected_at: z.number().nullable(),
});

/**
 * The site team takes a judgement of a review back: it stands as it did, and reports of it that the judgement closed wait
 * again. Its writer hears of what is shown or taken down thereby.
 */
export default defineAction({
	id: "undo_review_judgement",
	actor: "team",
	rate: "write",
	input: z.strictObject({
		/** The row of the log that says what was judged. */
		entry: z.int().min(1),
		reason: requiredText(TEAM_REASON_MAX),
	}),
	async handler({ entry: entryId, reason }, { db, now }) {
		const entry = (await deedInLog(db, entryId, "judge_review")) ?? notFound("judgement");
		const review = (await reviewById(db, Number(entry.subject.slice("review:".length)))) ?? notFound("review");
		const before = standing.parse(changeIn(entry.detail)?.before);
		if (review.version !== Number(entry.detail.version) + 1) {
			throw changedMeanwhile();
		}
		const [listing, writer] = await Promise.all([listingById(db, review.listingId), userById(db, review.userId)]);
		if (listing === null) return notFound("review");
		const isShownAgain = before.status === "published" && review.status !== "published";
		const isTakenDown = review.status === "published" && before.status !== "published";
		const facts = {
			product: { name: listing.name, slug: listing.slug },
			verdict: isShownAgain ? "published" : "taken_down",
			judgement: reason,
		} as const;
		const cause = `review:${review.id}:${review.version}`;
		const stands = { status: review.status, held_reason: review.heldReason, judgement: review.judgement };
		return record(
			{
				subject: `review:${review.id}`,
				detail: { listing: listing.id, reason },
				change: changeBetween({ ...stands, rejected_at: review.rejectedAt }, before),
			},
			{ status: before.status },
			[
				...unsettleReview(db, review, {
					status: before.status,
					heldReason: before.held_reason,
					judgement: before.judgement,
					rejectedAt: before.rejected_at,
					judgedAt: entry.at,
				}),
				...(writer !== null && (isShownAgain || isTakenDown)
					? [leaveMail(db, reviewJudged, { to: { userId: writer.id }, cause, facts, now })]
					: []),
			],
			{ changed: CHANGED_MEANWHILE },
		);
	},
});
