import { DRAFT_FIELDS } from "#core/drafts/draft-fields";
import { type ListingFacts, valuesByField } from "#core/listings/listing-facts";

/** A fact of a listing with the quotes it was drafted from. */
export interface QuotedFact {
	/** As drafts call it: `tagline`, `founded_year`. */
	field: string;
	value: string | string[];
	evidence: readonly { quote: string; url: string }[];
}

/** A quote by its words and its page. */
export interface QuotePlace {
	quote: string;
	url: string;
}

/** A reading of a listing's website anew. */
export interface Reread {
	/** Epoch milliseconds. */
	readAt: number;
	pagesRead: readonly string[];
	goneQuotes: readonly QuotePlace[];
}

/** What a reading says of a quote: nothing where its page was not read then, or the quote was cut later. */
export function seenAgain(
	{ quote, url, fetched_at }: QuotePlace & { fetched_at?: string },
	{ readAt, pagesRead, goneQuotes }: Reread,
): { at: string; is_there: boolean } | undefined {
	if (!pagesRead.includes(url) || (fetched_at !== undefined && Date.parse(fetched_at) > readAt)) return undefined;
	const isThere = !goneQuotes.some((gone) => gone.quote === quote && gone.url === url);
	return { at: new Date(readAt).toISOString(), is_there: isThere };
}

/** Quotes, each with what the last reading of their website says of it. @param reread null before the first. */
export function withSeen<Q extends QuotePlace & { fetched_at?: string }>(quotes: readonly Q[], reread: Reread | null) {
	if (reread === null) return quotes;
	return quotes.map((one) => {
		const seen = seenAgain(one, reread);
		return seen === undefined ? one : { ...one, seen };
	});
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
 * Of the quotes that a reading did not find again, those that somebody should look at: they still are the listing's
 * evidence, and its owner has not said that the fact stays although the website now says what it says.
 */
export function openStaleQuotes(
	stale: readonly StaleQuote[],
	keptFacts: readonly StaleQuote[],
	evidence: Readonly<Record<string, readonly QuotePlace[]>>,
): StaleQuote[] {
	const isSame = (a: StaleQuote, b: StaleQuote) =>
		a.field === b.field && a.quote === b.quote && a.url === b.url && JSON.stringify(a.now) === JSON.stringify(b.now);
	return stale.filter(
		(one) =>
			evidence[one.field]?.some(({ quote, url }) => one.quote === quote && one.url === url) &&
			!keptFacts.some((fact) => isSame(fact, one)),
	);
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
