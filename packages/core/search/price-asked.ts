import { listedPrice, type PriceLimit } from "#core/listings/listed-prices";
import { findPrices, type Price } from "#core/numbers/prices";
import { wordsOf } from "#core/search/words";
import { foldText } from "#core/web/text-fold";

/** What a query says of the most that somebody wants to pay. Source: docs/search.md#prices. */
export interface PriceAsked {
	limit: PriceLimit;
	/** The words that say it, folded, in their order. */
	words: string[];
	/** Where they stand in the query, white space and quotation marks made alike as `foldText` does. */
	start: number;
	end: number;
}

/** Before an amount: at most so much. An amount alone says as much. */
const AT_MOST =
	/(?<![\p{L}\p{N}])(?:under|below|less than|cheaper than|up to|at most|no more than|not more than|max(?:imum)?(?: of)?|within|for|costs?|costing|from under|unter|bis(?: zu)?|maximal|hochstens|höchstens|moins de|jusqu'a|jusqu'à|menos de|hasta|onder|tot|meno di) $|[<≤]=? ?$/iu;
/** So much at least, which nothing here answers. */
const AT_LEAST =
	/(?<![\p{L}\p{N}])(?:over|above|more than|at least|from|starting at|beyond|exceeding|min(?:imum)?(?: of)?|uber|über|mehr als|ab|plus de|mas de|más de) $|[>≥]=? ?$/iu;
/** After an amount. */
const OR_LESS = /^ ?(?:or|and) (?:less|under|below|cheaper)(?![\p{L}\p{N}])|^ (?:max|tops)(?![\p{L}\p{N}])/iu;
/** After an amount: it is paid once. */
const ONCE = /^ ?(?:once|one[- ]time|one[- ]off|einmalig)(?![\p{L}\p{N}])/iu;
/** The query as its prices are read: what is in quotation marks is words alone. */
const readable = (text: string): string =>
	foldText(text)
		.replaceAll(/"[^"]*"/g, (quoted) => " ".repeat(quoted.length))
		.replaceAll(/\s/g, " ");

/** The first amount with a currency that somebody does not want to go beyond; null where there is none. */
export function priceAsked(query: string): PriceAsked | null {
	if (!/\d/.test(query)) return null;
	const plain = readable(query);
	for (const price of findPrices(plain)) {
		const asked = askedBy(plain, price);
		if (asked !== null) return asked;
	}
	return null;
}

function askedBy(text: string, price: Price): PriceAsked | null {
	const before = text.slice(0, price.start);
	if (price.currency === null || AT_LEAST.test(before)) return null;
	const after = text.slice(price.end);
	const once = ONCE.exec(after)?.[0].length ?? 0;
	const orLess = OR_LESS.exec(after.slice(once))?.[0].length ?? 0;
	const start = price.start - (AT_MOST.exec(before)?.[0].length ?? 0);
	const end = price.end + once + orLess;
	const { cents, per } = listedPrice(price);
	return {
		limit: { currency: price.currency, cents, per: once > 0 ? "once" : per },
		words: wordsOf(text.slice(start, end)),
		...{ start, end },
	};
}

/** A query with the words that say a price in quotation marks: looked for as words alone. */
export function withoutPrice(query: string): string {
	const asked = priceAsked(query);
	if (asked === null) return query;
	const text = foldText(query);
	return `${text.slice(0, asked.start)}"${text.slice(asked.start, asked.end).trim()}"${text.slice(asked.end)}`;
}
