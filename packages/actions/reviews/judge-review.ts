import * as z from "zod";
import { defineAction, record } from "#actions/define";
import { AppError, invalidField, notFound } from "#core/errors";
import { sendMail } from "#core/jobs/kinds";
import { REVIEW_JUDGEMENT_MAX } from "#core/limits";
import type { Links } from "#core/web/links";
import { isolated } from "#core/web/plain-text";
import { listingById } from "#store/listings";
import { enqueue } from "#store/outbox";
import { reviewById, settleReview } from "#store/reviews";
import { userById } from "#store/users";
import { text } from "#usecases/fields";

const CHANGED = {
	code: "review_changed",
	detail: "The review was written anew, withdrawn or judged since you read it. Read it again.",
} as const;

/**
 * The site team publishes a review or rejects it, held or reported. Where that changes what is shown, its writer hears of
 * it by mail, with the reason.
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
	async handler({ review_id, version, verdict, reason }, { db, links, now, settings }) {
		const judgement = reason.trim() === "" ? null : reason.trim();
		if (verdict === "reject" && judgement === null) {
			invalidField("/reason", "Say why: its writer reads it.", "required");
		}
		const review = (await reviewById(db, review_id)) ?? notFound("review");
		if (review.version !== version || review.status === "withdrawn") throw new AppError(CHANGED.code, CHANGED.detail);
		const [listing, writer] = await Promise.all([listingById(db, review.listingId), userById(db, review.userId)]);
		if (listing === null || writer === null) return notFound("review");
		const at = now.getTime();
		const status = verdict === "publish" ? "published" : "rejected";
		const mail = {
			to: writer.email,
			...mailOf({
				verdict,
				judgement,
				wasShown: review.status === "published",
				listing,
				links,
				site: settings.siteName,
			}),
		};
		return record(
			{
				subject: `review:${review.id}`,
				detail: { listing: listing.id, before: review.status, after: status, reason: judgement },
			},
			{ status },
			[
				...settleReview(db, review, { status, judgement, at }),
				...(review.status === status
					? []
					: [enqueue(db, sendMail, { subject: `review ${review.id}`, payload: mail, dueAt: at, now: at })]),
			],
			{ changed: CHANGED },
		);
	},
});

interface Judged {
	verdict: "publish" | "reject";
	judgement: string | null;
	wasShown: boolean;
	listing: { name: string; slug: string };
	links: Links;
	site: string;
}

function mailOf({ verdict, judgement, wasShown, listing, links, site }: Judged): { subject: string; text: string } {
	const name = isolated(listing.name);
	const because = judgement === null ? [] : [`The site team says:\n\n${judgement}`];
	if (verdict === "publish") {
		const text = [`Your review of ${name} on ${site} is published: ${links.listing(listing.slug)}`, ...because];
		return { subject: `Your review of ${name} is published`, text: text.join("\n\n") };
	}
	const what = wasShown ? "was taken down" : "was not published";
	const text = [
		`Your review of ${name} on ${site} ${what}.`,
		...because,
		`You can change it, and the site team looks at it again: ${links.listing(listing.slug)}/review`,
	];
	return { subject: `Your review of ${name} ${what}`, text: text.join("\n\n") };
}
