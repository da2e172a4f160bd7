import type { Evidence } from "#core/evidence/evidence";
import { blocksOf, cutsWord } from "#core/evidence/evidence-quote";
import type { ReadPage } from "#core/web/page";
import { isSentence, sentencesOf, splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { notSaidBy } from "#drafting/context/alignment";
import { readingsOf } from "#drafting/context/clauses";
import { mayListOwn } from "#drafting/context/listing";
import { asActive, asBidden, bareOffers } from "#drafting/context/offered";
import { OWN, ownNamesIn, withOwnSign } from "#drafting/context/own-names";
import { sentencesAround } from "#drafting/context/quoted-sentence";
import { shortensList } from "#drafting/context/shortened-list";
import { spokenOtherwise } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { isOwnWord, tellingWords } from "#drafting/context/telling-words";
import { light } from "#drafting/lexicon/letters";
import { isBetweenUs } from "#drafting/lexicon/persons";
import { isSloganPlace, isUnloved } from "#drafting/reading/slogan";

/** Joins quotes into the texts that stand unbroken on their pages: neighbours on a page flow into one another. */
export function flowingTexts(evidence: readonly Evidence[], pages: readonly ReadPage[]): string[] {
	const ordered = [...evidence].sort((a, b) => a.url.localeCompare(b.url) || a.start - b.start);
	const texts: string[] = [];
	let previous: Evidence | null = null;
	for (const quote of ordered) {
		const page = pages.find((candidate) => candidate.url === quote.url);
		const between = previous?.url === quote.url ? page?.text.slice(previous.end, quote.start) : undefined;
		const flows = previous !== null && previous.end <= quote.start && between !== undefined && between.trim() === "";
		if (flows) texts.push(`${texts.pop() ?? ""} ${quote.quote}`);
		else texts.push(quote.quote);
		previous = quote;
	}
	return texts.map(foldText);
}

/** Whether a folded text holds another as whole words. */
export function holdsWords(text: string, needle: string): boolean {
	for (let at = text.indexOf(needle); needle !== "" && at !== -1; at = text.indexOf(needle, at + 1)) {
		if (!cutsWord(text, at) && !cutsWord(text, at + needle.length)) return true;
	}
	return false;
}

/** Whether a value stands word for word, case included, in its quotes. */
export function isLiteral(value: string, evidence: readonly Evidence[], pages: readonly ReadPage[]): boolean {
	const needle = foldText(value);
	return flowingTexts(evidence, pages).some((text) => holdsWords(text, needle));
}

/** Where a sentence may be put together of two: each part must then be borne out by itself. */
const JOINTS = [
	/; |: /u,
	/; |, (?:and|but|und|aber|et|mais|y|pero|e|ma|i|ale|и|но) | (?:and|und|et|y|e|i|и|och|en) |, /u,
];

/** What is judged: texts about the product itself, prices, or any that the site wrote, as answers and stories are. */
export type About = "product" | "price" | "anything";

interface Source {
	text: string;
	/** A phrase of the head or the main heading, which names what the site is or has. */
	isHead?: boolean;
	/** Stands in the head, or opens the home page: what stands there is about the site. */
	isOpening: boolean;
	/** Stands on the home page, or one about features, in a part that lists what the product has. */
	isListing: boolean;
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

function sourcesOf(evidence: readonly Evidence[], pages: readonly ReadPage[], ownNames: readonly string[]): Source[] {
	const single = evidence.flatMap((quote): Source[] => {
		const isOpening = isInOpening(quote, pages);
		const lang = langOf(quote, pages);
		return sentencesAround(quote, pages).flatMap((text) => [
			...[...new Set([text, namingIt(text, quote, pages, ownNames)]), ...partedBySemicolon(text)].map((part) => ({
				text: part,
				isWhole: true,
				isOpening,
				isListing: isInListing(quote, pages),
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
			isListing: false,
			lang: evidence[0] ? langOf(evidence[0], pages) : null,
		})),
	];
}

const IT = light(
	/^(?:it|es|il|elle|esso|essa|este|ele|ela|het|hij|den|det|он|она|оно) (?=(?:also|always|even|never|auch|nie|aussi|ook|też|также)? ?[\p{Ll}'’]{2,20} )/iu,
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
	if (name === undefined || !IT.test(text)) return text;
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
	return marked.startsWith(OWN) && !MEANS_OTHER.test(marked) ? text.replace(IT, `${name} `) : text;
}

/** `The town repairs them; Acme lends them.`: each says something of its own. */
function partedBySemicolon(text: string): string[] {
	const parts = text.split("; ");
	return parts.length === 2 && parts.every((part) => part.split(" ").length >= PART_WORDS_MIN) ? parts : [];
}
const PART_WORDS_MIN = 3;

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

function isInListing(quote: Evidence, pages: readonly ReadPage[]): boolean {
	const page = pages.find(({ url }) => url === quote.url);
	return page !== undefined && blocksOf(page, quote).every((block) => mayListOwn(page, block));
}

function isInOpening(quote: Evidence, pages: readonly ReadPage[]): boolean {
	const page = pages.find(({ url }) => url === quote.url);
	return page !== undefined && blocksOf(page, quote).some((block) => isSloganPlace(page, block));
}

/** Whether a sentence is the site's own about itself: it names itself, or speaks as "we" or to "you". */
export function isToldBySite(text: string, ownNames: readonly string[], pages: readonly ReadPage[]): boolean {
	const subject = subjectOf(text, ownNames, pages);
	if (subject !== "open") return subject === "own";
	return withOwnSign(text, ownNames).includes(OWN) || isBetweenUs(text);
}

/** The same of what opens the page, which speaks of the site without naming it, if not of somebody else. */
function isOfSite({ text, isOpening, isListing }: Source, { ownNames, pages }: Site): boolean {
	return (
		isToldBySite(text, ownNames, pages) || ((isOpening || isListing) && subjectOf(text, ownNames, pages) === "open")
	);
}

/** Names of a text in which one sign already stands for them. */
const MARKED: readonly string[] = [OWN];

interface Site {
	ownNames: readonly string[];
	pages: readonly ReadPage[];
	about: About;
}

/** What parts a line into a label, a date or a plan and what is said of it. */
const PART_BEFORE = /(?:^|[:|•·;(]|\s[-–—]|\d[.)]?)\s*$/u;
const PART_BEHIND = /^\s*(?:$|[|•·;)]|[-–—]\s|[.!?…])/u;

/** Whether a text stands in another from one mark that parts it to the next: nothing of that part is left out. */
function isWholePart(claim: string, source: string): boolean {
	const at = source.indexOf(claim);
	return at !== -1 && PART_BEFORE.test(source.slice(0, at)) && PART_BEHIND.test(source.slice(at + claim.length));
}

function refusedBy(claim: string, quoted: Source, site: Site): string | null {
	const { about } = site;
	const source = bareEnd(quoted.text);
	if (about === "product" && !isOfSite(quoted, site)) return "its quote is about somebody else";
	if (about === "product" && isQuotedWords(claim, source)) return "its quote gives it as somebody's words";
	if (about === "product" && IT.test(source) && withOwnSign(claim, site.ownNames).startsWith(OWN))
		return "its quote may be about something else";
	// A whole sentence leaves nothing out.
	if (claim === source) return null;
	if (about === "anything" && isWholePart(claim, source)) return otherwiseBecause(claim, source, quoted.lang);
	return alignedBecause(claim, quoted, site);
}

function otherwiseBecause(claim: string, source: string, lang: string | null): string | null {
	const otherwise = spokenOtherwise(claim, source, lang);
	return otherwise === null ? null : `its quote and it do not both say "${otherwise}"`;
}

/** Whether a claim is what its source says, or one of the things that it says. */
function alignedBecause(claim: string, { text, isHead, isOpening, lang }: Source, { ownNames }: Site): string | null {
	const marked = withOwnSign(claim, ownNames);
	const source = bareEnd(text);
	const reasons = readingsOf(source, ownNames).map((reading) => {
		const active = asActive(marked, reading) ?? marked;
		return otherwiseBecause(active, reading, lang) ?? notSaidBy(active, reading, MARKED);
	});
	if (isKindAlone(marked, readingsOf(source, ownNames), lang)) return null;
	if (
		reasons.includes(null) ||
		readingsOf(source, ownNames).some((reading) => shortensList(marked, reading, MARKED, lang))
	)
		return null;
	const { named, bidden } = bareOffers(claim, ownNames);
	const isSaid = (bare: string | null) =>
		bare !== null &&
		tellingWords(bare, MARKED).length >= OFFERED_WORDS_MIN &&
		otherwiseBecause(bare, source, lang) === null &&
		notSaidBy(bare, source, ownNames) === null;
	const isDone = asBidden(marked, source);
	if ((isHead && isSaid(named)) || (isOpening && (isSaid(bidden) || isSaid(isDone)))) return null;
	return reasons[0] ?? "it stands in no quote";
}

/** `§ is a`: what it is may stand without saying of what. */
const IS_A_KIND = new RegExp(
	`^(?:(?:the|der|die|das|le|la|l'|el|il|lo|o|a|os|as|de|het) ?)?${OWN} (?:is|ist|est|es|è|é|är|er|jest) (?=(?:an?|eine?|une?|una?|um|uma|een|ett?|en|the|die|der|das|le|la|el|il|o|a|het|de) )`,
	"iu",
);

/** `A diary for clubs` of `Acme is a diary for clubs`. */
function isKindAlone(claim: string, readings: readonly string[], lang: string | null): boolean {
	return readings.some((reading) => {
		const kind = reading.replace(IS_A_KIND, "");
		return (
			kind !== reading &&
			!claim.startsWith(OWN) &&
			otherwiseBecause(claim, kind, lang) === null &&
			notSaidBy(claim, kind, MARKED) === null
		);
	});
}

/** What is named or bidden in fewer words may be anything. */
const OFFERED_WORDS_MIN = 3;

/** Whether a claim is taken out of quotation marks in its source. */
function isQuotedWords(claim: string, source: string): boolean {
	const quoted = [...source.matchAll(/["“„«‹「『][^"”“»›」』]{8,300}["”“»›」』]/gu)].map(([words]) => words);
	return quoted.some((words) => words.includes(claim.slice(0, 40)));
}

/** Ends of sentences do not matter for what is said. */
const bareEnd = (text: string) => text.replace(/(?<![.!?…:;])[.!?…:;]{1,9}$/u, "");

function clauseRefused(claim: string, sources: readonly Source[], site: Site): string | null {
	let reason: string | null = "it stands in no quote";
	for (const source of sources) {
		const isSame = bareEnd(source.text) === bareEnd(claim);
		if (isSame && site.about === "anything") return null;
		if (!source.isWhole && !holdsWords(source.text, bareEnd(claim))) continue;
		reason = refusedBy(bareEnd(claim), source, site);
		if (reason === null) return null;
	}
	return reason;
}

/** `Acme is a diary that reads 14 languages`, of two sentences that say so of Acme: both by its name. */
const RELATIVE = /,? (?:that|which|die|das|der|qui|que|che|dat|som|która|który|который|которая) /u;

function isMerged(claim: string, sources: readonly Source[], site: Site): boolean {
	const marked = withOwnSign(claim, site.ownNames);
	const at = marked.search(RELATIVE);
	if (at === -1 || !marked.startsWith(OWN)) return false;
	const name = ownNamesIn(claim, site.ownNames.slice(0, 1)) || site.ownNames[0] || "";
	const said = (rest: string) => clauseRefused(`${name} ${rest}`, sources, site) === null;
	return said(marked.slice(OWN.length, at).trim()) && said(marked.slice(at).replace(RELATIVE, ""));
}

/** Whether each part of a sentence is borne out by itself. */
function isJoined(parts: readonly string[], sources: readonly Source[], site: Site): boolean {
	const clauses = parts.filter((clause) => clause.trim() !== "");
	return (
		clauses.length > 1 &&
		clauses.every(
			(clause) =>
				tellingWords(clause, site.ownNames).some((word) => !isOwnWord(word)) &&
				clauseRefused(clause, sources, site) === null,
		)
	);
}

/**
 * Whether a text follows from its quotes: every sentence of it is one of theirs or one shortened, with the same
 * subject, negation, plans, conditions, limits, and every number before what it counts. A sentence may join two of them.
 * @returns null when it is supported, otherwise the reason why not.
 */
export function unsupportedBecause(
	text: string,
	evidence: readonly Evidence[],
	pages: readonly ReadPage[],
	ownNames: readonly string[],
	about: About = "product",
): string | null {
	if (evidence.length === 0) return "no quote was found in the pages";
	const sources = sourcesOf(evidence, pages, ownNames);
	const site = { ownNames, pages, about };
	for (const { start, end } of splitSentences(text)) {
		const claim = foldText(text.slice(start, end));
		const reason = clauseRefused(claim, sources, site);
		if (reason === null) continue;
		if (isMerged(claim, sources, site)) continue;
		if (!JOINTS.some((joint) => isJoined(claim.split(joint), sources, site))) return reason;
	}
	return null;
}
