import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { groupsAround } from "#drafting/context/groups";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock, partsAnnounced } from "#drafting/context/page-context";
import { isBetweenUs } from "#drafting/lexicon/persons";
import type { SectionKind } from "#drafting/lexicon/sections";

/** Parts that list what the product does or comes with. */
const LISTING: readonly SectionKind[] = ["features", "benefits", "pricing", "steps"];
/** What explains a title is longer than a label. */
const EXPLANATION_MIN = 25;

const textOf = (page: ReadPage, { start, end }: Block) => page.text.slice(start, end);

/** Whether a block is the title of a card: a heading, or a few words that the next line of their group explains. */
function isTitle(page: ReadPage, block: Block): boolean {
	if (block.kind === "heading") return true;
	const next = page.blocks[block.id + 1];
	if (block.tag === "dt" && next?.tag === "dd") return true;
	if (!next || !isVisible(next) || next.tag === block.tag || block.kind === "list_item") return false;
	const isExplained = next.end - next.start >= Math.max(EXPLANATION_MIN, block.end - block.start);
	return isExplained && groupsAround(page, next.group).includes(block.group);
}

/** Whether a heading says that what stands under it is the product's: as a known title, by its name, or to its visitor. */
function announcesOwn(heading: string, ownNames: readonly string[]): boolean {
	const parts = partsAnnounced(heading);
	const folded = foldText(heading);
	return LISTING.some((kind) => parts.has(kind)) || withOwnSign(folded, ownNames).includes(OWN) || isBetweenUs(folded);
}

/**
 * Whether an entry of a list is listed as the product's own: a title of a card, in a container named so, or under a
 * heading that says so. What is listed under a title of unknown meaning may be anything.
 */
export function isListedAsOwn(page: ReadPage, block: Block, ownNames: readonly string[]): boolean {
	if (!isVisible(block) || isTitle(page, block)) return true;
	const { sections, headings } = contextOfBlock(page, block.id);
	if (LISTING.some((kind) => sections.has(kind))) return true;
	const [nearest] = headings;
	const heading = nearest === undefined ? undefined : page.blocks[nearest];
	if (heading === undefined || heading.tag === "h1") return true;
	return announcesOwn(textOf(page, heading), ownNames) || announcesOwn(labelBefore(page, block), ownNames);
}

/** The line right before the first item of a list: `With every order you get`. */
function labelBefore(page: ReadPage, block: Block): string {
	let first = block.id;
	while (first > 0 && page.blocks[first - 1]?.group === block.group) first--;
	const label = page.blocks[first - 1];
	return label && block.kind === "list_item" && isVisible(label) && label.kind !== "heading" ? textOf(page, label) : "";
}
