import type { Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { SUPERLATIVES } from "#drafting/lexicon/words";

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

/** Whether a value stands word for word, case included, in its quotes. */
export function isLiteral(value: string, evidence: readonly Evidence[], pages: readonly ReadPage[]): boolean {
	const needle = foldText(value);
	return needle !== "" && flowingTexts(evidence, pages).some((text) => text.includes(needle));
}

const NUMBER = /\d+(?:[.,]\d+)*/gu;

/** Numbers of a text that none of the quotes holds. */
export function unsupportedNumbers(text: string, evidence: readonly Evidence[]): string[] {
	const known = new Set(evidence.flatMap(({ quote }) => quote.match(NUMBER) ?? []));
	return (text.match(NUMBER) ?? []).filter((number) => !known.has(number));
}

function unsupportedSuperlative(text: string, quotes: string): string | null {
	for (const [word] of text.matchAll(new RegExp(SUPERLATIVES.source, "giu"))) {
		if (!quotes.toLowerCase().includes(word.toLowerCase())) return word;
	}
	return null;
}

const FUNCTION_WORDS = new Set(
	"a an and any are as at be by can for from has have helps how in into is it its lets more of on one or so such that the their them they this to up use used uses using via when which while who will with without you your und der die das ein eine für mit von zu et le la les un une des de du en pour avec el los las y para con i w na z do и в на с для это".split(
		" ",
	),
);
/** Endings differ where a sentence is put together anew, so words are compared by their beginnings. */
const STEM_LENGTH = 5;

function stems(text: string): string[] {
	const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
	return words.filter((word) => !FUNCTION_WORDS.has(word)).map((word) => word.slice(0, STEM_LENGTH));
}

/** Share of a sentence's content words that must occur in its quotes. */
const OVERLAP_MIN = 0.7;

/** Names inside a sentence (capital letter, not at its beginning) that no quote holds. */
function unsupportedNames(text: string, quotes: string, ownNames: readonly string[]): string[] {
	const known = `${quotes} ${ownNames.join(" ")}`.toLowerCase();
	const names = [...text.matchAll(/(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{L}\p{N}'-]+/gu)].map((match) => match[0]);
	return names.filter((name) => !known.includes(name.toLowerCase()));
}

/**
 * Whether one sentence says no more than its quotes: word for word, or composed of their words without a new number,
 * name or superlative.
 * @returns null when it is supported, otherwise the reason why not.
 */
export function unsupportedBecause(
	text: string,
	evidence: readonly Evidence[],
	pages: readonly ReadPage[],
	ownNames: readonly string[],
): string | null {
	if (evidence.length === 0) return "no quote was found in the pages";
	if (isLiteral(text, evidence, pages)) return null;
	const folded = foldText(text);
	const quotes = foldText(evidence.map(({ quote }) => quote).join(" \n "));
	const [number] = unsupportedNumbers(folded, evidence);
	if (number !== undefined) return `the number ${number} is in no quote`;
	const superlative = unsupportedSuperlative(folded, quotes);
	if (superlative !== null) return `"${superlative}" is not the site's word`;
	const [name] = unsupportedNames(folded, quotes, ownNames);
	if (name !== undefined) return `${name} is in no quote`;
	const words = stems(folded);
	const known = new Set(stems(`${quotes} ${ownNames.join(" ")}`));
	const share = words.length === 0 ? 0 : words.filter((word) => known.has(word)).length / words.length;
	return share >= OVERLAP_MIN ? null : "it says more than its quotes";
}
