import type { Candidate, Evidence } from "#core/evidence/evidence";
import { ENTRIES_MAX } from "#core/limits";
import { splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { definesProduct, mayDefine } from "#drafting/context/definition";
import { usesWords } from "#drafting/context/own-words";
import { cite, citeSpan, type SiteText, type TextBlock } from "#drafting/extractive/site-text";

/** The keywords that the head of the home page gives and the site uses. */
export function draftKeywords(site: SiteText): Candidate<string[]> | undefined {
	const source = site.literal.find(
		({ page, block }) => page === site.home && block.kind === "meta" && block.tag === "keywords",
	);
	if (!source) return undefined;
	const entries = source.text
		.split(/[,;|]/u)
		.map((entry) => entry.trim())
		.filter((entry) => entry.length >= 2 && entry.length <= 60 && usesWords(site.pages, entry));
	const value = [...new Set(entries)].slice(0, ENTRIES_MAX);
	return value.length > 0 ? { value, evidence: cite(source) } : undefined;
}

/** Texts beyond these are lists. */
const TEXTS_MAX = 40;

export interface DefiningText {
	source: TextBlock;
	/** The sentence itself, as it stands on the page. */
	text: string;
	start: number;
}

/** Texts that say what the product is: the head, the main headings, and sentences that define it. */
export function definingTexts(site: SiteText): DefiningText[] {
	const found: DefiningText[] = [];
	for (const source of [...site.literal, ...site.visible]) {
		if (found.length >= TEXTS_MAX) break;
		if (source.text.length > 2000 || !mayDefine(source.page, source.block, site.pages)) continue;
		for (const { start, end } of splitSentences(source.text)) {
			const text = source.text.slice(start, end);
			if (text.length > 400 || !definesProduct(source.page, source.block, foldText(text), site.ownNames, site.pages))
				continue;
			found.push({ source, text, start: source.block.start + start });
		}
	}
	return found.slice(0, TEXTS_MAX);
}

export function citeText({ source, text, start }: DefiningText): Evidence[] {
	return citeSpan(source.page, { start, end: start + text.length });
}
