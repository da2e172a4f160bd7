import { AppError } from "#core/errors";

/** The refusal of whatever would publish a listing, or a website, that the site team has hidden. */
export function listingHidden(): AppError {
	return new AppError(
		"listing_hidden",
		"The site team has hidden this listing, or another one of its website: only they can show it again.",
	);
}

/** What it means to the site team that a hidden listing's website was listed anew. */
export const DOMAIN_LISTED = {
	code: "duplicate_domain",
	detail: "Its website is listed by another listing by now: hide that one first, or merge the two.",
} as const;
