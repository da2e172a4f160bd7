import type { FactPreference } from "#core/search/fact-preference";
import { EMPTY_WORDS, STOP_WORDS } from "#core/search/stop-words";

/** What somebody does not want: `without a database`, `no ads`, `not from China`. Source: docs/search.md#what-is-not-wanted. */
export interface Absence {
	filter: "absence";
	/** The word or two that are not wanted, folded, with a space between. */
	what: string;
	/** How texts say that something is without it: phrases as the index has their words. */
	said: readonly string[];
	/** The fact that is not wanted, where the words name one. */
	fact: FactPreference | null;
	/** The words of the query that say it. */
	words: readonly string[];
}

/** Where a fact stands in a query. */
export interface FactAt {
	fact: FactPreference;
	from: number;
	/** The word after its last one. */
	to: number;
	/** Where what denies it begins; null where it is wanted. */
	cue: number | null;
}

/** More are looked for as words. */
const ABSENCES_MAX = 2;
/** `no credit card`, `without vendor lock-in`. */
const WHAT_WORDS_MAX = 2;

const ENGLISH: readonly string[] = ["no", "without", "not"];
/** The same in other languages that say it by one word. */
const OTHERS: readonly string[] = "ohne kein keine sans sin zonder geen senza sem utan uden bez".split(" ");
const CUES: ReadonlySet<string> = new Set([...ENGLISH, ...OTHERS]);
/** Of what is no longer a word beside a fact: `non-EU`, `outside the US`. */
const FACT_CUES: ReadonlySet<string> = new Set([...CUES, "non", "outside"]);
/** Between a cue and what is not wanted. */
const BETWEEN: ReadonlySet<string> = new Set(
	`a an any the my your need needing needs of for using use with require requiring requires having from in on made based
	built hosted written eine einen einem un une una een`.split(/\s+/),
);
const BETWEEN_MAX = 3;
/** Between what is denied or wanted and something else that is: `without Docker or Kubernetes`. */
const OR: ReadonlySet<string> = new Set("or nor oder ou".split(" "));
/** Names of kinds of products, and no absence. */
const COMPOUNDS: ReadonlySet<string> = new Set("code show shows reply sql profit profits brainer".split(" "));

/** Words that deny, where they mean something else by what stands right before or behind them: search engine marketing, `sans serif`. */
const MEANS_ELSE: Readonly<Record<string, { before?: string; after?: string }>> = {
	sem: {
		before: "seo ppc google ads paid",
		after: "agency agencies analytics campaign campaigns keyword keywords marketing ppc seo",
	},
	sans: { before: "open noto comic source fira dm pt", after: "serif serifs font fonts typeface typefaces" },
	sin: { before: "original", after: "bin city cos cosine number numbers tax wave" },
	not: { after: "found" },
	no: { before: "yes", after: "longer matter one" },
};

/**
 * @param words of a query, folded. @param isWord whether one is looked for as a word alone.
 * @param facts that the words name. @param freeOf what `free` behind it denies: `ad-free`.
 */
export function absencesOf(
	words: readonly string[],
	isWord: (word: string) => boolean,
	facts: readonly FactAt[],
	freeOf: ReadonlySet<string>,
): Absence[] {
	const found: (Absence & { from: number; to: number })[] = [];
	const isTaken = (at: number) => [...facts, ...found].some(({ from, to }) => at >= from && at < to);
	for (const { fact, from, to, cue } of facts) {
		if (cue !== null) {
			const what = words.slice(from, to).join(" ");
			found.push({ filter: "absence", what, said: [], fact, words: words.slice(cue, to), from: cue, to });
		}
	}
	for (let at = 0; at < words.length; at++) {
		const isAfterDenied = found.some(({ fact, to }) => fact === null && to === at);
		const read = isTaken(at) ? null : (deniedAt(words, at, isAfterDenied) ?? freeAt(words, at, freeOf));
		if (read === null) continue;
		const all = words.slice(read.from, read.to);
		if (all.some(isWord) || all.some((_, index) => isTaken(read.from + index))) continue;
		found.push({ filter: "absence", fact: null, words: all, ...read });
	}
	const kept = found.toSorted((a, b) => a.from - b.from).slice(0, ABSENCES_MAX);
	const rest = words.filter((_, at) => !kept.some(({ from, to }) => at >= from && at < to));
	// Whoever says only what is not wanted looks for these words.
	if (rest.every((word) => STOP_WORDS.has(word))) return [];
	return kept.map(({ from: _from, to: _to, ...absence }) => absence);
}

/**
 * Where what denies a fact begins; null where nothing does.
 * @param denied the word after a fact of the same kind that is denied: `not from China or Russia`.
 */
export function cueBefore(words: readonly string[], from: number, denied: number | null): number | null {
	if (denied !== null && isAlternative(words.slice(denied, from))) return denied;
	for (let at = from - 1; at >= Math.max(0, from - 1 - BETWEEN_MAX); at--) {
		if (FACT_CUES.has(words[at] ?? "")) return at;
		if (!BETWEEN.has(words[at] ?? "")) return null;
	}
	return null;
}

/** Whether what stands between two facts has the second meant like the first: `and in` begins something else. */
export function isAlternative([joint = "", ...between]: readonly string[]): boolean {
	if (OR.has(joint)) return between.length <= BETWEEN_MAX && between.every((word) => BETWEEN.has(word));
	return joint === "and" && between.every((word) => word === "the");
}

type Read = Pick<Absence, "what" | "said"> & { from: number; to: number };

function deniedAt(words: readonly string[], at: number, isAfterDenied: boolean): Read | null {
	const isOneMore = isAfterDenied && OR.has(words[at] ?? "");
	// Said of the second as of the first.
	const cue = isOneMore ? "no" : (words[at] ?? "");
	const isAfterWord = isOneMore || (at > 0 && !STOP_WORDS.has(words[at - 1] ?? ""));
	// `How can I not forget`: of what is done it says something else.
	if (!CUES.has(cue) || meansElse(words, at) || (cue === "not" && !isAfterWord)) return null;
	let from = at + 1;
	while (from <= at + BETWEEN_MAX && BETWEEN.has(words[from] ?? "")) from++;
	const isContent = (index: number) => {
		const word = words[index];
		return word !== undefined && !STOP_WORDS.has(word) && !CUES.has(word);
	};
	// Of what a product is called by, nobody says that it is not wanted, as of `SEM tools`.
	if (OTHERS.includes(cue) && EMPTY_WORDS.has(words[from] ?? "")) return null;
	if (!isContent(from) || COMPOUNDS.has(words[from] ?? "")) return null;
	// What stands before says the kind of product already, so all up to the next word of asking is meant.
	let to = from + 1;
	while (isContent(to)) to++;
	const end = isAfterWord && to - from <= WHAT_WORDS_MAX ? to : from + 1;
	const what = words.slice(from, end).join(" ");
	return { what, said: saidWithout(what, cue), from: at, to: end };
}

function meansElse(words: readonly string[], at: number): boolean {
	const { before = "", after = "" } = MEANS_ELSE[words[at] ?? ""] ?? {};
	const next = words[at + 1] ?? " ";
	return before.split(" ").includes(words[at - 1] ?? " ") || after.split(" ").includes(next) || /^\d+$/.test(next);
}

/** `ad-free news`. */
function freeAt(words: readonly string[], at: number, freeOf: ReadonlySet<string>): Read | null {
	const what = words[at] ?? "";
	if (words[at + 1] !== "free" || !freeOf.has(what)) return null;
	return { what, said: saidWithout(what, "no"), from: at, to: at + 2 };
}

function saidWithout(what: string, cue: string): string[] {
	if (!ENGLISH.includes(cue)) return [`${cue} ${what}`];
	const asOne = what.includes(" ") ? [] : [`${what}less`];
	return [`no ${what}`, `without ${what}`, `without a ${what}`, `without any ${what}`, `${what} free`, ...asOne];
}

/** Kinds of products that begin with a denial: `no code`, also as one word. */
export function compoundsIn(words: readonly string[]): string[] {
	return words.flatMap((word, at) =>
		word === "no" && COMPOUNDS.has(words[at + 1] ?? "") ? [`no ${words[at + 1]}`] : [],
	);
}
