import reportReview from "#actions/reviews/report-review";
import { REVIEW_REPORT_MAX } from "#core/limits";
import { hasReported } from "#store/reviews";
import { act } from "../act.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { Prose } from "../parts/prose.tsx";
import { ReviewFacts } from "../parts/reviews.tsx";
import { type Problems, problemsOf, TextField, typed } from "../parts/text-field.tsx";
import { shownReview } from "../shown-review.ts";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";

/** Telling the site team of a review. */
export default function reviewReportPage(site: Site): void {
	site.get("/reviews/:id{[0-9]{1,15}}/report", (c) => page(c));

	site.post("/reviews/:id{[0-9]{1,15}}/report", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const reason = typed((await c.req.parseBody()).reason);
		try {
			await act(c, reportReview, { review_id: Number(c.req.param("id")), reason });
			return page(c);
		} catch (error) {
			return page(c, { reason, problems: problemsOf(error) });
		}
	});
}

async function page(c: PageContext, failed?: { reason: string; problems: Problems }) {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { review, listing } = await shownReview(c);
	const [isDone, token] = await Promise.all([
		hasReported(c.var.services.db, session.user.id, review.id),
		formTokenOf(c),
	]);
	if (failed !== undefined) c.status(400);
	return show(
		c,
		{ title: `Report a review of ${listing.name}`, width: "narrow" },
		<>
			<h1>
				Report a review of <bdi>{listing.name}</bdi>
			</h1>
			{isDone && (
				<Notice kind="good">
					<p>You have reported this review. The site team reads it.</p>
					<p>
						<a href={`/listings/${listing.slug}#reviews`}>
							Back to <bdi>{listing.name}</bdi>
						</a>
					</p>
				</Notice>
			)}
			<article class="card">
				<ReviewFacts review={review} />
				<Prose text={review.body} />
			</article>
			{!isDone && (
				<PostForm action={`/reviews/${review.id}/report`} token={token} class="card">
					<TextField
						name="reason"
						label="What is wrong with it?"
						help="The site team reads this. A review is not wrong because it is harsh."
						max={REVIEW_REPORT_MAX}
						value={failed?.reason ?? ""}
						problem={failed?.problems["/reason"]}
					/>
					<button type="submit">Report the review</button>
				</PostForm>
			)}
		</>,
	);
}
