import { letterLength, sentencesOf, splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { LENGTH_MAX, type Line, sameWords } from "#drafting/extractive/own-slogan";
import type { SiteText, TextBlock } from "#drafting/extractive/site-text";
import { titleParts } from "#drafting/extractive/titles";
import { bare } from "#drafting/lexicon/bare";
import { CALL, GREETING } from "#drafting/lexicon/definitions";
import { noSloganBecause } from "#drafting/reading/slogan";

/** Of a longer description the first sentence is enough. */
const WHOLE_MAX = 130;
/** What remains of a title when the name is taken off it: `Cloud backups` of `Acme - Cloud backups`. */
export function titleRemainder(title: string, name: string): string | null {
	const parts = titleParts(title);
	const names = (part: string) => bare(part).includes(bare(name)) || bare(name).includes(bare(part));
	const first = parts[0];
	const last = parts.at(-1);
	if (parts.length < 2 || first === undefined || last === undefined) return null;
	const own = [first, last].find((part) => sameWords(part, name)) ?? [first, last].find(names);
	if (own === undefined) return null;
	// `Acme - Cloud backups | Acme`: at both ends it is the name.
	const isTwice = parts.length > 2 && sameWords(first, name) && sameWords(last, name);
	const at = own === first ? title.indexOf(parts[1] ?? "", own.length) : 0;
	const isToEnd = own === first && !isTwice;
	const end = isToEnd ? title.length : title.lastIndexOf(parts.at(-2) ?? "") + (parts.at(-2) ?? "").length;
	return title.slice(at, end).trim();
}

export function linesOf(site: SiteText, pick: (source: TextBlock) => boolean): Line[] {
	return [...site.literal, ...site.visible]
		.filter((source) => source.page === site.home && pick(source))
		.map((source) => ({ source, value: source.text.replace(/\s+/gu, " ") }));
}

const DATED = /(?<![\p{N}.,])(?:19|20)\d{2}(?!\p{N})/u;

/** The description of the head, or its first sentence, when it is short enough and not cut off. */
export function shortDescriptions(site: SiteText): Line[] {
	const tags = ["description", "og:description", "twitter:description"];
	const lines = linesOf(site, ({ block }) => block.kind === "meta" && tags.includes(block.tag));
	return lines.flatMap(({ source, value }) => {
		// What happened in a year is news or history.
		if (DATED.test(value)) return [];
		const isWhole = sentencesOf(value).every((part) => noSloganBecause(foldText(part)) === null && !CALL.test(part));
		if (letterLength(value) <= WHOLE_MAX && isWhole && !/(?:\.\.\.|…)$/u.test(value)) return [{ source, value }];
		const first = splitSentences(value)[0];
		const sentence = first ? value.slice(first.start, first.end) : "";
		return sentence !== "" && sentence.length <= LENGTH_MAX && /[.!?]$/u.test(sentence)
			? [{ source, value: sentence }]
			: [];
	});
}

/** `Welcome to Acme`. */
const greetsBy = (text: string, name: string) =>
	GREETING.test(text) && text.split(/\s+/u).length <= GREETING_WORDS_MAX && bare(text).endsWith(bare(name));
const GREETING_WORDS_MAX = 5;

/** Whether a paragraph ends with the buttons under its words. */
const holdsButtons = ({ page, block, text }: TextBlock): boolean =>
	page.links.some((link) => link.block === block.id && link.text !== "" && text.includes(`\n${link.text}`));

/** The line right under a main heading that is the name alone, or that greets by it. */
export function leadLine(
	shown: readonly TextBlock[],
	name: string | undefined,
	slogan: (line: Line) => boolean,
): Line | undefined {
	const at = shown.findIndex(
		({ block, text }) =>
			/^h[12]$/.test(block.tag) && name !== undefined && (sameWords(text, name) || greetsBy(text, name)),
	);
	const source = at === -1 ? undefined : shown[at + 1];
	if (!source || source.block.tag === "button" || holdsButtons(source)) return undefined;
	const line = { source, value: source.text.replace(/\s+/gu, " ") };
	return slogan(line) ? line : undefined;
}
