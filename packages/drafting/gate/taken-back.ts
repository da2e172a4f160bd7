import type { Evidence } from "#core/evidence/evidence";
import type { Block } from "#core/web/page";
import { wordCount } from "#core/web/sentences";
import { foldText } from "#core/web/text-fold";
import { isBoundByNote } from "#drafting/context/bound-entry";
import { namesPlan } from "#drafting/context/own-plans";
import { sentencesAround } from "#drafting/context/quoted-sentence";
import { isEnded, scopeOf } from "#drafting/context/scope";
import { spokenOtherwise } from "#drafting/context/speech";
import { blocksOfEvidence, type GateContext, pageOf } from "#drafting/gate/context";
import { light } from "#drafting/lexicon/letters";
import { hasHappened, isNoEntry } from "#drafting/lexicon/no-entry";
import { comesLater, isNotOffered } from "#drafting/lexicon/not-offered";
import { speechOf } from "#drafting/lexicon/speech/phrases";

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

/** `Not included`, `Nicht enthalten`; `No captchas` and `Pas de captcha` are what there is, and `Not just bills` is more. */
const NOT_THERE =
	/^\(?(?:not|nicht|noch nicht|pas|non|no (?:incl|disp|est[áa]|é|longer)|não|niet|nie|не)(?![\p{L}])(?! (?:just|only|another|nur|bloß|seulement|juste|solo|soltanto|só|apenas|alleen|tylko|только)(?![\p{L}])| (?:de |d['’]|des ))|\b(?:not|nicht|non|pas) (?:yet |encore )?(?:included|available|supported|enthalten|verfügbar|inclus|disponible)/iu;

/** The same where more is said behind it: `not part of it, ask your accountant`. */
const NOT_OF_IT =
	/^(?:not|nicht|pas|non|no|não|niet|nie|не|ej|inte|ikke|kein|aucune?|geen) (?:\p{L}{1,5} ){0,2}(?:part|included|available|supported|offered|teil|bestandteil|enthalten|verfügbar|partie|inclus\p{L}{0,2}|disponible|parte|inclu[ií]d[oa]s?|inclus[oa]|onderdeel|inbegrepen|beschikbaar|częścią|dostępn\p{L}{1,2})(?![\p{L}])/iu;

/**
 * `iPhone only`, `Only on phones`, `Nur mit Schloss`: for whom, where or with what alone. `Pay only for what you use`, `Only two
 * taps` and `con un solo botón` leave nobody out.
 */
const ONLY = light(
	/^(?:only|nur|seulement|uniquement|sólo|solo|soltanto|solamente|só|apenas|alleen|tylko|только|endast|kun) (?!(?:one|two|three|four|five|an?|\d+|ein|eine[rnms]?|zwei|drei|une?|deux|trois|dos|tres|due|tre|um|uma|dois|een|twee)(?![\p{L}\p{N}]))|(?<!(?<!\p{L})(?:un|una|uno|um|uma|pay|pays|zahlen sie|zahlst du|payez|pagas?|paghi) )(?<!\p{L})(?:only|nur|seulement|uniquement|sólo|solo|soltanto|solamente|só|apenas|alleen|tylko|только|endast|kun)(?=[.!)]*$| (?:on|in|for|with|from|via|through|at|by|when|if|until|auf|im|für|mit|ab|bei|über|sur|pour|avec|dans|en|para|con|nel|nella|per|su|no|na|com|em|voor|met|op|dla|w|na|z|для|в|на|с)(?![\p{L}]))|(?<![\p{L}])(?:beta|on request|auf anfrage|sur demande)(?![\p{L}])/iu,
);

/** `Acme Pro only`, `from the Studio plan up`: with which plan it comes. */
const OF_PLAN =
	/(?<![\p{L}])(?:plans?|tiers?|editions?|licen[cs]es?|subscribers|tarif[es]?|forfaits?|formules?|offre|planos?|pian[oi]|planes|abbonamento|abonnement|pakiet\p{L}?|тариф\p{L}{0,2})(?![\p{L}])/iu;
const EVERY_PLAN =
	/^\P{L}*(?:(?:in|on|with|for|mit|bei|für|dans|avec|pour|en|con|per|em|com|voor|met) )?(?:all|every|each|any|alle[nr]?|jede[mrn]?|tous|toutes|chaque|todos|todas|cada|tutti|tutte|ogni|elk|iedere?)(?![\p{L}])/iu;
/** `Scale`, `from Scale up`; in a longer note a plan's name may be a word like others. */
const PLAN_WORDS = 4;

/** `All plans except Basic`, `every paid plan`: not all of them. */
const NOT_EVERY =
	/(?<![\p{L}])(?:except|excluding|excl|but|save|apart|besides|from|above|beyond|paid|paying|außer|ausser|ab|bis auf|bezahlten?|kostenpflichtigen?|sauf|excepté|hors|hormis|dès|payante?s?|excepto|salvo|menos|desde|de pago|tranne|eccetto|dal|a pagamento|exceto|menos|pag[oa]s|behalve|vanaf|betaalde|oprócz|poza|od|płatnych|кроме|utom|undtagen|unntatt)(?![\p{L}])/iu;

/** Whether a note says of something that it comes with all plans, and names none of them. */
const isOfEveryPlan = (note: string, pages: GateContext["pages"]) =>
	EVERY_PLAN.test(note) && !NOT_EVERY.test(note) && !namesPlan(note, pages);

/** A note in brackets, or behind a mark, that follows an entry. */
const NOTE_BEHIND = /^ ?(?:\(([^()]{2,60})\)|[,:;·•|/–—-] ?(.{2,40})$)/u;

/** Whether what stands right behind an entry in its text says with which plan it comes. */
function isOfPlan(behind: string, pages: GateContext["pages"]): boolean {
	const [, inBrackets, other] = NOTE_BEHIND.exec(behind) ?? [];
	const note = inBrackets ?? other ?? "";
	if (isOfEveryPlan(note, pages)) return false;
	return (
		(inBrackets !== undefined && OF_PLAN.test(note)) || (note.split(" ").length <= PLAN_WORDS && namesPlan(note, pages))
	);
}

/** What the one cell behind a title says of it, or the line under it: `Parallel rigs | Acme Pro only`. */
function noteBeside(needle: string, quote: Evidence, pages: GateContext["pages"]): string | null {
	const page = pageOf(quote, pages);
	const [block] = blocksOfEvidence(quote, pages);
	const next = block && page?.blocks[block.id + 1];
	if (!page || !next || foldText(page.text.slice(block.start, block.end)).toLowerCase() !== needle) return null;
	const isPair = next.group === block.group && page.blocks[next.id + 1]?.group !== block.group;
	const isNoted = /^t[dh]$/u.test(block.tag)
		? isPair
		: /^(?:h[2-6]|dt)$/u.test(block.tag) && next.group === block.group;
	return isNoted && next.kind !== "heading" ? foldText(page.text.slice(next.start, next.end)).trim() : null;
}

const PLAN_WORD =
	"(?:plan|tier|edition|licen[cs]e|subscriber|tarif|forfait|formule|offre|plano|pian[oi]|abbonamento|abonnement|pakie\\p{L}{1,2}|тариф\\p{L}{0,2})";
/**
 * `From the Studio plan up`, `Pro plan`, `Formule Équipe`. `Meal plans and shopping lists` and `Tarifs compétitifs, sans frais cachés` tell of
 * plans and of prices, and of none with which something comes.
 */
const OF_ONE_PLAN = new RegExp(
	`^(?:from|in|on|with|for|im|mit|ab|bei|für|dans|avec|dès|pour|en|con|desde|nel|nella|da|dal|com|no|na|a partir|vanaf|met|w|od|на|в|с|от) (?:[\\p{L}\\p{N}'’+-]{1,20} ){0,3}${PLAN_WORD}(?:s|es)?(?:[.!]?$| (?!for|of|to|für|pour|para|per|voor|dla|для))|(?<!\\p{L})${PLAN_WORD}(?:s|es)?(?:[.!]?$| (?:and|or|und|oder|et|ou|y|o|e|en) (?:up|higher|above|more|better|höher|mehr|plus|supérieure?|superior|más|acima|superiore?|più|hoger)(?!\\p{L})| ?[:·–-])`,
	"iu",
);

/** `Formule Équipe`. */
const PLAN_BY_NAME =
	/^(?:l['’]|[Ll]a |[Ll]e |[Ee]l |[Ii]l |[Oo] )?(?:[Pp]lano?|[Tt]arif|[Ff]orfait|[Ff]ormule|[Oo]ffre|[Pp]iano|[Aa]bbonamento|[Aa]bonnement|[Pp]akiet) \p{Lu}[\p{L}\p{N}+]{1,20}(?:$|[.,;!]| (?:only|nur|et|e|y|und|seulement|uniquement))/u;

/** `Publisher of Marketplace`, where a plan is called `Marketplace` too. */
const OF_ANOTHER =
	/^(?!(?:part|teil|incl|avail|dispon|verf|enthalt|only|nur|solo|parte|partie))\p{L}{3,20} (?:of|for|to|von|für|de|du|pour|para|do|da|di|del|per|van|voor|dla|для) /iu;

/** Whether what explains a title says that it is yet to come or no more, or, in a note, for whom alone. */
function takesBack(explanation: string, pages: GateContext["pages"]): boolean {
	const [opening = ""] = explanation.split(/(?<=[.!?]) |(?<=[。！？])/u, 1);
	const words = wordCount(opening);
	const isNote = words <= NOTE_WORDS;
	// Of every plan, or of all but some.
	if (isNote && EVERY_PLAN.test(opening) && OF_PLAN.test(opening)) return !isOfEveryPlan(opening, pages);
	if (isNote && (OF_ONE_PLAN.test(opening) || PLAN_BY_NAME.test(opening))) return true;
	if (words <= PLAN_WORDS && namesPlan(opening, pages) && !OF_ANOTHER.test(opening)) return true;
	if (isNotOffered(opening)) return true;
	if ((isNote && NOT_THERE.test(opening)) || NOT_OF_IT.test(opening)) return true;
	if (isNote && ONLY.test(opening)) return true;
	const speech = speechOf(opening);
	return (speech.plan.length > 0 || speech.past.length > 0) && !isTask(opening, [...speech.plan, ...speech.past]);
}

/** `Explore likely causes`, `Reschedule planned visits`: what one does with things that are to come, or have been. */
const TASK =
	/^(?:see|show|shows|find|finds|explore|track|tracks|review|reviews|manage|manages|export|exports|list|lists|collect|collects|compare|compares|view|spot|spots|check|checks|browse|import|imports|edit|reschedule|cancel|follow|share|send|sends|get reminded of|keep track of|turn|read|reads) (?!(?:it|this|that|them|these)(?![\p{L}]))/iu;
const OF_THINGS = new Set([
	"likely",
	"planned",
	"upcoming",
	"scheduled",
	"expected",
	"proposed",
	"requested",
	"future",
	"past",
]);

function isTask(opening: string, phrases: readonly string[]): boolean {
	const words = opening.toLowerCase().replace(/[.!]$/u, "");
	return (
		TASK.test(opening) &&
		phrases.every((phrase) => OF_THINGS.has(phrase.replace("*", "")) && !words.endsWith(` ${phrase.replace("*", "")}`))
	);
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

/** Whether the words right behind a title that an entry is, in its line or below it, say that it is not there, not yet, or not for all. */
export function isExplainedAway(entry: string, quote: Evidence, pages: GateContext["pages"]): boolean {
	const needle = foldText(entry).toLowerCase();
	const lead = behindLead(needle, quote, pages);
	if (lead !== null && takesBack(lead, pages)) return true;
	const note = noteBeside(needle, quote, pages);
	if (note === null) return false;
	return wordCount(note) <= NOTE_WORDS ? takesBack(note, pages) : isNotOffered(note);
}

/** `(kommer i höst)` right behind an entry. */
const isPutOffBehind = (behind: string): boolean => {
	const note = /^ ?[(–—-] ?([^()]{2,60})/u.exec(behind)?.[1];
	return note !== undefined && comesLater(note);
};

/** Whether an entry leaves out the not, the plan or the limit of the sentence it is taken from. */
export function leavesOut(value: string, quote: Evidence, { pages }: GateContext): boolean {
	const needle = foldText(value).toLowerCase();
	if (isNoEntry(needle) || isAmongComplaints(quote, pages)) return true;
	const lead = behindLead(needle, quote, pages);
	if (lead !== null) return takesBack(lead, pages);
	if (isExplainedAway(needle, quote, pages)) return true;
	const around = sentencesAround(quote, pages);
	const behind = around.map((sentence) => behindIn(sentence, needle));
	if (behind.some((text) => isBoundByNote(text) || isOfPlan(text, pages) || isPutOffBehind(text))) return true;
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
