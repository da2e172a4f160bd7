import type { MilestoneCandidate, StorySection } from "#core/drafts/draft-fields";
import type { Candidate, SupportedSentence } from "#core/evidence/evidence";
import { STORY_SECTION_MAX } from "#core/limits";
import { cite, citeSpan, hintsOf, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { isSentence, splitSentences } from "#drafting/reading/sentences";

const PARAGRAPHS_MAX = 8;
const PARAGRAPH_MIN = 60;

/** Headings under which founders tell their story, per section. */
const HEADINGS: [Exclude<StorySection, "title">, RegExp][] = [
	[
		"why_started",
		/why we (?:started|built|founded|began|created|exist)|why (?:i|we) built|warum wir|pourquoi nous|por qué (?:empezamos|nace)|dlaczego powsta|почему мы/iu,
	],
	["whats_next", /what(?:'|’)?s next|roadmap|the future|our vision|looking ahead|ausblick|la suite|qué sigue/iu],
	["lessons", /lessons? (?:learned|learnt)|what we(?:'|’)?ve learned/iu],
	["challenges", /\bchallenges? we|our challenges|obstacles/iu],
	["achievements", /achievements|our (?:milestones|successes)|what we(?:'|’)?ve (?:done|achieved)/iu],
	["problem", /^the problem|problem we solve|the challenge$/iu],
	["journey", /our journey|the journey|how it (?:all )?(?:started|began)|unsere reise|notre parcours|nuestro camino/iu],
	[
		"story",
		/our story|the story|our history|history of|how we (?:started|began)|who we are|^history$|unsere geschichte|über uns|notre histoire|nuestra historia|la nostra storia|ons verhaal|nasza historia|наша история|vår historia/iu,
	],
];

function paragraphsUnder(site: SiteText, index: number): TextBlock[] {
	const heading = site.visible[index];
	const paragraphs: TextBlock[] = [];
	for (let at = index + 1; heading && at < site.visible.length; at++) {
		const source = site.visible[at];
		if (!source || source.page !== heading.page || source.block.kind === "heading") break;
		if (source.block.landmark === "footer" || source.block.landmark === "nav") break;
		if (source.text.length >= PARAGRAPH_MIN && isSentence(source.text) && mayProve("story", source))
			paragraphs.push(source);
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
		value: sentences.map(({ text }) => text).join(" "),
		evidence: sentences.flatMap(({ evidence }) => evidence),
		sentences,
	};
}

/** The founding story as far as the site tells it under headings of its own; its title is the story's heading. */
export function draftStory(site: SiteText): Partial<Record<StorySection, Candidate<string>>> {
	const story: Partial<Record<StorySection, Candidate<string>>> = {};
	for (const [index, source] of site.visible.entries()) {
		if (source.block.kind !== "heading" || source.text.length > 80 || !mayProve("story", source)) continue;
		if (source.page.role !== "about" && source.page.role !== "home") continue;
		const section = HEADINGS.find(([, words]) => words.test(source.text))?.[0];
		if (!section || story[section]) continue;
		const told = asStory(paragraphsUnder(site, index));
		if (!told) continue;
		story[section] = told;
		if (section === "story") story.title = { value: source.text.replace(/\s+/gu, " "), evidence: cite(source) };
	}
	return story;
}

const MONTHS = [
	"jan(?:uary|uar|vier)?",
	"feb(?:ruary|ruar)?|février|febrero",
	"mar(?:ch|s|zo)?|märz",
	"apr(?:il)?|avril|abril",
	"may|mai|mayo",
	"jun[ei]?|juin|junio",
	"jul[yi]?|juillet|julio",
	"aug(?:ust)?|août|agosto",
	"sep(?:t(?:ember|embre)?|tiembre)?",
	"oct(?:ober|obre|ubre)?|okt(?:ober)?",
	"nov(?:ember|embre|iembre)?",
	"dec(?:ember)?|dez(?:ember)?|décembre|diciembre",
];
const MONTH = new RegExp(`^(?:${MONTHS.map((names) => `(${names})`).join("|")})\\.?$`, "iu");
/** `2015`, `March 2015`, `2015 - 2016`: a block that is nothing but a time. */
const TIME_LABEL = /^(?:([\p{L}.]{3,10}) )?((?:19|20)\d{2})[:.]?$/u;
/** `2015: First customers`, `March 2015 - We launched`. */
const TIME_AND_TITLE = /^(?:([\p{L}.]{3,10}) )?((?:19|20)\d{2})\s?[:–—-]\s(.{4,200})$/su;
const TIMELINE_PLACE = /timeline|history|milestone|chronolog|geschichte|histoire|historia|storia/;
const TIMELINE_HEADING =
	/timeline|history|milestones?|our journey|our story|chronolog|geschichte|histoire|historia|storia|история/iu;

function dateOf(month: string | undefined, year: string): string | null {
	if (month === undefined) return `${year}-01-01`;
	const match = MONTH.exec(month);
	const index = match ? match.slice(1).findIndex((name) => name !== undefined) : -1;
	return index === -1 ? null : `${year}-${String(index + 1).padStart(2, "0")}-01`;
}

/** Dated entries of a timeline, at least two of them, under a heading or in a container that says so. */
export function draftMilestones(site: SiteText): MilestoneCandidate[] {
	const milestones: MilestoneCandidate[] = [];
	let heading = "";
	for (const [index, source] of site.visible.entries()) {
		const text = source.text.replace(/[ \t]+/gu, " ").trim();
		if (source.block.kind === "heading" && !TIME_LABEL.test(text) && /^h[1-3]$/.test(source.block.tag)) heading = text;
		if (source.page.role !== "about" && source.page.role !== "home") continue;
		if (source.block.landmark === "footer" || source.block.landmark === "nav") continue;
		if (!mayProve("milestones", source)) continue;
		if (!TIMELINE_PLACE.test(hintsOf(source)) && !TIMELINE_HEADING.test(heading)) continue;
		const both = TIME_AND_TITLE.exec(text);
		const label = both ? null : TIME_LABEL.exec(text);
		const date = both?.[2] ? dateOf(both[1], both[2]) : label?.[2] ? dateOf(label[1], label[2]) : null;
		if (date === null) continue;
		const next = site.visible[index + 1];
		if (both?.[3])
			milestones.push({ date, title: both[3].replace(/\s+/gu, " ").trim(), description: null, evidence: cite(source) });
		else if (
			next?.page === source.page &&
			next.text.length >= 4 &&
			next.text.length <= 200 &&
			!TIME_LABEL.test(next.text)
		) {
			milestones.push({
				date,
				title: next.text.replace(/\s+/gu, " ").trim(),
				description: null,
				evidence: [...cite(source), ...cite(next)],
			});
		}
	}
	return milestones.length >= 2 ? milestones.slice(0, 50) : [];
}
