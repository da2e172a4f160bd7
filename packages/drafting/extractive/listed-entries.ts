import { partsOfHeading } from "#drafting/context/announced-parts";
import { isUnderSomebodyElse } from "#drafting/context/bearing";
import { contextOfBlock } from "#drafting/context/page-context";
import { stemsIn } from "#drafting/context/same-stem";
import { type Card, titlesOfParts } from "#drafting/extractive/cards";
import { type Entry, isEntry, leadWords } from "#drafting/extractive/feature-entry";
import { areFigures, isMember } from "#drafting/extractive/feature-rows";
import { isListedUnder, linkedBlocks } from "#drafting/extractive/listed-under";
import type { SiteText, TextBlock } from "#drafting/extractive/site-text";
import { AILS } from "#drafting/lexicon/outcomes";

const mayList = ({ page }: TextBlock) => page.role === "home" || page.role === "features";

/** Titles and items of lists under a heading that announces them. */
export function listed(
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
		// `<h3><strong>Bank matching.</strong> Payments find their invoices</h3>`: a heading that explains itself.
		const lead = card ? null : leadWords(source);
		if (!(card || isHeading || lead || source.block.kind === "list_item") || !mayList(source)) return [];
		const told = lead === null ? source : { ...source, text: lead };
		if (
			!isEntry(told, name) ||
			isSloganOf(source, card?.explanation) ||
			AILS.test(source.text) ||
			isDatum(source) ||
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
export function isSloganOf({ text }: TextBlock, explanation: TextBlock | undefined): boolean {
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

/** `24 V` of `Power`: the one value of a term, as data sheets list them. */
function isDatum({ page, block }: TextBlock): boolean {
	const [term, next] = [page.blocks[block.id - 1], page.blocks[block.id + 1]];
	return block.tag === "dd" && term?.tag === "dt" && next?.tag !== "dd";
}

/** Entries under which no explained titles stand: what has titles of its own beneath it is the title of a part. */
function withoutTitlesOfOthers(entries: readonly Entry[], cards: readonly Card[]): Entry[] {
	const above = titlesOfParts(cards);
	return entries.filter(({ source }) => !above.has(source.block));
}

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
