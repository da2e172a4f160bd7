import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { foldText } from "#core/web/text-fold";
import { partsAnnounced } from "#drafting/context/announced-parts";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { contextOfBlock } from "#drafting/context/page-context";
import { isKin } from "#drafting/context/subject";
import { FOUNDER_NOUN, FOUNDER_NOUNS } from "#drafting/lexicon/classes/founders";
import { light } from "#drafting/lexicon/letters";
import { isPersonName, PERSON } from "#drafting/reading/people";

/** How a heading comes to the founder: `Meet the`, `About our`, `Über die`. */
const OPENING =
	"(?:meet|about|hello from|a (?:note|word|letter|message) from|lernen sie|über|das ist|à propos d[eu]|le mot d[eu]|rencontrez|sobre|conoce a|conozca a|conheça|chi è|incontra|over|maak kennis met|ontmoet|poznaj|o|om|möt)";
const ARTICLE =
	"(?:the|our|your|der|die|den|das|unser[en]?|unsere[rn]?|ihre?n?|notre|nos|le|la|les|el|los|las|nuestr[oa]s?|noss[oa]s?|os?|as?|il|lo|i|gli|il nostro|la nostra|i nostri|de|onze|ons|nasz[aey]?|naszego|naszą|vår|våra)";
const headed = (who: string) =>
	light(new RegExp(`^(?:${OPENING} )?(?:${ARTICLE} ?)?(?:${who})(?: (?:of|von|de|di|van|av) ${OWN})?[.:!]?$`, "iu"));
const OF_ONE = headed(FOUNDER_NOUN);
const OF_MANY = headed(`${FOUNDER_NOUNS}|(?:mit)?gründerteam`);
const HEADING_MAX = 60;
/** `Photo by`, `Written by`, and whose work it is right below: nobody whom the heading announces. */
const CREDITS =
	/(?<!founded|begun|started|project|product|created|built|made|gegründet|fondée?|fundad[oa]|fondat[oa]|opgericht) (?:by|von|par|por|da|door|przez|av|af):?$/iu;
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

/** `Ana Ruiz (design)`, `Ana Ruiz – design`: a name and what its bearer does, in small letters. */
const ENTRY = light(
	new RegExp(`^(${PERSON})(?: ?\\(\\p{Ll}[^()]{1,40}\\)|(?:,| [–—|-]|:) \\p{Ll}[^.;:(),]{1,40})?$`, "u"),
);
/** The name of which an entry of a list is, alone or with what its bearer does. */
export function nameOnEntry(text: string): string | null {
	const name = ENTRY.exec(text)?.[1];
	return name !== undefined && isPersonName(name) ? name : null;
}

/**
 * The heading or label that calls whoever is named by this block a founder of the site: `Meet the founder` over the one name that
 * stands first under it, `Our founders` over every name; null where there is none.
 */
export function founderHeadingOf(page: ReadPage, block: Block, ownNames: readonly string[]): Block | null {
	const words = ({ start, end }: Block) => page.text.slice(start, end).trim();
	if (nameOnEntry(words(block)) === null) return null;
	const above = contextOfBlock(page, block.id).headings.flatMap((id) => page.blocks[id] ?? []);
	// Of several people each has a heading with the name, and perhaps another around it.
	const nearest = above.find((heading) => heading.id !== block.id && !isPersonName(words(heading)));
	// `Founder` right under another's name is what that one is.
	const isLabel = ({ id, kind }: Block) => {
		const before = page.blocks[id - 1];
		return kind === "text" && !(before && isPersonName(words(before)));
	};
	const before = page.blocks[block.id - 1];
	if (before?.kind === "text" && CREDITS.test(words(before))) return null;
	const labels = page.blocks.slice(Math.max(0, block.id - LABEL_REACH), block.id).filter(isLabel);
	for (const heading of [...labels, ...(nearest ? [nearest] : [])]) {
		const whom = announcesFounders(words(heading), ownNames);
		if (whom === null || block.id - heading.id > REACH) continue;
		if (isUnderName(page, heading, ownNames)) continue;
		const between = page.blocks.slice(heading.id + 1, block.id).filter(isVisible);
		const isFirst = !between.some((other) => isPersonName(words(other)));
		if (isFirst || (whom === "many" && heading.kind === "heading")) return heading;
	}
	return null;
}

/** Two words or more with capital letters and nothing else. */
const BARE_NAME = light(/^\p{Lu}[\p{L}\p{N}'’-]{1,30}(?: (?:& |and )?\p{Lu}[\p{L}\p{N}'’-]{0,30}){1,4}$/u);

/** `Petal House` over `The founder`: that one's. */
function isUnderName(page: ReadPage, heading: Block, ownNames: readonly string[]): boolean {
	const [above] = contextOfBlock(page, heading.id).headings.flatMap((id) => page.blocks[id] ?? []);
	if (above === undefined || above.tag === "h1") return false;
	const words = foldText(page.text.slice(above.start, above.end)).trim();
	return (
		BARE_NAME.test(words) &&
		partsAnnounced(words).size === 0 &&
		!isOrdinaryWords(words, [page]) &&
		!isKin(words, ownNames)
	);
}

/** Who comes to a thing, judges it or has been through it. */
const GUESTS = light(
	/(?<![\p{L}])(?:judges?|jury|jurors?|speakers?|panel(?:lists?)?|alumn(?:i|ae|us|a)|graduates|fellows|ambassadors?|guests?|interviewees|jur(?:oren|orinnen)|referent(?:en|innen)|sprecher(?:innen)?|absolvent(?:en|innen)|gäste|botschafter(?:innen)?|jurés?|intervenant(?:e?s)|anciens|diplômée?s|invitée?s|conférenci(?:ers|ères)|ambassad(?:eurs|rices)|jurado|ponentes|conferenciantes|egresad[oa]s|invitad[oa]s|embajador(?:es|as)|giuria|giurati|relatori|relatrici|ospiti|ambasciatori|júri|jurados|palestrantes|oradores|convidad[oa]s|embaixador(?:es|as)|sprekers|gasten|ambassadeurs|prelegenci|absolwenci|goście)(?![\p{L}])/iu,
);

/** Whether the nearest heading above a name is of guests, judges or former pupils: what these founded is their own. */
export function standsAmongGuests(page: ReadPage, block: Block): boolean {
	const above = contextOfBlock(page, block.id).headings.flatMap((id) => page.blocks[id] ?? []);
	const words = ({ start, end }: Block) => page.text.slice(start, end).trim();
	const isOfGuests = (heading: Block) => heading.end - heading.start <= HEADING_MAX && GUESTS.test(words(heading));
	// `Unsere Gäste` has the form of a name.
	const nearest = above.find(
		(heading) => heading.id !== block.id && (isOfGuests(heading) || !isPersonName(words(heading))),
	);
	return nearest !== undefined && isOfGuests(nearest);
}
