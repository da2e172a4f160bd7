import type { MilestoneCandidate } from "#core/drafts/draft-fields";
import { MILESTONE_TITLE_MAX, MILESTONES_MAX } from "#core/limits";
import type { ReadPage } from "#core/web/page";
import { isSentence, splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { frontKind } from "#drafting/context/front-page";
import { isPlainStatement } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { cite, citeSpan, hintsOf, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";
import { MONTHS } from "#drafting/lexicon/classes/months";
import { light } from "#drafting/lexicon/letters";
import { HAPPENED } from "#drafting/lexicon/origins";
import { leansBack } from "#drafting/reading/product-sentence";

const NAMED_MONTH = new RegExp(`^(?:${MONTHS.map((names) => `(${names})`).join("|")})\\.?$`, "iu");
/** `2015`, `March 2015`: a block that is nothing but a time. */
const TIME_LABEL = light(/^(?:([\p{L}.]{3,10}) )?((?:19|20)\d{2})(?: ?(?:年|г\.?|r\.|roku))?[:.]?$/u);
/** `2015.10`, `2015/10`, `2015-10`, `10/2015`, `2015年10月`. */
const NUMBERED_MONTH = /^(?:((?:19|20)\d{2})[./年-] ?(0?[1-9]|1[0-2])月?|(0?[1-9]|1[0-2])[./]((?:19|20)\d{2}))[:.]?$/u;
/** `2015: First customers`, `March 2015 - We launched`. */
const TIME_AND_TITLE = light(/^(?:([\p{L}.]{3,10}) )?((?:19|20)\d{2})\s?[:–—-]\s(.{4,200})$/su);
const TIMELINE_PLACE = /timeline|history|milestone|chronolog|geschichte|histoire|historia|storia/;
const TIMELINE_HEADING =
	/timeline|history|milestones?|our journey|our story|chronolog|geschichte|meilensteine|histoire|dates clés|historia|trayectoria|storia|tappe|hitos|línea de(?:l)? tiempo|marcos|linha do tempo|nossa (?:história|jornada|trajetória)|frise|jalons|notre parcours|zeitstrahl|unser weg|mijlpalen|tijdlijn|ons verhaal|kamienie milowe|kalendarium|historik|tidslinje|vår resa|история|этапы|沿革|歩み|연혁|历程/iu;
const LABELLED_MIN = 2;

function dateOf(month: string | undefined, year: string): string | null {
	if (month === undefined) return `${year}-01-01`;
	const match = NAMED_MONTH.exec(month);
	const index = match ? match.slice(1).findIndex((name) => name !== undefined) : -1;
	return index === -1 ? null : `${year}-${String(index + 1).padStart(2, "0")}-01`;
}

function labelledDate(text: string): string | null {
	const numbered = NUMBERED_MONTH.exec(text);
	const year = numbered?.[1] ?? numbered?.[4];
	if (year !== undefined) return `${year}-${(numbered?.[2] ?? numbered?.[3] ?? "").padStart(2, "0")}-01`;
	const label = TIME_LABEL.exec(text);
	return label?.[2] === undefined ? null : dateOf(label[1], label[2]);
}

const spaced = (text: string) => text.replace(/\s+/gu, " ").trim();

/** A block that is a time, with the one after it, or one that begins with its time. */
function labelled(source: TextBlock, next: TextBlock | undefined): MilestoneCandidate | null {
	const text = spaced(source.text);
	const both = TIME_AND_TITLE.exec(text);
	const date = both?.[2] ? dateOf(both[1], both[2]) : labelledDate(text);
	if (date === null) return null;
	if (both?.[3]) return { date, title: both[3].trim(), description: null, evidence: cite(source) };
	const isTitle =
		next?.page === source.page &&
		next.text.length >= 4 &&
		next.text.length <= 200 &&
		labelledDate(spaced(next.text)) === null;
	return isTitle
		? { date, title: spaced(next.text), description: null, evidence: [...cite(source), ...cite(next)] }
		: null;
}

/** Dated entries of timelines, under a heading or in a container that says so. */
function timelines(site: SiteText): MilestoneCandidate[] {
	const milestones: MilestoneCandidate[] = [];
	let heading = "";
	for (const [index, source] of site.visible.entries()) {
		const { block, page } = source;
		if (block.kind === "heading" && labelledDate(spaced(source.text)) === null && /^h[1-3]$/.test(block.tag))
			heading = spaced(source.text);
		if (!isOwnPlace(source) || (page.role !== "about" && page.role !== "home")) continue;
		if (!TIMELINE_PLACE.test(hintsOf(source)) && !TIMELINE_HEADING.test(heading)) continue;
		const milestone = labelled(source, site.visible[index + 1]);
		if (milestone) milestones.push(milestone);
	}
	return milestones.length >= LABELLED_MIN ? milestones : [];
}

const isAboutPage = (page: ReadPage) =>
	page.role === "about" || (page.role === "home" && frontKind(page) === "company");
const isOwnPlace = (source: TextBlock) =>
	source.block.landmark !== "footer" && source.block.landmark !== "nav" && mayProve("milestones", source);

const YEARS = light(/(?<![\d.,$€£])(?:(?<month>\p{L}{3,10}\.?) )?(?<year>(?:19|20)\d{2})(?![\d.,]\d|\d| ?%)/gu);

/** `In March 2015 we opened our first shop.`: one year, of something that happened to the company itself. */
function told(site: SiteText): MilestoneCandidate[] {
	return site.visible.flatMap((source) => {
		const { block, page, text } = source;
		if (!isAboutPage(page) || block.kind === "heading" || !isOwnPlace(source)) return [];
		return splitSentences(text).flatMap(({ start, end }): MilestoneCandidate[] => {
			const sentence = text.slice(start, end);
			const folded = foldText(sentence);
			const [date, other] = [...folded.matchAll(YEARS)];
			const year = date?.groups?.year;
			if (year === undefined || other || sentence.length > MILESTONE_TITLE_MAX || !isSentence(sentence)) return [];
			if (!HAPPENED.test(folded) || !isPlainStatement(folded) || leansBack(folded)) return [];
			if (subjectOf(folded, site.ownNames, site.pages) !== "own") return [];
			const span = { start: block.start + start, end: block.start + end };
			const month = date?.groups?.month;
			const on = (month !== undefined && dateOf(month, year)) || `${year}-01-01`;
			return [{ date: on, title: spaced(sentence), description: null, evidence: citeSpan(page, span) }];
		});
	});
}

/** Whether an entry says what another one of the same time does, in the same words or more of them. */
function isTold(one: MilestoneCandidate, other: MilestoneCandidate): boolean {
	const [shorter = "", longer = ""] = [bare(one.title), bare(other.title)].sort((a, b) => a.length - b.length);
	return one.title === other.title || (one.date === other.date && longer.startsWith(shorter));
}

/** What happened to the company and when, each with its own quote: its timelines, else the dated sentences of its about page. */
export function draftMilestones(site: SiteText): MilestoneCandidate[] {
	const dated = timelines(site);
	const milestones = dated.length > 0 ? dated : told(site);
	return milestones
		.filter((one, at) => !milestones.slice(0, at).some((other) => isTold(one, other)))
		.slice(0, MILESTONES_MAX);
}
