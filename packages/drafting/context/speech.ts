import { COMPARISON, CONDITION, LIMIT, NEGATION, PLAN } from "#drafting/lexicon/speech";

/** The kinds of words that make a sentence say less than its other words. */
type Reserve = "negations" | "plans" | "conditions" | "limits";

const RESERVES: Readonly<Record<Reserve, RegExp>> = {
	negations: NEGATION,
	plans: PLAN,
	conditions: CONDITION,
	limits: LIMIT,
};

/** Sentences are asked about again and again, by one field after another. */
const read = new Map<string, readonly string[]>();
const READ_MAX = 4000;

function reservesIn(sentence: string, kind: Reserve): readonly string[] {
	const key = `${kind} ${sentence}`;
	const known = read.get(key);
	if (known) return known;
	const found = [...sentence.matchAll(RESERVES[kind])].map(([word]) => word.toLowerCase());
	if (read.size >= READ_MAX) read.clear();
	read.set(key, found);
	return found;
}

/** Whether a folded sentence has a not in it. */
export const isNegated = (sentence: string): boolean => reservesIn(sentence, "negations").length > 0;

/** Whether a folded sentence speaks of what is planned, promised or hoped for. */
export const isPlanned = (sentence: string): boolean => reservesIn(sentence, "plans").length > 0;

/** Whether a folded sentence says how something is beside something else. */
export const isCompared = (sentence: string): boolean => COMPARISON.test(sentence);

export const isAsked = (sentence: string): boolean => /[?？]["'”»]?\s*$/u.test(sentence);

/** A fact about today, said without a not: what numbers, places and people may be read from. */
export function isPlainStatement(sentence: string): boolean {
	return !isAsked(sentence) && !isNegated(sentence) && !isPlanned(sentence);
}

/** The words of `theirs` that `own` leaves out, counted. */
function leftOut(theirs: readonly string[], own: readonly string[]): string | null {
	const rest = [...own];
	for (const word of theirs) {
		const at = rest.indexOf(word);
		if (at === -1) return word;
		rest.splice(at, 1);
	}
	return null;
}

/**
 * The word by which a claim says something else than its source: a not, a plan, a condition or a limit that only one of
 * them has. Null when both speak alike.
 */
export function spokenOtherwise(claim: string, source: string): string | null {
	if (claim === source) return null;
	const own = reservesIn(claim, "negations");
	const theirs = reservesIn(source, "negations");
	if (own.length !== theirs.length) return theirs[0] ?? own[0] ?? null;
	for (const kind of ["plans", "conditions", "limits"] as const) {
		const missing = leftOut(reservesIn(source, kind), reservesIn(claim, kind));
		if (missing !== null) return missing;
	}
	return null;
}
