import type { Candidate, Evidence } from "#core/evidence/evidence";
import { isSentence, splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { isUnderSomebodyElse } from "#drafting/context/bearing";
import { isAboutMaker } from "#drafting/context/makers";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { contextOfBlock } from "#drafting/context/page-context";
import { type Card, cardsOf, isInPlan, kindOf, rowOf } from "#drafting/extractive/cards";
import { isListedUnder, linkedBlocks } from "#drafting/extractive/listed-under";
import { cite, citeSpan, hintsOf, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";
import { DEGREE, DOES, LIMIT_OF_PLAN, NEWSY, ROLE, TO_READER } from "#drafting/lexicon/cards";
import { CROSS, noEntryBecause } from "#drafting/reading/entries";
import { isPersonName } from "#drafting/reading/people";

const FEATURES_MAX = 12;
const LENGTH_MAX = 90;
const WORDS_MAX = 12;
/** So many alike are meant as a list. */
const ENOUGH = 3;
/** Under a heading that announces them two are one too; a single entry is none. */
const LIST_MIN = 2;

/** Ticks, bullets and pictures before an entry. */
const SIGNS = /^(?:\p{Extended_Pictographic}|\uFE0F|\s|[✓✔•○●▪►➤→-])+/u;

/** An entry of a list, with the text that explains it where there is one. */
interface Entry {
	source: TextBlock;
	explanation?: TextBlock;
}

const isInMain = ({ block }: TextBlock) =>
	block.landmark === null || block.landmark === "main" || block.landmark === "header";

function isEntry(source: TextBlock, name: string | undefined): boolean {
	const { text } = source;
	if (CROSS.test(text)) return false;
	if (text.length < 4 || text.length > LENGTH_MAX || text.split(/\s+/u).length > WORDS_MAX) return false;
	if (noEntryBecause(foldText(text)) !== null) return false;
	if (!isInMain(source) || !mayProve("features", source)) return false;
	return name === undefined || bare(text) !== bare(name);
}

/** Right under the main heading, what the title of the page says too is its slogan. */
function isInTitle({ page, block, text }: TextBlock, site: SiteText): boolean {
	const title = site.literal.find((one) => one.page === page && one.block.kind === "title");
	if (page.blocks[block.id - 1]?.tag !== "h1") return false;
	return text.split(/\s+/u).length >= 2 && title !== undefined && bare(title.text).includes(bare(text));
}

const keyOf = ({ page, block }: TextBlock) => `${page.url} ${block.id}`;

const isProductPage = ({ page }: TextBlock) => page.role === "home" || page.role === "features";

/** Whether the text under a title speaks of the product: to its reader, by its name, or as what is done. */
function speaksToReader({ explanation }: Card, { ownNames }: SiteText): boolean {
	const { text } = explanation;
	if (/[?？]\s*$/u.test(text)) return false;
	if (withOwnSign(foldText(text), ownNames).includes(OWN) || TO_READER.test(text)) return true;
	return DOES.test(text) && isSentence(text);
}

const isNews = ({ title, explanation }: Card) => NEWSY.test(title.text) || NEWSY.test(explanation.text);
const isStep = ({ page, block }: TextBlock) => contextOfBlock(page, block.id).sections.has("steps");
const isMember = ({ title, explanation }: Card) =>
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

/** What class names say of rows that list no features. */
const OTHER_ROW =
	/(?<![a-z])(?:why|values?|reasons?|steps?|process|how|timeline|history|milestones?|tidslinje|historia)(?![a-z])/;

/** Rows of cards that no heading announces: several of a kind, each explained, speaking to their reader, and no news. */
function rowsOf(cards: readonly Card[], site: SiteText, name: string | undefined): Entry[] {
	const shown = cards.filter(({ title }) => isProductPage(title) && isInMain(title));
	// Cards of one kind under another heading are another row.
	const under = ({ page, block }: TextBlock) => contextOfBlock(page, block.id).headings[0] ?? "";
	const keys = [(title: TextBlock) => `${kindOf(title)} ${under(title)}`, rowOf];
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
		const speaking = entries.filter((card) => speaksToReader(card, site)).length;
		const isRow =
			entries.length >= ENOUGH &&
			speaking / entries.length >= SPEAKING_SHARE &&
			row.filter(isNews).length / row.length < NEWS_SHARE &&
			row.filter((card) => isNamedThing(card, site) || OF_THIS_ONE.test(card.explanation.text)).length / row.length <
				NAMED_SHARE &&
			row.filter(({ title }) => FIGURE.test(title.text)).length / row.length < FIGURES_SHARE &&
			!row.some(({ explanation: { page, text } }) => isAboutMaker(page, text, site.ownNames)) &&
			!row.some(({ title }) => isInPlan(title) || OTHER_ROW.test(hintsOf(title, 2)) || isStep(title));
		return isRow ? entries : [];
	});
	return shown.filter((card) => found.includes(card)).map(({ title, explanation }) => ({ source: title, explanation }));
}

/** Titles and items of lists under a heading that announces them. */
function listed(
	kind: "features" | "benefits",
	cards: readonly Card[],
	site: SiteText,
	name: string | undefined,
): Entry[] {
	const titled = new Map(cards.map((card) => [keyOf(card.title), card]));
	const explanations = new Set(cards.map(({ explanation }) => keyOf(explanation)));
	const links = linkedBlocks(site);
	const entries = site.visible.flatMap((source, index): Entry[] => {
		const card = titled.get(keyOf(source));
		const isHeading = source.block.kind === "heading";
		if (!(card || isHeading || source.block.kind === "list_item") || !isProductPage(source)) return [];
		if (!isEntry(source, name) || explanations.has(keyOf(source)) || (card && (card.isOfOthers || isMember(card))))
			return [];
		const next = site.visible[index + 1]?.block;
		// A title right above smaller ones is the title of a part, and a link that nothing explains leads elsewhere.
		if (!card && isHeading && next?.kind === "heading" && next.tag > source.block.tag) return [];
		if (!card && links.has(keyOf(source))) return [];
		if (!isListedUnder(kind, source, (block) => titled.has(keyOf(block)))) return [];
		if (isUnderSomebodyElse(source.page, source.block, site.ownNames, site.pages)) return [];
		return [{ source, ...(card && { explanation: card.explanation }) }];
	});
	const figures = entries.filter(({ source }) => FIGURE.test(source.text));
	return figures.length / entries.length < FIGURES_SHARE ? entries : [];
}

/** What several plans contain alike, without how much of it: the product's own rather than one plan's. */
function inPlans(site: SiteText, name: string | undefined): Entry[] {
	const lines = site.visible.filter((source) => {
		const { page, block, text } = source;
		if (page.role !== "home" && page.role !== "pricing") return false;
		if (block.kind === "heading" || block.tag === "button" || !isInPlan(source)) return false;
		return (
			isEntry(source, name) &&
			!isSentence(text) &&
			!/\p{N}/u.test(text) &&
			!LIMIT_OF_PLAN.test(text) &&
			text.split(/\s+/u).length >= 2
		);
	});
	const alike = Map.groupBy(lines, ({ page, text }) => `${page.url} ${bare(text)}`);
	return [...alike.values()].flatMap(([source, other]) => (source && other ? [{ source }] : []));
}

/** The first sentence of what explains an entry, as its second quote. */
function citeExplanation({ page, block, text }: TextBlock): Evidence[] {
	const first = splitSentences(text)[0];
	return first ? citeSpan(page, { start: block.start + first.start, end: block.start + first.end }) : [];
}

function listOf(entries: readonly Entry[], score: number): Candidate<string[]> | undefined {
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

/**
 * What the product does, as the site lists it: under a heading that says so and in rows of explained titles, else in the
 * reasons to choose it, else in what its plans share.
 */
export function draftFeatures(site: SiteText, name: string | undefined): Candidate<string[]> | undefined {
	const cards = cardsOf(site);
	const announced = listed("features", cards, site, name);
	const reasons = listed("benefits", cards, site, name);
	const given = new Set(reasons.map(({ source }) => keyOf(source)));
	const rows = rowsOf(cards, site, name).filter(({ source }) => !given.has(keyOf(source)));
	if (announced.length >= ENOUGH) return listOf([...announced, ...rows], ANNOUNCED_SCORE);
	if (announced.length + rows.length >= LIST_MIN) return listOf([...announced, ...rows], ROW_SCORE);
	if (reasons.length >= ENOUGH) return listOf(reasons, REASONS_SCORE);
	const shared = inPlans(site, name);
	return shared.length >= LIST_MIN ? listOf(shared, PLAN_SCORE) : undefined;
}

const ANNOUNCED_SCORE = 0.9;
const ROW_SCORE = 0.7;
const REASONS_SCORE = 0.6;
const PLAN_SCORE = 0.5;

/** Reasons to choose the product, where the site gives them under such a heading. */
export function draftUsps(site: SiteText, name: string | undefined): Candidate<string[]> | undefined {
	const reasons = listed("benefits", cardsOf(site), site, name).filter(({ source }) => mayProve("usps", source));
	return reasons.length < LIST_MIN ? undefined : listOf(reasons, reasons.length >= ENOUGH ? 0.8 : 0.6);
}
