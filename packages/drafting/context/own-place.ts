import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { isOwnAddressPlace } from "#drafting/context/bearing";
import { contextOfBlock } from "#drafting/context/page-context";
import { MONTH } from "#drafting/lexicon/classes/months";
import { light } from "#drafting/lexicon/letters";
import { isPersonName } from "#drafting/reading/people";
import { isOthersPlace } from "#drafting/reading/places";

/** `Acme Ltd, Dock Road, Galway, Ireland`. */
const ADDRESS_PARTS = 4;
const DATE = light(new RegExp(`(?<![\\p{L}])(?:${MONTH})\\.? ?\\d|\\d\\.? (?:de )?(?:${MONTH})(?![\\p{L}])`, "iu"));

/**
 * Whether a line that is nothing but a town and its country stands where a site puts its own: in the footer, on its contact page, or
 * beside the main heading of its about page; not below a person, a date, or who has made the website.
 */
export function isOwnPlaceLine(page: ReadPage, block: Block, ownNames: readonly string[]): boolean {
	if (!isOwnAddressPlace(page, block, ownNames)) return false;
	if (block.landmark !== "footer" && page.role !== "contact" && page.role !== "about") return false;
	const { sections, headings } = contextOfBlock(page, block.id);
	const [nearest] = headings.flatMap((id) => page.blocks[id] ?? []);
	const isUnderTitle = nearest === undefined || nearest.tag === "h1";
	if (sections.has("team") || (page.role === "about" && block.landmark !== "footer" && !isUnderTitle)) return false;
	// With its company and street before it a town needs nothing beside it.
	if (page.text.slice(block.start, block.end).split(", ").length >= ADDRESS_PARTS) return true;
	const beside = page.blocks
		.slice(Math.max(0, block.id - 1), block.id + 2)
		.filter((other) => other.id !== block.id && isVisible(other) && other.group === block.group)
		.map(({ start, end }) => page.text.slice(start, end).trim());
	// `Jo Day, freelance support` is a person, too.
	return !beside.some(
		(text) => isPersonName(text.replace(/,.*$/su, "")) || DATE.test(text) || isOthersPlace(text, "address"),
	);
}
