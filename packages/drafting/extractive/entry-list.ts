import type { Candidate, Evidence } from "#core/evidence/evidence";
import { splitSentences } from "#core/web/sentences";
import { ENOUGH, type Entry } from "#drafting/extractive/feature-entry";
import { cite, citeSpan, type TextBlock } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";

const FEATURES_MAX = 12;
/** Under a heading that announces them two are one too; a single entry is none. */
export const LIST_MIN = 2;

/** Ticks, bullets and pictures before an entry. */
const SIGNS = /^(?:\p{Extended_Pictographic}|\uFE0F|\s|[✓✔•○●▪►➤→←↑↓–—-])+/u;

/**
 * The entries that are one list: of the same element. Where titles that a text explains make one, lines
 * that stand elsewhere are details or another list; and one or two of another form beside a list are no part of it.
 */
export function ofOneForm(entries: readonly Entry[]): readonly Entry[] {
	const forms = Map.groupBy(entries, ({ source: { page, block } }) => `${page.url} ${block.tag}`);
	const lists = [...forms.values()].filter((form) => form.length >= ENOUGH);
	const explained = lists.filter((form) => form.filter(({ explanation }) => explanation).length * 2 >= form.length);
	const kept = new Set((explained.length > 0 ? explained : lists).flat());
	return kept.size === 0 ? entries : entries.filter((entry) => kept.has(entry));
}

/** Titles of several sizes are of several things, or of parts and what is in them: those of the size that most have. */
export function ofLargestHeading(entries: readonly Entry[]): readonly Entry[] {
	const sizes = Map.groupBy(
		entries.filter(({ source }) => source.block.kind === "heading"),
		({ source: { page, block } }) => `${page.url} ${block.tag}`,
	);
	const most = [...sizes.values()].reduce((kept, size) => (size.length > kept.length ? size : kept), []);
	return entries.filter((entry) => entry.source.block.kind !== "heading" || most.includes(entry));
}

/** The first sentence of what explains an entry, as its second quote. */
function citeExplanation({ page, block, text }: TextBlock): Evidence[] {
	const first = splitSentences(text)[0];
	return first ? citeSpan(page, { start: block.start + first.start, end: block.start + first.end }) : [];
}

export function listOf(entries: readonly Entry[], score: number): Candidate<string[]> | undefined {
	const value: string[] = [];
	const evidence: Evidence[] = [];
	const seen = new Set<string>();
	for (const { source, explanation } of entries) {
		const text = source.text
			.replace(/\s+/gu, " ")
			.replace(SIGNS, "")
			.replace(/(?<![.:;])[.:;]+$/u, "");
		if (seen.has(bare(text)) || value.length >= FEATURES_MAX) continue;
		seen.add(bare(text));
		value.push(text);
		evidence.push(...cite(source), ...(explanation ? citeExplanation(explanation) : []));
	}
	return value.length > 0 ? { value, evidence, score } : undefined;
}
