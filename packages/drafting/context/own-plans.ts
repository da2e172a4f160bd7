import { isVisible } from "#core/evidence/evidence-quote";
import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { contextOfBlock } from "#drafting/context/page-context";
import { planName, planOf } from "#drafting/context/plan-of-price";

const known = new WeakMap<ReadPage, ReadonlySet<string>>();
/** A plan's name has no more words. */
const NAME_WORDS_MAX = 3;
/** Lists of goods have hundreds of prices, and no plans. */
const PRICES_MAX = 60;
/** A price in a longer text has no card. */
const PRICE_MAX = 60;

/** Titles beside a plan's, over cards without an amount: `Scale` over `Talk to us`. */
function titlesBeside(page: ReadPage, plan: Block): Block[] {
	if (plan.kind !== "heading") return [plan];
	const [above] = contextOfBlock(page, plan.id).headings;
	return page.blocks.filter(
		({ id, kind, tag }) => kind === "heading" && tag === plan.tag && contextOfBlock(page, id).headings[0] === above,
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
