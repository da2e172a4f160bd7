import type { Span } from "#core/evidence/evidence-quote";
import { literalRuns } from "#core/evidence/literal-runs";
import { standsIn } from "#core/evidence/verbatim";
import { quotesBehind } from "#core/listings/origin";
import type { Hand } from "#core/listings/profile";

/** Words of a website behind a value, as operations answer with them. */
export interface Quote {
	quote: string;
	/** The page they stand on. */
	url: string;
	/** When the page was read, ISO 8601; not known of quotes that were kept without. */
	fetched_at?: string | undefined;
	/** Which entry of a list it is about. */
	of?: string | undefined;
	/** What stands around it in its sentence. */
	before?: string | undefined;
	after?: string | undefined;
	/** Words beside it on the page, where it stands there more than once. */
	prefix?: string | undefined;
	suffix?: string | undefined;
	/** Which parts of the value stand in it word for word. */
	spans?: readonly { of?: string | undefined; start: number; end: number }[] | undefined;
	/** When the website was read again last, ISO 8601, and whether the words were there. */
	seen?: { at: string; is_there: boolean } | undefined;
}

/** What is behind the values of one listing or draft: `get_listing` answers with all of it. */
export interface Proved {
	/** Of a listing: then each fact of it can be reported from its slip. */
	slug?: string;
	/** By field, as drafts call it. */
	evidence: Readonly<Record<string, readonly Quote[]>>;
	/** Who typed what did not come from the website. */
	typed: readonly { field: string; of?: string | undefined; by: Hand }[];
	/** Fields that the website was read for and does not state. */
	not_found_on_website?: readonly string[];
	/** Fields of which nothing is known, because their pages could not be read. */
	not_read_on_website?: readonly { field: string; reason: string }[];
}

/** How one fact is known. `null`: its page says so without a mark, as for what this directory counts. */
export type Proof =
	| { origin: "site"; quotes: readonly Quote[]; hand: Hand | undefined }
	| { origin: "owner" }
	| { origin: "team" }
	| { origin: "none"; reason: string | null; isSought: boolean }
	| null;

/** @param isBlank whether there is no value. */
export function proofOf(of: Proved, field: string, entry: string | undefined, isBlank: boolean): Proof {
	if (isBlank) {
		const unread = of.not_read_on_website?.find((one) => one.field === field);
		const isSought = of.not_found_on_website?.includes(field) ?? false;
		return { origin: "none", reason: unread?.reason ?? null, isSought };
	}
	const hand = of.typed.find((one) => one.field === field && (one.of === undefined || one.of === entry))?.by;
	const quotes = hand !== undefined && entry !== undefined ? [] : quotesBehind(of.evidence, field, entry);
	if (quotes.length > 0) return { origin: "site", quotes, hand };
	return hand === undefined ? null : { origin: hand };
}

/** A part of shown words that stands so on the website. UTF-16 offsets, end exclusive. */
export interface Literal {
	start: number;
	end: number;
	quote: Quote;
}

/** Which of the shown words stand in which quote: as it is kept with the quote, or found now where other words are shown. */
export function literalsOf(words: string, quotes: readonly Quote[], entry?: string): Literal[] {
	return quotes.flatMap((quote) =>
		(keptSpans(words, quote, entry) ?? literalRuns(words, quote.quote)).map((span) => ({ ...span, quote })),
	);
}

/** Null where the spans are not of these words: yellow on words that the website does not have would be a lie. */
function keptSpans(words: string, { quote, spans, of }: Quote, entry: string | undefined): Span[] | null {
	const own = spans?.filter((span) => of !== undefined || span.of === undefined || span.of === entry) ?? null;
	return own?.every(({ start, end }) => end <= words.length && standsIn(words.slice(start, end), quote)) ? own : null;
}
