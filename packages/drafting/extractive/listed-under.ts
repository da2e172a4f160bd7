import type { Block } from "#core/web/page";
import { splitSentences, wordCount } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { partsAnnounced, partsOfHeading } from "#drafting/context/announced-parts";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock } from "#drafting/context/page-context";
import { blockById, type SiteText, type TextBlock } from "#drafting/extractive/site-text";
import type { SectionKind } from "#drafting/lexicon/section-kinds";

const HEADING_MAX = 80;
/** So much of a heading that a text explains must be the words that announce a part. */
const WHOLE_SHARE = 0.75;
const NO_PARTS: ReadonlyMap<SectionKind, number> = new Map();

/** The text right before the first item of a list, where it is no heading: `Five reasons to choose us:`. */
function labelOfList(source: TextBlock, links: ReadonlySet<Block>): TextBlock | null {
	const { page, block } = source;
	if (block.kind !== "list_item") return null;
	let first = block.id;
	while (page.blocks[first - 1]?.group === block.group) first--;
	const label = blockById(page, first - 1);
	// A link leads to what it names, and opens no list.
	if (label?.block.kind !== "text" || links.has(label.block)) return null;
	// A paragraph may end with the line that opens the list.
	const last = label.text.length > HEADING_MAX ? splitSentences(label.text).at(-1) : undefined;
	const opening = last && label.text.slice(last.start, last.end);
	return opening?.endsWith(":") ? { ...label, text: opening } : label;
}

/** `Acme gives you:`, `With Acme you can:`: what follows is what it does. */
const GIVES = new RegExp(
	`^(?:with )?${OWN},? (?:(?:gives|lets|allows|helps|offers|provides|brings) (?:you|your team)|offers|provides|includes|supports|comes with|you (?:can|get)|bietet(?: dir| ihnen)?|kann|enthält|permet|propose|offre|vous (?:permet|offre)|permite|ofrece|incluye|offre|permette|oferece|biedt|oferuje|umożliwia|умеет|позволяет|предлагает)(?: (?:de|to))? ?[:：]$`,
	"iu",
);

/**
 * Whether a block stands under a heading, or a list under a label, that announces a part of this kind. The nearest one that
 * announces anything decides; and what is listed under a title that is explained already is a detail of that.
 */
export function isListedUnder(
	kind: SectionKind,
	source: TextBlock,
	isExplained: (heading: TextBlock) => boolean,
	site: SiteText,
): boolean {
	const label = labelOfList(source, linkedBlocks(site));
	const above = contextOfBlock(source.page, source.block.id).headings.flatMap((id) => blockById(source.page, id) ?? []);
	for (const heading of label ? [label, ...above] : above) {
		const parts =
			heading.text.length > HEADING_MAX
				? NO_PARTS
				: heading === label
					? partsOfLabel(heading.text)
					: partsOfHeading(heading.page, heading.block);
		// `Writing tools` names a thing and its list the details of it, where `Features` and a line of text open a list.
		const isDetail = source.block.kind === "list_item" && isExplained(heading) && (parts.get(kind) ?? 0) < WHOLE_SHARE;
		if (isDetail) return false;
		if (parts.size > 0) return parts.has(kind);
		if (heading === label && kind === "features" && GIVES.test(withOwnSign(foldText(heading.text), site.ownNames)))
			return true;
	}
	// Where no heading says anything, the name of the container may, for titles that a text explains.
	return isExplained(source) && contextOfBlock(source.page, source.block.id).sections.has(kind);
}

/** `Provides coherent security services to several customers`: a sentence opens a list only with a colon. */
function partsOfLabel(text: string): ReadonlyMap<SectionKind, number> {
	const isLine = /[:：]\s*$/u.test(text) || wordCount(text) <= LABEL_WORDS_MAX;
	return isLine ? partsAnnounced(text) : NO_PARTS;
}
const LABEL_WORDS_MAX = 6;

const linked = new WeakMap<SiteText, ReadonlySet<Block>>();

/** Blocks that are nothing but a link: they lead to what they name. */
export function linkedBlocks(site: SiteText): ReadonlySet<Block> {
	const known = linked.get(site);
	if (known) return known;
	const bareLetters = (text: string) => text.replace(/\s+/gu, "");
	const made = new Set(
		site.pages.flatMap((page) =>
			page.links.flatMap(({ block, text }) => {
				const held = blockById(page, block);
				return held && bareLetters(held.text) === bareLetters(text) ? [held.block] : [];
			}),
		),
	);
	linked.set(site, made);
	return made;
}
