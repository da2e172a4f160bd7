import type { ListingProfile } from "#core/listings/profile";
import { safeSocials } from "#core/listings/safe-values";
import type { Context } from "#operations/define";
import { toProfile } from "#operations/directory/profile";
import { nextForListing } from "#operations/listings/next-for-listing";
import { badgeView, type ViewContext } from "#operations/listings/own-badge";
import type { OwnListingAnswer } from "#operations/listings/own-listing-schema";
import { staleFactsView } from "#operations/listings/stale-facts";
import type { StoredProfile } from "#store/listing-profile";
import type { ListingRow } from "#store/listings";
import { type ListingParts, type ListingWithProfile, partsOfListing } from "#store/owned-listings";
import { iso } from "#usecases/fields";

/** What stands around a listing of which nothing has happened yet. */
export const NO_PARTS: ListingParts = {
	categories: [],
	founders: [],
	milestones: [],
	updates: [],
	badge: null,
	reread: null,
	domainRatings: [],
	draftId: null,
	listedElsewhere: null,
	hiding: null,
	launches: [],
};

/** The answer for a listing as it is stored now. */
export async function ownListingAnswer(current: ListingWithProfile, ctx: Context): Promise<OwnListingAnswer> {
	return ownListingView(current, await partsOfListing(ctx.db, current.listing.id), ctx);
}

/** The answer for a listing as it is, or is about to be, stored. */
export function ownListingView(
	{ listing, profile }: ListingWithProfile,
	parts: ListingParts,
	ctx: ViewContext,
): OwnListingAnswer {
	return {
		...toProfile(storedProfile(listing, profile, parts), ctx.links),
		listing_id: listing.id,
		plan: listing.plan,
		launch_position: listing.launchPosition,
		public_url: ctx.links.listing(listing.slug),
		domain: listing.domain,
		pricing_summary: profile.pricing_summary,
		demo_video_url: profile.demo_video_url,
		seo_title: profile.seo_title,
		seo_description: profile.seo_description,
		categories: parts.categories.map(({ slug, name, position }) => ({ slug, name, primary: position === 0 })),
		story: profile.story,
		milestones: parts.milestones.map(({ id, date, title, description, url }) => ({
			id,
			date,
			title,
			description,
			url,
		})),
		media: { demo_video_url: profile.demo_video_url },
		unlocked: {
			story: listing.storyUnlocked,
			milestones: listing.milestonesUnlocked,
			media: listing.mediaUnlocked,
		},
		stale_facts: staleFactsView(parts.reread, profile),
		site_read_at: iso(parts.reread?.readAt ?? null),
		site_read_outcome: parts.reread?.outcome ?? null,
		badge: badgeView(listing, parts.badge, ctx),
		hidden: parts.hiding === null ? null : { since: iso(parts.hiding.at), reason: parts.hiding.reason },
		draft_id: parts.draftId,
		created_at: iso(listing.createdAt),
		version: listing.version,
		next_actions: nextForListing(listing, parts, ctx),
	};
}

/** The listing as the public profile is made from it, with nothing locked: it is the owner's own. */
function storedProfile(listing: ListingRow, profile: ListingProfile, parts: ListingParts): StoredProfile {
	const [primary] = parts.categories;
	return {
		card: {
			...listing,
			category: primary === undefined ? null : { slug: primary.slug, name: primary.name },
			row: listing.rowFacts,
		},
		claimed: listing.ownerId !== null,
		unlocked: { story: true, milestones: true, media: true },
		updatedAt: listing.updatedAt,
		reread: rereadOf(parts.reread),
		profile,
		categories: parts.categories,
		founders: parts.founders.map(({ slug, name, title, bio, socials }) => ({
			slug,
			name,
			title,
			bio,
			socials: safeSocials(socials),
		})),
		updates: parts.updates.map(({ id, title, body, createdAt }) => ({ id, title, body, createdAt })),
		domainRatings: parts.domainRatings,
		milestones: parts.milestones,
		launches: parts.launches,
	};
}

function rereadOf(reread: ListingParts["reread"]): StoredProfile["reread"] {
	if (reread === null || reread.readAt === null) return null;
	return { readAt: reread.readAt, pagesRead: reread.pagesRead, goneQuotes: reread.goneQuotes };
}
