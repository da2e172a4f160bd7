import type { Candidate } from "#core/evidence/evidence";
import type { Block } from "#core/web/page";
import { isSentence } from "#core/web/sentences";
import { contextOfBlock } from "#drafting/context/page-context";
import { type Card, cardsOf, isInPlan } from "#drafting/extractive/cards";
import { LIST_MIN, listOf, ofLargestHeading, ofOneForm } from "#drafting/extractive/entry-list";
import { ENOUGH, type Entry, isEntry, isInMain } from "#drafting/extractive/feature-entry";
import { rowsOf } from "#drafting/extractive/feature-rows";
import { isSloganOf, listed } from "#drafting/extractive/listed-entries";
import { linkedBlocks } from "#drafting/extractive/listed-under";
import type { SiteText, TextBlock } from "#drafting/extractive/site-text";
import { firstList, isOfFeatures, isOutcome, meanWords, nameFeatures } from "#drafting/extractive/usps";
import { bare } from "#drafting/lexicon/bare";
import { LIMIT_OF_PLAN } from "#drafting/lexicon/cards";
import { saysForWhom } from "#drafting/lexicon/for-whom";
import { light } from "#drafting/lexicon/letters";

/** What several plans contain alike, without how much of it: the product's own rather than one plan's. */
function inPlans(site: SiteText, name: string | undefined): Entry[] {
	const links = linkedBlocks(site);
	const lines = site.visible.filter((source) => {
		const { page, block, text } = source;
		if (page.role !== "home" && page.role !== "pricing") return false;
		if (block.kind === "heading" || block.tag === "button" || links.has(block) || !isInPlan(source)) return false;
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
			!given.has(source.block) && !isOutcome(source) && !isSloganOf(source, explanation) && !praises(source),
	);
	const announced = listed("features", cards, site, name).filter(({ source }) => !praises(source));
	const isList = new Set(ofOneForm(announced).map(({ source }) => bare(source.text))).size >= ENOUGH;
	// Where a list is announced, rows under other headings are of something else: what ails its reader, how it is made.
	const list = ofOneForm(
		isList ? [...announced, ...rows.filter((row) => isOfFeatures(row) || isUnparted(row))] : [...announced, ...rows],
	);
	if (isList) return listOf(ofLargestHeading(list), ANNOUNCED_SCORE);
	const done = firstList(reasons).filter(({ source }) => !isOutcome(source) && !praises(source));
	const isElsewhere = announced.length === 0 && hasPartOfFeatures(cards);
	const isNamed = nameFeatures(done);
	// Reasons in a part of features are these, whatever rows stand elsewhere.
	if (isNamed && announced.length === 0) return listOf(done, REASONS_SCORE);
	const row = announced.length > 0 ? list : ofLargestHeading(list);
	if (!isElsewhere && row.length >= (announced.length > 0 ? LIST_MIN : ENOUGH)) return listOf(row, ROW_SCORE);
	if (isNamed || (done.length >= ENOUGH && meanWords(done) >= SAYING_WORDS)) return listOf(done, REASONS_SCORE);
	const shared = inPlans(site, name);
	return shared.length >= LIST_MIN ? listOf(shared, PLAN_SCORE) : undefined;
}

/** Whether a page has titles in a part of features. Where none of them is an entry, rows elsewhere are of something else. */
const hasPartOfFeatures = (cards: readonly Card[]): boolean =>
	cards.filter(({ title }) => isInMain(title) && isOfFeatures({ source: title })).length >= ENOUGH;

/** Whether no heading stands over an entry besides the page's, where parts have theirs. */
const isUnparted = ({ source: { page, block } }: Entry): boolean => {
	const isOfPart = (other: Block | undefined) => other?.kind === "heading" && other.tag !== "h1";
	const [nearest] = contextOfBlock(page, block.id).headings;
	return !isOfPart(nearest === undefined ? undefined : page.blocks[nearest]) && page.blocks.some(isOfPart);
};

/** `No vet exam required to sign up` says what there is; `Fast` and `Made in Italy` only praise. */
const SAYING_WORDS = 4;

/** `Affordable price`, `Built for race teams`: a reason to buy it, and nothing that it does. */
const praises = ({ text }: TextBlock) => GOOD_PRICE.test(text) || saysForWhom(text.trim());
const GOOD_PRICE = light(
	/(?<![\p{L}])(?:affordable|low[- ]cost|(?:low|fair|best|great|competitive|transparent|honest|simple),? (?:(?:and|&) )?(?:low |fair |transparent |honest |simple )?pric(?:es?|ing)|preiswert|günstig\p{L}{0,3}|(?:faire|transparente|ehrliche),? (?:(?:und|&) )?(?:faire |transparente |ehrliche )?preise|économique|(?:prix|tarifs?) (?:bas|doux|juste|abordable)s?|económic[oa]s?|precios? (?:justo|bajo|asequible)s?|economic[oa]|prezz[oi] (?:basso|giusto|onesto)|acessível|betaalbaar|przystępn\p{L}{1,4} cen\p{L}{0,2}|доступн\p{L}{2} цен\p{L}{1,2})(?![\p{L}])/iu,
);

const ANNOUNCED_SCORE = 0.9;
const ROW_SCORE = 0.7;
const REASONS_SCORE = 0.6;
const PLAN_SCORE = 0.5;
