import type { Known } from "#core/search/known";

/** What a directory answers that knows no word of a query. */
export const NOTHING_KNOWN: Known = {
	words: new Set(),
	counted: new Map(),
	traits: new Set(),
	labelled: new Set(),
	near: new Map(),
	parts: new Set(),
	manyBegin: new Set(),
	begun: [],
	others: new Map(),
	common: new Map(),
};
