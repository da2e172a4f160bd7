import type { SiteDraft } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import { findQuote } from "#core/evidence/evidence-quote";
import type { QuotedFact, QuotePlace, StaleQuote } from "#core/evidence/quoted-facts";
import { kept } from "#core/listings/listing-quotes";
import type { ListingQuotes } from "#core/listings/profile";
import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";

export interface StaleFact {
	/** As the fact was called. */
	field: string;
	/** The quotes that were looked for and not found. */
	missing: { quote: string; url: string }[];
	/** What the site says of the same field now; null when it says nothing. */
	now: string | string[] | null;
}

function standsOn(pages: readonly ReadPage[], quote: string): boolean {
	// The words may have moved to another page: the fact is still on the site.
	return pages.some((page) => findQuote(page, quote) !== null);
}

/** Of these quotes, those that stand nowhere on the pages read now, although the page that held them was read again. */
export function goneQuotes(quotes: readonly QuotePlace[], pages: readonly ReadPage[]): QuotePlace[] {
	const read = new Set(pages.map((page) => page.url));
	const gone = quotes.filter(({ quote, url }) => read.has(url) && !standsOn(pages, quote));
	const places = gone.map(({ quote, url }) => [JSON.stringify([quote, url]), { quote, url }] as const);
	return [...new Map(places).values()];
}

function sameValue(a: string | string[], b: string | string[]): boolean {
	const plain = (value: string | string[]) => foldText([value].flat().join("\n")).toLowerCase();
	return plain(a) === plain(b);
}

/**
 * The facts that a site stated once and states no more. A fact is stale when one of its quotes stands nowhere on the
 * pages read now, although the page that held it was read again, and a fresh draft does not say the same.
 * Nothing is changed: the owner decides.
 * @param fresh a draft of the pages read now, for the fields it has.
 */
export function findStaleFacts(
	facts: readonly QuotedFact[],
	pages: readonly ReadPage[],
	fresh: Pick<SiteDraft, "fields">,
): StaleFact[] {
	return facts.flatMap(({ field, value, evidence }) => {
		const missing = goneQuotes(evidence, pages);
		if (missing.length === 0) return [];
		const now = (fresh.fields as Record<string, { value: string | string[] } | undefined>)[field]?.value ?? null;
		if (now !== null && sameValue(now, value)) return [];
		return [{ field, missing, now }];
	});
}

/** The stale facts as they are kept for the owner, quote by quote, and what is behind the words that the site has now. */
export function staleQuotes(
	facts: readonly QuotedFact[],
	pages: readonly ReadPage[],
	fresh: Pick<SiteDraft, "fields">,
): { staleFacts: StaleQuote[]; nowQuotes: ListingQuotes } {
	const stale = findStaleFacts(facts, pages, fresh);
	const proofs = stale.flatMap(({ field, now }) => {
		const found = (fresh.fields as Record<string, { evidence: Evidence[] } | undefined>)[field];
		return now === null || found === undefined ? [] : [[field, found.evidence.map((one) => kept(one))] as const];
	});
	return {
		staleFacts: stale.flatMap(({ field, missing, now }) =>
			missing.map(({ quote, url }) => ({ field, quote, url, now })),
		),
		nowQuotes: Object.fromEntries(proofs),
	};
}
