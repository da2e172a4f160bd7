import { findPrices } from "#core/numbers/prices";
import { isSentence, letterLength, splitSentences, wordCount } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { frontKind } from "#drafting/context/front-page";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock } from "#drafting/context/page-context";
import { isCompared, isPlanned } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { blockById, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";
import { ROLE } from "#drafting/lexicon/cards";
import { OF_TOLD_BEFORE, WHAT_IS } from "#drafting/lexicon/definitions";
import { light } from "#drafting/lexicon/letters";
import type { SectionKind } from "#drafting/lexicon/section-kinds";
import { type Definiteness, definiteness, isBesideProduct, leansBack } from "#drafting/reading/product-sentence";
import { noDescriptionBecause } from "#drafting/reading/self-description";
import { countsEverybody } from "#drafting/reading/slogan";

/** A sentence of the site about its product. */
export interface ProductSentence {
	source: TextBlock;
	/** As it stands on the page. */
	text: string;
	/** Offsets into the page's text. */
	start: number;
	end: number;
	/** How much it says what the product is; 0 is good only after another one of its text. */
	weight: number;
	/** Its place in its own text, from 0. */
	at: number;
}

const SENTENCE_MIN = 30;
const SENTENCE_MAX = 400;
const WORDS_MIN = 5;
/** A line without its full stop is a sentence when it says so much. */
const UNSTOPPED_WORDS_MIN = 9;

/** `It was free until 2020`: what was so once. */
const UNTIL_YEAR = /(?<![\p{L}])(?:until|till|bis|jusqu'en|hasta|fino al|até|tot|do|до|till|indtil) (?:19|20)\d{2}/iu;

/** `Keeping books has never been easier`: a cheer, whatever its subject. */
const NEVER_SO = light(
	/(?<![\p{L}])(?:(?:has|have|was|were) never been (?:so |this |that )?(?:\p{L}{3,12}er|more \p{L}{3,16}|easy|simple|fast|quick|much fun)|(?:noch )?nie(?:mals)? (?:war|waren|so|zuvor so) [^.]{0,60}(?:einfach|leicht|schnell|bequem)|(?:war|waren) (?:\p{L}{2,14} ){0,3}(?:noch )?nie (?:so )?(?:einfach|leicht|schnell|bequem)|n['’](?:a|ont|avait) jamais été (?:aussi|si|plus) |nunca (?:ha sido|fue|había sido|foi|havia sido) (?:tan|más|tão|mais) |(?:non è|non era) mai stat[oa] (?:così|più) |nog nooit (?:\p{L}{2,14} ){0,3}zo (?:makkelijk|eenvoudig|simpel|snel)|nigdy (?:wcześniej )?nie był[aoy]? (?:tak|aż tak|prost|łatw|szybsz)|никогда (?:ещё |еще )?не был[аои]? (?:так|прощ|легч)|aldrig (?:varit|været|vært) (?:så|enkl|lättar|nemmer|lettere)|hiç bu kadar \p{L}{3,16} olma)/iu,
);

/** `Acme closes that gap`, `이 동작이 감지되면`: it says so of what was told before it. */
const OF_GAP =
	/(?<![\p{L}])(?:(?:fills?|closes?|bridges?) (?:that|this) gap|(?:changes?|solves?|fixes) (?:that|this|all of that|all that)(?=[.!,]|$)|(?:füllt|schließt) (?:genau )?diese (?:lücke|leerstelle)|(?:ändert|löst) (?:das|dies)(?=[.!,]|$)|comble ce (?:vide|manque)|(?:llena|cierra|cubre) (?:ese|este) (?:vacío|hueco)|colma (?:quel|questo) vuoto|preenche (?:essa|esta) lacuna|wypełnia tę lukę)|(?<!\p{L})(?:그|이) (?:사이|빈틈|빈칸|틈|동작|방식|과정|경우|문제|불편)(?!\p{L}{4})|(?:この|その)(?:問題|操作|動作|方法|場合|隙間|ため)/iu;

/** A statement about the product as it is, in the site's own voice. */
export function speaksOfProduct(sentence: string, { ownNames, pages }: SiteText): boolean {
	const folded = foldText(sentence);
	if (noDescriptionBecause(folded) !== null || subjectOf(folded, ownNames, pages) === "other") return false;
	return (
		!UNTIL_YEAR.test(folded) &&
		!NEVER_SO.test(folded) &&
		!countsEverybody(folded) &&
		!isPlanned(folded) &&
		!isCompared(folded) &&
		// A name may be written small, as a fragment begins.
		!isBesideProduct(withOwnSign(folded, ownNames)) &&
		findPrices(folded).length === 0
	);
}

/** Parts that tell of one thing among several. */
const OF_PARTS: readonly SectionKind[] = ["portfolio", "resources", "steps", "numbers", "contact", "pricing"];

/** Whether the heading or question right above a block asks what the product is. */
function answersWhatItIs(source: TextBlock, site: SiteText): boolean {
	const { page, block } = source;
	const before = blockById(page, block.id - 1);
	const [nearest] = contextOfBlock(page, block.id).headings;
	const heading = nearest === undefined ? null : blockById(page, nearest);
	const title = bare(site.literal.find((one) => one.page === site.home && one.block.kind === "title")?.text ?? "");
	return [before, heading].some((asked) => {
		const text = foldText(asked?.text ?? "");
		if (asked === null || text.length > 80 || !WHAT_IS.test(text)) return false;
		const rest = bare(
			text.replace(
				/^\P{L}*(?:what|was|qu'est-ce que|qué|que|o que|co|что|vad) ?(?:is|are|ist|es|é|to|такое|är)?/iu,
				"",
			),
		);
		return withOwnSign(text, site.ownNames).includes(OWN) || (rest.length >= 6 && title.includes(rest));
	});
}

/** The first text of a home page stands at most so many blocks under its heading. */
const LEAD_REACH = 4;
/** A phrase under the heading is one too: `Made-to-measure 3D printing`. */
const LEAD_WORDS_MIN = 5;

/**
 * The opening of the home page: its main heading, further headings in the same group, which are its subtitles, and the first
 * text under it. Where the main heading is the name alone, the next one opens the page too.
 */
export function leadOf(site: SiteText): ReadonlySet<number> {
	if (frontKind(site.home) !== "whole") return new Set();
	const shown = site.visible.filter(({ page, block }) => page === site.home && block.landmark !== "nav");
	// A clock or a counter heads nothing.
	const isMain = ({ block, text }: TextBlock) => block.tag === "h1" && /\p{L}{2}/u.test(text);
	const main = shown.findIndex(isMain);
	const first = main === -1 ? shown.findIndex(({ block }) => block.tag === "h2") : main;
	if (first === -1) return new Set(firstWords(shown));
	const isName = site.ownNames.some((name) => bare(name) === bare(shown[first]?.text ?? ""));
	const next = isName ? shown.findIndex(({ block }, at) => at > first && /^h[12]$/.test(block.tag)) : -1;
	// Behind several texts it heads a part.
	const between = shown.slice(first + 1, Math.max(first, next)).filter(({ text }) => wordCount(text) >= LEAD_WORDS_MIN);
	const isOpened = between.length > 1;
	const second = isOpened ? -1 : next;
	return new Set([first, second].flatMap((at) => (at === -1 ? [] : openingAt(shown, at))));
}

/** Where a page has no headings, its first paragraph opens it. */
function firstWords(shown: readonly TextBlock[]): number[] {
	if (shown.some(({ block }) => block.kind === "heading")) return [];
	const first = shown.find(({ block, text }) => block.kind === "text" && !NO_PROSE.test(block.tag) && isSentence(text));
	return first ? [first.block.id] : [];
}

function openingAt(shown: readonly TextBlock[], at: number): number[] {
	const heading = shown[at]?.block;
	const lead: number[] = [];
	for (const { block, text } of shown.slice(at, at + LEAD_REACH + 1)) {
		if (block.kind === "heading" && block.group !== heading?.group) break;
		if (NO_PROSE.test(block.tag)) continue;
		lead.push(block.id);
		if (block.kind !== "heading" && wordCount(text) >= LEAD_WORDS_MIN) break;
	}
	return lead;
}

const NO_PROSE = /^(?:button|label|pre|code|form|legend|th)$/;

function isWhole(text: string, source: TextBlock, isLead: boolean, opensWithOwn: boolean): boolean {
	// Facts in a row are no sentence: `Windows 10 | Apache 2.0 | 2.5 MB`.
	if (text.split(/ [|•·] /u).length > 2) return false;
	// `95% fewer calls` is a result.
	if (/^\P{L}{0,3}\d[\d.,]* ?%/u.test(text) && !/[.!?。]$/u.test(text)) return false;
	// A small letter opens what a line break has cut off.
	if (/^\p{Ll}/u.test(text) && source.block.kind !== "meta" && !isLead && !opensWithOwn) return false;
	if (letterLength(text) < SENTENCE_MIN || text.length > SENTENCE_MAX || /(?:\.\.\.|…)$/u.test(text)) return false;
	const words = wordCount(text);
	if (source.block.kind === "heading") return isSentence(text) && words >= WORDS_MIN + 1;
	if (isSentence(text)) return words >= WORDS_MIN;
	const least = isLead ? LEAD_WORDS_MIN : UNSTOPPED_WORDS_MIN;
	return text.length === source.text.trim().length && words >= least && !/[:,;]$/u.test(text) && !ROLE.test(text);
}

const WEIGHT: Readonly<Record<Definiteness, number>> = { 0: 0, 1: 3, 2: 4, 3: 6 };

/** How a block's place speaks for its sentences. */
interface Place {
	/** It answers what the product is, or opens the home page. */
	opening: "answer" | "lead" | null;
	/** How plainly a sentence must say what the product is to be taken from here. */
	leastPlain: Definiteness;
}

function placeOf(source: TextBlock, site: SiteText, lead: ReadonlySet<number>, isDetail: boolean): Place | null {
	const { block, page } = source;
	if (block.landmark === "nav" || NO_PROSE.test(block.tag)) return null;
	// A footer may say once more what the product is, by its name.
	if (block.landmark === "footer")
		return page === site.home && mayProve("description", source) ? { opening: null, leastPlain: 3 } : null;
	if (!mayProve("description", source)) return null;
	if (answersWhatItIs(source, site)) return { opening: "answer", leastPlain: 0 };
	if (block.kind === "list_item" || block.kind === "table_cell" || block.landmark === "aside") return null;
	const { sections } = contextOfBlock(page, block.id);
	const isHome = page === site.home;
	if (sections.has("faq") || !(isHome || page.role === "about" || page.role === "features")) return null;
	const opening = isHome && lead.has(block.id) ? "lead" : null;
	// What is one of several things says what the product is only where it says so by its name.
	if (isDetail || OF_PARTS.some((kind) => sections.has(kind))) return { opening, leastPlain: 3 };
	if (sections.has("steps")) return { opening, leastPlain: 1 };
	return { opening, leastPlain: block.kind === "heading" && opening === null ? 2 : 0 };
}

/** `You cannot: resell it ...`, with its label in bold: of that alone. */
const isLabelled = ({ page, block }: TextBlock): boolean =>
	block.leadEnd !== undefined && /:\s*$/u.test(page.text.slice(block.start, block.leadEnd));

const OF_OWN = new RegExp(`^(?:The )?${OWN}['’]s? (?!\\p{Ll}+s )`, "u");

const OPENING_WEIGHT = { answer: 4, lead: 3 };

/**
 * The sentences of one block that speak of the product, each with its weight.
 * @param isDetail whether the block explains one of several things.
 */
export function productSentences(
	source: TextBlock,
	site: SiteText,
	lead: ReadonlySet<number>,
	isDetail: boolean,
): ProductSentence[] {
	const place = placeOf(source, site, lead, isDetail);
	if (place === null) return [];
	if (isLabelled(source)) return [];
	return splitSentences(source.text).flatMap(({ start, end }, at) => {
		const text = source.text.slice(start, end);
		const folded = foldText(text);
		const opensWithOwn = withOwnSign(folded, site.ownNames).startsWith(OWN);
		if (!isWhole(text, source, place.opening === "lead", opensWithOwn) || !speaksOfProduct(text, site)) return [];
		// A cheer may open a text; further ones are calls.
		if (at > 0 && /!$/u.test(folded)) return [];
		if (OF_TOLD_BEFORE.test(folded) || OF_GAP.test(folded)) return [];
		const plain = definiteness(folded, site.ownNames);
		// `Acme's new day ticket.` heads a part.
		if (source.block.kind === "heading" && OF_OWN.test(withOwnSign(folded, site.ownNames))) return [];
		if (plain < place.leastPlain || (at === 0 && plain < 2 && leansBack(folded))) return [];
		const opening = place.opening !== null && at <= 1 ? OPENING_WEIGHT[place.opening] : 0;
		const home = plain > 0 && source.page === site.home ? 1 : 0;
		// One that leans on the sentence before it is good only after that one.
		const weight = leansBack(folded) && plain < 2 ? 0 : WEIGHT[plain] + opening + home;
		return [{ source, text, start: source.block.start + start, end: source.block.start + end, weight, at }];
	});
}
