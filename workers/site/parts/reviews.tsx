import type { FC } from "hono/jsx";
import { DAY_MS } from "#core/launches/week";
import { type HoldReason, REVIEWER_ACCOUNT_MS } from "#core/listings/review-look";
import type { ReviewRow } from "#store/reviews";
import { Notice, PostForm } from "../form.tsx";
import type { Reviewing } from "../reviewing.ts";
import { counted, dayOf } from "../words/format.ts";
import { Prose } from "./prose.tsx";

/** Why a review waits, to its writer and to the site team. */
export const HELD_WORDS: Record<HoldReason, string> = {
	rejected_before: "an earlier version of it was not published",
	new_account: `the account is less than ${REVIEWER_ACCOUNT_MS / DAY_MS} days old`,
	address: "it holds a web or e-mail address",
	copy: "another review has the same words",
	burst: "many reviews of this product came within an hour",
};

const Day: FC<{ at: number }> = ({ at }) => {
	const iso = new Date(at).toISOString();
	return <time datetime={iso}>{dayOf(iso)}</time>;
};

/** How many stars, what it says of rewards, and when it was written. */
export const ReviewFacts: FC<{ review: ReviewRow }> = ({ review: { stars, incentivised, at, changedAt } }) => (
	<p class="facts">
		<span class={`stars of-${stars}`}>
			<span class="visually-hidden">{stars} out of 5</span>
		</span>
		{incentivised && <span class="tag">Rewarded, not counted</span>}
		<Day at={at} />
		{changedAt > at && (
			<span>
				changed <Day at={changedAt} />
			</span>
		)}
	</p>
);

/** What the owner answered; said apart where the review has become another since, so that nobody agrees to words they never read. */
export const OwnersAnswer: FC<{ to: ReviewRow }> = ({ to: { reply, repliedAt, changedAt } }) =>
	reply === null || repliedAt === null ? null : (
		<div class="notice">
			<p class="muted">
				The owner’s answer, <Day at={repliedAt} />
				{changedAt > repliedAt && ", to an earlier version of this review"}
			</p>
			<Prose text={reply} />
		</div>
	);

const Review: FC<{ review: ReviewRow; reviewing: Reviewing }> = ({ review, reviewing }) => {
	const { id, body, reply } = review;
	const isOwn = reviewing.own?.id === id;
	return (
		<article class="update" id={`review-${id}`}>
			<ReviewFacts review={review} />
			<Prose text={body} />
			<OwnersAnswer to={review} />
			<p class="facts">
				{reviewing.isOwner && (
					<a href={`/reviews/${id}/reply`}>{reply === null ? "Answer this review" : "Correct your answer"}</a>
				)}
				{isOwn ? (
					<span>Yours</span>
				) : (
					<a href={`/reviews/${id}/report`} rel="nofollow">
						Report this review
					</a>
				)}
			</p>
		</article>
	);
};

export const ReviewList: FC<{ reviewing: Reviewing }> = ({ reviewing }) => (
	<>
		{reviewing.shown.map((review) => (
			<Review review={review} reviewing={reviewing} />
		))}
	</>
);

/** What became of a person's own review where it is not shown; why, and how to go on. */
export const OwnState: FC<{ review: Pick<ReviewRow, "status" | "heldReason" | "judgement"> }> = ({ review }) => {
	if (review.status === "held" && review.heldReason !== null) {
		return (
			<Notice>
				Your review waits for the site team, because {HELD_WORDS[review.heldReason]}. Nobody else sees it until then.
			</Notice>
		);
	}
	if (review.status !== "rejected") return null;
	return (
		<Notice>
			<p>Your review is not published. You can change it; the site team looks at it again.</p>
			{review.judgement !== null && (
				<p>
					The site team says: <bdi>{review.judgement}</bdi>
				</p>
			)}
		</Notice>
	);
};

interface Props {
	listing: {
		slug: string;
		name: string;
		status: string;
		rating: { average: number; count: number } | null;
	};
	reviewing: Reviewing;
}

/** The newest reviews of a listing, the visitor's own, and the way to write one. */
export const Reviews: FC<Props> = ({ listing, reviewing }) => {
	const { hasMore, own, isOwner } = reviewing;
	if (listing.status !== "live") return null;
	return (
		<section aria-labelledby="reviews">
			<h2 id="reviews">Reviews</h2>
			{listing.rating !== null && (
				<p>
					<strong>{listing.rating.average} out of 5</strong> in {counted(listing.rating.count, "review")}
				</p>
			)}
			<p class="muted">
				Written by people who use <bdi>{listing.name}</bdi>. Those that were rewarded say so and do not count in the
				rating.
			</p>
			{own !== null && <OwnState review={own} />}
			{!isOwner && (
				<p>
					<a class="button" href={`/listings/${listing.slug}/review`} rel="nofollow">
						{own === null ? "Write a review" : "Edit your review"}
					</a>
				</p>
			)}
			<ReviewList reviewing={reviewing} />
			{hasMore && (
				<p>
					<a href={`/listings/${listing.slug}/reviews`}>
						All reviews of <bdi>{listing.name}</bdi>
					</a>
				</p>
			)}
		</section>
	);
};

/** @param props.of name of the listing. */
export const WithdrawReview: FC<{ id: number; of: string; returnTo: string; token: string }> = (props) => (
	<PostForm action={`/reviews/${props.id}/withdraw`} token={props.token}>
		<input type="hidden" name="return_to" value={props.returnTo} />
		<button type="submit" class="secondary">
			Withdraw
			<span class="visually-hidden">
				{" "}
				your review of <bdi>{props.of}</bdi>
			</span>
		</button>
	</PostForm>
);
