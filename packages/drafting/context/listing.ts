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
export function isTitle(page: ReadPage, block: Block): boolean {
	if (block.kind === "heading") return true;
	const next = page.blocks[block.id + 1];
	if (block.tag === "dt" && next?.tag === "dd") return true;
	if (!next || !isVisible(next) || next.tag === block.tag || block.kind === "list_item") return false;
	const isExplained = next.end - next.start >= Math.max(EXPLANATION_MIN, block.end - block.start);
	return isExplained && groupsAround(page, next.group).includes(block.group);
}

/** `Beers brewed with Acme`: what others make of it. */
const MADE_WITH = new RegExp(
	`(?:made|built|created|brewed|written|produced|designed|drawn|baked|powered|running|done|gemacht|gebaut|erstellt|créée?s?|réalisée?s?|faite?s?|hech[oa]s?|cread[oa]s?|fatt[oaie]|creat[oaie]|feit[oa]s?|gemaakt|gebouwd|zrobion[ea]|сделан[оы]) (?:with|by|on|in|mit|avec|con|com|met|z|в|на) ${OWN}`,
	"iu",
);
/** `Before Acme`, `Without Acme`: what there was instead of it. */
const INSTEAD = new RegExp(
	`(?:^|\\s)(?:before|without|vor|ohne|avant|sans|antes de|sin|prima di|senza|sem|voor|zonder|przed|bez|до|без|före|utan|før|uden|uten|ennen) ${OWN}(?![\\p{L}'’])`,
	"iu",
);
const isOfOthers = (heading: string) => MADE_WITH.test(heading) || INSTEAD.test(heading);

/** From so many titles of a kind on, a row of cards is a list of its own. */
const ROW_MIN = 3;

/** Whether a title has several beside it under the same heading. */
export function isInRow(page: ReadPage, block: Block): boolean {
	const under = ({ id }: Block) => contextOfBlock(page, id).headings[0];
	const own = under(block);
	const near = page.blocks.slice(Math.max(0, block.id - ROW_REACH), block.id + ROW_REACH);
	return near.filter((other) => other.tag === block.tag && under(other) === own).length >= ROW_MIN;
}
const ROW_REACH = 60;

/** Whether a block stands in a part that lists what the product does. */
export function isListing(page: ReadPage, block: Block): boolean {
	const { sections } = contextOfBlock(page, block.id);
	return LISTING.some((kind) => sections.has(kind));
}

/** Whether a heading says that what stands under it is the product's: as a known title, by its name, or to its visitor. */
function announcesOwn(heading: string, ownNames: readonly string[]): boolean {
	const parts = partsAnnounced(heading);
	const folded = foldText(heading);
	const marked = withOwnSign(folded, ownNames);
	if (isOfOthers(marked)) return false;
	return LISTING.some((kind) => parts.has(kind)) || marked.includes(OWN) || isBetweenUs(folded);
}

/**
 * Whether an entry of a list is listed as the product's own: a title in a row of cards, in a container named so, or under a
 * heading that says so. What is listed under a title of unknown meaning may be anything.
 */
export function isListedAsOwn(page: ReadPage, block: Block, ownNames: readonly string[]): boolean {
	if (!isVisible(block)) return true;
	if (isListing(page, block)) return true;
	const { headings } = contextOfBlock(page, block.id);
	const [nearest] = headings;
	const heading = nearest === undefined ? undefined : page.blocks[nearest];
	if (heading === undefined || heading.tag === "h1") return true;
	if (
		isTitle(page, block) &&
		isInRow(page, block) &&
		!isOfOthers(withOwnSign(foldText(textOf(page, heading)), ownNames))
	)
		return true;
	return announcesOwn(textOf(page, heading), ownNames) || announcesOwn(labelBefore(page, block), ownNames);
}

/** The line right before the first item of a list: `With every order you get`. */
function labelBefore(page: ReadPage, block: Block): string {
	let first = block.id;
	while (first > 0 && page.blocks[first - 1]?.group === block.group) first--;
	const label = page.blocks[first - 1];
	return label && block.kind === "list_item" && isVisible(label) && label.kind !== "heading" ? textOf(page, label) : "";
}
