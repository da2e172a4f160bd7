import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { blocksInside, groupsAround } from "#drafting/context/groups";
import { FREE_OF_CHARGE } from "#drafting/lexicon/classes/free";
import { light } from "#drafting/lexicon/letters";

/** What the first cell of a row says whose other cells are prices, one a plan. */
const PRICE_ROW =
	/pric|cost|fee|month|year|annual|rate|prei|kosten|monat|jahr|jähr|prix|mensuel|mensual|mensil|mensal|annuel|anual|annual|maand|jaar|mies|roczn|месяц|мес|год|prez|preço|precio|prezzo|cena|цен|стоим|料金|価格|月額|年額|税|요금|가격|월|년|价格|每月/iu;
/** What a bare amount is paid for may stand right after it: `$29` and then `/month`. `Pro` alone is the next plan. */
export const PER = /^(?:\/|(?:per|pro|par|al|por|a|each) \S|monthly|monatlich|(?:в|za)(?![\p{L}])|毎月|月|每月|매월)/iu;

export const textOf = (page: ReadPage, { start, end }: Block) =>
	page.text.slice(start, end).replace(/\s+/gu, " ").trim();

/** Short enough, and without an amount of its own, to be the name of a plan. */
export function isPlanLabel(text: string): boolean {
	if (text.length > 60 || text.split(/\s+/u).length > 7) return false;
	// `Simple: one price, every module` heads all of them.
	return !/[:：] ?\S/u.test(text) && findPrices(text).length === 0;
}

function rowOf(page: ReadPage, block: Block): Block[] {
	return blocksInside(page, block.group).filter((other) => other.group === block.group);
}

/** The first cell of a table's row, which says what the others are about. */
export function rowLabel(page: ReadPage, block: Block): Block | null {
	if (block.tag !== "td") return null;
	const first = page.blocks.find((other) => other.group === block.group);
	return first && first.id < block.id ? first : null;
}

/** The first row of the table that a cell stands in, when it is another row than the cell's. */
function headRow(page: ReadPage, block: Block): Block[] {
	const table = groupsAround(page, block.group).find((group) => page.groups[group]?.tag === "table");
	if (table === undefined) return [];
	const [first] = blocksInside(page, table);
	return first && first.group !== block.group ? rowOf(page, first) : [];
}

/** The head of a cell's column, counted from the right: an empty corner cell makes no block. */
export function columnHead(page: ReadPage, block: Block): Block | null {
	const row = rowOf(page, block);
	const head = headRow(page, block);
	// Rows of one cell make no groups: a table of one column is a plan's card, which its head names.
	if (head.length === 1 && page.groups[block.group]?.tag !== "tr") return head[0] ?? null;
	if (head.length < 2 || head.length > row.length || row.length - head.length > 1) return null;
	const fromRight = row.length - row.findIndex(({ id }) => id === block.id);
	return head[head.length - fromRight] ?? null;
}

/** A row that begins with a price names no plan: the heads of its columns do. */
const isPriceCell = (text: string) => FREE_CELL.test(text) || findPrices(text).length > 0;
const FREE_CELL = new RegExp(`^(?:${FREE_OF_CHARGE})$`, "iu");

/** The cell of a table that names the plan of a price: the head of its column, or its row's where that is the plan. */
export function planInTable(page: ReadPage, block: Block): Block | null {
	const first = rowLabel(page, block);
	const head = columnHead(page, block);
	const says = (candidate: Block | null) => (candidate && isPlanLabel(textOf(page, candidate)) ? candidate : null);
	if (first === null || PRICE_ROW.test(textOf(page, first)) || isPriceCell(textOf(page, first))) return says(head);
	return says(first);
}

/** What a row of prices is called by itself; the rest of its label says of what: `Price (MXN)`, `Preis pro Monat`. */
const PRICE_WORDS = light(
	/(?<![\p{L}])(?:prices?|pricing|costs?|fees?|rates?|preise?|kosten|prix|tarifs?|precios?|prezz[oi]|preços?|prij(?:s|zen)|cen[ay]|pris(?:er)?|цен[аы]|стоимость)(?![\p{L}])|料金|価格|요금|가격|价格|[():*]/giu,
);
const NOTE_MAX = 30;

/** Whether a row has several prices, which the heads of their columns tell apart. */
const hasSeveralPrices = (page: ReadPage, block: Block): boolean =>
	rowOf(page, block).filter((cell) => findPrices(textOf(page, cell)).length > 0).length > 1;

/**
 * What a table says of a price besides its plan: the row's label of all its prices, the currency or for how long, or where
 * the row is the plan and has several, the head of the column. Null where it only says that they are prices.
 */
export function noteOfRow(page: ReadPage, block: Block): { label: Block; note: string } | null {
	const head = columnHead(page, block);
	if (head === null) return null;
	const label = rowLabel(page, block);
	if (label === null) return null;
	if (!PRICE_ROW.test(textOf(page, label))) {
		const note = textOf(page, head);
		return hasSeveralPrices(page, block) && note.length <= NOTE_MAX ? { label: head, note } : null;
	}
	const note = textOf(page, label).replace(PRICE_WORDS, " ").replace(/\s+/gu, " ").trim();
	return /\p{L}{2}/u.test(note) && note.length <= NOTE_MAX ? { label, note } : null;
}
