import { listedPrice, type PriceLimit } from "#core/listings/listed-prices";
import { findPrices, type Price } from "#core/numbers/prices";
import { wordsOf } from "#core/search/words";
import { fold } from "#core/web/text-fold";

/** What a query says of the most that somebody wants to pay. Source: docs/search.md#prices. */
export interface PriceAsked {
	limit: PriceLimit;
	/** The words that say it, folded, in their order. */
	words: string[];
	/** Where they stand in the query, in UTF-16 units. */
	start: number;
	end: number;
}

/** Before an amount: at most so much. An amount alone says as much. */
const AT_MOST =
	/(?<![\p{L}\p{N}])(?:under|below|less than|cheaper than|up to|at most|no more than|not more than|max(?:imum)?(?: of)?|within|for|costs?|costing|from under|unter|bis(?: zu)?|maximal|hochstens|höchstens|moins de|jusqu'a|jusqu'à|menos de|hasta|onder|tot|meno di) $|[<≤]=? ?$/iu;
/** So much at least, which nothing here answers. */
const AT_LEAST =
	/(?<![\p{L}\p{N}])(?:over|above|more than|at least|from|starting at|beyond|exceeding|min(?:imum)?(?: of)?|(?:no|not) (?:less than|cheaper than|under|below)|uber|über|mehr als|mindestens|ab|nicht unter|plus de|mas de|más de) $|[>≥]=? ?$/iu;
/** The same, after an amount. */
const OR_MORE =
	/^(?: ?\+| ?(?:or|and) (?:more|over|above|up|upwards|higher)(?![\p{L}\p{N}])| (?:minimum|oder mehr|ou plus)(?![\p{L}\p{N}]))/iu;
/** After an amount. */
const OR_LESS = /^ ?(?:or|and) (?:less|under|below|cheaper)(?![\p{L}\p{N}])|^ (?:max|tops)(?![\p{L}\p{N}])/iu;
/** After an amount: it is paid once. */
const ONCE = /^ ?(?:once|one[- ]time|one[- ]off|einmalig)(?![\p{L}\p{N}])/iu;
/** Before the lower end of a range, and between its ends. */
const BETWEEN = /(?<![\p{L}\p{N}])(?:between|from|zwischen|von|entre|de) $/iu;
const TO = /^ ?(?:-|(?:to|bis)(?!\p{L})) ?(?=\d)|^ ?(?:-|(?:to|and|bis|und|à|a|et|y)(?!\p{L})) ?(?=[^ \d])/iu;
const TO_AFTER_BETWEEN = /^ (?:and|und|et|y) (?=\d)/iu;

/** A query as its prices are read, and where what was read stood. What is in quotation marks is words alone. */
function readable(query: string) {
	const { text, starts, ends } = fold(query);
	const lead = text.length - text.trimStart().length;
	return {
		plain: text.trim().replaceAll(/"[^"]*"/g, (quoted) => '"'.repeat(quoted.length)),
		startOf: (at: number) => starts[at + lead] ?? query.length,
		endOf: (at: number) => ends[at + lead - 1] ?? query.length,
	};
}

/** The first amount with a currency that somebody does not want to go beyond; null where there is none. */
export function priceAsked(query: string): PriceAsked | null {
	if (!/\d/.test(query)) return null;
	const { plain, startOf, endOf } = readable(query);
	const prices = findPrices(plain);
	for (let at = 0; at < prices.length; at++) {
		const price = prices[at];
		const upper = price && upperEnd(plain, price, prices[at + 1]);
		const asked = price && (upper ? askedBy(plain, upper, rangeStart(plain, price)) : askedBy(plain, price));
		if (!asked) continue;
		const [start, end] = [startOf(asked.start), endOf(asked.end)];
		return { limit: asked.limit, words: wordsOf(plain.slice(asked.start, asked.end)), start, end };
	}
	return null;
}

function askedBy(text: string, price: Price, from?: number): Omit<PriceAsked, "words"> | null {
	const before = text.slice(0, price.start);
	const after = text.slice(price.end);
	if (price.currency === null || OR_MORE.test(after)) return null;
	if (from === undefined && AT_LEAST.test(before)) return null;
	const once = ONCE.exec(after)?.[0].length ?? 0;
	const orLess = OR_LESS.exec(after.slice(once))?.[0].length ?? 0;
	const start = from ?? price.start - (AT_MOST.exec(before)?.[0].length ?? 0);
	const { cents, per } = listedPrice(price);
	const limit = { currency: price.currency, cents, per: once > 0 ? ("once" as const) : per };
	return { limit, start, end: price.end + once + orLess };
}

const rangeStart = (text: string, { start }: Price): number =>
	start - (BETWEEN.exec(text.slice(0, start))?.[0].length ?? 0);

/** The upper end of a range, whose currency may be said with its lower one alone: `$5 to $10`, `$5-10 a month`. */
function upperEnd(text: string, lower: Price, next: Price | undefined): Price | null {
	const after = text.slice(lower.end);
	const isBetween = rangeStart(text, lower) < lower.start;
	const join = (TO.exec(after) ?? (isBetween ? TO_AFTER_BETWEEN.exec(after) : null))?.[0].length ?? 0;
	const at = lower.end + join;
	if (join === 0 || lower.currency === null || lower.period !== null) return null;
	const said = `${lower.currency} `;
	const [read] = next?.start === at ? [] : findPrices(said + text.slice(at));
	const upper = read?.start === 0 ? { ...read, start: at, end: at + read.end - said.length } : next;
	const isUpper = upper?.start === at && upper.currency === lower.currency && upper.amount > lower.amount;
	return isUpper ? upper : null;
}

/** A query with the words that say prices in quotation marks: looked for as words alone. */
export function withoutPrice(query: string): string {
	let text = withoutOpenQuote(query);
	for (let asked = priceAsked(text); asked !== null; asked = priceAsked(text)) {
		const { start, end } = asked;
		text = `${text.slice(0, start)}"${text.slice(start, end).trim()}"${text.slice(end)}`;
	}
	return text;
}

/** A quotation mark that is not closed means nothing, and would be closed by the next one. */
export function withoutOpenQuote(query: string): string {
	const { text, starts, ends } = fold(query);
	const marks = text.split('"').length - 1;
	const last = text.lastIndexOf('"');
	return marks % 2 === 0 ? query : query.slice(0, starts[last]) + query.slice(ends[last]);
}
