import { briefProfile, PROFILE_MAX_BYTES } from "#operations/brief/profile";
import { within, withoutBlanks } from "#operations/brief/within";
import type { OwnListingAnswer } from "#operations/listings/own-listing-schema";

/** What was changed comes back to be looked at, not to be read again. */
const CHANGE_MAX_BYTES = 3_000;

/** Where a listing stands, and what to do about it. */
export function listingStanding(listing: OwnListingAnswer) {
	const { listing_id, slug, name, status, public_url, version, next_actions } = listing;
	const { plan, launch_week, launch_position, hidden } = listing;
	const standing = withoutBlanks({ plan, launch_week, launch_position, hidden });
	return within({ listing_id, slug, name, status, ...standing, public_url, version, next_actions }, CHANGE_MAX_BYTES);
}

/** With the code of the badge, which somebody pastes as it is. */
export function listingWithBadge(listing: OwnListingAnswer) {
	const { markdown, redirects, rel, ...badge } = listing.badge;
	return within({ ...listingStanding(listing), badge: withoutBlanks(badge) }, CHANGE_MAX_BYTES);
}

/** One's own listing: what everybody sees in brief, how often it was looked at, and what only its owner needs. */
export function briefOwnListing(listing: OwnListingAnswer) {
	const { badge, stale_facts, unlocked, site_read_at, site_read_outcome, draft_id, ...rest } = listing;
	const { next_actions, media, pricing_summary, seo_title, seo_description, demo_video_url, ...profile } = rest;
	const { markdown, redirects, rel, ...shown } = badge;
	const own = withoutBlanks({ unlocked, site_read_at, site_read_outcome, draft_id, stale_facts });
	// A live listing of a paid plan needs no badge.
	const needed = listing.plan === "paid" ? {} : { badge: withoutBlanks(shown) };
	const { followers, views } = listing;
	const numbers = { ...briefProfile(profile as OwnListingAnswer), followers, views };
	return within({ ...numbers, ...own, ...needed, next_actions }, PROFILE_MAX_BYTES);
}

/** What an edit changed, as it is now. @param parts names of what to show of it. */
export function changedInListing(listing: OwnListingAnswer, parts: readonly string[]) {
	const entries = Object.entries(listing).filter(([name]) => parts.includes(name));
	return within({ ...listingStanding(listing), ...Object.fromEntries(entries) }, CHANGE_MAX_BYTES);
}
