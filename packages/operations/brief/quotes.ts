import type { z } from "zod";
import type { quote } from "#operations/directory/quote";

type Quote = Pick<z.output<typeof quote>, "quote" | "url" | "of" | "seen">;

/** Words and their page; where they stand, when they were read and what surrounds them is for who checks them. */
export function briefQuote({ quote, url, of, seen }: Quote): Partial<Quote> {
	return { quote, url, ...(of !== undefined && of !== quote && { of }), ...(seen?.is_there === false && { seen }) };
}

/** Of each value the words that bear most of it: the first quote. Of lists one for each entry, as entries differ. */
export function briefEvidence(evidence: Readonly<Record<string, readonly Quote[]>>): Record<string, Partial<Quote>[]> {
	return Object.fromEntries(
		Object.entries(evidence).map(([field, quotes]) => [field, firstOfEach(quotes).map(briefQuote)]),
	);
}

export function firstQuotes(quotes: readonly Quote[]): Partial<Quote>[] {
	return quotes.slice(0, 1).map(briefQuote);
}

function firstOfEach(quotes: readonly Quote[]): Quote[] {
	const seen = new Set<string | undefined>();
	return quotes.filter(({ of }) => !seen.has(of) && seen.add(of));
}
