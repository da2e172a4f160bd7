import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { isSentence } from "#core/web/sentences";
import { barredBecause } from "#drafting/context/bearing";
import { definesProduct } from "#drafting/context/definition";
import { ownPathOf } from "#drafting/context/own-data";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isCompared, isNegated, isPlanned } from "#drafting/context/speech";
import { namesSomebodyElse, subjectOf } from "#drafting/context/subject";
import { OWN_SUBJECT } from "#drafting/lexicon/words";
import type { DefiningPlace } from "#drafting/reading/category-witnesses";
import { noSloganBecause } from "#drafting/reading/slogan";

const TITLE = /^(?:(?:og|twitter|dc)[:.])?title$/;
const DATA_KEYWORDS = /^(?:keywords|applicationSubCategory)$/;
/** What stands this near under the main heading goes on with it. */
const LEAD_BLOCKS = 3;
const LEAD_MIN = 20;
/** So soon a definition names what it defines. */
const SELF_WORDS = 4;

const leads = new WeakMap<ReadPage, ReadonlySet<number>>();

/** The first texts under the main heading, or at the top of a page that has none. */
function leadBlocks(page: ReadPage): ReadonlySet<number> {
	const known = leads.get(page);
	if (known) return known;
	const visible = page.blocks.filter((block) => isVisible(block) && block.landmark !== "nav");
	const from = visible.findIndex(({ tag }) => tag === "h1") + 1;
	const texts = visible
		.slice(from, from + 2 * LEAD_BLOCKS)
		.filter(({ kind, start, end }) => kind === "text" && end - start >= LEAD_MIN);
	const made = new Set(texts.slice(0, LEAD_BLOCKS).map(({ id }) => id));
	leads.set(page, made);
	return made;
}

/** The first of the main headings: of several, the others are titles of parts. */
function mainHeading(page: ReadPage): number | undefined {
	return page.blocks.find(({ tag, landmark }) => tag === "h1" && landmark !== "nav")?.id;
}

/** `Acme is ...`, `At Acme we ...`: a sentence that comes to itself later tells of a part, a past or a condition. */
function opensWithSelf(sentence: string, ownNames: readonly string[]): boolean {
	const opening = withOwnSign(sentence, ownNames).split(" ").slice(0, SELF_WORDS).join(" ");
	return (
		opening.includes(OWN) ||
		OWN_SUBJECT.test(opening) ||
		/^(?:This|It|Das|Ce|C'est|Esto|È|To|Это)(?![\p{L}])/iu.test(opening)
	);
}

function speaksPlainly(sentence: string, ownNames: readonly string[], pages: readonly ReadPage[]): boolean {
	if (isCompared(sentence) || isPlanned(sentence) || isNegated(sentence)) return false;
	if (noSloganBecause(sentence) !== null || namesSomebodyElse(sentence, ownNames, pages)) return false;
	// A line without a verb's full stop tells what the thing is: `Customer support for small shops` is about no customer.
	return !isSentence(sentence) || subjectOf(sentence, ownNames, pages) !== "other";
}

/** At which of the places that define a product a text stands; null for all others. */
export function definingPlace(
	page: ReadPage,
	block: Block,
	sentence: string,
	ownNames: readonly string[],
	pages: readonly ReadPage[],
): DefiningPlace | null {
	const isHome = page.role === "home";
	if (block.kind === "meta" && isHome && /^(?:dc\.)?keywords$/.test(block.tag)) return "keywords";
	if (block.kind === "json_ld" && DATA_KEYWORDS.test(ownPathOf(page, block, pages))) return "keywords";
	if (definesProduct(page, block, sentence, ownNames, pages)) {
		if (block.kind === "title" || (block.kind === "meta" && TITLE.test(block.tag))) return "title";
		if (block.kind === "meta") return "description";
		if (block.kind === "json_ld") return "data";
		if (block.kind === "heading" && block.id === mainHeading(page)) return "heading";
		const isOwn = block.kind !== "heading" || subjectOf(sentence, ownNames, pages) === "own";
		return isOwn && opensWithSelf(sentence, ownNames) ? "definition" : "feature";
	}
	if (!isHome || !isVisible(block) || block.landmark === "nav" || block.landmark === "footer") return null;
	const isMain = block.id === mainHeading(page);
	const isTop = isMain || leadBlocks(page).has(block.id);
	if (!isTop && block.kind !== "heading") return null;
	if (barredBecause(isTop ? "categories" : "features", page, block) !== null) return null;
	if (!speaksPlainly(sentence, ownNames, pages)) return null;
	if (isMain) return "heading";
	return isTop ? "lead" : "feature";
}
