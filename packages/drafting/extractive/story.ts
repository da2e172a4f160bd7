import type { StorySection } from "#core/drafts/draft-fields";
import type { Candidate, SupportedSentence } from "#core/evidence/evidence";
import { STORY_SECTION_MAX } from "#core/limits";
import type { ReadPage } from "#core/web/page";
import { isSentence, joinSentences, splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { frontKind } from "#drafting/context/front-page";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock } from "#drafting/context/page-context";
import { isAsked, isPlanned } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { cite, citeSpan, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { BEGAN, WHY_BEGUN } from "#drafting/lexicon/origins";
import { OWN_SUBJECT } from "#drafting/lexicon/words";
import { definiteness } from "#drafting/reading/product-sentence";

const PARAGRAPHS_MAX = 8;
const PARAGRAPH_MIN = 60;

/** Headings under which founders tell their story, per section. */
const HEADINGS: [Exclude<StorySection, "title">, RegExp][] = [
	[
		"why_started",
		/why we (?:started|built|founded|began|created|exist)|why (?:i|we) built|warum wir|pourquoi nous|por qué (?:empezamos|nace)|dlaczego powsta|почему мы/iu,
	],
	[
		"whats_next",
		/what(?:'|’)?s next|^(?:(?:our|the|product|public) )?roadmap$|the future|our vision|looking ahead|ausblick|la suite|qué sigue/iu,
	],
	["lessons", /lessons? (?:learned|learnt)|what we(?:'|’)?ve learned/iu],
	["challenges", /\bchallenges? we|our challenges|obstacles/iu],
	["achievements", /achievements|our (?:milestones|successes)|what we(?:'|’)?ve (?:done|achieved)/iu],
	["problem", /^the problem|problem we solve|the challenge$/iu],
	[
		"journey",
		/our journey|the journey|how it (?:all )?(?:started|began)|unsere? (?:reise|weg)|notre (?:parcours|aventure)|nuestro (?:camino|viaje)|il nostro (?:percorso|viaggio)|nossa jornada|onze reis|nasza droga|vår resa|наш путь/iu,
	],
	[
		"story",
		/our story|the story|our history|history of|how we (?:started|began)|who we are|^history$|unsere geschichte|die entstehung|über uns|nuestra trayectoria|nossa (?:história|trajetória)|hoe het begon|notre histoire|nuestra historia|la nostra storia|ons verhaal|wie (?:alles|es) (?:begann|anfing)|comment tout a commencé|cómo empezó todo|com'è (?:nato|iniziato)|como tudo começou|jak to się zaczęło|hik[aâ]yemiz|nasza historia|наша история|vår historia|창업 ?(?:스토리|이야기)|우리(?:의)? ?이야기|브랜드 ?스토리|創業(?:ストーリー|の経緯|の想い)|私たちの(?:物語|ストーリー)|我们的故事|品牌故事/iu,
	],
];

function isParagraph(source: TextBlock): boolean {
	const { block, text } = source;
	if (block.kind === "heading" || block.landmark === "footer" || block.landmark === "nav") return false;
	return text.length >= PARAGRAPH_MIN && isSentence(text) && mayProve("story", source);
}

/** `Our story` in small letters right above a heading that says more: that heading's place, else null. */
function kickerAt(site: SiteText, at: number): number | null {
	const kicker = site.visible[at];
	const heading = site.visible[at + 1];
	const isOver = heading?.block.kind === "heading" && heading.page === kicker?.page;
	return isOver && kicker.block.kind === "text" && kicker.text.length <= KICKER_MAX ? at + 1 : null;
}
const KICKER_MAX = 30;

/** Fewer letters than these tell no story. */
const THIN = 100;
const lengthOf = (paragraphs: readonly TextBlock[]) => paragraphs.reduce((sum, { text }) => sum + text.length, 0);
/** Whether a heading says how the story begins, and is no part of its own. */
const goesOn = ({ text }: TextBlock) => BEGAN.test(text) && partsAnnounced(text).size === 0;

function paragraphsUnder(site: SiteText, index: number): TextBlock[] {
	const heading = site.visible[index];
	const paragraphs: TextBlock[] = [];
	let isOver = false;
	for (let at = index + 1; heading && at < site.visible.length; at++) {
		const source = site.visible[at];
		if (!source || source.page !== heading.page) break;
		if (source.block.kind === "heading") {
			// A line or a slogan, and the story under a title of its own.
			if (isOver || lengthOf(paragraphs) === 0 || lengthOf(paragraphs) >= THIN || !goesOn(source)) break;
			isOver = true;
			continue;
		}
		if (source.block.landmark === "footer" || source.block.landmark === "nav") break;
		if (isParagraph(source)) paragraphs.push(source);
		if (paragraphs.length >= PARAGRAPHS_MAX) break;
	}
	return paragraphs;
}

function asStory(paragraphs: readonly TextBlock[]): Candidate<string> | undefined {
	const sentences: SupportedSentence[] = [];
	let length = 0;
	for (const { page, block, text } of paragraphs) {
		for (const { start, end } of splitSentences(text)) {
			if (length + end - start > STORY_SECTION_MAX) continue;
			const span = { start: block.start + start, end: block.start + end };
			sentences.push({ text: text.slice(start, end).replace(/\s+/gu, " "), evidence: citeSpan(page, span) });
			length += end - start + 1;
		}
	}
	if (sentences.length === 0) return undefined;
	return {
		value: joinSentences(sentences.map(({ text }) => text)),
		evidence: sentences.flatMap(({ evidence }) => evidence),
		sentences,
	};
}

/** On the about page, and not in a part about a person. */
const isAbout = ({ page, block }: TextBlock) =>
	isAboutPage(page) && !contextOfBlock(page, block.id).sections.has("team");
const isAboutPage = (page: ReadPage) =>
	page.role === "about" || (page.role === "home" && frontKind(page) === "company");

/** How many paragraphs around the one that tells of the beginning belong to the story. */
const TOLD_MAX = 6;

/** Whether a sentence of the site itself tells of its own beginning, today and without a not. */
function tellsOf(pattern: RegExp, { text }: TextBlock, { ownNames, pages }: SiteText): boolean {
	let own: boolean | undefined;
	/** Asked once for all of its sentences: a paragraph may be as long as its page. */
	const readOwn = (whole: string) => withOwnSign(whole, ownNames).includes(OWN) || OWN_SUBJECT.test(whole);
	const isOwn = () => (own ??= readOwn(foldText(text)));
	return splitSentences(text).some(({ start, end }) => {
		const sentence = foldText(text.slice(start, end));
		if (!pattern.test(sentence) || isAsked(sentence) || isPlanned(sentence)) return false;
		const subject = subjectOf(sentence, ownNames, pages);
		return subject === "own" || (subject === "open" && isOwn());
	});
}

/** The paragraphs of the about page that tell how it began, with those between them. */
function beginning(site: SiteText): TextBlock[] {
	const paragraphs = site.visible.filter((source) => isAbout(source) && isParagraph(source));
	const telling = paragraphs.filter((source) => tellsOf(BEGAN, source, site));
	const [first] = telling;
	if (!first) return [];
	const from = paragraphs.indexOf(first);
	const part = contextOfBlock(first.page, first.block.id).headings[0];
	const last = paragraphs.findLastIndex(
		(source) =>
			telling.includes(source) &&
			source.page === first.page &&
			contextOfBlock(source.page, source.block.id).headings[0] === part,
	);
	return paragraphs.slice(from, Math.min(last, from + TOLD_MAX - 1) + 1);
}

/** Whether all that is told, under whatever heading, is what the product is. */
function onlyDefines(paragraphs: readonly TextBlock[], { ownNames }: SiteText): boolean {
	const isOfProduct = ({ text }: TextBlock) => definiteness(foldText(text), ownNames) >= SAYS_WHAT_IT_IS;
	return (
		paragraphs.length > 0 &&
		paragraphs.every((paragraph) => isOfProduct(paragraph) && !BEGAN.test(paragraph.text)) &&
		lengthOf(paragraphs) < TOLD_LENGTH
	);
}
const SAYS_WHAT_IT_IS = 3;
/** More than a paragraph or two is told for its own sake. */
const TOLD_LENGTH = 400;

/** The sentences of the about page that say why it was begun. */
function reasons(site: SiteText, story: readonly TextBlock[]): TextBlock[] {
	return site.visible
		.filter((source) => isAbout(source) && isParagraph(source) && !story.includes(source))
		.filter((source) => tellsOf(WHY_BEGUN, source, site) && !onlyDefines([source], site))
		.slice(0, 1);
}

/**
 * The founding story as far as the site tells it: under headings of its own, whose first is the story's title, else in the
 * paragraphs of its about page that tell how it began.
 */
export function draftStory(site: SiteText): Partial<Record<StorySection, Candidate<string>>> {
	const story: Partial<Record<StorySection, Candidate<string>>> = {};
	for (const [at, source] of site.visible.entries()) {
		const index = source.block.kind === "heading" ? at : kickerAt(site, at);
		if (index === null || source.text.length > 80 || !mayProve("story", source)) continue;
		if (source.page.role !== "about" && source.page.role !== "home") continue;
		const section = HEADINGS.find(([, words]) => words.test(source.text))?.[0];
		if (!section || story[section]) continue;
		const paragraphs = paragraphsUnder(site, index);
		const told = section === "story" && onlyDefines(paragraphs, site) ? undefined : asStory(paragraphs);
		if (!told) continue;
		story[section] = told;
		if (section === "story") story.title = { value: source.text.replace(/\s+/gu, " "), evidence: cite(source) };
	}
	if (story.story || story.journey) return story;
	const told = beginning(site);
	const begun = asStory(told);
	const why = story.why_started ?? asStory(reasons(site, told));
	return { ...story, ...(begun && { story: begun }), ...(why && { why_started: why }) };
}
