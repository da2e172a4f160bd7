import { isVisible } from "#core/evidence/evidence-quote";
import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { groupsAround } from "#drafting/context/groups";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { columnHead, rowLabel, textOf } from "#drafting/context/plan-in-table";

/** `Acme`, `Acme Team`: the site's own row or column. */
const OWN_LABEL = new RegExp(`^${OWN}(?: [\\p{L}\\p{N}]{1,20})?$`, "u");
const A_NAME = /^\p{Lu}/u;

const hasPrice = (page: ReadPage) => (cell: Block) => findPrices(textOf(page, cell)).length > 0;

const isOwnLabel = (text: string, ownNames: readonly string[]) =>
	OWN_LABEL.test(withOwnSign(foldText(text).trim(), ownNames));

/**
 * Whether a cell stands in the row or the column of a rival: of all labels one is the site's own name, and the cell's is another
 * name, which the site uses for nothing else. Where two are its own, they are its plans.
 */
export function isRivalsCell(
	page: ReadPage,
	block: Block,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
): boolean {
	if (block.tag !== "td") return false;
	const table = groupsAround(page, block.group).find((group) => page.groups[group]?.tag === "table");
	if (table === undefined) return false;
	const cells = page.blocks.filter((other) => isVisible(other) && groupsAround(page, other.group).includes(table));
	const owns = cells.filter((cell) => isOwnLabel(textOf(page, cell), ownNames));
	const [own] = owns;
	if (own === undefined || owns.length > 1) return false;
	const isColumn = own.group === cells[0]?.group;
	// Of something of its own (`Acme Vault`) the row has no price, and is held against nobody's.
	const priced = cells.filter(({ group }) => group === (isColumn ? block.group : own.group)).filter(hasPrice(page));
	if (priced.length < (isColumn ? 2 : 1)) return false;
	const label = isColumn ? columnHead(page, block) : rowLabel(page, block);
	const name = label === null ? "" : textOf(page, label);
	return A_NAME.test(name) && !isOwnLabel(name, ownNames) && !isNamedElsewhere(name, page, cells, pages);
}

/** A plan has a card besides, and a word is written small somewhere. */
function isNamedElsewhere(name: string, page: ReadPage, cells: readonly Block[], pages: readonly ReadPage[]): boolean {
	const inTable = new Set(cells);
	return (
		isOrdinaryWords(name, pages) || page.blocks.some((block) => !inTable.has(block) && textOf(page, block) === name)
	);
}
