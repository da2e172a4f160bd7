import { isVisible } from "#core/evidence/evidence-quote";
import { findPrices } from "#core/numbers/prices";
import type { Block, ReadPage } from "#core/web/page";
import { isSentence } from "#core/web/sentences";
import { groupSizes } from "#drafting/context/groups";
import { BADGE, explains, opensGroup } from "#drafting/context/listing";
import { contextOfBlock } from "#drafting/context/page-context";
import { groupsAround, hintsOf, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import { INTO_BASKET } from "#drafting/lexicon/basket";
import { OF_GOODS } from "#drafting/lexicon/cards";
import { siteDomain } from "#drafting/reading/email";

/** A title with the text that explains it. */
export interface Card {
	title: TextBlock;
	explanation: TextBlock;
	/** Whether a price, a date or a counter stands in it, or a link to another site: goods, a post, somebody else's. */
	isOfOthers: boolean;
}

/** Between a title and its text there may be a line or two: `Fully automated | Cloud hosted`. */
const EXPLANATION_REACH = 3;
const UNMARKED_TITLE_MAX = 60;
const ITEM = /^(?:li|dt|dd|header|strong|summary)$/;

/** The head of a row of several cells says of what these are: `Price | none | $5`. */
const isOfTable = (page: ReadPage, { id, group, tag }: Block): boolean =>
	/^t[dh]$/.test(tag) && page.blocks[id + 1]?.group === group && page.blocks[id + 2]?.group === group;

/** Whether a block is marked up as the title of what comes after it, or opens its group with few words. */
function isTitle({ page, block, text }: TextBlock): boolean {
	if (BADGE.test(text)) return false;
	if (block.kind === "heading") return true;
	if (text.includes("\n") || isOfTable(page, block)) return false;
	if (/^(?:dt|header|strong|summary)$/.test(block.tag)) return true;
	return text.length <= UNMARKED_TITLE_MAX && opensGroup(page, block);
}

/** The container of a title's card: its own, or the one around a header that holds nothing but the title and its picture. */
function cardOf({ page, block }: TextBlock): number {
	const parent = page.groups[block.group]?.parent;
	const next = page.blocks[block.id + 1];
	const isAlone = opensGroup(page, block) && !(next && groupsAround(page, next.group).includes(block.group));
	const isCard = parent !== null && parent !== undefined && (sizesOf(page)[parent] ?? 0) <= CARD_MAX;
	return isAlone && isCard ? parent : block.group;
}
/** No more blocks make a card. */
const CARD_MAX = 8;

/** Whether a block is an item with another one right after it. */
function isItemOfList(site: SiteText, at: number): boolean {
	const item = site.visible[at];
	const next = site.visible[at + 1];
	return (
		item?.block.tag === "li" &&
		next?.block.tag === "li" &&
		next.page === item.page &&
		next.block.group === item.block.group
	);
}

/** The text after a title in its card that is longer than it; of several the first that is a sentence. */
function explanationOf(site: SiteText, index: number): TextBlock | null {
	const title = site.visible[index];
	let explanation: TextBlock | null = null;
	const card = title && cardOf(title);
	for (let at = index + 1; title && at <= index + EXPLANATION_REACH; at++) {
		const next = site.visible[at];
		if (next?.page !== title.page || next.block.kind === "heading") break;
		if (!groupsAround(next.page, next.block.group).includes(card ?? 0)) break;
		// The next item of a list explains none.
		if (next.block.tag === title.block.tag && ITEM.test(next.block.tag)) break;
		// Nor does the first of several items explain what the list is headed by.
		if (isItemOfList(site, at)) break;
		if (!explains(next.text) || next.text.length <= title.text.length) continue;
		if (isSentence(next.text)) return next;
		explanation ??= next;
	}
	return explanation;
}

const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|zip|png|jpe?g|mp4)(?:[?#]|$)/i;

/** Whether a link of the title's own card leads to another site, and not to a file of its own that lies elsewhere. */
function leadsElsewhere(site: SiteText, { page, block }: TextBlock): boolean {
	const own = siteDomain(site.url);
	return page.links.some(
		({ href, group }) =>
			group === block.group &&
			block.group !== 0 &&
			/^https?:/.test(href) &&
			!FILE.test(href) &&
			siteDomain(href) !== own,
	);
}

/** Addresses of one thing in a shop or a collection. */
const OF_SHOP =
	/\/(?:shop|store|items?|collections?|boutique|tienda|negozio|loja|winkel|sklep|obchod|butik|kauppa|add-to-cart|cart)\/[^/]/i;

/** Whether a link of the title itself or of its card leads to one thing of a shop. */
function leadsToGoods(title: TextBlock | undefined): boolean {
	if (!title) return false;
	const { page, block } = title;
	return page.links.some(
		({ href, block: words, group }) =>
			(words === block.id || (group === block.group && block.group !== 0)) &&
			OF_SHOP.test(URL.parse(href)?.pathname ?? ""),
	);
}

function isOfGoods(site: SiteText, index: number): boolean {
	const title = site.visible[index];
	const card = site.visible
		.slice(Math.max(0, index - 2), index + 5)
		.filter(
			({ page, block }) =>
				page === title?.page && (block.id === title.block.id + 1 || block.group === title.block.group),
		);
	if (leadsToGoods(title)) return true;
	return card.some(
		({ text }) =>
			text.length <= 200 &&
			(INTO_BASKET.test(text) || OF_GOODS.test(text) || (text.length <= 40 && findPrices(text).length > 0)),
	);
}

const found = new WeakMap<SiteText["visible"], readonly Card[]>();

/** All titles of the site that a text explains, in reading order. Looked for once a site. */
export function cardsOf(site: SiteText): readonly Card[] {
	const cards = found.get(site.visible) ?? findCards(site);
	found.set(site.visible, cards);
	return cards;
}

function findCards(site: SiteText): Card[] {
	return site.visible.flatMap((title, index) => {
		const explanation = isTitle(title) ? explanationOf(site, index) : null;
		return explanation
			? [{ title, explanation, isOfOthers: isOfGoods(site, index) || leadsElsewhere(site, title) }]
			: [];
	});
}

const heads = new WeakMap<readonly Card[], ReadonlySet<Block>>();

/** The headings under which explained titles stand: each is the title of a part. Found once a site. */
export function titlesOfParts(cards: readonly Card[]): ReadonlySet<Block> {
	const known = heads.get(cards);
	if (known) return known;
	const above = new Set(
		cards.flatMap(({ title: { page, block } }) =>
			contextOfBlock(page, block.id).headings.flatMap((id) => page.blocks[id] ?? []),
		),
	);
	heads.set(cards, above);
	return above;
}

/** A container of more than this share of a page's blocks is the page's, and its parts are no cards. */
const ROW_SHARE_MAX = 0.5;

/** Neighbours of one kind: the same element, each in a container of its own inside the same one. */
export function rowOf({ page, block }: TextBlock): string {
	const parent = page.groups[block.group]?.parent ?? 0;
	const sizes = sizesOf(page);
	return `${page.url} ${block.tag} ${(sizes[parent] ?? 0) > ROW_SHARE_MAX * (sizes[0] ?? 0) ? `alone ${block.id}` : parent}`;
}

const counted = new WeakMap<ReadPage, readonly number[]>();

/** How many of the page's visible blocks each container holds, with those inside it; the page's own first. */
function sizesOf(page: ReadPage): readonly number[] {
	const sizes = counted.get(page) ?? groupSizes(page, page.blocks.filter(isVisible));
	counted.set(page, sizes);
	return sizes;
}

/** Blocks of one kind: the same element in containers of the same class. */
export function kindOf({ page, block }: TextBlock): string {
	const group = page.groups[block.group];
	return `${page.url} ${block.tag} ${group?.tag ?? ""} ${(group?.hints ?? "").replace(/\d+/gu, "")}`;
}

const PLAN_PLACE = /pric|plan|tarif|package|subscription/;

/** Whether a block stands in the card of a plan. */
export const isInPlan = (source: TextBlock): boolean => PLAN_PLACE.test(hintsOf(source, 2));
