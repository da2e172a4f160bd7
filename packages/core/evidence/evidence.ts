/** A part of a value that stands word for word in a quote: UTF-16 offsets, end exclusive. */
export interface QuoteSpan {
	/** Of a list, the entry it is a part of. */
	of?: string;
	start: number;
	end: number;
}

/** A literal quote and the place it was cut from. Source: docs/drafts.md#evidence. */
export interface Evidence {
	/** Exactly the stored text from `start` to `end`, white space folded to single spaces. */
	quote: string;
	/** The page it stands on. */
	url: string;
	/** UTF-16 offsets into the stored text of that page, end exclusive. */
	start: number;
	end: number;
	/** ISO 8601 time of the fetch. */
	fetched_at: string;
	/** SHA-256 of the page's stored text, hex. */
	page_hash: string;
	/** What stands before and behind it in its sentence, at most about 240 characters in all; absent where nothing does. */
	before?: string;
	after?: string;
	/** Words beside it, where the page has it more than once: with them a browser finds this one. */
	prefix?: string;
	suffix?: string;
	/** Which parts of the value stand in it word for word; kept up with the value. */
	spans?: QuoteSpan[];
}

/** From here on a chosen value is sure; below it the owner is asked to check it. */
export const SURE_SCORE = 0.75;

/** A value a drafter proposes; worth nothing until the evidence gate has passed its quotes. */
export interface Candidate<T = string | string[]> {
	value: T;
	evidence: Evidence[];
	/**
	 * How sure the drafter is that the value is of the product and in this sense, from 0 to 1: from `SURE_SCORE` on it need
	 * not be checked. Absent where a rule leaves no choice, as for an address or a price.
	 */
	score?: number;
	/** A longer text sentence by sentence, each with its own quotes; `value` is their join. */
	sentences?: SupportedSentence[];
}

export interface SupportedSentence {
	text: string;
	evidence: Evidence[];
}
