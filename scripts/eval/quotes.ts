import type { Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";

/** Every piece of evidence in a draft, wherever it stands. */
export function allEvidence(value: unknown): Evidence[] {
	if (typeof value !== "object" || value === null) return [];
	if (Array.isArray(value)) return value.flatMap(allEvidence);
	if ("quote" in value && "start" in value && "url" in value) return [value as Evidence];
	return Object.values(value).flatMap(allEvidence);
}

/** Checks one quote without the drafter's own means: the page, its hash, the offsets and the words. */
export function isQuoteValid(quote: Evidence, pages: readonly ReadPage[]): boolean {
	const page = pages.find((candidate) => candidate.url === quote.url);
	if (!page || page.hash !== quote.page_hash) return false;
	const words = page.text.slice(quote.start, quote.end).replace(/\s+/g, " ").trim();
	if (words !== quote.quote || words === "" || words.length > 300) return false;
	const isWhole =
		page.blocks.some((block) => block.start === quote.start) && page.blocks.some((block) => block.end === quote.end);
	return words.length >= 12 || isWhole;
}
