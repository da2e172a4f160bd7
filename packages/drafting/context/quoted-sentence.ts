import type { Evidence } from "#core/evidence/evidence";
import { blocksOf } from "#core/evidence/evidence-quote";
import type { ReadPage } from "#core/web/page";
import { splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";

/**
 * The whole sentences that a quote touches, folded: a quote that begins after the "never" of its sentence is read with
 * it. A quote over several blocks is read as one text.
 */
export function sentencesAround(evidence: Evidence, pages: readonly ReadPage[]): string[] {
	const page = pages.find(({ url }) => url === evidence.url);
	if (!page) return [];
	const blocks = blocksOf(page, evidence);
	const [block] = blocks;
	if (!block) return [];
	if (blocks.length > 1) return [foldText(page.text.slice(block.start, blocks.at(-1)?.end))];
	const text = page.text.slice(block.start, block.end);
	return splitSentences(text)
		.filter(({ start, end }) => block.start + start < evidence.end && block.start + end > evidence.start)
		.map(({ start, end }) => foldText(text.slice(start, end)));
}

/** The sentence right before the first that a quote touches, in the same block, folded. */
export function sentenceBefore(evidence: Evidence, pages: readonly ReadPage[]): string | undefined {
	const page = pages.find(({ url }) => url === evidence.url);
	const [block] = page ? blocksOf(page, evidence) : [];
	if (!page || !block) return undefined;
	const text = page.text.slice(block.start, block.end);
	const before = splitSentences(text).findLast(({ end }) => block.start + end <= evidence.start);
	return before && foldText(text.slice(before.start, before.end));
}

/** The same as one text. */
export function sentenceAround(evidence: Evidence, pages: readonly ReadPage[]): string {
	return sentencesAround(evidence, pages).join(" ");
}
