import { notFound } from "#core/errors";
import { PER_PAGE_DEFAULT } from "#core/limits";
import { publicListing } from "#store/listings";
import { pageOfAddress } from "../ask.ts";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { addressOf, BehindLast, Paging } from "../parts/paging.tsx";
import { NoReviews, OwnState, ReviewList, WriteReview } from "../parts/reviews.tsx";
import { reviewingOf } from "../reviewing.ts";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.reviews;

/** Every published review of a product, newest first. */
export default function listingReviewsPage(site: Site): void {
	site.get("/listings/:slug/reviews", async (c) => {
		const slug = c.req.param("slug");
		const page = pageOfAddress(c);
		const found = publicListing(c.var.services.db, slug);
		const window = { limit: PER_PAGE_DEFAULT, offset: (page - 1) * PER_PAGE_DEFAULT };
		const [row, reviewing] = await Promise.all([found, reviewingOf(c, { slug, found }, window)]);
		const listing = row?.status === "live" ? row : notFound("live product");
		const path = `/listings/${listing.slug}/reviews`;
		const isEmpty = reviewing.shown.length === 0;
		return show(
			c,
			{
				title: t.titleOf(listing.name),
				description: t.about(listing.name),
				canonical: addressOf(path, { page }),
			},
			<>
				<Crumbs above={[{ href: `/listings/${listing.slug}`, label: listing.name }]} />
				<h1>{t.reviewsOf(<bdi>{listing.name}</bdi>)}</h1>
				<p class="lead">{t.who(<bdi>{listing.name}</bdi>)}</p>
				{reviewing.own !== null && <OwnState review={reviewing.own} />}
				{isEmpty && page > 1 && <BehindLast of={{ page, next_page: null }} path={path} />}
				{isEmpty && page === 1 && reviewing.own === null ? (
					<NoReviews listing={listing} reviewing={reviewing} level="h2" />
				) : (
					<>
						<ReviewList reviewing={reviewing} />
						<p class="actions">
							<WriteReview listing={listing} reviewing={reviewing} />
						</p>
					</>
				)}
				<Paging of={{ page, next_page: reviewing.hasMore ? page + 1 : null }} path={path} />
			</>,
		);
	});
}
