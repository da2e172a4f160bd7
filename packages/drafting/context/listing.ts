import { isVisible } from "#core/evidence/evidence-quote";
import type { Block, ReadPage } from "#core/web/page";
import { letterLength, wordCount } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { partsAnnounced, partsOfHeading } from "#drafting/context/announced-parts";
import { groupsAround } from "#drafting/context/groups";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { contextOfBlock } from "#drafting/context/page-context";
import { isAsked, saysAny } from "#drafting/context/speech";
import { light } from "#drafting/lexicon/letters";
import { opensWithPeople } from "#drafting/lexicon/no-entry";
import { isBetweenUs } from "#drafting/lexicon/persons";
import type { SectionKind } from "#drafting/lexicon/section-kinds";

/** Parts that list what the product does or comes with. */
const LISTING: readonly SectionKind[] = ["features", "benefits", "pricing", "steps"];
/** Whether a text is long enough to explain a title: longer than a label. `예배 PPT와 자막 운영` says it in four words. */
export const explains = (text: string): boolean =>
	letterLength(text) >= EXPLANATION_MIN || (letterLength(text) > text.length && wordCount(text) >= WORDS_MIN);
const EXPLANATION_MIN = 25;
const WORDS_MIN = 4;

const textOf = (page: ReadPage, { start, end }: Block) => page.text.slice(start, end);

/** A number, an abbreviation or a picture over a title: `01`, `SAST`, `🎯`. */
export const BADGE = light(/^(?:\p{N}{1,3}[.)]?|\p{Lu}{2,5}|[^\p{L}\p{N}]{1,6})$/u);

/** Whether a block is the first of its container, but for a number or a picture. */
export function opensGroup(page: ReadPage, block: Block): boolean {
	for (let id = block.id - 1; ; id--) {
		const before = page.blocks[id];
		if (!before || !isVisible(before) || !groupsAround(page, before.group).includes(block.group)) return true;
		if (!BADGE.test(textOf(page, before))) return false;
	}
}

/** Whether a block is the title of a card: a heading, or a few words that the next line of their group explains. */
export function isTitle(page: ReadPage, block: Block): boolean {
	if (block.kind === "heading" || block.leadEnd !== undefined) return true;
	const next = page.blocks[block.id + 1];
	if (block.tag === "dt" && next?.tag === "dd") return true;
	if (!next || !isVisible(next) || block.kind === "list_item") return false;
	const isExplained = explains(textOf(page, next)) && next.end - next.start >= block.end - block.start;
	if (!isExplained || !groupsAround(page, next.group).includes(block.group)) return false;
	return next.tag !== block.tag || (block.end - block.start <= TITLE_MAX && opensGroup(page, block));
}
/** A title of the same element as its text is no longer. */
const TITLE_MAX = 60;

/** `Beers brewed with Acme`: what others make of it. */
const MADE_WITH = new RegExp(
	`(?:made|built|created|brewed|written|produced|designed|drawn|baked|powered|running|done|gemacht|gebaut|erstellt|créée?s?|réalisée?s?|faite?s?|hech[oa]s?|cread[oa]s?|fatt[oaie]|creat[oaie]|feit[oa]s?|gemaakt|gebouwd|zrobion[ea]|сделан[оы]) (?:with|by|on|in|mit|avec|con|com|met|z|в|на) ${OWN}`,
	"iu",
);
/** `Before Acme`, `Without Acme`: what there was instead of it. */
const INSTEAD = new RegExp(
	`(?:^|\\s)(?:before|without|vor|ohne|avant|sans|antes de|sin|prima di|senza|sem|voor|zonder|przed|bez|до|без|före|utan|før|uden|uten|ennen) ${OWN}(?![\\p{L}'’])`,
	"iu",
);
/** `Not for you if`: what follows is not there. */
const NOT_FOR =
	/^(?:[^.]{0,30} )?(?:not (?:for|the right)|nicht (?:für|geeignet)|pas (?:pour|fait)|no es para|non (?:è|fa) per|não é para|niet voor|nie dla|не для) /iu;
const isOfOthers = (heading: string) => MADE_WITH.test(heading) || INSTEAD.test(heading);

/** From so many titles of a kind on, a row of cards is a list of its own. */
const ROW_MIN = 3;

/** Whether a block has several of its kind beside it under the same heading; of titles, titles count. */
export function isInRow(page: ReadPage, block: Block): boolean {
	const isTitled = isTitle(page, block);
	const under = ({ id }: Block) => contextOfBlock(page, id).headings[0];
	const own = under(block);
	const near = page.blocks.slice(Math.max(0, block.id - ROW_REACH), block.id + ROW_REACH);
	const isAlike = (other: Block) =>
		other.tag === block.tag && under(other) === own && (!isTitled || isTitle(page, other));
	return near.filter(isAlike).length >= ROW_MIN;
}
const ROW_REACH = 60;

/** Whether a block stands in a part that lists what the product does. */
export function isListing(page: ReadPage, block: Block): boolean {
	const { sections } = contextOfBlock(page, block.id);
	return LISTING.some((kind) => sections.has(kind));
}

/** Whether a block stands on the home page, or one about features, in a part that lists what the product has. */
export const mayListOwn = (page: ReadPage, block: Block): boolean =>
	(page.role === "home" || page.role === "features") && isVisible(block) && isListing(page, block);

/** Whether a heading says that what stands under it is the product's: as a known title, by its name, or to its visitor. */
function announcesOwn(heading: string, parts: ReadonlyMap<SectionKind, number>, ownNames: readonly string[]): boolean {
	const folded = foldText(heading);
	const marked = withOwnSign(folded, ownNames);
	if (isOfOthers(marked) || NOT_FOR.test(folded)) return false;
	// `Do you know this?` opens a story, and not a list of what there is.
	return LISTING.some((kind) => parts.has(kind)) || ((marked.includes(OWN) || isBetweenUs(folded)) && !isAsked(folded));
}

/**
 * Whether an entry of a list is listed as the product's own: a title in a row of cards, in a container named so, or under a
 * heading that says so. What is listed under a title of unknown meaning may be anything.
 */
export function isListedAsOwn(page: ReadPage, block: Block, ownNames: readonly string[]): boolean {
	if (!isVisible(block)) return true;
	if (isListing(page, block)) return true;
	const { headings } = contextOfBlock(page, block.id);
	const [nearest] = headings;
	const heading = nearest === undefined ? undefined : page.blocks[nearest];
	if (heading === undefined || heading.tag === "h1") return true;
	if (
		isTitle(page, block) &&
		isInRow(page, block) &&
		!isOfOthers(withOwnSign(foldText(textOf(page, heading)), ownNames))
	)
		return true;
	const label = labelBefore(page, block);
	return (
		announcesOwn(textOf(page, heading), partsOfHeading(page, heading), ownNames) ||
		announcesOwn(label, partsAnnounced(label), ownNames)
	);
}

/** The line right before the first item of a list: `With every order you get`. */
function labelBefore(page: ReadPage, block: Block): string {
	let first = block.id;
	while (first > 0 && page.blocks[first - 1]?.group === block.group) first--;
	const label = page.blocks[first - 1];
	return label && block.kind === "list_item" && isVisible(label) && label.kind !== "heading" ? textOf(page, label) : "";
}

const TICK = /^[✓✔✅☑+]/u;
const DASH = /^[-–—](?=\s)/u;

/** `– Phone support` between `✓ Reminders` and `✓ Reports`: among ticks a dash says what there is not. */
export function isCrossedBesideTicks(page: ReadPage, block: Block): boolean {
	if (!isVisible(block) || !DASH.test(textOf(page, block))) return false;
	const beside = page.blocks.slice(Math.max(0, block.id - LIST_REACH), block.id + LIST_REACH);
	return beside.some((other) => other.group === block.group && TICK.test(textOf(page, other)));
}
const LIST_REACH = 15;

const CROSS_CELL = /^(?:[❌✗✘✖×xX–—-]|no|nein|non|não|nee|nie|нет|nej|nei)$/iu;

/** `Single sign-on | ✗ | ✗`: the title of a row of a table with a cross for every plan. */
export function isCrossedInEveryPlan(page: ReadPage, block: Block): boolean {
	if (!CELL.test(block.tag)) return false;
	const row = page.blocks.slice(block.id + 1, block.id + 1 + CELLS_MAX);
	const end = row.findIndex(({ group, tag }) => group !== block.group || !CELL.test(tag));
	const cells = (end === -1 ? row : row.slice(0, end)).map((cell) => textOf(page, cell).trim());
	return cells.length > 0 && cells.every((cell) => CROSS_CELL.test(cell));
}
const CELL = /^t[dh]$/;
const CELLS_MAX = 12;

/** Items of lists in the main part of a page. */
const isItem = ({ kind, landmark }: Block) => kind === "list_item" && landmark !== "nav" && landmark !== "footer";
/** So many words say what something does or is like; fewer may name anything, a place or another's product too. */
const TELLING_MIN = 5;
/** `Calendar sync with Google and Apple` is long enough to say what is done with those. */
const NAMES_MAX = 6;
const INNER_CAPITAL = light(/(?<=\p{L} )\p{Lu}\p{Ll}/u);

/** Fewer entries may be anything: terms, or what was used before. */
const SHORT_LIST_MIN = 3;
/** Not the first word, which every entry writes large: a word of the language, and no name. */
const SMALL_WORD = light(/ \p{Ll}{3,30}/u);
/** `Everything it takes, nothing more`: all of it. */
const NOTHING_MORE = light(
	/,? (?:and |und |et |y |e |en )?(?:nothing|nichts|rien|nada|niente|niets|inget|intet) (?:more|else|less|weiter|mehr|de plus|d'autre|de moins|más|menos|di più|di meno|a mais|meer|mer|mere)(?![\p{L}])/iu,
);
/** Over these stands what holds for whoever buys, or what there was without the product. */
const OF_TERMS_OR_BEFORE = light(
	/(?<![\p{L}])(?:terms|conditions|rules|small print|limits|requirements|used|before|until|today|so far|problems?|pains?|myths?|mistakes?|bedingungen|regeln|kleingedruckte\p{L}?|grenzen|vorher|bisher|probleme|fehler|mythen|règles|limites|avant|jusqu'ici|problèmes|erreurs|condiciones|reglas|límites|problemas|errores|condizioni|regole|limiti|prima|finora|problemi|errori|condições|regras|limites|até agora|erros|voorwaarden|regels|grenzen|voorheen|tot nu|problemen|fouten|villkor|regler|problem|betingelser|før|hittil)(?![\p{L}])/iu,
);

/** Whether a heading of its own making leaves open whether what stands under it is there, or says that it is not. */
function mayDeny(title: string, lang: string | null, ownNames: readonly string[]): boolean {
	const heading = withOwnSign(foldText(title), ownNames).replace(NOTHING_MORE, "");
	return (
		saysAny(heading, ["negation", "comparison", "past", "plan", "hearsay", "supposition"], lang) ||
		isOfOthers(heading) ||
		NOT_FOR.test(heading) ||
		OF_TERMS_OR_BEFORE.test(heading) ||
		isAsked(heading) ||
		partsAnnounced(heading).size > 0 ||
		!SMALL_WORD.test(heading)
	);
}

/** Whether an entry of few words stands in a list of several such, none of which names anybody, under a heading that takes none of it back. */
function isAmongShort(page: ReadPage, block: Block, ownNames: readonly string[]): boolean {
	const list = page.blocks.filter((other) => isItem(other) && other.group === block.group);
	const { headings, sections } = contextOfBlock(page, block.id);
	return (
		list.length >= SHORT_LIST_MIN &&
		sections.size === 0 &&
		list.every(
			(item) => SMALL_WORD.test(textOf(page, item)) && !saysAny(foldText(textOf(page, item)), ["negation"], page.lang),
		) &&
		headings.every((id) => {
			const heading = page.blocks[id];
			return heading === undefined || heading.tag === "h1" || !mayDeny(textOf(page, heading), page.lang, ownNames);
		})
	);
}

/**
 * Whether an item says in several words of the first list of the home page what something does, where no list is announced
 * as the product's: what a page lists first, under a title of its own making, is what it has. Of complaints, praise or articles
 * one item tells for all.
 */
export function isOfFirstList(page: ReadPage, block: Block, ownNames: readonly string[]): boolean {
	if (page.role !== "home" || !isItem(block)) return false;
	const text = textOf(page, block);
	const items = page.blocks.filter(isItem);
	const words = text.split(/\s+/u).length;
	const mayName = INNER_CAPITAL.test(text) && words < NAMES_MAX && !page.lang?.startsWith("de");
	if (mayName || (words < TELLING_MIN && !isAmongShort(page, block, ownNames))) return false;
	const isOfPeople = items.some((item) => item.group === block.group && opensWithPeople(textOf(page, item)));
	return !isOfPeople && items[0]?.group === block.group && !items.some((item) => isListedAsOwn(page, item, ownNames));
}

/** Cards have no more blocks than these. */
const CARD_MAX = 5;

/** Whether a text explains the title of a card that is listed as the product's own. */
export function explainsListed(page: ReadPage, block: Block, ownNames: readonly string[]): boolean {
	if (block.kind !== "text" || !isVisible(block)) return false;
	const card = page.blocks.filter(({ group, kind }) => group === block.group && kind !== "link");
	const before = page.blocks[block.id - 1];
	// Where cards have no container of their own, a text explains the title right before it.
	const title = card.length <= CARD_MAX ? card[0] : before?.group === block.group ? before : undefined;
	return (
		title !== undefined &&
		title.id < block.id &&
		/^(?:h[3-6]|dt)$/.test(title.tag) &&
		isListedAsOwn(page, title, ownNames)
	);
}
