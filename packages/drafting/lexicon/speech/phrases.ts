import { MONTH } from "#drafting/lexicon/classes/months";
import { light } from "#drafting/lexicon/letters";
import { COMPARISON, PAST } from "#drafting/lexicon/speech/beside-others";
import {
	LANGUAGES,
	type Language,
	type PhrasesByLanguage,
	SMALL_WORDS,
	UNSPACED,
} from "#drafting/lexicon/speech/languages";
import { HEARSAY, NEGATION, PLAN } from "#drafting/lexicon/speech/not-so";
import { CONDITION, LIMIT, SUPPOSITION } from "#drafting/lexicon/speech/only-so-far";

/** The kinds of words that make a sentence say something else, or less, than its other words. */
export const SPEECH_KINDS = {
	negation: NEGATION,
	plan: PLAN,
	hearsay: HEARSAY,
	supposition: SUPPOSITION,
	condition: CONDITION,
	limit: LIMIT,
	comparison: COMPARISON,
	past: PAST,
} as const satisfies Record<string, PhrasesByLanguage>;
export type SpeechKind = keyof typeof SPEECH_KINDS;

/** The phrases of each kind that a text holds, as the lexicon writes them. */
export type Speech = Readonly<Record<SpeechKind, readonly string[]>>;

interface Phrase {
	written: string;
	kind: SpeechKind;
	language: Language;
	/** The words after the first. */
	following: readonly string[];
	/** The last word may go on. */
	isOpen: boolean;
	/** Long enough to be no small word of another language. */
	isTelling: boolean;
}

interface Lexicon {
	byWord: ReadonlyMap<string, readonly Phrase[]>;
	byBeginning: ReadonlyMap<string, readonly Phrase[]>;
	unspaced: ReadonlyMap<Language, readonly { written: string; kind: SpeechKind }[]>;
	smallWords: ReadonlyMap<string, readonly Language[]>;
}

const WORD = light(/[\p{L}\p{M}\p{N}]+(?:['’.-][\p{L}\p{M}\p{N}]+)*['’]?/gu);
/** Small words that lean on the next one: `l'ancien`, `n'est`, `dell'anno`. */
const LEANING = light(/^(?:[ldnsjcmt]|qu|un|all|dall|dell|nell|sull)['’](?=\p{L}{2})/u);
/** How much of an open word's beginning it is looked up by. */
const BEGINNING = 3;
const TELLING_LENGTH = 6;
const ACCENTED_LENGTH = 4;

/** Languages that put the not into the verb. */
const NEGATED_VERBS: readonly (readonly [Language, RegExp])[] = [
	["tr", /m[ıiuü]yor(?:uz|um|lar)?$|[mM][ae](?:z|yız|yiz|zlar|zler|d[ıi]|d[ıi]k|m[ıi]ş|yan|yacak|yecek)$/u],
	[
		"cs",
		/^ne(?!j|bo|bot|ch|děl|z[aá]vis|přetrž|uvěř|moc|movit|konečn|ustál|dávn|formáln|obvykl|zbytn|znám|tto|to|twork|wslet)\p{L}{2,20}(?:e|á|í|me|te|jí|ou|l|la|lo|li|ly)$/u,
	],
];

/** The words of a folded text, lower case. */
function wordsOf(text: string): string[] {
	const words: string[] = [];
	if (!/['’]/.test(text)) return text.toLowerCase().match(WORD) ?? words;
	for (const [written] of text.toLowerCase().matchAll(WORD)) {
		const leaning = LEANING.exec(written)?.[0];
		if (leaning === undefined) words.push(written.replace(/['’]$/u, ""));
		else words.push(leaning.replace("’", "'"), written.slice(leaning.length));
	}
	return words;
}

function addTo<K, V>(map: Map<K, V[]>, key: K, value: V): void {
	const known = map.get(key);
	if (known) known.push(value);
	else map.set(key, [value]);
}

function compile(): Lexicon {
	const byWord = new Map<string, Phrase[]>();
	const byBeginning = new Map<string, Phrase[]>();
	const unspaced = new Map<Language, { written: string; kind: SpeechKind }[]>();
	const isUnspaced = (language: Language) => UNSPACED.some(([other]) => other === language);
	for (const [kind, phrases] of Object.entries(SPEECH_KINDS) as [SpeechKind, PhrasesByLanguage][]) {
		for (const language of LANGUAGES) {
			for (const written of phrases[language].split("|")) {
				if (isUnspaced(language)) {
					addTo(unspaced, language, { written, kind });
					continue;
				}
				const isOpen = written.endsWith("*");
				const [first = "", ...following] = written.endsWith("'") ? [written] : wordsOf(written.replace("*", ""));
				const isTelling =
					following.length > 0 || first.length >= (/^[a-z']*$/.test(first) ? TELLING_LENGTH : ACCENTED_LENGTH);
				const phrase = { written, kind, language, following, isOpen, isTelling };
				if (isOpen && following.length === 0) addTo(byBeginning, first.slice(0, BEGINNING), phrase);
				else addTo(byWord, first, phrase);
			}
		}
	}
	const smallWords = new Map<string, Language[]>();
	for (const [language, words] of Object.entries(SMALL_WORDS))
		for (const word of words.split(" ")) addTo(smallWords, word, language as Language);
	return { byWord, byBeginning, unspaced, smallWords };
}

let compiled: Lexicon | null = null;

const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The languages that most of a text's small words belong to; none where it has no small words. */
function languagesOf(words: readonly string[], { smallWords }: Lexicon): ReadonlySet<Language> {
	const votes = new Map<Language, number>();
	for (const word of words) {
		for (const language of smallWords.get(word) ?? []) votes.set(language, (votes.get(language) ?? 0) + 1);
	}
	const most = Math.max(0, ...votes.values());
	if (most === 0 && words.some((word) => CYRILLIC.test(word))) return new Set(["ru", "uk"]);
	return new Set([...votes].filter(([, count]) => count === most).map(([language]) => language));
}

/** The languages that a folded text shows by its small words. */
export function languagesOfText(text: string): ReadonlySet<Language> {
	compiled ??= compile();
	return languagesOf(wordsOf(text), compiled);
}

const SHOWN_BY = 2;

const NUMBER = /^\d/u;

const ONE = /^(?:un|una|uno|une|um|uma)$/;
const SINGLE = /^(?:solo|sola|seul|seule|só|único|única)$/;
const EVEN =
	/^(?:even|sogar|selbst|auch|même|incluso|aun|aún|anche|perfino|mesmo|até|zelfs|ook|nawet|даже|även|selv|også)$/;
const WITHOUT = /^(?:without|offline|ohne|sans|sin|senza|sem|zonder|bez|без|utan|uden|uten)$/;

const NOT = /^(?:not|nicht|non|pas|no|não|niet|nie|не|inte|ikke)$/;
const ONLY =
	/^(?:only|just|nur|bloß|seulement|uniquement|solo|sólo|soltanto|só|apenas|alleen|tylko|только|bara|kun|bare)$/;

/** German participles, and the infinitives that look like them. */
const PARTICIPLE = light(
	/^(?!gelten$|gehören$|genießen$|gewinnen$|gefallen$|gelingen$|genehmigen$|gestalten$|gewähren$|gelangen$|geschehen$)(?:\p{L}{0,5}ge\p{L}{3,}(?:t|en)|(?:be|ver|er|ent|zer|über|unter)\p{L}{2,}t|\p{L}{2,}iert)$/u,
);
/** What is done then is done later. */
const LATER = light(
	new RegExp(
		`^(?:20\\d\\d|nächste\\p{L}?|kommende\\p{L}?|frühjahr|frühling|sommer|herbst|winter|${MONTH}|noch|später|dann)$`,
		"u",
	),
);

/** `wird in Bonn gebaut`: what is done today, and no plan. */
const isDoneNow = (words: readonly string[], at: number) =>
	(words.slice(at + 1).some((word) => PARTICIPLE.test(word)) ||
		(PARTICIPLE.test(words[at - 1] ?? "") && !BEING_MADE.test(words[at - 1] ?? ""))) &&
	!words.some((word) => LATER.test(word));
/** `was gerade gebaut wird`: not there yet. */
const BEING_MADE =
	/^(?:gebaut|entwickelt|erarbeitet|vorbereitet|geplant|geprüft|getestet|überarbeitet|erweitert|ergänzt|verschoben)$/u;

/** What is only then there, and what is done then: `wird verfügbar`, `wird kommen`. */
const THERE_OR_DONE = light(
	/^(?:verfügbar|erhältlich|möglich|fertig|folgen|bald|alles|\p{L}{2,}(?:en|ern|eln|tun|sein))$/u,
);
/** `Geändertes wird farbig`: what becomes of it today. */
const isBecoming = (words: readonly string[], at: number) =>
	words[at] === "wird" &&
	at > 0 &&
	words.length > at + 1 &&
	words.length <= at + 3 &&
	!words.slice(at + 1).some((word) => THERE_OR_DONE.test(word)) &&
	!words.some((word) => LATER.test(word));

/** `un solo plano` is one, `rund um die Uhr` always, `rechnet ab` a verb, and what works `even without` something is not less. */
function isIdiom(words: readonly string[], at: number): boolean {
	const [before = "", word = "", behind = ""] = [words[at - 1], words[at], words[at + 1]];
	if (word === "wird" || word === "werden") return isDoneNow(words, at) || isBecoming(words, at);
	if (word === "rund") return behind === "um";
	if (word === "ab") return at === words.length - 1;
	// `and replaces them with copies`, `looks harmless to others`: what it does, and for whom.
	if (/^replaces?$/.test(word)) return /^(?:them|it)$/.test(behind);
	if (word === "others") return /^(?:to|with)$/.test(before) && words[at - 2] !== "compared";
	if (word === "en") return behind === "marcha" && /^(?:pus|puse)/.test(before);
	// `not only for shops`: for more.
	if ((NOT.test(word) && ONLY.test(behind)) || (ONLY.test(word) && NOT.test(before))) return true;
	return (SINGLE.test(word) && ONE.test(before)) || (WITHOUT.test(word) && EVEN.test(before));
}

function holdsAt(phrase: Phrase, words: readonly string[], at: number): boolean {
	const { following, isOpen } = phrase;
	// `No. 5` is no negation and `May 12` no plan.
	if (following.length === 0 && NUMBER.test(words[at + 1] ?? "") && (words[at] === "no" || words[at] === "may"))
		return false;
	if (isIdiom(words, at)) return false;
	return following.every((word, index) => {
		const other = words[at + 1 + index] ?? "";
		return isOpen && index === following.length - 1 ? other.startsWith(word) : other === word;
	});
}

/** Which phrases of which kind a folded text holds. Its own language decides what its words mean, with the page's where given. */
export function speechOf(text: string, lang: string | null = null): Speech {
	compiled ??= compile();
	const found: Record<SpeechKind, string[]> = {
		negation: [],
		plan: [],
		hearsay: [],
		supposition: [],
		condition: [],
		limit: [],
		comparison: [],
		past: [],
	};
	const script = UNSPACED.find(([, pattern]) => pattern.test(text));
	if (script) {
		for (const { written, kind } of compiled.unspaced.get(script[0]) ?? [])
			if (text.includes(written)) found[kind].push(written);
		return found;
	}
	const words = wordsOf(text);
	const shown = languagesOf(words, compiled);
	const ofPage = lang?.slice(0, 2);
	const own = LANGUAGES.find((language) => language === ofPage);
	// Where a text may be in several languages, the page's own decides: `was` is no past in German.
	const languages = new Set(own && shown.has(own) ? [own] : own ? [...shown, own] : shown);
	const isMeant = ({ language, isTelling }: Phrase) =>
		languages.has(language) || (isTelling && languages.size === 0) || (languages.size === 0 && language === "en");
	// `Neubaugasse` has the form of a Czech verb: one small word shows no language.
	const isShown = (language: Language) =>
		language === own || words.filter((word) => compiled?.smallWords.get(word)?.includes(language)).length >= SHOWN_BY;
	for (const [language, form] of NEGATED_VERBS)
		if (languages.has(language) && isShown(language)) found.negation.push(...words.filter((word) => form.test(word)));
	for (const [at, word] of words.entries()) {
		for (const phrase of compiled.byWord.get(word) ?? [])
			if (isMeant(phrase) && holdsAt(phrase, words, at)) found[phrase.kind].push(phrase.written);
		for (const phrase of compiled.byBeginning.get(word.slice(0, BEGINNING)) ?? [])
			if (isMeant(phrase) && word.startsWith(phrase.written.slice(0, -1))) found[phrase.kind].push(phrase.written);
	}
	return found;
}
