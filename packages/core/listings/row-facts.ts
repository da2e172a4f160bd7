import type { EvidenceCounts } from "#core/listings/evidence-counts";
import type { ListedPrice } from "#core/listings/listed-prices";
import { type Origin, originOf, quotesBehind } from "#core/listings/origin";
import type { ListingProfile, ListingQuote } from "#core/listings/profile";
import { oneLine } from "#core/web/plain-text";

/** What a row says of a listing beside its hot columns. Kept with the listing: lists read no profiles. */
export interface RowFacts {
	/** Null where nothing is said of prices. */
	price: RowPrice | null;
	city: string | null;
	/** The least that it costs; absent where it was described before that was read. */
	prices?: ListedPrice[];
	/** These by their steps: from here triggers take them into the index of searches. */
	steps?: string[];
	/** Its words whose letters have a plain form; absent where there are none. From here triggers take them into that index, too. */
	plain?: PlainForms;
	/** The best it has won, of equal ones the newest; null or absent where it has won nothing. */
	award?: RowAward | null;
	/** How its facts are known. */
	counts: EvidenceCounts;
}

/** Words by where they stand, with spaces between; what has none is left out. Source: docs/search.md#how-words-are-understood. */
export interface PlainForms {
	/** All words of a name of which one is written otherwise. */
	name?: string;
	/** That name as one word. */
	squeezed?: string;
	/** Of tagline, tags and keywords. */
	labels?: string;
	body?: string;
}

export interface RowAward {
	/** Monday of the week it was won in. */
	week: string;
	place: number;
}

export interface RowPrice {
	/** The beginning of what it costs; null where only the kind of pricing is known, or where it takes longer to say. */
	words: string | null;
	by: Origin;
	/** Behind the words; null unless the website says them. */
	quote: ListingQuote | null;
}

/** What fits into a row beside the category. */
const PRICE_MAX = 40;

/** Where the beginning of a price ends; a comma or stop inside of a number ends nothing. */
const CLAUSE_END = /[,;:.!?](?=\s|$)|\s[–—-]\s/u;

/** "Free up to 30 articles" of "Free up to 30 articles; 29 dollars a month above that."; null where it takes longer. */
export function priceWords(summary: string): string | null {
	const words = oneLine(summary).split(CLAUSE_END)[0]?.trim() ?? "";
	return words === "" || words.length > PRICE_MAX ? null : words;
}

type Priced = Pick<ListingProfile, "pricing_summary" | "evidence" | "typed">;

/** The price as a row says it, and who says so. @param model of pricing, as the hot table has it. */
export function rowPrice(profile: Priced, model: string | null): RowPrice | null {
	const words = profile.pricing_summary === null ? null : priceWords(profile.pricing_summary);
	if (words === null && model === null) return null;
	const field = words === null ? "pricing_model" : "pricing_summary";
	const by = originOf(profile, field);
	return { words, by, quote: by === "site" ? (quotesBehind(profile.evidence, field)[0] ?? null) : null };
}
