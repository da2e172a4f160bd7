import type { Block } from "#core/web/page";
import { isSentence, wordCount } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { frontKind } from "#drafting/context/front-page";
import { isAboutMaker } from "#drafting/context/makers";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { contextOfBlock } from "#drafting/context/page-context";
import { stemsIn } from "#drafting/context/same-stem";
import { type Card, isInPlan, kindOf, rowOf, titlesOfParts } from "#drafting/extractive/cards";
import { ENOUGH, type Entry, isEntry, isInMain, isInTitle } from "#drafting/extractive/feature-entry";
import { leadOf } from "#drafting/extractive/product-sentences";
import {
	blockById,
	groupsAround,
	hintsOf,
	mayProve,
	type SiteText,
	type TextBlock,
} from "#drafting/extractive/site-text";
import { AILMENT } from "#drafting/lexicon/ailments";
import { bare } from "#drafting/lexicon/bare";
import { DEGREE, DOES, NEWSY, ROLE, TO_READER } from "#drafting/lexicon/cards";
import { light } from "#drafting/lexicon/letters";
import { isPersonName } from "#drafting/reading/people";

/** A front page of prices or of the company has rows of other things. */
const isProductPage = ({ page }: TextBlock) =>
	page.role === "features" || (page.role === "home" && frontKind(page) === "whole");

/** Whether the text under a title speaks of the product: to its reader, by its name, or as what is done. */
function speaksToReader({ explanation }: Card, { ownNames }: SiteText): boolean {
	const { text } = explanation;
	if (/[?？]\s*$/u.test(text)) return false;
	if (withOwnSign(foldText(text), ownNames).includes(OWN) || TO_READER.test(text)) return true;
	return DOES.test(text) && isSentence(text);
}

const isNews = ({ title, explanation }: Card) => NEWSY.test(title.text) || NEWSY.test(explanation.text);
const isStep = ({ page, block }: TextBlock) => contextOfBlock(page, block.id).sections.has("steps");

/** Whether a card is a person's: a degree before the name, or a role under it. */
export const isMember = ({ title, explanation }: Card): boolean =>
	isTitledPerson(title.text) ||
	(explanation.text.length <= 80 && isPersonName(title.text) && ROLE.test(explanation.text));

/** `Avv. Carla Marini`, `Dr. med. Jan Beck`: a degree or an office before a name. */
const isTitledPerson = (text: string) => DEGREE.test(text) && isPersonName(text.replace(DEGREE, ""));

/** `Bello`, `Bello is a friendly dog`: one word that the site never writes small, and of which the text tells. */
function isNamedThing({ title, explanation }: Card, { pages }: SiteText): boolean {
	return (
		/^\p{Lu}[\p{L}'-]{2,20}$/u.test(title.text) &&
		explanation.text.startsWith(`${title.text} `) &&
		!isOrdinaryWords(title.text, pages)
	);
}
const NAMED_SHARE = 0.5;

/** `Anti-TGF 1 (Clone 1D11)`, `Lamp [53-6.7]`: goods of a list, with their numbers. */
const ARTICLE_NUMBER = /[([][^()[\]]{0,20}[\p{Lu}\d][^()[\]]{0,20}[)\]]|(?<!\p{L})\p{Lu}{1,4}-?\d{2,8}(?![\d\p{Ll}])/u;

/** `This conjugated antibody has ...`: tells of the one thing that its title names, where `This lets you` tells what it does. */
const OF_THIS_ONE =
	/^(?:This (?!(?:is|means|lets|gives|allows|makes|helps|will|can|way|feature|plan|tool|service|ensures|includes)(?![\p{L}]))|Dieses? (?!Funktion|Leistung)\p{Lu}|Cette? (?!fonction)|Este (?!servicio)|Esta (?!función)|Questo (?!servizio)|Questa (?!funzion))/u;

/** So many of the cards of one kind must speak of what the product does for somebody. */
const SPEAKING_SHARE = 0.5;
/** A figure at the head of an entry; where so many have one, they are results: `93% time saved`. */
const FIGURE = /^[#$€£+]?\d/u;
const FIGURES_SHARE = 0.5;
/** From this share of news on, a row of cards is one of news. */
const NEWS_SHARE = 0.25;

/** Whether so many of these texts begin with a figure that they are results. */
export const areFigures = (texts: readonly string[]): boolean =>
	texts.filter((text) => FIGURE.test(text)).length / texts.length >= FIGURES_SHARE;

/** What class names say of rows that list no features. */
const OTHER_ROW =
	/(?<![a-z])(?:why|values?|reasons?|principles?|proof|reviews?|testimonials?|steps?|process|how|timeline|history|milestones?|tidslinje|historia)(?![a-z])/;

/** A row with the titles of parts in it, such as `About us` beside `Prices`, is the page's outline. */
const PART_SHARE = 0.75;
const isPart = ({ title }: Card) => [...partsAnnounced(title.text).values()].some((share) => share >= PART_SHARE);

/** Right under a front page's main heading stands what the product does: there a few words explain a title as well. */
const OPENING_REACH = 8;
const WORDS_MIN = 5;

function opensPage([first]: readonly Card[], { home, visible }: SiteText): boolean {
	if (first === undefined || first.title.page !== home) return false;
	const main = visible.findIndex(({ page, block }) => page === home && block.tag === "h1");
	const between = visible.slice(main + 1, main + 1 + OPENING_REACH);
	const at = between.findIndex(({ block }) => block === first.title.block);
	return main !== -1 && at !== -1 && between.slice(0, at).every(({ block }) => block.kind !== "heading");
}

const explainsInWords = ({ explanation: { text } }: Card): boolean =>
	wordCount(text) >= WORDS_MIN && /^(?:\p{Lu}\p{Ll}|\p{Lo}{2})/u.test(text) && !/\p{N}/u.test(text);

/** Whether a heading or a container above says that these are features. */
const isAnnounced = ([first]: readonly Card[]): boolean =>
	first !== undefined && contextOfBlock(first.title.page, first.title.block.id).sections.has("features");

/** `The night`, `Une gestion simplifiée`: titles that open with an article tell a story or praise; features go without. */
const OPENS_WITH_ARTICLE =
	/^(?:the|an?|der|die|das|eine?|les?|la|une?|des|el|los|las|una|gli|il|lo|os?|um|uma|het|een|de) \p{L}/iu;

/** Entries of a numbered list are steps. */
const isNumbered = ({ title: { page, block } }: Card): boolean =>
	groupsAround(page, block.group)
		.slice(0, 3)
		.some((group) => page.groups[group]?.tag === "ol");

/** `01` right above each heading, counting up: they are taken one after the other. */
function isCounted(row: readonly Card[]): boolean {
	if (row.some(({ title }) => title.block.kind !== "heading")) return false;
	const numbers = row.map(({ title: { page, block } }) => /^0?(\d{1,2})\.?$/u.exec(textAbove(page, block))?.[1]);
	return numbers.every((number, at) => number !== undefined && Number(number) === Number(numbers[0]) + at);
}
const textAbove = (page: TextBlock["page"], { id }: Block): string => {
	const above = page.blocks[id - 1];
	return above ? page.text.slice(above.start, above.end).trim() : "";
};

/** `SageBills`, `Acme.Core`: words made for one thing each, apps or modules. */
const COINED = /^\p{Lu}\p{Ll}+(?:\.?\p{Lu}\p{Ll}+)+$/u;

/** On a page without headings the slogans over its parts look like titles, and nothing tells them from these. */
const isOfHeadedPage = ({ title: { page } }: Card): boolean => page.blocks.some(({ kind }) => kind === "heading");

/** Of a row that nothing announces neither its titles nor the heading above it may say that it is of something else. */
function maySpeakOfProduct(row: readonly Card[]): boolean {
	const of = (test: RegExp) => row.filter(({ title }) => test.test(title.text)).length / row.length;
	return (
		of(OPENS_WITH_ARTICLE) < NAMED_SHARE &&
		of(COINED) < NAMED_SHARE &&
		!row.some(isNumbered) &&
		!isCounted(row) &&
		!row.some(({ title }) => isUnderQuestion(title))
	);
}

/**
 * Whether a row is of what the head of the home page or its opening speaks of: a word of them is in one of its titles, or in
 * half of its cards. Of what nothing above has a word, it may be anything: what ails its reader, assurances, somebody's values.
 */
function isEchoed(row: readonly Card[], site: SiteText): boolean {
	if (row.some(({ title }) => UNSPACED.test(title.text))) return true;
	const lead = leadOf(site);
	const above = [
		...site.literal.filter(({ page, block }) => page === site.home && block.tag !== "keywords"),
		...site.visible.filter(({ page, block }) => page === site.home && lead.has(block.id)),
	];
	const told = stemsIn(above.map(({ text }) => text).join("\n"), ECHO_WORD_MIN);
	const isTold = (text: string) => !stemsIn(text, ECHO_WORD_MIN).isDisjointFrom(told);
	const echoing = row.filter(({ title, explanation }) => isTold(`${title.text}\n${explanation.text}`));
	return row.some(({ title }) => isTold(title.text)) || echoing.length >= ECHO_SHARE * row.length;
}
const ECHO_SHARE = 0.5;
const ECHO_WORD_MIN = 5;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{2}/u;

/** `Sound familiar?`, `How a piece gets made`: over what ails its reader, or how something comes about. */
function isUnderQuestion({ page, block }: TextBlock): boolean {
	const [nearest] = contextOfBlock(page, block.id).headings;
	const heading = blockById(page, nearest ?? null);
	return heading !== null && heading.block.tag !== "h1" && HOW.test(heading.text);
}
const HOW = light(
	/[?？]\s*$|(?<![\p{L}])(?:how|wie|so (?:entsteht|funktioniert|läuft)|comment|cómo|come (?:si|funziona|nasce)|como (?:é|se|funciona|nasce)|hoe|jak|как)(?![\p{L}])/iu,
);

function isRow(row: readonly Card[], entries: readonly Card[], site: SiteText, parts: ReadonlySet<Block>): boolean {
	const of = (test: (card: Card) => boolean) => row.filter(test).length / row.length;
	const titles = new Set(entries.map(({ title }) => bare(title.text)));
	const isOpening = opensPage(row, site);
	return (
		titles.size >= ENOUGH &&
		entries.filter((card) => speaksToReader(card, site) || (isOpening && explainsInWords(card))).length /
			entries.length >=
			SPEAKING_SHARE &&
		of(isNews) < NEWS_SHARE &&
		of((card) => isNamedThing(card, site) || OF_THIS_ONE.test(card.explanation.text)) < NAMED_SHARE &&
		!areFigures(row.map(({ title }) => title.text)) &&
		of(({ title }) => ARTICLE_NUMBER.test(title.text)) < NAMED_SHARE &&
		of(({ title }) => AILMENT.test(title.text)) < NAMED_SHARE &&
		!row.some(isPart) &&
		!row.some(({ title }) => parts.has(title.block)) &&
		(isAnnounced(row) || (row.every(isOfHeadedPage) && maySpeakOfProduct(row) && (isOpening || isEchoed(row, site)))) &&
		!row.some(({ explanation: { page, text } }) => isAboutMaker(page, text, site.ownNames)) &&
		!row.some(({ title }) => isInPlan(title) || OTHER_ROW.test(hintsOf(title, 2)) || isStep(title))
	);
}

/** Rows of cards that no heading announces: several of a kind, each explained, speaking to their reader, and no news. */
export function rowsOf(cards: readonly Card[], site: SiteText, name: string | undefined): Entry[] {
	const shown = cards.filter(({ title }) => isProductPage(title) && isInMain(title));
	// Cards of one kind under another heading are another row.
	const under = ({ page, block }: TextBlock) => contextOfBlock(page, block.id).headings[0] ?? "";
	// Headings of one size under the same heading are one too, however their containers are called.
	const sizeOf = (title: TextBlock) =>
		title.block.kind === "heading" && under(title) !== ""
			? `${title.page.url} ${title.block.tag} ${under(title)}`
			: rowOf(title);
	const keys = [(title: TextBlock) => `${kindOf(title)} ${under(title)}`, rowOf, sizeOf];
	const rows = keys.flatMap((key) => [...Map.groupBy(shown, ({ title }) => key(title)).values()]);
	const found = rows.flatMap((row) => {
		const entries = row.filter(
			(card) =>
				isEntry(card.title, name) &&
				mayProve("features", card.explanation) &&
				!card.isOfOthers &&
				!isMember(card) &&
				!isInTitle(card.title, site),
		);
		return isRow(row, entries, site, titlesOfParts(cards)) ? entries : [];
	});
	return shown.filter((card) => found.includes(card)).map(({ title, explanation }) => ({ source: title, explanation }));
}
