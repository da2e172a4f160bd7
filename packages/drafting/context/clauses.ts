import { bindsBefore, mayBindAll } from "#drafting/context/bound-entry";
import { OWN, withOwnSign } from "#drafting/context/own-names";
import { AND } from "#drafting/lexicon/classes/conjunctions";
import { light } from "#drafting/lexicon/letters";
import { type SpeechKind, speechOf } from "#drafting/lexicon/speech/phrases";

/** Between clauses Czech `a` is no article. */
const AND_SAID = `${AND}|a`;
/** Behind these a sentence gives what follows from it, why, or more of what it has named: the rest holds without. */
const CONSEQUENCE =
	/, (?:so|because|since|which means|thus|sodass|so dass|damit|weil|denn|car|ainsi|afin|puisque|porque|ya que|así|perché|così|poiché|zodat|omdat|want|więc|ponieważ|поэтому|так что|потому что|så|eftersom|fordi) /iu;
/** `Acme is the CRM of clubs: members, fees and licences`: what it has follows, and the rest is whole. */
const NAMELY = /(?<=^§[^:]{12,200}) ?: (?=[\p{L}])/u;
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
const JOINTS = new RegExp(`(?:,| (?:${AND_SAID})|, (?:${AND_SAID})) `, "giu");
/** A clause of its own begins here: what comes after it may be said of its subject, not of the sentence's. */
const SUBORDINATE = light(
	/(?<![\p{L}])(?:that|which|who|whose|whom|where|while|because|than|der|welche[rsnm]?|dass|deren|dessen|qui|que|dont|où|che|cui|quien|cuyo|dat|wat|die|który\p{L}{0,3}|która|które|котор\p{L}{2,3}|что|som|hvor)(?![\p{L}])/iu,
);
/** Verbs after which others may stand unchanged that are done by somebody else: `we help florists write and get paid`. */
const CAUSES =
	/^(?:help|let|make|enable|allow|have|get|want|helfen|lassen|aidons|permettons|ayudamos|permitimos|aiutiamo|permettiamo|helpen|laten|pomagamy|помогаем|hjälper|låter|hjælper)/iu;
const OWN_CLAUSE = new RegExp(`^(?:${OWN}|we|it|wir|nous|nosotros|noi|nós|wij|мы|vi) `, "iu");
const OWN_SENTENCE = new RegExp(`^(?:${OWN}|we|wir|nous|nosotros|noi|nós|wij|мы|vi),? `, "iu");

const ASIDE = / ?\([^()]{1,80}\)|, (?=[\p{Ll}])[^,.;:()]{3,60}(?=, )/gu;
/** An aside that begins so says when, where or for whom the rest holds. */
const LIMITING = light(
	/^,? ?\(?(?:for|in|on|at|with|from|to|if|when|but|or|and|für|in|an|bei|mit|wenn|aber|oder|und|pour|dans|avec|si|mais|ou|et|para|en|con|sin|pero|o|y|per|ma|e|voor|met|maar|of|dla|w|na|z|ale|lub|i|для|в|на|с|но|или|и|för|på|med|men|eller|och)(?![\p{L}])/iu,
);

const says = (text: string, kinds: readonly SpeechKind[]): boolean => {
	const speech = speechOf(text);
	return kinds.some((kind) => speech[kind].length > 0);
};
/** What is said so before a sentence's first clause holds for all of it, and at its end for what is before it too. */
const OVER_ALL: readonly SpeechKind[] = ["plan", "hearsay", "supposition"];

/** A sentence without its asides. */
function withoutAsides(source: string): string[] {
	const bare = source.replace(ASIDE, (aside) =>
		LIMITING.test(aside) ||
		mayBindAll(aside) ||
		says(aside, ["negation", "condition", "limit", "past", "plan", "hearsay"])
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
		const kinds: SpeechKind[] = says(head, ["negation"]) ? ["limit"] : ["limit", "negation"];
		const rest: SpeechKind[] =
			joint === NAMELY ? ["negation", "condition", "past"] : ["limit", "negation", "condition", "past"];
		const takesBack =
			(joint === AND_MORE && says(opening, kinds) && !OWN_CLAUSE.test(tail)) ||
			((joint === AND_OF_IT || joint === NAMELY) && says(tail, rest)) ||
			(joint === NAMELY && says(opening, ["limit"]));
		return takesBack || says(tail, OVER_ALL) ? [] : [head];
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
	return at <= 0 || says(source.slice(0, at), [...OVER_ALL, "negation", "condition", "limit", "comparison", "past"])
		? []
		: [source.slice(at).replace(/^ ?: /u, "")];
}
/** Not behind a date. */
const COLON_OWN = new RegExp(`(?<=^[^:\\d]{8,120}) ?: (?=${OWN} )`, "u");

/** `Acme is a system for agencies that gives each client an editor`: one of its kind, whatever is told of it next. */
const OF_ITS_KIND = light(
	new RegExp(
		`^(?:${OWN}) (?:is|ist|est|es|è|é|är|er) (?:an?|eine?|une?|una?|um|uma|een|ett?|en) [^,.;:]{8,120}?(?=,? (?:that|which|who|qui|que|che|dat|som|der|die|das|mit der|mit dem|mit denen|avec (?:laquelle|lequel)|con (?:la|el) que) )`,
		"iu",
	),
);

/** `a distraction-free writing app that`, `une application gratuite qui`: what it is like, before or behind its kind. */
const LIKE_BEFORE =
	/^(§ (?:is|ist) (?:an?|the|eine?) )((?:[\p{Ll}][\p{Ll}\d-]{2,24},? ){1,3}?)(?=(?:[\p{L}-]{3,30} ){0,2}[\p{L}-]{3,30}(?:,? (?:that|which|for|who|der|die|das|für|mit) |[.]?$))/u;
const LIKE_BEHIND =
	/^(§ (?:est|es|è|é) (?:une?|una?|uno|um|uma) [\p{L}-]{3,30} )([\p{Ll}-]{4,24} )(?=(?:qui|que|che|pour|para|per|de|di|con|avec|com) )/u;
/** What is no thing of its kind, or not of the product's. */
const UNLIKE =
	/(?<![\p{L}])(?:toy|model|mock|dummy|pretend|play|replica|imitation|virtual|imaginary|fictional|fictitious|simulated|experimental|discontinued|proposed|planned|defunct|retired|artificial|paper|cardboard|anti|semi|half|pseudo|quasi|pre|former|fake|non|unofficial|upcoming|future|so-called|would-be|possible|potential|alleged|third|partner|sister|angebliche[rs]?|ehemalige[rs]?|künftige[rs]?|prétendu|ancien(?:ne)?|futur[aoe]?|ex|falso|falsa)(?![\p{L}])/iu;

export const isUnlike = (word: string): boolean => UNLIKE.test(word);

/** A sentence without what its kind is like. */
function withoutLike(source: string): string[] {
	return [LIKE_BEFORE, LIKE_BEHIND].flatMap((pattern) => {
		const [whole, opening = "", like = ""] = pattern.exec(source) ?? [];
		const isPlain =
			whole !== undefined &&
			!UNLIKE.test(like) &&
			!says(like, [...OVER_ALL, "negation", "limit", "condition", "comparison", "past"]);
		return isPlain ? [`${opening}${source.slice(whole.length)}`] : [];
	});
}

/** `Acme keeps teams in sync without another meeting`: what it goes without is told besides. */
const WITHOUT = light(/ (?:without|ohne|sans|sin|senza|sem|zonder|bez|без|utan|uden|uten) [^,.;:]{3,60}$/iu);

function leadWithout(source: string): string[] {
	const at = source.search(WITHOUT);
	if (at <= 0 || !OWN_SENTENCE.test(source)) return [];
	const head = source.slice(0, at);
	return says(head, [...OVER_ALL, "negation", "limit", "condition", "comparison", "past"]) ||
		says(source.slice(at), ["limit", "condition", "plan"])
		? []
		: [head];
}

function kindOf(source: string): string[] {
	const kind = OF_ITS_KIND.exec(source)?.[0];
	return kind === undefined ||
		says(source.slice(kind.length), [...OVER_ALL, "past"]) ||
		says(kind, ["negation", "limit"])
		? []
		: [kind];
}

/** Clauses with a subject of their own, as `..., and we never read them`. */
function furtherClauses(source: string): string[] {
	const at = source.search(AND_MORE);
	if (at <= 0) return [];
	const clause = source.slice(at).replace(AND_MORE, "");
	const isFree = !says(source.slice(0, at), [...OVER_ALL, "condition", "past"]);
	// `Acme is an app, and it ...`: the same subject.
	const isIt = /^it /iu.test(clause);
	if (!isFree || !OWN_CLAUSE.test(clause) || (isIt && !OWN_SENTENCE.test(source))) return [];
	return [isIt ? clause.replace(/^it /iu, `${OWN} `) : clause];
}

const OVER_ALL_FIRMLY: readonly SpeechKind[] = ["plan", "hearsay"];
/** `Acme builds lamps and mends them`: what is said second of the same subject. */
function furtherPredicates(source: string): string[] {
	const subject = OWN_SENTENCE.exec(source)?.[0];
	if (subject === undefined) return [];
	const isNamed = subject.startsWith(OWN);
	const [first = ""] = source.slice(subject.length).split(" ", 1);
	if (!isNamed && CAUSES.test(first)) return [];
	const readings: string[] = [];
	for (const { index, 0: joint } of source.matchAll(JOINTS)) {
		const head = source.slice(0, index);
		const rest = source.slice(index + joint.length);
		if (SUBORDINATE.test(head) || says(head, [...OVER_ALL, "condition", "negation", "comparison", "past"])) break;
		const [verb = ""] = rest.split(" ", 1);
		// After a name both verbs end alike.
		if (isNamed && verb.slice(-1) !== first.slice(-1)) continue;
		readings.push(`${subject}${rest}`);
		if (isNamed && !says(rest, OVER_ALL_FIRMLY) && !mayBindAll(rest) && !bindsBefore(rest, [])) readings.push(head);
	}
	return readings;
}

/**
 * `Acme is an app that lists your bottles and tells you when`, `With Acme you plan, book and pay`: before what is said one after
 * the other of the same subject. The word for it can be no object in these languages.
 */
const SAID_OF = light(
	new RegExp(
		`^(?:(?:l'|le |la |o |a )?${OWN} (?:is|est|es|è|é) (?:(?:an?|une?|una?|uno|um|uma) |un')[^,.;:]{3,80}? (?:qui|che|que|that) (?=\\p{Ll})|(?:[Ww]ith|[Cc]on|[Cc]om|[Aa]vec|[Mm]et|[Uu]sing) (?:the |o |a |il |la |le |l'|el |de )?${OWN},? (?:you (?:can )?|vous |je |puedes |puoi |você )?)`,
		"u",
	),
);
const TOLD_JOINT = new RegExp(`, (?:${AND_SAID}) |,? (?:${AND_SAID}) |, `, "giu");
/** Fewer words may be the second of two objects. */
const TOLD_MIN = 3;

/** Each of the things that a sentence says one after the other of its subject. */
function toldOneByOne(source: string): string[] {
	const subject = SAID_OF.exec(source)?.[0];
	if (subject === undefined || says(subject, [...OVER_ALL, "negation", "limit", "past"])) return [];
	const told = source.slice(subject.length).split(TOLD_JOINT);
	const [first = ""] = told;
	const [verb = ""] = first.split(" ", 1);
	const isRelative = subject.includes(`${OWN} `) && / (?:qui|che|que|that) $/u.test(subject);
	// `that florists trust and use`: who does it stands between. French parts the two words.
	if (isRelative && !/ (?:qui|che) $/u.test(subject) && !/(?:s|a|e|t)$/u.test(verb)) return [];
	const last = told.at(-1) ?? "";
	if (mayBindAll(last) && last.split(" ").length < TOLD_MIN + 1) return [];
	return told.flatMap((clause, at) => {
		const isOwnClause =
			clause.split(" ").length >= TOLD_MIN &&
			!says(clause, ["plan", "hearsay", "limit", "comparison", "past"]) &&
			!SUBORDINATE.test(told.slice(0, at).join(" ")) &&
			(at === 0 || !isRelative || endsAlike(clause, verb));
		if (!isOwnClause) return [];
		return isRelative ? [`${subject}${clause}`, `${OWN} ${clause}`] : [`${subject}${clause}`];
	});
}

/** Of the third person, and no nouns. */
const FRENCH_VERB =
	/^(?:tient|retient|fait|met|permet|transmet|suit|convertit|remplit|fournit|garantit|avertit|prévient|lit|écrit|traduit|réduit|construit|choisit|réunit|établit|rend|répond|vend|prend|apprend) /u;

/** Of one person both verbs end alike; French puts whom it is for before them. */
const endsAlike = (clause: string, verb: string) =>
	/^(?:vous|te|ti|vi|le|les|lo|la|leur|nous|se|s'|y) /u.test(clause) ||
	(/[et]$/u.test(verb) && FRENCH_VERB.test(clause)) ||
	clause.split(" ", 1)[0]?.slice(-1) === verb.slice(-1);

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
	const marked = withOwnSign(source, ownNames);
	if (marked.length > READ_MAX) return [marked];
	const known = read.get(marked);
	if (known) return known;
	const whole = [marked, ...withoutAsides(marked)];
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
