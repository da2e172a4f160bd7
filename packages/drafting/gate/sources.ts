import type { Evidence } from "#core/evidence/evidence";
import { blocksOf } from "#core/evidence/evidence-quote";
import type { ReadPage } from "#core/web/page";
import { isSentence, sentencesOf } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { goesOnAboutOwn } from "#drafting/context/goes-on";
import { explainsListed, isListedAsOwn, isTitle, mayListOwn } from "#drafting/context/listing";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { sentencesAround } from "#drafting/context/quoted-sentence";
import { flowingTexts } from "#drafting/gate/literal";
import { light } from "#drafting/lexicon/letters";
import { isSloganPlace, isUnloved } from "#drafting/reading/slogan";

/** A text of the quotes that a claim is held against, folded. */
export interface Source {
	text: string;
	/** A phrase of the head or the main heading, which names what the site is or has. */
	isHead?: boolean;
	/** Stands in the head, or opens the home page: what stands there is about the site. */
	isOpening: boolean;
	/** Stands on the home page, or one about features, in a part that lists what the product has. */
	isListing: boolean;
	/** Names nobody, and goes on with what the site tells of its product. */
	isGoingOn?: () => boolean;
	/** The sentences that a quote touches, each by itself. */
	isWhole: boolean;
	/** Of its page. */
	lang: string | null;
}

/** A quote grown to the blocks that it touches: nothing of them may be left out where a text runs over several. */
function wholeBlocks(quote: Evidence, pages: readonly ReadPage[]): Evidence {
	const page = pages.find(({ url }) => url === quote.url);
	const blocks = page ? blocksOf(page, quote) : [];
	const [first] = blocks;
	const last = blocks.at(-1);
	if (!page || !first || !last) return quote;
	return { ...quote, start: first.start, end: last.end, quote: page.text.slice(first.start, last.end) };
}

/** The sentences that quotes touch, what may be read in them, and the texts into which neighbouring quotes flow. */
export function sourcesOf(
	evidence: readonly Evidence[],
	pages: readonly ReadPage[],
	ownNames: readonly string[],
): Source[] {
	const single = evidence.flatMap((quote): Source[] => {
		const isOpening = isInOpening(quote, pages);
		const lang = langOf(quote, pages);
		return sentencesAround(quote, pages).flatMap((text) => [
			...[...new Set([text, namingIt(text, quote, pages, ownNames)]), ...partedBySemicolon(text)].map((part) => ({
				text: part,
				isWhole: true,
				isOpening,
				isListing: isInListing(quote, pages, ownNames),
				isGoingOn: () => part === text && isGoingOn(text, quote, pages, ownNames),
				lang,
			})),
			...headPhrases(text, quote, pages).map((phrase) => ({
				text: phrase,
				isWhole: true,
				isOpening,
				isListing: false,
				isHead: true,
				lang,
			})),
		]);
	});
	if (evidence.length < 2) return single;
	const blocks = new Map(
		evidence.map((quote) => wholeBlocks(quote, pages)).map((quote) => [`${quote.url} ${quote.start}`, quote]),
	);
	const flowing = blocks.size < 2 ? [] : flowingTexts([...blocks.values()], pages);
	const isOpening = evidence.every((quote) => isInOpening(quote, pages));
	return [
		...single,
		...flowing.map((text) => ({
			text,
			isWhole: false,
			isOpening,
			isListing: evidence.every((quote) => isInListing(quote, pages, ownNames) || isOnOwnCard(quote, pages, ownNames)),
			lang: evidence[0] ? langOf(evidence[0], pages) : null,
		})),
	];
}

/** Whether a sentence speaks of what the one before it names. */
export const IT = light(
	/^(?:it|es|il|elle|esso|essa|este|ele|ela|het|hij|den|det|он|она|оно) (?=(?:also|always|even|never|auch|nie|aussi|ook|też|также)? ?[\p{Ll}'’]{2,20}[ ,])/iu,
);
/** So many blocks between two texts may be titles, lists and buttons. */
const IT_REACH = 12;

/** `§ imports sheets from Gridnote`, `§ comes with a lamp`: the next `it` may be the other. */
const MEANS_OTHER = light(
	/^.{3,200} \p{Lu}\p{L}|(?<![\p{L}])(?:comes? with|ships? with|needs?|requires?|replaces?|replaced|fits?|attach\p{L}{0,3} to|works? with|runs? on|sits? (?:on|in)|belongs? to|remplace|exige|fonctionne avec|livré\p{L}? avec|sostituisce|richiede|funziona con|sustituye|necesita|funciona con|substitui|precisa|vervangt|werkt met)(?![\p{L}])/u,
);

/** `It runs offline.` right behind what is said of the product: of the product. */
function namingIt(text: string, quote: Evidence, pages: readonly ReadPage[], ownNames: readonly string[]): string {
	const [name] = ownNames;
	if (name === undefined || !(IT.test(text) || SHE.test(text))) return text;
	const page = pages.find(({ url }) => url === quote.url);
	const [block] = page ? blocksOf(page, quote) : [];
	if (!page || !block) return text;
	const before = page.blocks.slice(Math.max(0, block.id - IT_REACH), block.id).filter(({ kind }) => kind === "text");
	const told = [...before, block].flatMap(({ start, end }) => sentencesOf(page.text.slice(start, end)).map(foldText));
	const last = told
		.slice(0, told.lastIndexOf(text))
		.filter((sentence) => isSentence(sentence) || /[.!?]$/u.test(sentence))
		.at(-1);
	const marked = last === undefined ? "" : withOwnSign(last, ownNames);
	if (SHE.test(text)) return IS_FEMALE.test(marked) ? text.replace(SHE, `${name} `) : text;
	return marked.startsWith(OWN) && !MEANS_OTHER.test(marked) ? text.replace(IT, `${name} `) : text;
}

/** `Sie prüft`, with the verb of one, behind `Acme ist eine Software für`: the feminine word for what it is. */
const SHE = /^Sie (?=\p{Ll}{2,20}t(?:[ ,]))/u;
const IS_FEMALE = light(
	new RegExp(
		`^${OWN} ist (?:eine|die) (?:\\p{Ll}[\\p{Ll}-]{2,24} ){0,3}\\p{Lu}[\\p{L}-]{2,30}(?: (?:für|zum|zur) [^,;:]{2,80})?[.!]$`,
		"u",
	),
);

/** `The town repairs them; Acme lends them.`: each says something of its own. */
function partedBySemicolon(text: string): string[] {
	const parts = text.split("; ");
	return parts.length === 2 && parts.every((part) => part.split(" ").length >= PART_WORDS_MIN) ? parts : [];
}
const PART_WORDS_MIN = 3;

function isGoingOn(text: string, quote: Evidence, pages: readonly ReadPage[], ownNames: readonly string[]): boolean {
	const page = pages.find(({ url }) => url === quote.url);
	const blocks = page ? blocksOf(page, quote) : [];
	const [block] = blocks;
	return (
		page !== undefined &&
		block !== undefined &&
		blocks.length === 1 &&
		goesOnAboutOwn(page, block, text, ownNames, pages)
	);
}

const langOf = (quote: Evidence, pages: readonly ReadPage[]) =>
	pages.find(({ url }) => url === quote.url)?.lang ?? null;

/** A sentence of the head or the main heading of home, a title without the name that it is parted from. */
function headPhrases(text: string, quote: Evidence, pages: readonly ReadPage[]): string[] {
	const page = pages.find(({ url }) => url === quote.url);
	if (page?.role !== "home") return [];
	return blocksOf(page, quote).flatMap((block) => {
		const { kind, tag } = block;
		if (kind === "title") return text.split(/ [|·-] |: /u);
		const isKind = isSloganPlace(page, block) && A_KIND.test(text) && !isUnloved(text);
		return kind === "meta" || tag === "h1" || isKind ? [text] : [];
	});
}
/** `A six-week course for bakers.`: a line that says of nothing else that it is a thing of a kind. */
const A_KIND =
	/^(?:An?|Eine?|Une?|Una?|Uma?|Een|Ett?|En) (?![^.]{0,80}(?: |^)(?:is|are|was|has|can|ist|sind|hat|kann|est|sont|a|peut|es|son|tiene|puede|è|sono|ha|può|é|são|tem|pode|is|zijn|heeft|kan|är|er)(?: |$))[^.!?]{12,200}[.]?$/u;

function isInListing(quote: Evidence, pages: readonly ReadPage[], ownNames: readonly string[]): boolean {
	const page = pages.find(({ url }) => url === quote.url);
	const mayTell = page?.role === "home" || page?.role === "features";
	return (
		page !== undefined &&
		blocksOf(page, quote).every(
			(block) => mayListOwn(page, block) || (mayTell && explainsListed(page, block, ownNames)),
		)
	);
}

/** Whether a quote is the title of a card that is listed as the product's own, or explains one. */
function isOnOwnCard(quote: Evidence, pages: readonly ReadPage[], ownNames: readonly string[]): boolean {
	const page = pages.find(({ url }) => url === quote.url);
	if (page?.role !== "home" && page?.role !== "features") return false;
	return blocksOf(page, quote).every(
		(block) => explainsListed(page, block, ownNames) || (isTitle(page, block) && isListedAsOwn(page, block, ownNames)),
	);
}

function isInOpening(quote: Evidence, pages: readonly ReadPage[]): boolean {
	const page = pages.find(({ url }) => url === quote.url);
	return page !== undefined && blocksOf(page, quote).some((block) => isSloganPlace(page, block));
}
