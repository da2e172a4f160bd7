import type { Evidence } from "#core/evidence/evidence";
import type { ReadPage } from "#core/web/page";
import { splitSentences } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { notSaidBy, saysOfAll } from "#drafting/context/alignment";
import { readingsOf } from "#drafting/context/clauses";
import { composesKind } from "#drafting/context/composed-kind";
import { asActive, asBidden, bareOffers } from "#drafting/context/offered";
import { OWN, ownNamesIn, withOwnSign } from "#drafting/context/own-names";
import { restates } from "#drafting/context/restated";
import { shortensList } from "#drafting/context/shortened-list";
import { isAsked, spokenOtherwise } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { isOwnWord, tellingWords } from "#drafting/context/telling-words";
import { holdsWords } from "#drafting/gate/literal";
import { IT, type Source, sourcesOf } from "#drafting/gate/sources";
import { AND, BUT } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { isBetweenUs } from "#drafting/lexicon/persons";

/** Where a sentence may be put together of two: each part must then be borne out by itself. */
const JOINTS = [/; |: /u, new RegExp(`; |, (?:${AND}|${BUT}) | (?:${AND}) |, `, "u")];

/** What is judged: texts about the product itself, prices, or any that the site wrote, as answers and stories are. */
export type About = "product" | "price" | "anything";

/** Whether a sentence is the site's own about itself: it names itself, or speaks as "we" or to "you". */
export function isToldBySite(text: string, ownNames: readonly string[], pages: readonly ReadPage[]): boolean {
	const subject = subjectOf(text, ownNames, pages);
	if (subject !== "open") return subject === "own" || isOfReadersPeople(text);
	return withOwnSign(text, ownNames).includes(OWN) || (isBetweenUs(text) && !YOU_LOSE.test(text));
}

/** Those of the visitor's, whom a sentence names that speaks to the visitor as well: `Staff say when they can, and you do the rest`. */
const READERS_PEOPLE = light(
	/^(?:(?:your|deine|ihre|vos|tes|tus|sus|i tuoi|i vostri|seus?|os seus|teus|je|jouw|uw) )?(?:customers|clients|guests|users|staff|employees|team members|members|patients|students|parents|kund(?:en|innen)|gäste|mitarbeiter(?:innen|nde)?|mitglieder|patient(?:en|innen)|schüler(?:innen)?|eltern|salariés|employés|adhérents|élèves|clientes|empleados|alumnos|socios|clienti|ospiti|dipendenti|alunni|soci|funcionários|alunos|klanten|gasten|medewerkers|leden|leerlingen|ouders) (?!(?:of|at|from|von|bei|de|des|del|di|do|da|van|bij|who|die|que|qui|che) )/iu,
);
const TO_READER =
	/(?<![\p{L}])(?:you|your|du|dein\p{L}{0,2}|vous|votre|vos|tú|tus?|usted(?:es)?|tu|tuo[i]?|voi|você|vocês|jij|jouw|je)(?![\p{L}])/iu;
/** Who was won over, or pays and says so, praises. */
const PRAISES =
	/(?<![\p{L}])(?:love|trust|praise|recommend|switched|chose|say|lieben|vertrauen|empfehlen|aiment|recommandent|recomiendan|aman|adoram|amano|houden)(?![\p{L}])/iu;
/** What ails the visitor is what there was without it. */
const YOU_LOSE =
	/(?<![\p{L}])(?:you|du|sie|vous|tu|usted|voi|você|je|jij) (?:still |always |often |immer |noch |toujours )?(?:lose|waste|forget|struggle|verlier|vergiss|vergesse|verschwende|perd|oubli|pierd|olvid|dimentic|esquec|verlies|vergeet|verspil)/iu;

/** What ails them is what there was before. */
const COMPLAINS =
	/(?<![\p{L}])(?:los[ei]|wast|wait|forget|miss(?:es)? |complain|struggl|chas(?:e|ing)|verlier|vergess|warte[nt] |beschwer|perd|attend|oubli|pierd|esper[ao]|olvid|aspett|dimentic|esquec|verlie[sz]|wacht|verge[et])/iu;
const isOfReadersPeople = (text: string) =>
	READERS_PEOPLE.test(text) &&
	TO_READER.test(text) &&
	!COMPLAINS.test(text) &&
	!PRAISES.test(text.split(" ").slice(0, 6).join(" "));

/** The same of what opens the page, which speaks of the site without naming it, if not of somebody else. */
function isOfSite({ text, isOpening, isListing, isGoingOn }: Source, { ownNames, pages }: Site): boolean {
	return (
		isToldBySite(text, ownNames, pages) ||
		((isOpening || isListing) && subjectOf(text, ownNames, pages) === "open" && !YOU_LOSE.test(text)) ||
		isGoingOn?.() === true
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
	if (isAsked(quoted.text) && !isAsked(claim) && about !== "anything") return "its quote asks";
	if (about === "product" && isOfBefore(source, site) && !isOfBefore(claim, site))
		return "its quote tells what was before it";
	if (about === "product" && isQuotedWords(claim, source)) return "its quote gives it as somebody's words";
	if (about === "product" && IT.test(source) && withOwnSign(claim, site.ownNames).startsWith(OWN))
		return "its quote may be about something else";
	// A whole sentence leaves nothing out.
	if (claim === source) return null;
	if (about === "anything" && isWholePart(claim, source)) return otherwiseBecause(claim, source, quoted.lang);
	return alignedBecause(claim, quoted, site);
}

/** `Before Acme, we spent`, `Without Acme you wait`: what is so where the product is not. */
const isOfBefore = (text: string, { ownNames }: Site): boolean => INSTEAD_OF_IT.test(withOwnSign(text, ownNames));
const INSTEAD_OF_IT = new RegExp(
	`^(?:before|prior to|without|vor|ohne|avant|sans|antes de(?: usar)?|sin|prima di|senza|antes d[eoa]|sem|voor|zonder|przed|bez|до|без|före|utan|før|uden|uten) ${OWN}(?![\\p{L}'’])`,
	"iu",
);

function otherwiseBecause(claim: string, source: string, lang: string | null): string | null {
	const otherwise = spokenOtherwise(claim, source, lang);
	return otherwise === null ? null : `its quote and it do not both say "${otherwise}"`;
}

/** Whether a claim is what its source says, or one of the things that it says. */
function alignedBecause(
	claim: string,
	{ text, isHead, isOpening, lang }: Source,
	{ ownNames, about }: Site,
): string | null {
	const marked = withOwnSign(claim, ownNames);
	const source = bareEnd(text);
	const reasons = readingsOf(source, ownNames).map((reading) => {
		const active = asActive(marked, reading) ?? marked;
		return otherwiseBecause(active, reading, lang) ?? notSaidBy(active, reading, MARKED);
	});
	if (isKindAlone(marked, readingsOf(source, ownNames), lang)) return null;
	if (
		reasons.includes(null) ||
		readingsOf(source, ownNames).some((reading) => shortensList(marked, reading, MARKED, lang)) ||
		(about !== "price" && restates(marked, withOwnSign(source, ownNames), lang, MARKED))
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

/** `With saved replies, an answer is written once`, of a card of that title and its text. */
function restatesCard(claim: string, { text, lang }: Source, { ownNames, about }: Site): boolean {
	const marked = withOwnSign(bareEnd(claim), ownNames);
	return about !== "price" && restates(marked, withOwnSign(bareEnd(text), ownNames), lang, MARKED);
}

function clauseRefused(claim: string, sources: readonly Source[], site: Site): string | null {
	let reason: string | null = "it stands in no quote";
	for (const source of sources) {
		const isSame = bareEnd(source.text) === bareEnd(claim);
		if (isSame && site.about === "anything") return null;
		if (!source.isWhole && !holdsWords(source.text, bareEnd(claim))) {
			if (source.isListing && restatesCard(claim, source, site)) return null;
			continue;
		}
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

/** Whether it says what kind of thing the product is, in words of several lines that open its site. */
function isComposed(claim: string, sources: readonly Source[], { ownNames, pages, about }: Site): boolean {
	const openings = sources.filter(
		({ text, isOpening, isWhole }) => isOpening && isWhole && subjectOf(text, ownNames, pages) !== "other",
	);
	const texts = [...new Set(openings.map(({ text }) => withOwnSign(text, ownNames)))];
	// `the only one` of several lines is the only one of what they all say.
	return (
		about === "product" &&
		!saysOfAll(claim) &&
		composesKind(withOwnSign(bareEnd(claim), ownNames), texts, openings[0]?.lang ?? null)
	);
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
		if (isMerged(claim, sources, site) || isComposed(claim, sources, site)) continue;
		if (!JOINTS.some((joint) => isJoined(claim.split(joint), sources, site))) return reason;
	}
	return null;
}
