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

/** Whether a folded text holds another as whole words. */
export function holdsWords(text: string, needle: string): boolean {
	for (let at = text.indexOf(needle); needle !== "" && at !== -1; at = text.indexOf(needle, at + 1)) {
		if (!cutsWord(text, at) && !cutsWord(text, at + needle.length)) return true;
	}
	return false;
}

/** Whether a value stands word for word, case included, in its quotes. */
export function isLiteral(value: string, evidence: readonly Evidence[], pages: readonly ReadPage[]): boolean {
	const needle = foldText(value);
	return flowingTexts(evidence, pages).some((text) => holdsWords(text, needle));
}
