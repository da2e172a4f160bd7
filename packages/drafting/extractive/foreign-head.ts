import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { stemsIn } from "#drafting/context/same-stem";
import type { SiteText } from "#drafting/extractive/site-text";

const TELLING_MIN = 5;
/** Fewer on the page, and it may be that its script has not been run. */
const PAGE_STEMS_MIN = 12;
const HEAD_STEMS_MIN = 4;

/** A word with a capital inside a sentence. */
const NAME = /(?<=\p{Ll},? )\p{Lu}[\p{L}\p{N}]{3,}/gu;

/**
 * Whether a head's description was left in it by whoever sold the template: it names one other thing, and none of its words
 * is on the pages.
 */
export function isOfTemplate(head: string, site: SiteText): boolean {
	// In German every noun has a capital.
	if ((head.match(NAME) ?? []).length !== 1 || withOwnSign(foldText(head), site.ownNames).includes(OWN)) return false;
	const stems = stemsIn(head, TELLING_MIN);
	const known = stemsIn(site.visible.map(({ text }) => text).join(" "), TELLING_MIN);
	return stems.size >= HEAD_STEMS_MIN && known.size >= PAGE_STEMS_MIN && stems.isDisjointFrom(known);
}
