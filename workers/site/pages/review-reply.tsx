import replyToReview from "#actions/reviews/reply-to-review";
import { AppError, notFound } from "#core/errors";
import { REVIEW_REPLY_MAX } from "#core/limits";
import { act } from "../act.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { Prose } from "../parts/prose.tsx";
import { ReviewFacts } from "../parts/reviews.tsx";
import { type Problems, problemsOf, TextField, typed } from "../parts/text-field.tsx";
import { shownReview } from "../shown-review.ts";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.reviews;

/** The owner's answer to a review of their product. To anybody else it does not exist. */
export default function reviewReplyPage(site: Site): void {
	site.get("/reviews/:id{[0-9]{1,15}}/reply", (c) => page(c));

	site.post("/reviews/:id{[0-9]{1,15}}/reply", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const form = await c.req.parseBody();
		const text = typed(form.text);
		const review_id = Number(c.req.param("id"));
		try {
			const { slug } = await act(c, replyToReview, { review_id, version: Number(form.version), text });
			return c.redirect(`/listings/${slug}#review-${review_id}`, 303);
		} catch (error) {
			const isChanged = error instanceof AppError && error.code === "review_changed";
			return page(c, { text, isChanged, problems: isChanged ? {} : problemsOf(error) });
		}
	});
}

async function page(c: PageContext, failed?: { text: string; isChanged: boolean; problems: Problems }) {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const { review, listing } = await shownReview(c);
	if (listing.ownerId !== session.user.id) return notFound("review of your product");
	const token = await formTokenOf(c);
	if (failed !== undefined) c.status(400);
	return show(
		c,
		{ title: t.answerTitle(listing.name), width: "narrow" },
		<>
			<Crumbs above={[{ href: `/listings/${listing.slug}`, label: listing.name }]} />
			<h1>{review.reply === null ? t.answerOne : t.correctAnswer}</h1>
			{failed?.isChanged && <Notice kind="problem">{t.changedMeanwhile}</Notice>}
			<article class="card">
				<ReviewFacts review={review} />
				<Prose text={review.body} />
			</article>
			<PostForm action={`/reviews/${review.id}/reply`} token={token} class="card">
				<input type="hidden" name="version" value={String(review.version)} />
				<TextField
					name="text"
					label={t.yourAnswer}
					help={t.answerHelp}
					max={REVIEW_REPLY_MAX}
					value={failed?.text ?? review.reply ?? ""}
					problem={failed?.problems["/text"]}
				/>
				<button type="submit">{review.reply === null ? t.publishAnswer : t.saveAnswer}</button>
			</PostForm>
		</>,
	);
}
