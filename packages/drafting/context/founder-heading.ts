import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock } from "#drafting/context/page-context";
import { light } from "#drafting/lexicon/letters";
import { isPersonName } from "#drafting/reading/people";

/** How a heading comes to the founder: `Meet the`, `About our`, `Über die`. */
const OPENING =
	"(?:meet|about|hello from|a (?:note|word|letter|message) from|lernen sie|über|das ist|à propos d[eu]|le mot d[eu]|rencontrez|sobre|conoce a|conozca a|conheça|chi è|incontra|over|maak kennis met|ontmoet|poznaj|o|om|möt)";
const ARTICLE =
	"(?:the|our|your|der|die|den|das|unser[en]?|unsere[rn]?|ihre?n?|notre|nos|le|la|les|el|los|las|nuestr[oa]s?|noss[oa]s?|os?|as?|il|lo|i|gli|il nostro|la nostra|i nostri|de|onze|ons|nasz[aey]?|naszego|naszą|vår|våra)";
const ONE =
	"(?:co-?)?founder|(?:mit)?gründer(?:in)?|(?:co-?)?fondateur|(?:co-?)?fondatrice|(?:co-?)?fundador[a]?|(?:co-?)?fondatore|(?:mede-?)?oprichter|oprichtster|(?:współ)?założyciel(?:ka|a|kę)?|(?:med)?grundare[n]?";
const MANY =
	"(?:co-?)?founders|(?:mit)?gründer(?:innen|team)?|(?:co-?)?fondateurs|(?:co-?)?fondatrices|(?:co-?)?fundador[ae]s|(?:co-?)?fondatori|(?:mede-?)?oprichters|(?:współ)?założyciele|grundarna";
const headed = (who: string) =>
	light(new RegExp(`^(?:${OPENING} )?(?:${ARTICLE} ?)?(?:${who})(?: (?:of|von|de|di|van|av) ${OWN})?[.:!]?$`, "iu"));
const OF_ONE = headed(ONE);
const OF_MANY = headed(MANY);
const HEADING_MAX = 60;
/** A page's people stand within so many blocks of the heading that announces them. */
const REACH = 60;
/** `About the founder`, in small letters, and the name under it. */
const LABEL_REACH = 2;

/** Whether a heading or a label announces the site's founder, or its founders, and nothing else. */
export function announcesFounders(words: string, ownNames: readonly string[]): "one" | "many" | null {
	if (words.length > HEADING_MAX) return null;
	const text = withOwnSign(foldText(words).trim(), ownNames);
	if (OF_ONE.test(text)) return "one";
	return OF_MANY.test(text) ? "many" : null;
}

/**
 * The heading or label that calls whoever is named by this block a founder of the site: `Meet the founder` over the one name that
 * stands first under it, `Our founders` over every name; null where there is none.
 */
export function founderHeadingOf(page: ReadPage, block: Block, ownNames: readonly string[]): Block | null {
	const words = ({ start, end }: Block) => page.text.slice(start, end).trim();
	if (!isPersonName(words(block))) return null;
	const above = contextOfBlock(page, block.id).headings.flatMap((id) => page.blocks[id] ?? []);
	// Of several people each has a heading with the name, and perhaps another around it.
	const nearest = above.find((heading) => heading.id !== block.id && !isPersonName(words(heading)));
	// `Founder` right under another's name is what that one is.
	const isLabel = ({ id, kind }: Block) => {
		const before = page.blocks[id - 1];
		return kind === "text" && !(before && isPersonName(words(before)));
	};
	const labels = page.blocks.slice(Math.max(0, block.id - LABEL_REACH), block.id).filter(isLabel);
	for (const heading of [...labels, ...(nearest ? [nearest] : [])]) {
		const whom = announcesFounders(words(heading), ownNames);
		if (whom === null || block.id - heading.id > REACH) continue;
		const between = page.blocks.slice(heading.id + 1, block.id).filter(isVisible);
		const isFirst = !between.some((other) => isPersonName(words(other)));
		if (isFirst || (whom === "many" && heading.kind === "heading")) return heading;
	}
	return null;
}
