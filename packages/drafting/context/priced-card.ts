import { isVisible } from "#core/evidence/evidence-quote";
import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { textOf } from "#drafting/context/plan-in-table";
import { isBareAmount } from "#drafting/context/plan-of-price";

/** Cards have no more blocks than these. */
const CARD_MAX = 5;

/**
 * Whether a line stands between the title of a card and the price at its end, as `Chocolate and hazelnut` between a coffee
 * and what it costs: it says of that one thing what it is, or for whom, and nothing of what the site has.
 */
export function isLineOfPricedCard(page: ReadPage, block: Block): boolean {
	if (block.kind !== "text" || !isVisible(block) || block.group === 0) return false;
	const card = page.blocks.filter(({ group, kind }) => group === block.group && kind !== "link");
	const [title] = card;
	const last = card.at(-1);
	if (title?.kind !== "heading" || title.tag === "h1" || title.tag === "h2" || last === undefined) return false;
	const words = textOf(page, last);
	return (
		card.length <= CARD_MAX &&
		block.id > title.id &&
		block.id < last.id &&
		findPrices(words).length > 0 &&
		isBareAmount(words)
	);
}
