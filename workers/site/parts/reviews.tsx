import type { FC } from "hono/jsx";
import type { HoldReason } from "#core/listings/review-look";
import type { ReviewRow } from "#store/reviews";
import { Notice, PostForm } from "../form.tsx";
import type { Reviewing } from "../reviewing.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";
import { Icon } from "./icons.tsx";
import { Prose } from "./prose.tsx";

const t = words.reviews;

/** Why a review waits, to its writer and to the site team. */
export const HELD_WORDS: Record<HoldReason, string> = t.heldReasons;

const Day: FC<{ at: number }> = ({ at }) => {
	const iso = new Date(at).toISOString();
	return <time datetime={iso}>{dayOf(iso)}</time>;
};

/** How many stars, when it was written, and what it says of rewards. */
export const ReviewFacts: FC<{ review: ReviewRow }> = ({ review }) => (
	<p class="facts">
		<Facts review={review} />
	</p>
);

const Facts: FC<{ review: ReviewRow }> = ({ review: { stars, incentivised, at, changedAt } }) => (
	<>
		<span class={`stars of-${stars}`}>
			<span class="visually-hidden">{t.outOf(stars)}</span>
		</span>
		<Day at={at} />
		{changedAt > at && <span>{t.changed(<Day at={changedAt} />)}</span>}
		{incentivised && <span class="tag">{t.rewarded}</span>}
	</>
);

/** What the owner answered; said apart where the review has become another since, so that nobody agrees to words they never read. */
export const OwnersAnswer: FC<{ to: ReviewRow }> = ({ to: { reply, repliedAt, changedAt } }) => {
	if (reply === null || repliedAt === null) return null;
	const day = <Day at={repliedAt} />;
	return (
		<div class="answer">
			<p class="muted">{changedAt > repliedAt ? t.answerToEarlier(day) : t.answer(day)}</p>
			<Prose text={reply} />
		</div>
	);
};

const Review: FC<{ review: ReviewRow; reviewing: Reviewing }> = ({ review, reviewing }) => {
	const { id, body, reply } = review;
	return (
		<article class="review" id={`review-${id}`}>
			<p class="facts">
				<Facts review={review} />
				{reviewing.own?.id === id ? (
					<span>{t.yours}</span>
				) : (
					<a href={`/reviews/${id}/report`} rel="nofollow">
						{t.report}
						<span class="visually-hidden"> {t.reportIt}</span>
					</a>
				)}
				{reviewing.isOwner && <a href={`/reviews/${id}/reply`}>{reply === null ? t.answerThis : t.correctAnswer}</a>}
			</p>
			<Prose text={body} />
			<OwnersAnswer to={review} />
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
		return <Notice>{t.held(HELD_WORDS[review.heldReason])}</Notice>;
	}
	if (review.status !== "rejected") return null;
	return (
		<Notice>
			<p>{t.rejected}</p>
			{review.judgement !== null && <p>{t.teamSays(<bdi>{review.judgement}</bdi>)}</p>}
		</Notice>
	);
};

/** Where nobody has written one: what would stand there, and the way to write it. @param props.level of its heading. */
export const NoReviews: FC<Props & { level: "h2" | "h3" }> = ({ listing, reviewing, level: Heading }) => (
	<div class="empty">
		<Heading>{t.noneYet}</Heading>
		{!reviewing.isOwner && (
			<>
				<p>{t.sayIt(<bdi>{listing.name}</bdi>)}</p>
				<p>
					<a class="button" href={`/listings/${listing.slug}/review`} rel="nofollow">
						{t.write}
					</a>
				</p>
			</>
		)}
	</div>
);

/** The way to write a review, or to change one's own; owners have none. */
export const WriteReview: FC<Props> = ({ listing, reviewing: { own, isOwner } }) =>
	isOwner ? null : (
		<a class="quiet" href={`/listings/${listing.slug}/review`} rel="nofollow">
			<Icon of="pen" />
			{own === null ? t.write : t.edit}
		</a>
	);

interface Props {
	listing: {
		slug: string;
		name: string;
		status: string;
	};
	reviewing: Reviewing;
}

/** The newest reviews of a listing, the visitor's own, and the way to write one. */
export const Reviews: FC<Props> = ({ listing, reviewing }) => {
	const { shown, hasMore, own } = reviewing;
	if (listing.status !== "live") return null;
	const path = `/listings/${listing.slug}`;
	const isEmpty = shown.length === 0 && own === null;
	return (
		<section aria-labelledby="reviews">
			<h2 id="reviews">{t.reviews}</h2>
			{own !== null && <OwnState review={own} />}
			{isEmpty ? (
				<NoReviews listing={listing} reviewing={reviewing} level="h3" />
			) : (
				<>
					<ReviewList reviewing={reviewing} />
					<p class="actions wide-gaps">
						{hasMore && <a href={`${path}/reviews`}>{t.all}</a>}
						<WriteReview listing={listing} reviewing={reviewing} />
					</p>
				</>
			)}
		</section>
	);
};

/** Taking one's review back, which empties it: after saying so. @param props.of name of the listing. */
export const WithdrawReview: FC<{ id: number; of: string; returnTo: string; token: string }> = (props) => {
	const about = <span class="visually-hidden"> {t.yourReviewOf(<bdi>{props.of}</bdi>)}</span>;
	return (
		<details>
			<summary>
				{t.withdraw}
				{about}
			</summary>
			<p>{t.withdrawHelp}</p>
			<PostForm action={`/reviews/${props.id}/withdraw`} token={props.token}>
				<input type="hidden" name="return_to" value={props.returnTo} />
				<button type="submit" class="secondary danger">
					{t.withdrawNow}
					{about}
				</button>
			</PostForm>
		</details>
	);
};
