import type { FC } from "hono/jsx";
import { REVIEW_JUDGEMENT_MAX } from "#core/limits";
import type { ListedReview, ReportRow } from "#store/review-lists";
import type { Refused } from "../../attempt.ts";
import { Time } from "../../form.tsx";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import { Prose } from "../prose.tsx";
import { HELD_WORDS, OwnersAnswer, ReviewFacts } from "../reviews.tsx";
import { Decision } from "./decision.tsx";

const t = words.reviewTeam;

interface Props {
	c: PageContext;
	review: ListedReview;
	reports: readonly ReportRow[];
	token: string;
	/** Path that its buttons lead back to. */
	returnTo: string;
	refused?: Refused | undefined;
}

/** What a review says, why it waits, what was said against it and how it was judged; with the buttons that judge it. */
export const ReviewCard: FC<Props> = ({ c, review, reports, token, returnTo, refused }) => {
	const { id, version, heldReason, judgement, status } = review;
	const shown = status === "published" ? "published" : "other";
	const canBeJudged = status !== "withdrawn" && heldReason !== "banned";
	return (
		<>
			<ReviewFacts review={review} />
			{heldReason !== null && <p>{t.held(HELD_WORDS[heldReason])}</p>}
			{reports.length > 0 && (
				<ul>
					{reports.map(({ reason, at }) => (
						<li>{t.reported(<Time at={at} />, <bdi>{reason}</bdi>)}</li>
					))}
				</ul>
			)}
			{review.body === "" ? <p class="muted">{t.empty}</p> : <Prose text={review.body} />}
			<OwnersAnswer to={review} />
			{judgement !== null && <p class="muted">{t.said(<bdi>{judgement}</bdi>)}</p>}
			{canBeJudged && (
				<Decision
					{...{ c, token, returnTo, refused }}
					action={`/admin/reviews/${id}/judge`}
					idPrefix={`review-${id}-`}
					hidden={{ version }}
					reason={{ label: t.reason, max: REVIEW_JUDGEMENT_MAX, required: false }}
					buttons={[
						{ value: "publish", label: t.publish[shown], says: t.judge(t.publish[shown], id) },
						{
							value: "reject",
							label: t.reject[shown],
							says: t.judge(t.reject[shown], id),
							kind: "danger" as const,
							isRefusal: true,
						},
					]}
				/>
			)}
		</>
	);
};
