import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import type { SiteText } from "#drafting/extractive/site-text";

const WORD = /\p{Ll}{5,}/gu;
/** Words of one stem are one: `invoices`, `invoicing`. */
const STEM = 5;
/** Fewer on the page, and it may be that its script has not been run. */
const PAGE_STEMS_MIN = 12;
const HEAD_STEMS_MIN = 4;

const stemsOf = (text: string) => new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, STEM)));

/** A word with a capital inside a sentence. */
const NAME = /(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}]{3,}/gu;

/**
 * Whether a head's description was left in it by whoever sold the template: it names one other thing, and none of its words
 * is on the pages.
 */
export function isOfTemplate(head: string, site: SiteText): boolean {
	// In German every noun has a capital.
	if ((head.match(NAME) ?? []).length !== 1 || withOwnSign(foldText(head), site.ownNames).includes(OWN)) return false;
	const stems = stemsOf(head);
	const known = stemsOf(site.visible.map(({ text }) => text).join(" "));
	return stems.size >= HEAD_STEMS_MIN && known.size >= PAGE_STEMS_MIN && stems.isDisjointFrom(known);
}
