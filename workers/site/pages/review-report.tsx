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
import { words } from "../words/words.ts";

const t = words.reviews;

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
		{ title: t.reportTitle(listing.name), width: "narrow" },
		<>
			<h1>{t.reportOf(<bdi>{listing.name}</bdi>)}</h1>
			{isDone && (
				<Notice kind="good">
					<p>{t.reported}</p>
					<p>
						<a href={`/listings/${listing.slug}#reviews`}>{t.backTo(<bdi>{listing.name}</bdi>)}</a>
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
						label={t.whatIsWrong}
						help={t.reportHelp}
						max={REVIEW_REPORT_MAX}
						value={failed?.reason ?? ""}
						problem={failed?.problems["/reason"]}
					/>
					<button type="submit">{t.reportButton}</button>
				</PostForm>
			)}
		</>,
	);
}
