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

/** More quotes than these behind one value add nothing that could be seen. */
const QUOTES_MAX = 40;

/**
 * Quotes that know which parts of their value stand in them word for word.
 * @param value a text or number, the entries of a list, or texts by the name that quotes are `of`.
 */
export function withSpans<Q extends Spanned>(field: string, value: unknown, quotes: readonly Q[]): Q[] {
	if (CODED.has(field)) return [...quotes];
	const entries = entriesOf(value).map(([of, text]) => ({ of, words: tokened(text) }));
	return quotes.map((quote, index) => {
		if (index >= QUOTES_MAX) return quote;
		const isNamed = quote.of !== undefined;
		const spans = entries
			.filter(({ of }) => !isNamed || of === quote.of)
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
