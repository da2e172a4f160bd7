import { REVIEW_JUDGEMENT_MAX } from "#core/limits";
import { listingById } from "#store/listings";
import { reportsOf } from "#store/review-lists";
import { reviewById } from "#store/reviews";
import { Time } from "../../form.tsx";
import { words } from "../../words/words.ts";
import { Decision } from "../admin/decision.tsx";
import { Prose } from "../prose.tsx";
import { HELD_WORDS, ReviewFacts } from "../reviews.tsx";
import { type Panel, type PanelProps, Said } from "./pieces.tsx";

const t = words.queue.review;

const REPORTS_SHOWN = 20;

/** A review that is held, or was reported: its words, and what was said against it. */
export async function reviewPanel({ c, item, token, returnTo, refused }: PanelProps): Promise<Panel> {
	const { db } = c.var.services;
	const id = "review" in item.of ? item.of.review.id : "task" in item.of ? Number(item.of.task.detail.review) : 0;
	const [review, reports] = await Promise.all([reviewById(db, id), reportsOf(db, [id], REPORTS_SHOWN)]);
	const listing = review === null ? null : await listingById(db, review.listingId);
	if (review === null || listing === null) return { question: item.title, content: <p>{words.queue.gone}</p> };
	const shown = review.status === "published" ? "published" : "other";
	return {
		question: t.question(listing.name),
		content: (
			<>
				<ReviewFacts review={review} />
				<Prose text={review.body} />
				{review.heldReason !== null && <p>{words.admin.heldFor(HELD_WORDS[review.heldReason])}</p>}
				{reports.map(({ reason, at }) => (
					<Said by={<Time at={at} />}>{reason}</Said>
				))}
				{review.judgement !== null && <p class="muted">{words.admin.saidBefore(<bdi>{review.judgement}</bdi>)}</p>}
				<Decision
					{...{ c, token, returnTo, refused }}
					action={`/admin/queue/${item.key}`}
					hidden={{ review: review.id, version: review.version }}
					reason={{ label: t.reason, hint: t.reasonHelp, max: REVIEW_JUDGEMENT_MAX, required: false }}
					buttons={[
						{ value: "publish", label: t.publish[shown], kind: "primary" },
						{ value: "reject", label: t.reject[shown], kind: "danger", isRefusal: true },
					]}
				/>
			</>
		),
	};
}
