import type { ListField } from "#core/drafts/draft-fields";
import type { Evidence } from "#core/evidence/evidence";
import type { Block } from "#core/web/page";
import { isSentence } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { isUnderSomebodyElse } from "#drafting/context/bearing";
import { isBoundByNote } from "#drafting/context/bound-entry";
import {
	explainsListed,
	isCrossedBesideTicks,
	isCrossedInEveryPlan,
	isListedAsOwn,
	isOfFirstList,
	mayListOwn,
} from "#drafting/context/listing";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { isOrdinaryWords } from "#drafting/context/own-words";
import { isLineOfPricedCard } from "#drafting/context/priced-card";
import { sentenceAround, sentencesAround } from "#drafting/context/quoted-sentence";
import { isEnded, scopeOf } from "#drafting/context/scope";
import { spokenOtherwise } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { tellingWords, type Word } from "#drafting/context/telling-words";
import { categoryRefusedBecause } from "#drafting/gate/category-rules";
import { blocksOfEvidence, type FieldRule, type GateContext, pageOf } from "#drafting/gate/context";
import { isWholeEntry } from "#drafting/gate/entry-bounds";
import { isTakenBack } from "#drafting/gate/footnotes";
import { holdsWords, isLiteral } from "#drafting/gate/literal";
import { isSaidAsEntry } from "#drafting/gate/said-entry";
import { isToldBySite } from "#drafting/gate/support";
import { keywordRefusedBecause, tagRefusedBecause } from "#drafting/gate/word-rules";
import { light } from "#drafting/lexicon/letters";
import { hasHappened, isNoEntry } from "#drafting/lexicon/no-entry";
import { speechOf } from "#drafting/lexicon/speech/phrases";
import { CROSS, noEntryBecause } from "#drafting/reading/entries";
import { isSloganPlace, noSloganBecause } from "#drafting/reading/slogan";

/** A slogan stands word for word where sites put theirs, and is no title, call or notice. */
export const tagline: FieldRule = (value, evidence, context) => {
	const { pages, ownNames } = context;
	if (!isLiteral(value, evidence, pages)) return "it does not stand word for word in its quotes";
	const reason = noSloganBecause(value);
	if (reason !== null) return reason;
	const placed = evidence.filter((quote) => {
		const page = pageOf(quote, pages);
		return page !== undefined && blocksOfEvidence(quote, pages).some((block) => isSloganPlace(page, block));
	});
	if (placed.length === 0) return "it does not stand where a site puts its slogan";
	if (!placed.some((quote) => isWholeLine(value, quote, context))) return "its quote says more";
	return placed.some(
		(quote) =>
			subjectOf(sentenceAround(quote, pages), ownNames, pages) !== "other" && !leavesOut(value, quote, context),
	)
		? null
		: "its quote is about somebody else, or says more";
};

const LINE_BEFORE = /(?:^|[.!?:|｜•·・;,(»›/"“”–—]|\s-)$/u;
const LINE_BEHIND = /^["”»]?\s*(?:$|[.!?:|｜•·・;,)«/–—…]|-\s)/u;

/** Whether a slogan is a whole line of its quote's block: it ends where a sentence or a part of a title does. */
function isWholeLine(value: string, quote: Evidence, { pages }: GateContext): boolean {
	const needle = foldText(value).replace(/(?<![.!?…])[.!?…]{1,3}$/u, "");
	const page = pageOf(quote, pages);
	const text = foldText(
		blocksOfEvidence(quote, pages)
			.map(({ start, end }) => page?.text.slice(start, end) ?? "")
			.join(" "),
	);
	for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + 1))
		if (LINE_BEFORE.test(text.slice(0, at).trimEnd()) && LINE_BEHIND.test(text.slice(at + needle.length))) return true;
	return false;
}

/** Between the entries of a list in one line. */
const INLINE = / [·•|] /u;

/** What follows the bold words with which a block begins, when an entry is just these; null otherwise. */
function behindLead(needle: string, quote: Evidence, pages: GateContext["pages"]): string | null {
	const page = pageOf(quote, pages);
	for (const { start, end, leadEnd } of blocksOfEvidence(quote, pages)) {
		if (page === undefined || leadEnd === undefined) continue;
		const lead = foldText(page.text.slice(start, leadEnd))
			.toLowerCase()
			.replace(/\s?[:.!–—-]$/u, "");
		if (lead === needle.replace(/[:.!]$/u, "")) return foldText(page.text.slice(leadEnd, end)).trim();
	}
	return null;
}

/** Fewer words behind a title are a note on it: `(beta, by invitation only)`. */
const NOTE_WORDS = 7;

/** `Not included`, `Nicht enthalten`; `No captchas` is what there is. */
const NOT_THERE =
	/^\(?(?:not|nicht|noch nicht|pas|non|no (?:incl|disp|est[áa]|é|longer)|não|niet|nie|не)(?![\p{L}])|\b(?:not|nicht|non|pas) (?:yet |encore )?(?:included|available|supported|enthalten|verfügbar|inclus|disponible)/iu;

/** The same where more is said behind it: `not part of it, ask your accountant`. */
const NOT_OF_IT =
	/^(?:not|nicht|pas|non|no|não|niet|nie|не|ej|inte|ikke|kein|aucune?|geen) (?:\p{L}{1,5} ){0,2}(?:part|included|available|supported|offered|teil|bestandteil|enthalten|verfügbar|partie|inclus\p{L}{0,2}|disponible|parte|inclu[ií]d[oa]s?|inclus[oa]|onderdeel|inbegrepen|beschikbaar|częścią|dostępn\p{L}{1,2})(?![\p{L}])/iu;

const ONLY =
	/(?<![\p{L}])(?:only|nur|seulement|uniquement|sólo|solo|soltanto|só|apenas|alleen|tylko|только|endast|kun|beta|on request|auf anfrage|sur demande)(?![\p{L}])/iu;

/** Whether what explains a title says that it is yet to come or no more, or, in a note, for whom alone. */
function takesBack(explanation: string): boolean {
	const [opening = ""] = explanation.split(/(?<=[.!?]) /u, 1);
	const isNote = opening.split(" ").length <= NOTE_WORDS;
	const speech = speechOf(opening);
	if ((isNote && NOT_THERE.test(opening)) || NOT_OF_IT.test(opening)) return true;
	return (isNote && ONLY.test(opening)) || speech.plan.length > 0 || speech.past.length > 0;
}

/** What a sentence has behind an entry with which it begins. */
function behindIn(sentence: string, entry: string): string {
	const text = sentence.toLowerCase().replace(/^[^\p{L}\p{N}]+/u, "");
	return text.startsWith(entry) ? text.slice(entry.length) : "";
}

/** Whether one item of the list in which an entry stands tells what happened to somebody: the others do so, too. */
function isAmongComplaints(quote: Evidence, pages: GateContext["pages"]): boolean {
	const page = pageOf(quote, pages);
	const groups = new Set(
		blocksOfEvidence(quote, pages).flatMap(({ kind, group }) => (kind === "list_item" ? [group] : [])),
	);
	const isComplaint = ({ kind, group, start, end }: Block) =>
		kind === "list_item" && groups.has(group) && hasHappened(foldText(page?.text.slice(start, end) ?? ""));
	return page?.blocks.some(isComplaint) === true;
}

/** Whether an entry leaves out the not, the plan or the limit of the sentence it is taken from. */
function leavesOut(value: string, quote: Evidence, { pages }: GateContext): boolean {
	const needle = foldText(value).toLowerCase();
	if (isNoEntry(needle) || isAmongComplaints(quote, pages)) return true;
	const explanation = behindLead(needle, quote, pages);
	if (explanation !== null) return takesBack(explanation);
	const around = sentencesAround(quote, pages);
	if (around.some((sentence) => isBoundByNote(behindIn(sentence, needle)))) return true;
	const sentences = around.flatMap((sentence) => sentence.split(INLINE));
	const own = (
		sentences.find((sentence) => sentence.toLowerCase().includes(needle)) ?? sentences.join(" ")
	).toLowerCase();
	return (
		isCutBehindOpening(needle, own) ||
		isEnded(needle, own) ||
		spokenOtherwise(needle, scopeOf(needle, own), pageOf(quote, pages)?.lang) !== null
	);
}

/** What something is for, with or without, stands behind such a word, and is not the thing: `Newsletter without tracking`. */
const BEFORE_OTHERS = light(
	/(?<![\p{L}])(?:of|for|from|with|without|in|on|at|by|to|into|than|like|about|between|against|behind|über|von|vom|mit|für|ohne|bei|beim|aus|zu|zum|zur|im|auf|nach|gegen|statt|als|pour|sans|avec|dans|chez|sur|par|contre|entre|de|du|des|con|para|por|sin|en|del|al|di|da|per|senza|tra|su|sul|dal|nel|nella|com|sem|em|no|na|do|voor|van|met|zonder|tussen|naar|dla|bez|od|przez|z|ze|w|для|без|от|из|с|в|на|у|för|med|utan|till|från|på|av|til|uden|uten|fra|hos|ohne)(?: (?:the|an?|your|our|their|its|my|der|die|das|den|dem|des|eine?[nrms]?|ihre?[nrms]?|unsere?[nrms]?|le|la|les|l'|une?|vos|votre|nos|notre|el|los|las|una|tus?|sus?|il|lo|gli|i|o|os|as|um|uma|seus?|suas?|het|een|je|uw))? $/iu,
);

/** Whether an entry is cut out of a text behind a word that makes it something else's part. */
function isCutBehindOpening(needle: string, text: string): boolean {
	const at = text.indexOf(needle);
	return at > 0 && BEFORE_OTHERS.test(text.slice(0, at));
}

const OURS = new RegExp(`^(?:(?:the )?${OWN}|our|unser|notre|nos|nuestr|nostr|noss|onze|ons|nasz|наш|vår|vores)`, "iu");

/** What a sentence begins with is what it is about: an entry cut from there must be the site's own. */
function isOthersSubject(entry: string, quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const needle = foldText(entry).toLowerCase();
	return sentencesAround(quote, pages).some(
		(sentence) =>
			isSentence(sentence) &&
			sentence.toLowerCase().startsWith(`${needle} `) &&
			/^(?:are|is|fits?|works?|costs?|can|will|sind|ist|sont|est|son|es|sono|è)(?![\p{L}])/iu.test(
				sentence.slice(needle.length + 1),
			) &&
			!OURS.test(withOwnSign(sentence, ownNames)),
	);
}

/** `✗ Patient data`: a cross says what there is not. */
function isCrossedOut(quote: Evidence, { pages }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return (
		page !== undefined &&
		blocksOfEvidence(quote, pages).some(
			(block) =>
				CROSS.test(page.text.slice(block.start, block.end)) ||
				isCrossedBesideTicks(page, block) ||
				isCrossedInEveryPlan(page, block),
		)
	);
}

function standsUnderOther(quote: Evidence, block: Block, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return page !== undefined && isUnderSomebodyElse(page, block, ownNames, pages);
}

/** A phrase is listed as the product's own; a sentence is told by the site of itself. */
function isListed(quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	const sentence = sentenceAround(quote, pages);
	if (isSentence(sentence) && isToldBySite(sentence, ownNames, pages)) return true;
	return (
		page !== undefined &&
		blocksOfEvidence(quote, pages).some(
			(block) =>
				isListedAsOwn(page, block, ownNames) ||
				isOfFirstList(page, block, ownNames) ||
				explainsListed(page, block, ownNames),
		)
	);
}

/** Whether an entry is one of the things that a block of its quote lists or says. */
function isWholeIn(entry: string, quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	if (page === undefined) return false;
	return blocksOfEvidence(quote, pages).some((block) => {
		const isOpening = isSloganPlace(page, block);
		const isOfProduct = isOpening || mayListOwn(page, block);
		const isTold = (sentence: string) =>
			isToldBySite(sentence, ownNames, pages) || (isOfProduct && subjectOf(sentence, ownNames, pages) === "open");
		return isWholeEntry(entry, page, block, ownNames, isTold);
	});
}

/** What an entry is looked for by: itself, and its telling words. */
interface Sought {
	text: string;
	words: readonly Word[];
}

const NO_NAMES: readonly string[] = [];

function soughtIn(text: string): Sought {
	const folded = foldText(text).toLowerCase();
	return { text: folded, words: tellingWords(folded, NO_NAMES) };
}

/** A draft asks of every entry whether each of its quotes holds it: each quote is read once. */
const readQuotes = new WeakMap<Evidence, Sought>();

/** Whether a quote holds an entry as whole words, case apart; articles may go, and numbers be written either way. */
function isInQuote(sought: Sought, quote: Evidence): boolean {
	const read = readQuotes.get(quote) ?? soughtIn(quote.quote);
	readQuotes.set(quote, read);
	return holdsWords(read.text, sought.text) || holdsRun(read.words, sought.words);
}

function holdsRun(words: readonly Word[], run: readonly Word[]): boolean {
	return run.length > 1 && words.some((_, at) => run.every((word, offset) => words[at + offset]?.text === word.text));
}

/** Nothing but names: `Airbnb`, `Apple Pay`. */
const NAMES_ONLY = light(/^\p{Lu}[\p{L}\p{N}.&-]{1,30}(?: \p{Lu}[\p{L}\p{N}.&-]{1,30}){0,2}$/u);

/** Whether an entry is nothing but somebody's name, which a sentence mentions beside what it tells. German writes all nouns so. */
function isNameMentioned(entry: string, quote: Evidence, { pages }: GateContext): boolean {
	if (!NAMES_ONLY.test(entry) || pageOf(quote, pages)?.lang?.startsWith("de") || isOrdinaryWords(entry, pages))
		return false;
	return sentencesAround(quote, pages).every(
		(sentence) => isSentence(sentence) && foldText(sentence).indexOf(foldText(entry)) > 0,
	);
}

function isOfPricedThing(quote: Evidence, { pages }: GateContext): boolean {
	const page = pageOf(quote, pages);
	return page !== undefined && blocksOfEvidence(quote, pages).some((block) => isLineOfPricedCard(page, block));
}

/** Entries stand as whole words in a quote of their own; case may differ, as in a list of tags. */
export function entryRefusedBecause(
	field: ListField,
	entry: string,
	evidence: readonly Evidence[],
	context: GateContext,
): string | null {
	const { pages, ownNames } = context;
	if (field === "categories") return categoryRefusedBecause(entry, evidence, context);
	const sought = soughtIn(entry);
	const quotes = evidence.filter(
		(quote) => isInQuote(sought, quote) && !isCrossedOut(quote, context) && !isTakenBack(quote, context),
	);
	if (field !== "keywords" && field !== "tags" && evidence.some((quote) => isSaidAsEntry(entry, quote, context)))
		return noEntryBecause(entry);
	if (quotes.length === 0) return "it stands in no quote";
	if (field === "keywords") return keywordRefusedBecause(entry, quotes, context);
	if (field === "tags") return tagRefusedBecause(entry, quotes, context);
	const reason = noEntryBecause(entry);
	if (reason !== null) return reason;
	const isOwn = (quote: Evidence) =>
		!isNameMentioned(entry, quote, context) &&
		!isOfPricedThing(quote, context) &&
		!isOthersSubject(entry, quote, context) &&
		subjectOf(sentenceAround(quote, pages), ownNames, pages) !== "other" &&
		isListed(quote, context) &&
		isWholeIn(entry, quote, context) &&
		!blocksOfEvidence(quote, pages).some((block) => standsUnderOther(quote, block, context));
	return quotes.some((quote) => isOwn(quote) && !leavesOut(entry, quote, context))
		? null
		: "its quote is about somebody else, or says more";
}
