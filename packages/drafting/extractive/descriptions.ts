import type { Candidate, SupportedSentence } from "#core/evidence/evidence";
import { foldText } from "#core/web/text-fold";
import { isCompared, isPlanned } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { bare, citeSpan, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { OWN_SUBJECT } from "#drafting/lexicon/words";
import { noDescriptionBecause } from "#drafting/reading/self-description";
import { isSentence, splitSentences } from "#drafting/reading/sentences";

const SHORT_MAX = 300;
const SENTENCES_MAX = 6;
const SENTENCE_MIN = 40;
const SENTENCE_MAX = 400;

/** Least score of a sentence; on pages about prices, questions and the like only definitions reach the second. */
const SCORE_MIN = 5;
const DEFINITION_SCORE = 8;

interface Sentence {
	source: TextBlock;
	text: string;
	start: number;
	end: number;
	score: number;
}

/** Says what something is or does. */
const DEFINES =
	/\s(?:is|are|provides?|offers?|helps?|lets|allows|makes|turns|gives|enables|connects|ist|bietet|est|propose|es|ofrece|è|offre|é|oferece|jest|oferuje|to|is een|är|er)\s|\s[—–-]\s/iu;

const META_DESCRIPTIONS = ["description", "og:description", "twitter:description"];

/** The description in the page's head, when it is a whole text. */
export function draftShortDescription(
	site: SiteText,
	description: Candidate<string> | undefined,
): Candidate<string> | undefined {
	const metas = site.literal.filter(
		({ page, block, text }) =>
			page === site.home && block.kind === "meta" && META_DESCRIPTIONS.includes(block.tag) && text.length >= 25,
	);
	const whole = metas.find(
		({ text }) =>
			text.length <= SHORT_MAX &&
			!/(?:\.\.\.|…)$/u.test(text) &&
			text.split(/; | \| |(?<=[.!?])\s+/u).every((part) => speaksOfProduct(part, site)),
	);
	if (whole) return { value: whole.text, evidence: citeSpan(whole.page, whole.block) };
	for (const { page, block, text } of metas) {
		const first = splitSentences(text)[0];
		if (!first || first.end - first.start > SHORT_MAX || !isSentence(text.slice(first.start, first.end))) continue;
		if (!speaksOfProduct(text.slice(first.start, first.end), site)) continue;
		const span = { start: block.start + first.start, end: block.start + first.end };
		return { value: text.slice(first.start, first.end), evidence: citeSpan(page, span) };
	}
	const opening = description?.sentences?.[0];
	return opening && opening.text.length <= SHORT_MAX ? { value: opening.text, evidence: opening.evidence } : undefined;
}

/** A statement about the product as it is, in the site's own voice. */
function speaksOfProduct(sentence: string, { ownNames, pages }: SiteText): boolean {
	const folded = foldText(sentence);
	if (noDescriptionBecause(folded) !== null || subjectOf(folded, ownNames, pages) === "other") return false;
	return !isPlanned(folded) && !isCompared(folded);
}

/** The first text under the first main heading of the home page. */
function leadOf(site: SiteText): TextBlock | undefined {
	const at = site.visible.findIndex(({ page, block }) => page === site.home && block.tag === "h1");
	return at === -1 ? undefined : site.visible.slice(at + 1, at + 4).find(({ text }) => isSentence(text));
}

function scoreOf(
	text: string,
	source: TextBlock,
	site: SiteText,
	name: string | undefined,
	lead: TextBlock | undefined,
): number {
	const isNamed = name !== undefined && foldText(text).toLowerCase().includes(name.toLowerCase());
	const opensWithName = name !== undefined && bare(text).startsWith(bare(name));
	const isDefinition = opensWithName && DEFINES.test(text);
	const isLead = source.page === site.home && lead === source;
	const place = source.page === site.home ? 2 : source.page.role === "about" || source.page.role === "features" ? 1 : 0;
	return (
		(isDefinition ? 4 : 0) +
		(opensWithName ? 4 : isNamed ? 3 : 0) +
		(OWN_SUBJECT.test(text) ? 2 : 0) +
		(isLead ? 4 : 0) +
		place
	);
}

function sentencesIn(
	source: TextBlock,
	site: SiteText,
	name: string | undefined,
	lead: TextBlock | undefined,
): Sentence[] {
	const { block, text, page } = source;
	if (block.kind !== "text" && block.tag !== "p") return [];
	if (block.landmark === "nav" || block.landmark === "footer" || block.landmark === "aside") return [];
	if (!mayProve("description", source)) return [];
	return splitSentences(text).flatMap(({ start, end }) => {
		const sentence = text.slice(start, end);
		if (sentence.length < SENTENCE_MIN || sentence.length > SENTENCE_MAX || !isSentence(sentence)) return [];
		if (!speaksOfProduct(sentence, site)) return [];
		const score = scoreOf(sentence, source, site, name, lead);
		const enough =
			page.role === "home" || page.role === "about" || page.role === "features" ? SCORE_MIN : DEFINITION_SCORE;
		return score >= enough
			? [{ source, text: sentence, start: block.start + start, end: block.start + end, score }]
			: [];
	});
}

/** The whole sentences of the head's description: what the site wants to be known by. */
function headSentences(site: SiteText): Sentence[] {
	const metas = site.literal.filter(
		({ page, block, text }) =>
			page === site.home &&
			block.kind === "meta" &&
			META_DESCRIPTIONS.includes(block.tag) &&
			text.length >= SENTENCE_MIN,
	);
	for (const source of metas) {
		const { block, text } = source;
		const sentences = splitSentences(text).flatMap(({ start, end }) => {
			const sentence = text.slice(start, end);
			if (/(?:\.\.\.|…)$/u.test(sentence) || sentence.split(/\s+/u).length < 4) return [];
			if (!speaksOfProduct(sentence, site)) return [];
			return [{ source, text: sentence, start: block.start + start, end: block.start + end, score: 0 }];
		});
		if (sentences.length > 0) return sentences;
	}
	return [];
}

/** The sentences by which the site describes itself, in its own words, in reading order, each with its quote. */
export function draftDescription(site: SiteText, name: string | undefined): Candidate<string> | undefined {
	const seen = new Set<string>();
	const head = headSentences(site);
	const lead = leadOf(site);
	const known = head.map(({ text }) => bare(text));
	const candidates = site.visible
		.flatMap((source) => sentencesIn(source, site, name, lead))
		.filter(({ text }) => {
			const key = bare(text);
			if (seen.has(key) || known.some((other) => other.includes(key) || key.includes(other))) return false;
			seen.add(key);
			return true;
		});
	const best = new Set([...candidates].sort((a, b) => b.score - a.score).slice(0, SENTENCES_MAX));
	const chosen = candidates.filter((sentence) => best.has(sentence));
	const sentences: SupportedSentence[] = [...head, ...chosen].map(({ source, text, start, end }) => ({
		text: text.replace(/\s+/gu, " "),
		evidence: citeSpan(source.page, { start, end }),
	}));
	if (sentences.length === 0) return undefined;
	return {
		value: sentences.map(({ text }) => text).join(" "),
		evidence: sentences.flatMap(({ evidence }) => evidence),
		sentences,
	};
}
