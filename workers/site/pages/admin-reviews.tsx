import type { FC } from "hono/jsx";
import judgeReview from "#actions/reviews/judge-review";
import type { AppError } from "#core/errors";
import { REVIEW_JUDGEMENT_MAX } from "#core/limits";
import { heldReviews, type ListedReview, type ReportRow, reportedReviews, reportsOf } from "#store/review-lists";
import { act } from "../act.ts";
import { administrator } from "../administrator.ts";
import { attempt } from "../attempt.ts";
import { Notice, PostForm, Time } from "../form.tsx";
import { showAdminPage } from "../parts/admin/admin-page.tsx";
import { Prose } from "../parts/prose.tsx";
import { HELD_WORDS, ReviewFacts } from "../parts/reviews.tsx";
import { TextField, typed } from "../parts/text-field.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.admin;

/** Reviews of each list, and reports of all of them together. */
const SHOWN = 20;
const REPORTS_SHOWN = 100;

/** For the site team: reviews that wait, and published ones that were reported. To anybody else it does not exist. */
export default function adminReviewsPage(site: Site): void {
	site.get("/admin/reviews", (c) => page(c));

	site.post("/admin/reviews/:id{[0-9]{1,15}}/judge", async (c) => {
		const form = await c.req.parseBody();
		return attempt(
			c,
			async () => {
				await act(c, judgeReview, {
					review_id: Number(c.req.param("id")),
					version: Number(form.version),
					verdict: form.verdict === "publish" ? "publish" : "reject",
					reason: typed(form.reason),
				});
				return "/admin/reviews";
			},
			(error) => page(c, error),
		);
	});
}

async function page(c: PageContext, problem?: AppError) {
	const admin = administrator(c);
	if (admin instanceof Response) return admin;
	const { db } = c.var.services;
	const [held, reported, token] = await Promise.all([
		heldReviews(db, SHOWN),
		reportedReviews(db, SHOWN),
		formTokenOf(c),
	]);
	const ids = reported.map(({ id }) => id);
	const reports = ids.length === 0 ? [] : await reportsOf(db, ids, REPORTS_SHOWN);
	return showAdminPage(
		c,
		{ area: "reviews", title: t.reviewsToJudge },
		<>
			<h1>{t.reviewsToJudge}</h1>
			{problem !== undefined && <Notice kind="problem">{problem.errors[0]?.message ?? problem.message}</Notice>}
			<section aria-labelledby="reported">
				<h2 id="reported">{t.reported}</h2>
				{reported.length === 0 && <p class="empty">{t.none}</p>}
				{reported.map((review) => (
					<Judged review={review} reports={reports.filter(({ reviewId }) => reviewId === review.id)} token={token} />
				))}
			</section>
			<section aria-labelledby="held">
				<h2 id="held">{t.held}</h2>
				{held.length === 0 && <p class="empty">{t.none}</p>}
				{held
					.filter(({ id }) => !ids.includes(id))
					.map((review) => (
						<Judged review={review} reports={[]} token={token} />
					))}
			</section>
		</>,
	);
}

const Judged: FC<{ review: ListedReview; reports: readonly ReportRow[]; token: string }> = (props) => {
	const { review, reports, token } = props;
	const { id, version, listing, heldReason, judgement, status } = review;
	const isShown = status === "published";
	return (
		<article class="card">
			<h3>
				<a href={`/listings/${listing.slug}`}>
					<bdi>{listing.name}</bdi>
				</a>
			</h3>
			<ReviewFacts review={review} />
			{heldReason !== null && <p>{t.heldFor(HELD_WORDS[heldReason])}</p>}
			{reports.length > 0 && (
				<ul>
					{reports.map(({ reason, at }) => (
						<li>{t.reportedFor(<Time at={at} />, <bdi>{reason}</bdi>)}</li>
					))}
				</ul>
			)}
			<Prose text={review.body} />
			{judgement !== null && <p class="muted">{t.saidBefore(<bdi>{judgement}</bdi>)}</p>}
			<PostForm action={`/admin/reviews/${id}/judge`} token={token}>
				<input type="hidden" name="version" value={String(version)} />
				<TextField
					name="reason"
					idPrefix={`review-${id}-`}
					label={t.why}
					help="Its writer reads this. Needed to reject."
					max={REVIEW_JUDGEMENT_MAX}
					rows={2}
					required={false}
				/>
				<button type="submit" name="verdict" value="publish" aria-label={t.judge(isShown ? t.keep : t.publish, id)}>
					{isShown ? t.keep : t.publish}
				</button>{" "}
				<button
					type="submit"
					name="verdict"
					value="reject"
					class="secondary"
					aria-label={t.judge(isShown ? t.takeDown : t.reject, id)}
				>
					{isShown ? t.takeDown : t.reject}
				</button>
			</PostForm>
		</article>
	);
};
