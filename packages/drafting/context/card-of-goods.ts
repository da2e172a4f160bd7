import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { makerCredit } from "#drafting/reading/maker-credit";

/** A card with so many blocks at most names who made what it sells. */
const CARD_MAX = 6;
/** Makers are looked for where these words are: names make an expression dear. */
const BY_SOMEBODY = / (?:by|von|par|por|da|door|przez|av|af) \p{Lu}/u;

/** Whether a price stands on the card of something that somebody has made: `Made by Ana Ruiz in Bonn`. */
export function isOfGoods(page: ReadPage, block: Block, ownNames: readonly string[]): boolean {
	if (block.group === 0) return false;
	const card = page.blocks.filter((other) => other.group === block.group && isVisible(other));
	return (
		card.length <= CARD_MAX &&
		card.every(({ tag }) => tag !== "h1" && tag !== "h2") &&
		card.some(({ id, start, end }) => {
			const text = page.text.slice(start, end);
			if (!BY_SOMEBODY.test(text)) return false;
			return (
				id !== block.id && !withOwnSign(foldText(text), ownNames).includes(OWN) && makerCredit(text, ownNames) !== null
			);
		})
	);
}
