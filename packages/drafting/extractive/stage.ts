import type { Candidate, Evidence } from "#core/evidence/evidence";
import { splitSentences } from "#core/web/sentences";
import { isPlainStatement } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { isBesideTitle, isYetToCome } from "#drafting/context/yet-to-come";
import { cite, citeSpan, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { isBetaOfOthers, saysBeta } from "#drafting/reading/stage";

/** So far a front page tells of the whole. */
const OPENING = 40;
const BADGE_MAX = 60;

/** Only stages that the site says of itself in so many words: a beta, or a product yet to come. */
export function draftStage(site: SiteText): Candidate<string> | undefined {
	const home = site.visible.filter(
		(source) => source.page === site.home && source.block.landmark !== "footer" && mayProve("stage", source),
	);
	for (const source of home.slice(0, OPENING)) {
		const evidence = isBetaBadge(source) ? cite(source) : betaSentence(source, site);
		if (evidence) return { value: "beta", evidence };
	}
	const soon = home.find(({ page, block }) => isYetToCome(site.pages, page, block));
	return soon && { value: "pre-launch", evidence: cite(soon) };
}

const isBetaBadge = ({ page, block, text }: TextBlock) =>
	text.length <= BADGE_MAX && block.landmark !== "nav" && saysBeta(text) && isBesideTitle(page, block);

/** Said by the site's name or as ours, in a plain sentence. */
function betaSentence({ page, block, text }: TextBlock, { ownNames, pages }: SiteText): Evidence[] | undefined {
	const isOwn = (sentence: string) =>
		isPlainStatement(sentence) && !isBetaOfOthers(sentence, ownNames) && subjectOf(sentence, ownNames, pages) === "own";
	const found = splitSentences(text)
		.map(({ start, end }) => ({ start, end, sentence: text.slice(start, end) }))
		.find(({ sentence }) => saysBeta(sentence) && isOwn(sentence));
	return found && citeSpan(page, { start: block.start + found.start, end: block.start + found.end });
}
