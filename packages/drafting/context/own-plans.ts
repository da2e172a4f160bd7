import { isVisible } from "#core/evidence/evidence-quote";
import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { isSentence, wordCount } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { groupsAround } from "#drafting/context/groups";
import { contextOfBlock } from "#drafting/context/page-context";
import { textOf } from "#drafting/context/plan-in-table";
import { planName, planOf } from "#drafting/context/plan-of-price";

const known = new WeakMap<ReadPage, ReadonlySet<string>>();
/** A plan's name has no more words. */
const NAME_WORDS_MAX = 3;
/** Lists of goods have hundreds of prices, and no plans. */
const PRICES_MAX = 60;
/** A price in a longer text has no card. */
const PRICE_MAX = 60;

/** Containers between a card's title and the row of cards: the card, and often the card's head. */
const CARD_DEPTH_MAX = 2;
/** What stands where a price would: `Talk to us`. */
const INSTEAD_WORDS_MAX = 4;

/** Whether two titles are those of cards in one row: a heading of another part of the page is in another container. */
function areInOneRow(page: ReadPage, one: Block, other: Block): boolean {
	const [around, beside] = [groupsAround(page, one.group), groupsAround(page, other.group)];
	if (one.group !== other.group) {
		const at = around.findIndex((group, depth) => group === beside[depth]);
		return at > 0 && at <= CARD_DEPTH_MAX;
	}
	// Without containers the line under a title tells.
	const next = page.blocks[other.id + 1];
	const words = next === undefined || next.group !== other.group ? "" : textOf(page, next);
	return words !== "" && wordCount(words) <= INSTEAD_WORDS_MAX && !isSentence(words);
}

/** Titles beside a plan's, over cards without an amount: `Scale` over `Talk to us`. */
function titlesBeside(page: ReadPage, plan: Block): Block[] {
	if (plan.kind !== "heading") return [plan];
	const [above] = contextOfBlock(page, plan.id).headings;
	return page.blocks.filter(
		(other) =>
			other === plan ||
			(other.kind === "heading" &&
				other.tag === plan.tag &&
				contextOfBlock(page, other.id).headings[0] === above &&
				areInOneRow(page, plan, other)),
	);
}

function plansOnPage(page: ReadPage): ReadonlySet<string> {
	const made = known.get(page);
	if (made) return made;
	const priced = page.blocks.filter(
		(block) =>
			isVisible(block) &&
			block.end - block.start <= PRICE_MAX &&
			findPrices(page.text.slice(block.start, block.end)).length > 0,
	);
	const plans = new Set(priced.slice(0, PRICES_MAX).flatMap((block) => planOf(page, block) ?? []));
	const titles = new Set([...plans].flatMap((plan) => titlesBeside(page, plan)));
	const names = [...titles].map((title) => foldText(planName(page, title))).filter(isName);
	// One price alone is of what the page sells, and its title no plan.
	const found = new Set(plans.size < 2 && titles.size < 2 ? [] : names);
	known.set(page, found);
	return found;
}

const isName = (text: string) => text.split(" ").length <= NAME_WORDS_MAX && /^\p{Lu}/u.test(text);

/** The names of the plans that a site sells, as the cards and columns of its prices write them, on its home page and the one about prices. */
export function plansOf(pages: readonly ReadPage[]): ReadonlySet<string> {
	return new Set(
		pages.filter(({ role }) => role === "home" || role === "pricing").flatMap((page) => [...plansOnPage(page)]),
	);
}

/** Whether a note names one of the site's plans, and so says with which of them something comes. @param note in small letters. */
export function namesPlan(note: string, pages: readonly ReadPage[]): boolean {
	if (note === "") return false;
	const words = ` ${note
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim()} `;
	return [...plansOf(pages)].some((plan) =>
		words.includes(
			` ${plan
				.toLowerCase()
				.replace(/[^\p{L}\p{N}]+/gu, " ")
				.trim()} `,
		),
	);
}
