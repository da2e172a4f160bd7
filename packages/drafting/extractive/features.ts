import type { Candidate, Evidence } from "#core/evidence/evidence";
import type { Block } from "#core/web/page";
import { isSentence, splitSentences, wordCount } from "#core/web/sentences";
import { partsOfHeading } from "#drafting/context/announced-parts";
import { isUnderSomebodyElse } from "#drafting/context/bearing";
import { contextOfBlock } from "#drafting/context/page-context";
import { stemsIn } from "#drafting/context/same-stem";
import { type Card, cardsOf, isInPlan, titlesOfParts } from "#drafting/extractive/cards";
import { ENOUGH, type Entry, isEntry, leadWords } from "#drafting/extractive/feature-entry";
import { areFigures, isMember, rowsOf } from "#drafting/extractive/feature-rows";
import { isListedUnder, linkedBlocks } from "#drafting/extractive/listed-under";
import { cite, citeSpan, mayProve, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { bare } from "#drafting/lexicon/bare";
import { LIMIT_OF_PLAN } from "#drafting/lexicon/cards";
import { light } from "#drafting/lexicon/letters";
import { AILS, OUTCOME } from "#drafting/lexicon/outcomes";

const FEATURES_MAX = 12;
/** Under a heading that announces them two are one too; a single entry is none. */
const LIST_MIN = 2;

/** Ticks, bullets and pictures before an entry. */
const SIGNS = /^(?:\p{Extended_Pictographic}|\uFE0F|\s|[✓✔•○●▪►➤→←↑↓–—-])+/u;

const mayList = ({ page }: TextBlock) => page.role === "home" || page.role === "features";

/** Titles and items of lists under a heading that announces them. */
function listed(
	kind: "features" | "benefits",
	cards: readonly Card[],
	site: SiteText,
	name: string | undefined,
): Entry[] {
	const titled = new Map(cards.map((card) => [card.title.block, card]));
	const explanations = new Set(cards.map(({ explanation }) => explanation.block));
	const links = linkedBlocks(site);
	const entries = site.visible.flatMap((source, index): Entry[] => {
		const card = titled.get(source.block);
		const isHeading = source.block.kind === "heading";
		const lead = card || isHeading ? null : leadWords(source);
		if (!(card || isHeading || lead || source.block.kind === "list_item") || !mayList(source)) return [];
		const told = lead === null ? source : { ...source, text: lead };
		if (
			!isEntry(told, name) ||
			isSloganOf(source, card?.explanation) ||
			AILS.test(source.text) ||
			explanations.has(source.block) ||
			((card || kind === "features") && isPriced(source)) ||
			(card && (card.isOfOthers || isMember(card)))
		)
			return [];
		const next = site.visible[index + 1]?.block;
		// A title right above smaller ones is the title of a part, and a link that nothing explains leads elsewhere.
		if (!card && isHeading && next?.kind === "heading" && next.tag > source.block.tag) return [];
		if (!card && links.has(source.block)) return [];
		if (!isListedUnder(kind, source, ({ block }) => titled.has(block), site)) return [];
		if (isUnderSomebodyElse(source.page, source.block, site.ownNames, site.pages)) return [];
		return [{ source: told, ...(card && { explanation: card.explanation }) }];
	});
	const own = withoutTitlesOfOthers(entries, cards);
	return areFigures(own.map(({ source }) => source.text)) ? [] : own;
}

/** `To the last frame.`: with its full stop, and without a word of what explains it, it names nothing. */
function isSloganOf({ text }: TextBlock, explanation: TextBlock | undefined): boolean {
	// `Choose your customers at last!` cheers.
	if (/!$/u.test(text.trim())) return true;
	// `空きを、そのまま計器に。`: a sentence of its own.
	if (/。$/u.test(text.trim()) && explanation) return true;
	const words = text.split(/\s+/u);
	if (!explanation || !/[\p{L}][.!]$/u.test(text.trim()) || words.length > SLOGAN_WORDS) return false;
	return stemsIn(text, TELLING_MIN).isDisjointFrom(stemsIn(explanation.text, TELLING_MIN));
}
const SLOGAN_WORDS = 4;
const TELLING_MIN = 4;

/** Entries under which no explained titles stand: what has titles of its own beneath it is the title of a part. */
function withoutTitlesOfOthers(entries: readonly Entry[], cards: readonly Card[]): Entry[] {
	const above = titlesOfParts(cards);
	return entries.filter(({ source }) => !above.has(source.block));
}

/**
 * The entries that are one list: of the same element. Where titles that a text explains make one, lines
 * that stand elsewhere are details or another list; and one or two of another form beside a list are no part of it.
 */
function ofOneForm(entries: readonly Entry[]): readonly Entry[] {
	const forms = Map.groupBy(entries, ({ source: { page, block } }) => `${page.url} ${block.tag}`);
	const lists = [...forms.values()].filter((form) => form.length >= ENOUGH);
	const explained = lists.filter((form) => form.filter(({ explanation }) => explanation).length * 2 >= form.length);
	const kept = new Set((explained.length > 0 ? explained : lists).flat());
	return kept.size === 0 ? entries : entries.filter((entry) => kept.has(entry));
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
	const reasons = listed("benefits", cards, site, name);
	const given = new Set(reasons.map(({ source }) => source.block));
	const rows = rowsOf(cards, site, name).filter(
		({ source, explanation }) =>
			!given.has(source.block) && !isOutcome(source) && !isSloganOf(source, explanation) && !praisesPrice(source),
	);
	const announced = listed("features", cards, site, name).filter(({ source }) => !praisesPrice(source));
	const isList = new Set(ofOneForm(announced).map(({ source }) => bare(source.text))).size >= ENOUGH;
	// Where a list is announced, rows under other headings are of something else: what ails its reader, how it is made.
	const list = ofOneForm(
		isList ? [...announced, ...rows.filter((row) => isOfFeatures(row) || isUnparted(row))] : [...announced, ...rows],
	);
	if (isList) return listOf(list, ANNOUNCED_SCORE);
	if (list.length >= (announced.length > 0 ? LIST_MIN : ENOUGH)) return listOf(list, ROW_SCORE);
	const done = reasons.filter(({ source }) => !isOutcome(source) && !praisesPrice(source));
	if (done.length >= ENOUGH && meanWords(done) >= (done.every(isOfFeatures) ? NAMING_WORDS : SAYING_WORDS))
		return listOf(done, REASONS_SCORE);
	const shared = inPlans(site, name);
	return shared.length >= LIST_MIN ? listOf(shared, PLAN_SCORE) : undefined;
}

/** Reasons in a part that is called one of features too. */
const isOfFeatures = ({ source: { page, block } }: Entry): boolean =>
	contextOfBlock(page, block.id).sections.has("features");

/** Whether no heading stands over an entry besides the page's, where parts have theirs. */
const isUnparted = ({ source: { page, block } }: Entry): boolean => {
	const isOfPart = (other: Block | undefined) => other?.kind === "heading" && other.tag !== "h1";
	const [nearest] = contextOfBlock(page, block.id).headings;
	return !isOfPart(nearest === undefined ? undefined : page.blocks[nearest]) && page.blocks.some(isOfPart);
};

/** `No vet exam required to sign up` says what there is; `Fast` and `Made in Italy` only praise. */
const meanWords = (entries: readonly Entry[]): number =>
	entries.reduce((words, { source }) => words + wordCount(source.text), 0) / entries.length;
const SAYING_WORDS = 4;
/** In a part of features two words name one. */
const NAMING_WORDS = 2;

/** What stands among the prices is a plan, or what one plan has. */
function isPriced({ page, block }: TextBlock): boolean {
	const { sections, headings } = contextOfBlock(page, block.id);
	const announces = (id: number) => {
		const heading = page.blocks[id];
		const parts = heading ? partsOfHeading(page, heading) : new Map();
		return parts.has("features") || parts.has("benefits");
	};
	return sections.has("pricing") && !headings.some(announces);
}

/** `Affordable price`: a reason to buy it, and nothing that it does. */
const praisesPrice = ({ text }: TextBlock) => GOOD_PRICE.test(text);
const GOOD_PRICE = light(
	/(?<![\p{L}])(?:affordable|low[- ]cost|(?:low|fair|best|great|competitive|transparent|honest),? (?:(?:and|&) )?(?:low |fair |transparent |honest |simple )?pric(?:es?|ing)|preiswert|günstig\p{L}{0,3}|(?:faire|transparente|ehrliche),? (?:(?:und|&) )?(?:faire |transparente |ehrliche )?preise|économique|(?:prix|tarifs?) (?:bas|doux|juste|abordable)s?|económic[oa]s?|precios? (?:justo|bajo|asequible)s?|economic[oa]|prezz[oi] (?:basso|giusto|onesto)|acessível|betaalbaar|przystępn\p{L}{1,4} cen\p{L}{0,2}|доступн\p{L}{2} цен\p{L}{1,2})(?![\p{L}])/iu,
);

/** `Fewer trips` is what somebody has of the product, and nothing that it does. */
const isOutcome = ({ text }: TextBlock) => OUTCOME.test(text);

const ANNOUNCED_SCORE = 0.9;
const ROW_SCORE = 0.7;
const REASONS_SCORE = 0.6;
const PLAN_SCORE = 0.5;

/** The first list of reasons: what stands under one heading, in one form. A site gives its reasons once. */
function firstList(entries: readonly Entry[]): readonly Entry[] {
	const under = ({ source: { page, block } }: Entry) =>
		`${page.url} ${contextOfBlock(page, block.id).headings[0] ?? ""}`;
	const lists = [...Map.groupBy(entries, under).values()].map(ofOneForm);
	return lists.find(({ length }) => length >= ENOUGH) ?? lists.find(({ length }) => length >= LIST_MIN) ?? [];
}

/** Reasons to choose the product, where the site gives them under such a heading, else what it says that one has of it. */
export function draftUsps(site: SiteText, name: string | undefined): Candidate<string[]> | undefined {
	const cards = cardsOf(site);
	const announced = listed("benefits", cards, site, name);
	const given =
		announced.length > 0 ? firstList(announced) : rowsOf(cards, site, name).filter(({ source }) => isOutcome(source));
	const reasons = given.filter(({ source }) => mayProve("usps", source));
	return reasons.length < LIST_MIN ? undefined : listOf(reasons, reasons.length >= ENOUGH ? 0.8 : 0.6);
}
