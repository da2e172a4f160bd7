import { DRAFT_FIELDS } from "#core/drafts/draft-fields";
import { type ListingFacts, valuesByField } from "#core/listings/listing-facts";

/** A fact of a listing with the quotes it was drafted from. */
export interface QuotedFact {
	/** As drafts call it: `tagline`, `founded_year`. */
	field: string;
	value: string | string[];
	evidence: readonly { quote: string; url: string }[];
}

/** A quote that no longer stands on the listing's website, as it is kept for the owner. */
export interface StaleQuote {
	field: string;
	quote: string;
	/** The page it stood on. */
	url: string;
	/** What the website says of the field now; null when it says nothing. */
	now: string | string[] | null;
}

/**
 * The facts of a listing that rest on quotes of its website. What the owner typed has none and is left out, and so are
 * categories: those are chosen among the directory's own and not stated by a site. Founders, questions and profiles
 * elsewhere keep their quotes but are not looked for again.
 */
export function quotedFacts(facts: ListingFacts): QuotedFact[] {
	const values = valuesByField(facts);
	return DRAFT_FIELDS.flatMap((field) => {
		const value = stated(values[field]);
		const evidence = facts.profile.evidence[field] ?? [];
		return value === null || evidence.length === 0 ? [] : [{ field, value, evidence }];
	});
}

function stated(value: unknown): string | string[] | null {
	if (Array.isArray(value)) return value.length === 0 ? null : value.map(String);
	if (typeof value === "number") return String(value);
	return typeof value === "string" && value !== "" ? value : null;
}
