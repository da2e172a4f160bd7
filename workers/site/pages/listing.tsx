import { AppError } from "#core/errors";
import { evidenceOf } from "#core/listings/evidence-counts";
import getListing from "#operations/directory/get-listing";
import { toSummary } from "#operations/directory/listing-summary";
import { alternativesOf } from "#store/alternatives";
import { hiddenAddress } from "#store/hidden-listings";
import { besideProfile } from "#store/listing-page";
import { ask } from "../ask.ts";
import { followingOf } from "../following.ts";
import { show } from "../layout.tsx";
import { Crumbs, crumbData } from "../parts/crumbs.tsx";
import { EvidenceBar } from "../parts/evidence.tsx";
import { newNumbering, notesOf } from "../parts/facts.ts";
import { Actions } from "../parts/listing-actions.tsx";
import { Alternatives } from "../parts/listing-alternatives.tsx";
import { ListingBody } from "../parts/listing-body.tsx";
import { productData } from "../parts/listing-data.ts";
import { Head } from "../parts/listing-head.tsx";
import { PutRight } from "../parts/listing-side.tsx";
import { faqData } from "../parts/prose.tsx";
import { Reviews } from "../parts/reviews.tsx";
import type { Listing } from "../parts/shown-listing.ts";
import { proofAlternates } from "../proofs.ts";
import { reviewingOf } from "../reviewing.ts";
import { savingOf } from "../saving.ts";
import { listingPreview } from "../share/preview.ts";
import type { PageContext, Site } from "../site.ts";
import { viewed } from "../viewed.ts";
import { votingOf } from "../voting.ts";
import { beginning } from "../words/format.ts";
import { words } from "../words/words.ts";
import { oembedAlternates } from "./oembed.ts";

const t = words.listing;

/** Neighbours shown under a listing, in one row. */
const ALTERNATIVES_SHOWN = 3;
const REVIEWS_SHOWN = 5;

/** Everything public about a listing, each fact with its mark. */
export default function listingPage(site: Site): void {
	site.get("/listings/:slug", async (c) => {
		const slug = c.req.param("slug");
		try {
			return await listingPageOf(c, slug);
		} catch (error) {
			if (error instanceof AppError && error.code === "not_found") return hiddenPage(c, slug, error);
			throw error;
		}
	});
}

/** What an address tells that a listing had: it leads to the one it was merged into, or says that there is nothing now. */
async function hiddenPage(c: PageContext, slug: string, missing: AppError) {
	const hidden = await hiddenAddress(c.var.services.db, slug);
	if (hidden === null) throw missing;
	if (hidden.leadsTo !== null) return c.redirect(`/listings/${hidden.leadsTo}`, 301);
	c.status(404);
	return show(
		c,
		{ title: t.notListed },
		<>
			<h1>{t.notListed}</h1>
			<p class="lead">{t.notListedText}</p>
			<p>
				<a class="button" href="/listings">
					{t.allListings}
				</a>
			</p>
		</>,
	);
}

async function listingPageOf(c: PageContext, slug: string) {
	const { db, settings, links, canSeal } = c.var.services;
	const params = { slug };
	const found = besideProfile(db, slug);
	const [listing, alternatives, beside, reviewing, voting, saving, following] = await Promise.all([
		ask(c, getListing, { params }),
		alternativesOf(db, slug, ALTERNATIVES_SHOWN),
		found,
		reviewingOf(c, { slug, found }, { limit: REVIEWS_SHOWN, offset: 0 }),
		votingOf(c, [params]),
		savingOf(c, [params]),
		followingOf(c, params),
	]);
	const above = aboveOf(listing);
	// Its place here was paid for: by highlighting it, or by a paid launch.
	const isSponsored = listing.paid || beside?.plan === "paid";
	if (beside !== null) viewed(c, beside);
	const { won = [], readings = null } = beside ?? {};
	const now = new Date();
	const numbering = newNumbering();
	const notes = notesOf(listing, numbering);
	return show(
		c,
		{
			title: listing.seo.title ?? (listing.tagline === null ? listing.name : `${listing.name}: ${listing.tagline}`),
			description: beginning(
				listing.seo.description ?? listing.short_description ?? listing.description ?? listing.name,
			),
			canonical: `/listings/${listing.slug}`,
			image: await listingPreview(listing, settings),
			scripts: ["press.js", "copy.js"],
			alternates: [
				...oembedAlternates(listing.links.page, listing.name),
				...proofAlternates(c, "listings", listing.slug),
			],
			jsonLd: [productData(listing, won), crumbData(settings.origin, above, listing.name), ...faqData(listing.faqs)],
		},
		<>
			<Crumbs above={above} />
			<Head
				listing={listing}
				notes={notes}
				actions={
					<Actions listing={listing} isSponsored={isSponsored} voting={voting} following={following} saving={saving} />
				}
			/>
			<EvidenceBar of={evidenceOf(listing)} />
			<ListingBody
				listing={listing}
				notes={notes}
				won={won}
				readings={readings}
				now={now}
				reviews={<Reviews listing={listing} reviewing={reviewing} />}
				below={<PutRight listing={listing} canSign={canSeal} isOwn={reviewing.isOwner} />}
			/>
			<Alternatives
				of={listing}
				listings={alternatives.map(({ card, isApproved }) => ({ ...toSummary(card, links), approved: isApproved }))}
				numbering={numbering}
			/>
		</>,
	);
}

/** The pages above: its category's, or all listings where it has none. */
function aboveOf({ category }: Listing): { href: string; label: string }[] {
	if (category === null) return [{ href: "/listings", label: t.allListings }];
	return [
		{ href: "/categories", label: t.allCategories },
		{ href: `/categories/${category.slug}`, label: category.name },
	];
}
