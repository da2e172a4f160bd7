import type { ListingProfile } from "#core/listings/profile";
import type { PlainForms } from "#core/listings/row-facts";
import { nameIn, otherForms, wordsOf } from "#core/search/words";

/** What searches read of a listing, beside its categories, whose names are the site team's. */
export interface Texts
	extends Pick<ListingProfile, "tags" | "keywords" | "features" | "usps" | "description" | "pricing_summary" | "city"> {
	name: string;
	tagline: string | null;
	shortDescription: string | null;
}

/**
 * The words of a listing whose letters have a plain form (`ＣＲＭ`, `ﬁnance`): SQLite knows no such forms, so that the index is told.
 * Source: docs/search.md#how-words-are-understood.
 * @returns null where there are none, as nearly everywhere.
 */
export function plainForms(texts: Texts): PlainForms | null {
	const { name, tagline, shortDescription, tags, keywords, features, usps, description, pricing_summary, city } = texts;
	const isNamedSo = otherForms(name).length > 0;
	const labels = otherForms([tagline ?? "", ...tags, ...keywords].join("\n"));
	const body = otherForms(
		[shortDescription, ...features, ...usps, description, pricing_summary, city].map((one) => one ?? "").join("\n"),
	);
	if (!isNamedSo && labels.length + body.length === 0) return null;
	return {
		...(isNamedSo && { name: wordsOf(name).join(" "), squeezed: nameIn(name) }),
		...(labels.length > 0 && { labels: labels.join(" ") }),
		...(body.length > 0 && { body: body.join(" ") }),
	};
}
