import { mayBindAll } from "#drafting/context/bound-entry";
import { AND_SAID, OVER_ALL, OWN_CLAUSE, OWN_SENTENCE } from "#drafting/context/clause-signs";
import { furtherPredicates, toldOneByOne } from "#drafting/context/further-predicates";
import { kindOf, withoutLike } from "#drafting/context/kind-alone";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { withoutContrast } from "#drafting/context/scope";
import { saysAny } from "#drafting/context/speech";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import type { SpeechKind } from "#drafting/lexicon/speech/phrases";

/** Behind these a sentence gives what follows from it, why, or more of what it has named: the rest holds without. */
const CONSEQUENCE =
	/, (?:so|because|since|which means|thus|sodass|so dass|damit|weil|denn|car|ainsi|afin|puisque|porque|ya que|así|perché|così|poiché|zodat|omdat|want|więc|ponieważ|поэтому|так что|потому что|så|eftersom|fordi) /iu;
/** `Acme is the CRM of clubs: members, fees and licences`: what it has follows, and the rest is whole. */
const NAMELY =
	/(?<=^(?:(?:with|mit|avec|con|com|met|z|med|using) (?:the |o |a |il |la |le |l'|el |de |het )?)?§[^:]{12,200}) ?: (?=[\p{L}])/iu;
const AND_MORE = new RegExp(
	`, (?:${AND_SAID}) |; | (?:${AND}) (?=(?:you|we|it|${OWN}|du|sie|wir|vous|nous|tú|usted|tu|voi|noi|você|nós|jij|je|wij) )`,
	"iu",
);
/**
 * Behind a comma these tell what others do with it, or more of it, in languages that put none before what tells which is meant
 * (German, Polish and Russian put one everywhere).
 */
const AND_OF_IT =
	/, (?:while|whereas|während|tandis que|mientras(?: que)?|mentre|enquanto|terwijl|podczas gdy|medan|which|who|qui|ce qui|que|quien|quienes|lo que|lo cual|il che|o que) /iu;
const ASIDE = / ?\([^()]{1,80}\)|, (?=[\p{Ll}])[^,.;:()]{3,60}(?=, )/gu;
/** An aside that begins so says when, where or for whom the rest holds. */
const LIMITING = light(
	/^,? ?\(?(?:for|in|on|at|with|from|to|if|when|but|or|and|für|in|an|bei|mit|wenn|aber|oder|und|pour|dans|avec|si|mais|ou|et|para|en|con|sin|pero|o|y|per|ma|e|voor|met|maar|of|dla|w|na|z|ale|lub|i|для|в|на|с|но|или|и|för|på|med|men|eller|och)(?![\p{L}])/iu,
);

/** A sentence without its asides. */
function withoutAsides(source: string): string[] {
	const bare = source.replace(ASIDE, (aside) =>
		LIMITING.test(aside) ||
		mayBindAll(aside) ||
		saysAny(aside, ["negation", "condition", "limit", "past", "plan", "hearsay"])
			? aside
			: "",
	);
	// What closed an aside closes nothing any more.
	return bare === source ? [] : [bare, bare.replace(/, (?=[\p{Ll}])/u, " ")];
}

/** What comes before a clause that says more, or what follows from it. */
function leadOf(source: string): string[] {
	return [CONSEQUENCE, AND_MORE, AND_OF_IT, NAMELY].flatMap((joint) => {
		const at = source.search(joint);
		if (at <= 0) return [];
		const tail = source.slice(at).replace(joint, "");
		const opening = tail.split(" ").slice(0, 2).join(" ");
		const head = source.slice(0, at);
		// A second not takes nothing back of a first one.
		const kinds: SpeechKind[] = saysAny(head, ["negation"]) ? ["limit"] : ["limit", "negation"];
		const rest: SpeechKind[] =
			joint === NAMELY ? ["negation", "condition", "past"] : ["limit", "negation", "condition", "past"];
		const takesBack =
			(joint === AND_MORE && saysAny(opening, kinds) && !OWN_CLAUSE.test(tail)) ||
			((joint === AND_OF_IT || joint === NAMELY) && saysAny(tail, rest)) ||
			(joint === NAMELY && saysAny(opening, ["limit"]));
		return takesBack || saysAny(tail, OVER_ALL) ? [] : [head];
	});
}

/** When or if something is so, before what is so then. German and its neighbours turn the verb round behind it. */
const LED_BY = light(
	/^(?:if|when|whenever|once|as soon as|before|after|si|quand|lorsque|dès que|avant que|cuando|en cuanto|antes de|se|quando|appena|assim que)(?![\p{L}]) [^,;:]{3,120}(?=, )/iu,
);

/** `A command restores it if a deploy goes wrong` of `If a deploy goes wrong, a command restores it`: all of it, turned round. */
function turnedRound(source: string): string[] {
	const led = LED_BY.exec(source)?.[0];
	if (led === undefined) return [];
	const rest = source.slice(led.length + 2);
	return /[,;:]/u.test(rest) ? [] : [`${rest} ${led.charAt(0).toLowerCase()}${led.slice(1)}`];
}

/** `Photograph the receipt: Acme reads the amount`: what the product does then. */
function behindColon(source: string): string[] {
	const at = source.search(COLON_OWN);
	return at <= 0 || saysAny(source.slice(0, at), [...OVER_ALL, "negation", "condition", "limit", "comparison", "past"])
		? []
		: [source.slice(at).replace(/^ ?: /u, "")];
}
/** Not behind a date. */
const COLON_OWN = new RegExp(`(?<=^[^:\\d]{8,120}) ?: (?=${OWN} )`, "u");

/** `Acme keeps teams in sync without another meeting`: what it goes without is told besides. */
const WITHOUT = light(/ (?:without|ohne|sans|sin|senza|sem|zonder|bez|без|utan|uden|uten) [^,.;:]{3,60}$/iu);

function leadWithout(source: string): string[] {
	const at = source.search(WITHOUT);
	if (at <= 0 || !OWN_SENTENCE.test(source)) return [];
	const head = source.slice(0, at);
	return saysAny(head, [...OVER_ALL, "negation", "limit", "condition", "comparison", "past"]) ||
		saysAny(source.slice(at), ["limit", "condition", "plan"])
		? []
		: [head];
}

/** Clauses with a subject of their own, as `..., and we never read them`. */
function furtherClauses(source: string): string[] {
	const at = source.search(AND_MORE);
	if (at <= 0) return [];
	const clause = source.slice(at).replace(AND_MORE, "");
	const isFree = !saysAny(source.slice(0, at), [...OVER_ALL, "condition", "past"]);
	// `Acme is an app, and it ...`: the same subject.
	const isIt = /^it /iu.test(clause);
	if (!isFree || !OWN_CLAUSE.test(clause) || (isIt && !OWN_SENTENCE.test(source))) return [];
	return [isIt ? clause.replace(/^it /iu, `${OWN} `) : clause];
}

/** `Acme, c'est le planning des écoles`. */
const C_EST = new RegExp(`^${OWN}, c['’]est (?=(?:une?|l[ae]) |l['’])`, "u");

/** A sentence is no longer than this; lists without an end are read whole only. */
const READ_MAX = 600;

/** A quote is asked about by one sentence after another. */
const read = new Map<string, readonly string[]>();
const SENTENCES_MAX = 500;

/**
 * What a sentence says with its own words: itself, it without its asides, the clause before a further one or before its
 * consequence, clauses with an own subject, and what is said second of the same subject. Each holds by itself.
 * @param source folded.
 * @returns own names as one sign.
 */
export function readingsOf(source: string, ownNames: readonly string[]): readonly string[] {
	const marked = withOwnSign(source, ownNames).replace(C_EST, `${OWN} est `);
	if (marked.length > READ_MAX) return [marked];
	const known = read.get(marked);
	if (known) return known;
	const contrasted = withoutContrast(marked);
	const whole = [marked, ...(contrasted === marked ? [] : [contrasted]), ...withoutAsides(marked)];
	const leads = [
		...whole,
		...whole.flatMap(leadOf),
		...kindOf(marked),
		...leadWithout(marked),
		...behindColon(marked),
		...turnedRound(marked),
		...toldOneByOne(marked),
	].flatMap((reading) => [reading, ...withoutLike(reading)]);
	const clauses = [...leads, ...leads.flatMap(furtherClauses)];
	const made = [...new Set([...clauses, ...clauses.flatMap(furtherPredicates)])];
	if (read.size >= SENTENCES_MAX) read.clear();
	read.set(marked, made);
	return made;
}
