import { briefEvidence } from "#operations/brief/quotes";
import { within, withoutBlanks } from "#operations/brief/within";
import type { ListingProfileAnswer } from "#operations/directory/profile";

/** 2,000 tokens. Source: docs/tool-server.md#answers. */
export const PROFILE_MAX_BYTES = 6_200;

/** What one wants to know of a product and why it is believed, without pictures, search-engine words and history. */
export function briefProfile(profile: ListingProfileAnswer) {
	const { logo, logo_url, cover, seo, keywords, facts, price, followers, views, launched_at, links, ...told } = profile;
	const { community_votes, domain_rating, evidence, typed, featured, verified, paid, ...rest } = told;
	const brief = withoutBlanks({
		...rest,
		category: null,
		pricing_model: null,
		categories: profile.categories.map(({ slug }) => ({ slug })),
		domain_rating: domain_rating && {
			value: domain_rating.value,
			provider: domain_rating.provider,
			date: domain_rating.date,
			trend: domain_rating.trend,
		},
		founders: profile.founders.map(({ slug, name, title, bio }) => withoutBlanks({ slug, name, title, bio })),
		latest_updates: profile.latest_updates.map(({ id, title, created_at }) => ({ id, title, created_at })),
		launches: profile.launches.map(({ week, kind, week_votes }) => ({ week, kind, week_votes })),
		evidence: briefEvidence(withoutPictures(evidence)),
		// Of the entries of lists each has its quote or none.
		typed: typed.filter(({ of }) => of === undefined),
		featured: featured || null,
		verified: verified || null,
	});
	const { features, socials, faqs, not_found_on_website } = profile;
	// What the contract names of a profile is there, also where it is empty.
	const named = { features, categories: [], founders: [], faqs, socials, latest_updates: [], not_found_on_website };
	return within({ ...named, ...brief, links: { page: links.page }, paid }, PROFILE_MAX_BYTES);
}

function withoutPictures(evidence: ListingProfileAnswer["evidence"]): ListingProfileAnswer["evidence"] {
	return Object.fromEntries(Object.entries(evidence).filter(([field]) => field !== "logo_url" && field !== "keywords"));
}
