import { foldText } from "#core/web/text-fold";
import { declinedForms, isDeclined } from "#drafting/context/declined-name";
import { bare } from "#drafting/lexicon/bare";
import { AND } from "#drafting/lexicon/classes/conjunctions";

/** Stands for any of the site's own names. */
export const OWN = "§";

interface Pattern {
	names: RegExp;
	/** In cases of languages that write Latin letters: each form is asked for in its text. */
	declined: RegExp | null;
	/** Names that have such forms. */
	declining: readonly string[];
}
const patterns = new WeakMap<readonly string[], Pattern | null>();

/** `Oak & Ember` is written with the word too, and the other way round. */
const AMPERSAND = ` (?:&|${AND}) `;
const PARTS = new RegExp(AMPERSAND, "u");
const CYRILLIC_WORD = /^\p{Script=Cyrillic}{4,40}$/u;

/** Slavic languages decline names: `Веткарту` is Веткарта. */
function inAnyCase(name: string): string {
	if (!CYRILLIC_WORD.test(name)) return name.split(PARTS).map(RegExp.escape).join(AMPERSAND);
	return `${RegExp.escape(name.replace(/[аяоеёьйиы]$/u, ""))}\\p{Ll}{0,3}`;
}

/** What is glued to a name where words are not parted: `AcmeはN円です`, `아크메는`. */
const PARTICLE = "[はがのをにでともへや]|[은는이가을를의도](?![\\p{L}\\p{N}])";

const bounded = (forms: readonly string[]) =>
	new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?=${PARTICLE}|[^\\p{L}\\p{N}]|$)`, "giu");

function patternOf(ownNames: readonly string[]): Pattern | null {
	const known = patterns.get(ownNames);
	if (known !== undefined) return known;
	const names = ownNames.map(foldText).filter((name) => name.length > 1);
	names.sort((a, b) => b.length - a.length);
	const declining = names.filter((name) => declinedForms(name) !== null);
	const made =
		names.length === 0
			? null
			: {
					names: bounded(names.map(inAnyCase)),
					declined: declining.length === 0 ? null : bounded(declining.flatMap((name) => declinedForms(name) ?? [])),
					declining,
				};
	patterns.set(ownNames, made);
	return made;
}

function replaced(text: string, { names, declined, declining }: Pattern, sign: (found: string) => string): string {
	const named = text.replace(names, sign);
	if (declined === null) return named;
	return named.replace(declined, (form) =>
		declining.some((name) => isDeclined(form, name, text)) ? sign(form) : form,
	);
}

/** A folded text with one sign in the place of each of the site's own names. */
export function withOwnSign(text: string, ownNames: readonly string[]): string {
	const pattern = patternOf(ownNames);
	return pattern ? replaced(text, pattern, () => OWN) : text;
}

/** The site's own names as a folded text writes them, one after the other; empty where it has none. */
export function ownNamesIn(text: string, ownNames: readonly string[]): string {
	const pattern = patternOf(ownNames);
	return pattern ? (text.match(pattern.names) ?? []).join(" ") : "";
}

/** The same as `withOwnSign`, but for names of several words that the text writes small: there they are what they say. */
export function withOwnSignForNames(text: string, ownNames: readonly string[]): string {
	const pattern = patternOf(ownNames);
	const isPlain = (found: string) => found.includes(" ") && found === found.toLowerCase();
	return pattern ? replaced(text, pattern, (found) => (isPlain(found) ? found : OWN)) : text;
}

/** So many letters spell a name and no part of another word. */
const SPELLING_MIN = 5;

/** Whether a text names the site, in whatever spelling: `Knight Ops` is knightops. */
export function namesOwn(text: string, ownNames: readonly string[]): boolean {
	const lower = text.toLowerCase();
	return ownNames.some(
		(name) =>
			(name.length > 1 && lower.includes(name.toLowerCase())) ||
			(bare(name).length >= SPELLING_MIN && bare(text).includes(bare(name))),
	);
}
