import type { Evidence } from "#core/evidence/evidence";
import { cutsWord } from "#core/evidence/evidence-quote";
import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";

/** Joins quotes into the texts that stand unbroken on their pages: neighbours on a page flow into one another. */
export function flowingTexts(evidence: readonly Evidence[], pages: readonly ReadPage[]): string[] {
	const ordered = [...evidence].sort((a, b) => a.url.localeCompare(b.url) || a.start - b.start);
	const texts: string[] = [];
	let previous: Evidence | null = null;
	for (const quote of ordered) {
		const page = pages.find((candidate) => candidate.url === quote.url);
		const between = previous?.url === quote.url ? page?.text.slice(previous.end, quote.start) : undefined;
		const flows = previous !== null && previous.end <= quote.start && between !== undefined && between.trim() === "";
		if (flows) texts.push(`${texts.pop() ?? ""} ${quote.quote}`);
		else texts.push(quote.quote);
		previous = quote;
	}
	return texts.map(foldText);
}

/** What Korean writes behind a word without a space. */
const KOREAN_PARTICLE = /^(?:은|는|이|가|을|를|에|에서|의|와|과|로|으로|도)(?![가-힣])/u;

/** Whether a folded text holds another as whole words. */
export function holdsWords(text: string, needle: string): boolean {
	for (let at = text.indexOf(needle); needle !== "" && at !== -1; at = text.indexOf(needle, at + 1)) {
		const end = at + needle.length;
		if (!cutsWord(text, at) && (!cutsWord(text, end) || KOREAN_PARTICLE.test(text.slice(end, end + 3)))) return true;
	}
	return false;
}

/** Whether a value stands word for word, case included, in its quotes. */
export function isLiteral(value: string, evidence: readonly Evidence[], pages: readonly ReadPage[]): boolean {
	const needle = foldText(value);
	return flowingTexts(evidence, pages).some((text) => holdsWords(text, needle));
}
