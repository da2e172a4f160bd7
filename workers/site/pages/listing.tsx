import { evidenceOf } from "#core/listings/evidence-counts";
import getAlternatives from "#operations/directory/get-alternatives";
import getListing from "#operations/directory/get-listing";
import { publicListing } from "#store/listings";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { Crumbs, crumbData } from "../parts/crumbs.tsx";
import { EvidenceBar } from "../parts/evidence.tsx";
import { FollowButton } from "../parts/follow-button.tsx";
import { Head, SidePanel } from "../parts/listing-head.tsx";
import {
	About,
	Alternatives,
	Founders,
	type Listing,
	Milestones,
	NotRead,
	NotStated,
	Story,
	Updates,
} from "../parts/listing-parts.tsx";
import { Faqs, faqData } from "../parts/prose.tsx";
import { Reviews } from "../parts/reviews.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { VoteButton, votesOf } from "../parts/vote-button.tsx";
import { type Reviewing, reviewingOf } from "../reviewing.ts";
import { listingPreview } from "../share/preview.ts";
import type { Site } from "../site.ts";
import { viewed } from "../viewed.ts";
import { followingOf, savingOf, votingOf } from "../voting.ts";
import { beginning } from "../words/format.ts";
import { oembedAlternates } from "./oembed.ts";

/** Neighbours shown under a listing. */
const ALTERNATIVES_SHOWN = 6;
const REVIEWS_SHOWN = 5;
/** Of a listing that was hidden while its page was read. */
const NO_REVIEWS: Reviewing = { shown: [], hasMore: false, own: null, isOwner: false };

/** Everything public about a listing, each drafted value with its quotes. */
export default function listingPage(site: Site): void {
	site.get("/listings/:slug", async (c) => {
		const { db, settings } = c.var.services;
		const params = { slug: c.req.param("slug") };
		const [listing, alternatives, row] = await Promise.all([
			ask(c, getListing, { params }),
			ask(c, getAlternatives, { params }),
			publicListing(db, params.slug),
		]);
		const [voting, saving, following, reviewing] = await Promise.all([
			votingOf(c, [listing]),
			savingOf(c, [listing]),
			followingOf(c, listing),
			row === null ? NO_REVIEWS : reviewingOf(c, row, { limit: REVIEWS_SHOWN, offset: 0 }),
		]);
		const above = [
			{ href: "/listings", label: "Listings" },
			...(listing.category === null
				? []
				: [{ href: `/categories/${listing.category.slug}`, label: listing.category.name }]),
		];
		// Its place here was paid for: by highlighting it, or by a paid launch.
		const isSponsored = listing.paid || row?.plan === "paid";
		if (row !== null) viewed(c, row);
		return show(
			c,
			{
				title: listing.seo.title ?? (listing.tagline === null ? listing.name : `${listing.name}: ${listing.tagline}`),
				description: beginning(
					listing.seo.description ?? listing.short_description ?? listing.description ?? listing.name,
				),
				canonical: `/listings/${listing.slug}`,
				image: await listingPreview(listing, settings),
				scripts: ["press.js"],
				alternates: oembedAlternates(listing.links.page, listing.name),
				jsonLd: [productData(listing), crumbData(settings.origin, above, listing.name), ...faqData(listing.faqs)],
			},
			<>
				<Crumbs above={above} />
				<Head
					listing={listing}
					isSponsored={isSponsored}
					press={
						listing.status === "live" && (
							<>
								<VoteButton listing={listing} voting={voting} count={votesOf(listing.votes)} isLarge />
								<FollowButton listing={listing} following={following} />
								<SaveButton listing={listing} saving={saving} />
							</>
						)
					}
				/>
				<EvidenceBar of={evidenceOf(listing)} />
				<div class="columns">
					<div>
						<About listing={listing} />
						<Story listing={listing} />
						<Milestones listing={listing} />
						{listing.faqs.length > 0 && (
							<section aria-labelledby="faqs">
								<h2 id="faqs">Questions and answers</h2>
								<Faqs faqs={listing.faqs} of={listing} />
							</section>
						)}
						<Founders listing={listing} />
						<Updates listing={listing} />
						<Reviews listing={listing} reviewing={reviewing} />
						<NotStated listing={listing} />
						<NotRead listing={listing} />
					</div>
					<SidePanel listing={listing} isSponsored={isSponsored} />
				</div>
				<Alternatives of={listing} listings={alternatives.items.slice(0, ALTERNATIVES_SHOWN)} />
			</>,
		);
	});
}

/** Source: schema.org, Product; only what this page shows. */
function productData(listing: Listing): Record<string, unknown> {
	return {
		"@type": "Product",
		name: listing.name,
		description: listing.short_description ?? listing.tagline ?? undefined,
		url: listing.links.page,
		sameAs: listing.url,
		category: listing.category?.name,
		...(listing.rating !== null && {
			aggregateRating: {
				"@type": "AggregateRating",
				ratingValue: listing.rating.average,
				reviewCount: listing.rating.count,
			},
		}),
	};
}
