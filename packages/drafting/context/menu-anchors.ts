import type { ReadPage } from "#core/web/page";
import { partsAnnounced } from "#drafting/context/announced-parts";
import type { SectionKind } from "#drafting/lexicon/section-kinds";

/** Parts that a menu names plainly; what stands under "Products" or "About" may be anything. */
const NAMED: readonly SectionKind[] = [
	"features",
	"benefits",
	"pricing",
	"faq",
	"steps",
	"testimonial",
	"customers",
	"team",
];
/** All of the entry but an article. */
const SHARE_MIN = 0.75;

/**
 * What a page's own menu says of its parts, by their ids in small letters: `features` for `smart`, where an entry
 * `Functions` leads to `#smart`.
 */
export function kindsByAnchor(page: ReadPage): ReadonlyMap<string, readonly SectionKind[]> {
	const found = new Map<string, readonly SectionKind[]>();
	const [own] = page.url.split("#", 1);
	for (const { href, text, landmark } of page.links) {
		const [path = "", anchor] = href.split("#", 2);
		if ((landmark !== "nav" && landmark !== "header") || path !== own || !anchor) continue;
		const parts = partsAnnounced(text);
		const kinds = NAMED.filter((kind) => (parts.get(kind) ?? 0) >= SHARE_MIN);
		if (kinds.length > 0) found.set(anchor.toLowerCase(), kinds);
	}
	return found;
}
