import type { QuoteSpan } from "#core/evidence/evidence";
import { literalRuns, tokened } from "#core/evidence/literal-runs";

interface Spanned {
	quote: string;
	/** Of a part with several entries, which one it is about. */
	of?: string;
	spans?: QuoteSpan[];
}

/** Values that are codes or addresses: people are shown other words for them. */
const CODED: ReadonlySet<string> = new Set([
	...["stage", "pricing_model", "country", "categories", "logo_url", "demo_video_url", "socials", "founders"],
]);

/**
 * So many pairs of a word of the value and a letter of its quotes are compared: a description of a page with forty quotes is a
 * tenth of them. What is over is taken for a paraphrase.
 */
const PAIRS_MAX = 10_000_000;

/**
 * Quotes that know which parts of their value stand in them word for word.
 * @param value a text or number, the entries of a list, or texts by the name that quotes are `of`.
 */
export function withSpans<Q extends Spanned>(field: string, value: unknown, quotes: readonly Q[]): Q[] {
	if (CODED.has(field) || quotes.length === 0) return [...quotes];
	const entries = entriesOf(value).map(([of, text]) => ({ of, words: tokened(text) }));
	let left = PAIRS_MAX;
	const isWithin = (words: number, letters: number) => {
		left -= words * letters;
		return left >= 0;
	};
	return quotes.map((quote) => {
		const isNamed = quote.of !== undefined;
		const spans = entries
			.filter(({ of }) => !isNamed || of === quote.of)
			.filter(({ words }) => isWithin(words.tokens.length, quote.quote.length))
			.flatMap(({ of, words }) =>
				literalRuns(words, quote.quote).map((span) => ({ ...(of !== undefined && !isNamed && { of }), ...span })),
			);
		return { ...quote, spans };
	});
}

function entriesOf(value: unknown): [string | undefined, string][] {
	if (typeof value === "string" || typeof value === "number") return [[undefined, String(value)]];
	if (Array.isArray(value)) return value.filter((entry) => typeof entry === "string").map((entry) => [entry, entry]);
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([of, text]) =>
		typeof text === "string" ? [[of, text] as [string, string]] : [],
	);
}
