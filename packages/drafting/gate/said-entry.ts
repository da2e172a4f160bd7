import type { Evidence } from "#core/evidence/evidence";
import { isSentence } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { isUnderSomebodyElse } from "#drafting/context/bearing";
import { readingsOf } from "#drafting/context/clauses";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { sentencesAround } from "#drafting/context/quoted-sentence";
import { restates } from "#drafting/context/restated";
import { isEnded } from "#drafting/context/scope";
import { saysAny } from "#drafting/context/speech";
import { subjectOf } from "#drafting/context/subject";
import { blocksOfEvidence, type GateContext, pageOf } from "#drafting/gate/context";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";

/** Own names are one sign by then. */
const MARKED: readonly string[] = [OWN];
/** What is so for some, for a time or after all is no reason to choose it. */
const HELD_BACK = light(
	/(?<![\p{L}])(?:only|until|except|waiting|sold|nur|bis|außer|seulement|uniquement|jusqu\p{L}{0,3}|sauf|sólo|solo|solamente|hasta|salvo|soltanto|fino|tranne|só|apenas|até|exceto|alleen|tot|behalve|tylko|только|endast|kun)(?![\p{L}])/iu,
);
/** What something has stands behind these. */
const WITH = light(/ (?:with|mit|avec|con|com|met|z|с|med) /giu);
const BEHIND_IT = light(new RegExp(`^(?:$|[.!,;:]| (?:${AND}) )`, "iu"));

/** Whose it is, or who may be bidden: `Acme works with`, `Keep the books with`; not `Growers deal with`. */
const OWN_BEFORE = light(
	new RegExp(`${OWN}|^(?:[Ii]t|[Tt]his|[Ee]s|[Ss]ie|[Ii]ls?|[Ee]lles?|[Ee]lla|[Ee]ssa|[Hh]et|[Oo]n[ao]?) `, "u"),
);
/** With these one has trouble, or is warned of them. */
const AGAINST = light(
	/(?<![\p{L}])(?:best|deals?|copes?|struggles?|competes?|fights?|away|beware|instead|trouble|problems?|wrestles?|kämpf\p{L}{1,3}|ringt|lutte\p{L}{0,2}|lucha\p{L}?|lotta\p{L}?|worstel\p{L}{1,2})$/iu,
);

/** Those whom it is for have what follows: `Acme helps shops with long queues`. */
const OF_WHOM = light(
	/(?<![\p{L}])(?:for|helps?|lets?|für|hilft|pour|aide|para|ayuda|per|aiuta|ajuda|voor|helpt) (?:[\p{L}-]{2,20} ){0,2}[\p{L}-]{2,20}$/iu,
);

/** Whether an entry is what a sentence says it has: `less than 2% overhead` of `Acme traces with less than 2% overhead and`. */
function isHadIn(entry: string, sentence: string): boolean {
	for (const { index, 0: joint } of sentence.matchAll(WITH)) {
		const rest = sentence.slice(index + joint.length);
		if (!rest.toLowerCase().startsWith(entry.toLowerCase()) || !BEHIND_IT.test(rest.slice(entry.length))) continue;
		const before = sentence.slice(0, index);
		return (
			OWN_BEFORE.test(before) &&
			!AGAINST.test(before) &&
			!OF_WHOM.test(before) &&
			!saysAny(before, ["negation", "comparison", "past"])
		);
	}
	return false;
}

/** Whether an entry is one of the things that a sentence says the product does: `Reads the mail` of `Acme reads the mail, finds ...`. */
const isPredicate = (entry: string, marked: string, lang: string | null): boolean =>
	!entry.includes(OWN) &&
	readingsOf(marked, MARKED).some(
		(reading) => reading.startsWith(`${OWN} `) && restates(entry, reading.slice(OWN.length + 1), lang, MARKED),
	);

const BETWEEN_PARTS = new RegExp(`, (?:(?:${AND}) )?`, "u");

/** `There is no setup fee`: of that there is, an entry says what. */
const THERE_IS =
	/^(?:there (?:is|are)|es gibt|il (?:n'y a|y a)|(?:no )?hay|(?:non )?(?:c'è|ci sono)|(?:não )?há|er (?:is|zijn)) (?=no |keine? |pas |geen |nessun|nenhum)/iu;

/** Whether an entry is a sentence, or one of its parts that all begin alike: `No ads, no account.` */
function isOneOfEqual(entry: string, sentence: string): boolean {
	if (entry.toLowerCase() === sentence.toLowerCase()) return true;
	// `No contract, no help: that was life before.`
	const last = sentence.split("; ").at(-1) ?? "";
	if (last !== sentence && THERE_IS.test(last)) return entry.toLowerCase() === last.replace(THERE_IS, "").toLowerCase();
	if (/[:;–—]/u.test(sentence)) return false;
	const parts = sentence.toLowerCase().split(BETWEEN_PARTS);
	const firsts = new Set(parts.map((part) => part.split(" ", 1)[0]));
	return firsts.size === 1 && parts.includes(entry.toLowerCase());
}

/** `We never sell your list, and we don't track you`: whether an entry is one of several clauses that each say who does it. */
function isOwnClause(entry: string, sentence: string, lang: string | null): boolean {
	const parts = sentence.split(CLAUSES);
	return (
		parts.length > 1 &&
		parts.every((part) => OWN_CLAUSE.test(part)) &&
		parts.some((part) => part.toLowerCase() === entry.toLowerCase() || restates(entry, part, lang, MARKED))
	);
}
const CLAUSES = new RegExp(`, (?:(?:${AND}) )?|; `, "iu");
const OWN_CLAUSE = new RegExp(`^(?:${OWN}|we|wir|nous|nosotros|noi|nós|wij|мы|vi)(?![\\p{L}])`, "iu");

/**
 * Whether an entry is what a sentence of the site says of its product, in the forms that its words have in an entry: what it
 * does, is or has. Told on its home page, or one about features, outside parts about others.
 */
export function isSaidAsEntry(entry: string, quote: Evidence, { pages, ownNames }: GateContext): boolean {
	const page = pageOf(quote, pages);
	if (page?.role !== "home" && page?.role !== "features") return false;
	const isElsewhere = blocksOfEvidence(quote, pages).some(
		(block) =>
			block.landmark === "footer" || block.landmark === "nav" || isUnderSomebodyElse(page, block, ownNames, pages),
	);
	const own = withOwnSign(foldText(entry), ownNames).replace(/[.!]$/u, "");
	if (isElsewhere || HELD_BACK.test(own) || saysAny(own, ["plan", "hearsay", "supposition", "past"], page.lang))
		return false;
	return sentencesAround(quote, pages).some((sentence) => {
		const marked = withOwnSign(foldText(sentence), ownNames).replace(/[.!]$/u, "");
		if (subjectOf(sentence, ownNames, pages) === "other" || isEnded(own.toLowerCase(), marked.toLowerCase()))
			return false;
		if (/[.!]$/u.test(sentence) && isOwnClause(own, marked, page.lang)) return true;
		if (saysAny(marked, ["plan", "hearsay", "supposition", "past"], page.lang)) return false;
		if (/[.!]$/u.test(sentence) && isOneOfEqual(own, marked.replace(THERE_IS, ""))) return true;
		return (
			isSentence(sentence) &&
			(restates(own, marked, page.lang, MARKED) || isPredicate(own, marked, page.lang) || isHadIn(own, marked))
		);
	});
}
