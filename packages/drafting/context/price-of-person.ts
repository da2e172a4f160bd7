import type { Block, ReadPage } from "#core/web/page";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { contextOfBlock } from "#drafting/context/page-context";
import { textOf } from "#drafting/context/plan-in-table";
import { planOf } from "#drafting/context/plan-of-price";
import { isPersonName } from "#drafting/reading/people";

/**
 * Whether a price stands on somebody's card, as teachers and craftsmen set theirs on a market place: its title is a
 * person's name, of words that the site writes small nowhere, and no part about prices.
 */
export function isPriceOfPerson(page: ReadPage, block: Block, pages: readonly ReadPage[]): boolean {
	if (page.role === "pricing" || contextOfBlock(page, block.id).sections.has("pricing")) return false;
	const title = planOf(page, block);
	const name = title === null ? "" : textOf(page, title);
	return isPersonName(name) && name.split(" ").every((word) => !isOrdinaryWords(word, pages));
}
