import { bindsBefore, mayBindAll } from "#drafting/context/bound-entry";
import { AND_SAID, OVER_ALL, OWN_SENTENCE, SUBORDINATE } from "#drafting/context/clause-signs";
import { OWN } from "#drafting/context/own-names";
import { saysAny } from "#drafting/context/speech";
import { light } from "#drafting/lexicon/letters";
import type { SpeechKind } from "#drafting/lexicon/speech/phrases";

const JOINTS = new RegExp(`(?:,| (?:${AND_SAID})|, (?:${AND_SAID})) `, "giu");
/** Verbs after which others may stand unchanged that are done by somebody else: `we help florists write and get paid`. */
const CAUSES =
	/^(?:help|let|make|enable|allow|have|get|want|helfen|lassen|aidons|permettons|ayudamos|permitimos|aiutiamo|permettiamo|helpen|laten|pomagamy|помогаем|hjälper|låter|hjælper)/iu;
const OVER_ALL_FIRMLY: readonly SpeechKind[] = ["plan", "hearsay"];
/** `Wir verkaufen ... und fragen`: two verbs of "we", in languages that write it at their ends. */
const isAlikeAbroad = (first: string, verb: string) =>
	/\p{L}{3}(?:en|ons|mos|mo|my)$/u.test(first) && verb.slice(-2) === first.slice(-2);

/** `Acme builds lamps and mends them`: what is said second of the same subject. */
export function furtherPredicates(source: string): string[] {
	const subject = OWN_SENTENCE.exec(source)?.[0];
	if (subject === undefined) return [];
	const isNamed = subject.startsWith(OWN);
	const [first = ""] = source.slice(subject.length).split(" ", 1);
	if (!isNamed && CAUSES.test(first)) return [];
	const readings: string[] = [];
	/** Where what was said last of the subject begins. */
	let from = subject.length;
	for (const { index, 0: joint } of source.matchAll(JOINTS)) {
		const head = source.slice(0, index);
		const rest = source.slice(index + joint.length);
		if (SUBORDINATE.test(head) || saysAny(head, [...OVER_ALL, "condition", "comparison", "past"])) break;
		const [verb = ""] = rest.split(" ", 1);
		// After a name both verbs end alike.
		if (isNamed && verb.slice(-1) !== first.slice(-1)) continue;
		const isFree =
			(isNamed || isAlikeAbroad(first, verb)) &&
			!saysAny(rest, OVER_ALL_FIRMLY) &&
			!mayBindAll(rest) &&
			!bindsBefore(rest, []);
		// A not may hold for what comes behind it, and never for what comes before.
		if (isFree) readings.push(head);
		if (saysAny(head, ["negation"])) break;
		const told = source.slice(from, index);
		if (isFree && from > subject.length && told.split(" ").length >= TOLD_MIN) readings.push(`${subject}${told}`);
		readings.push(`${subject}${rest}`);
		from = index + joint.length;
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
export function toldOneByOne(source: string): string[] {
	const subject = SAID_OF.exec(source)?.[0];
	if (subject === undefined || saysAny(subject, [...OVER_ALL, "negation", "limit", "past"])) return [];
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
			!saysAny(clause, ["plan", "hearsay", "limit", "comparison", "past"]) &&
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
