import { reviewsBy } from "#store/review-lists";
import { listPage } from "../list-page.ts";
import { showAccount } from "../parts/account-page.tsx";
import { Empty } from "../parts/empty.tsx";
import { Paging } from "../parts/paging.tsx";
import { Prose } from "../parts/prose.tsx";
import { OwnersAnswer, OwnState, ReviewFacts, WithdrawReview } from "../parts/reviews.tsx";
import { formTokenOf, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.reviews;

/** What a person has reviewed, and where each review stands. */
export default function myReviewsPage(site: Site): void {
	site.get("/account/reviews", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { db } = c.var.services;
		const list = await listPage(c, (window) => reviewsBy(db, session.user.id, window));
		const token = await formTokenOf(c);
		return showAccount(
			c,
			{ at: "/account/reviews", title: t.yourReviews },
			<>
				<h1>{t.yourReviews}</h1>
				{list.isEmpty && <Empty title={t.noneOfYours} help={t.howToReview} href="/listings" label={t.seeProducts} />}
				{list.items.map((review) => {
					const { listing } = review;
					const path = `/listings/${listing.slug}`;
					const isLive = listing.status === "live";
					return (
						<article class="card">
							<h2>
								{isLive ? (
									<a href={path}>
										<bdi>{listing.name}</bdi>
									</a>
								) : (
									<bdi>{listing.name}</bdi>
								)}
							</h2>
							<ReviewFacts review={review} />
							<OwnState review={review} />
							<Prose text={review.body} />
							<OwnersAnswer to={review} />
							{isLive ? (
								<p>
									<a href={`${path}/review`}>
										{t.editShort}
										<span class="visually-hidden"> {t.yourReviewOf(<bdi>{listing.name}</bdi>)}</span>
									</a>
								</p>
							) : (
								<p class="muted">{t.hidden}</p>
							)}
							<WithdrawReview id={review.id} of={listing.name} returnTo="/account/reviews" token={token} />
						</article>
					);
				})}
				<Paging of={list} path="/account/reviews" />
			</>,
		);
	});
}
