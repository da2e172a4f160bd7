import { isVisible } from "#core/evidence/evidence-quote";
import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { blocksInside, groupsAround } from "#drafting/context/groups";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { columnHead, rowLabel, textOf } from "#drafting/context/plan-in-table";

/** `Acme`, `Acme Team`, `Acme (us)`, `With us`: the site's own row or column. */
const OWN_LABEL = new RegExp(
	`^(?:${OWN}(?: [\\p{L}\\p{N}]{1,20})?(?: ?\\([^()]{1,20}\\))?|(?:with |bei |chez |con |com |bij )?(?:us|uns|nous|nosotros|noi|nós|ons))$`,
	"iu",
);
/** `BloomBill`, `iBloom`, `bloom.io`. */
const A_NAME = /^\p{Lu}|^\p{Ll}{1,3}\p{Lu}/u;
const IS_DOMAIN = /^[\p{L}\d-]{2,20}\.\p{Ll}{2,4}$/u;
/** What plans are usually called: no rival's name, even beside rows of the site's own name. */
const A_PLAN =
	/^(?:free|basic|starter|standard|solo|team|plus|pro|professional|premium|business|enterprise|agency|growth|scale|studio|lifetime|monthly|yearly|custom|kostenlos|gratis|gratuit|family|student)(?![\p{L}])/iu;

const hasPrice = (page: ReadPage) => (cell: Block) => findPrices(textOf(page, cell)).length > 0;

const isOwnLabel = (text: string, ownNames: readonly string[]) =>
	OWN_LABEL.test(withOwnSign(foldText(text).trim(), ownNames));

interface Table {
	cells: readonly Block[];
	/** The first cell that is the site's own label. */
	own: Block | undefined;
	/** How many cells of each row have a price. */
	pricedIn(): ReadonlyMap<number, number>;
	/** What stands over prices elsewhere on the page. */
	names(): ReadonlySet<string>;
}

/** A table is looked at once for all its cells, by the names that the site had then. */
const known = new WeakMap<readonly Block[], { table: Table; ownNames: readonly string[] }>();

function tableOf(page: ReadPage, group: number, ownNames: readonly string[]): Table {
	const cells = blocksInside(page, group);
	const made = known.get(cells);
	if (made?.ownNames === ownNames) return made.table;
	let pricedIn: Map<number, number> | undefined;
	let names: Set<string> | undefined;
	const table: Table = {
		cells,
		own: cells.find((cell) => isOwnLabel(textOf(page, cell), ownNames)),
		pricedIn() {
			pricedIn ??= cells
				.filter(hasPrice(page))
				.reduce((counted, cell) => counted.set(cell.group, (counted.get(cell.group) ?? 0) + 1), new Map());
			return pricedIn;
		},
		names() {
			names ??= namesOnCards(page, new Set(cells));
			return names;
		},
	};
	known.set(cells, { table, ownNames });
	return table;
}

/** On its card a price stands so many blocks behind a plan's name. */
const CARD_REACH = 3;

/** What stands right over the prices of a page that are not in a table. */
function namesOnCards(page: ReadPage, inTable: ReadonlySet<Block>): Set<string> {
	const priced = page.blocks.filter((block) => !inTable.has(block) && isVisible(block) && hasPrice(page)(block));
	const over = priced.flatMap(({ id }) => page.blocks.slice(Math.max(0, id - CARD_REACH), id));
	return new Set(over.filter((block) => !inTable.has(block)).map((block) => textOf(page, block)));
}

/**
 * Whether a cell stands in the row or the column of a rival: one label or several are the site's own name, and the cell's is another
 * name, which the site uses for nothing that it sells.
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
	const { cells, own, pricedIn, names } = tableOf(page, table, ownNames);
	if (own === undefined) return false;
	const isColumn = own.group === cells[0]?.group;
	// Of something of its own (`Acme Vault`) the row has no price, and is held against nobody's.
	const priced = pricedIn().get(isColumn ? block.group : own.group) ?? 0;
	if (priced < (isColumn ? 2 : 1)) return false;
	const label = isColumn ? columnHead(page, block) : rowLabel(page, block);
	const name = label === null ? "" : textOf(page, label);
	const isName = A_NAME.test(name) || IS_DOMAIN.test(name);
	if (!isName || A_PLAN.test(name) || isOwnLabel(name, ownNames)) return false;
	// A plan has a card besides, and a word is written small somewhere.
	return (IS_DOMAIN.test(name) || !isOrdinaryWords(name, pages)) && !names().has(name);
}
