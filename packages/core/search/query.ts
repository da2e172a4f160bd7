import { compoundsIn } from "#core/search/absences";
import { type Preference, preferencesOf } from "#core/search/preferences";
import { priceAsked } from "#core/search/price-asked";
import { quotedParts } from "#core/search/quotation";
import { EMPTY_WORDS, GENERIC_WORDS, STOP_WORDS } from "#core/search/stop-words";
import { inPairs, isUnspaced, wordsApart, wordsOf } from "#core/search/words";

/** More is not read: whoever pastes a page gets what its first words find. */
export const QUERY_WORDS_MAX = 16;
/** Each word that is looked for is one question to the index. */
const NEEDED_MAX = 8;
const JOINED_MIN_LENGTH = 4;

/** What somebody typed. */
export interface Query {
	/** All its words, folded, in their order. */
	words: string[];
	/** Those that say what is looked for and how: without prices, and what is not wanted. */
	asked: string[];
	/** All of it in one word: it may be a name. */
	name: string;
	/** Those that say what is looked for, each once. */
	needed: string[];
	/** Those that were put in quotation marks: looked for as they are spelt, without correction or completion. */
	quoted: ReadonlySet<string>;
	/** The last word, where it may go on: nothing follows it, and it has three letters. */
	unfinished: string | undefined;
	/** What its words say of facts that the directory keeps. */
	preferences: Preference[];
	/** Neighbours as one word: `photo prism` may be a name. */
	joined: string[];
	/** Neighbours that make a name together: `help desk`. */
	pairs: string[];
}

const UNFINISHED_MIN_LENGTH = 3;

/**
 * Reads what somebody typed.
 * @param unspaced whether scripts without spaces are taken apart into words, in pairs of letters as the index of listings has them.
 * @returns null when there is nothing to look for (no letter, no digit).
 */
export function readQuery(text: string, unspaced: "apart" | "whole" = "whole"): Query | null {
	const read = unspaced === "apart" ? wordsApart : wordsOf;
	const words = read(text).slice(0, QUERY_WORDS_MAX);
	if (words.length === 0) return null;
	const last = words.at(-1) ?? "";
	const quoted = new Set(quotedParts(text).flatMap((part) => read(part)));
	const price = priceAsked(text);
	// What says a price says nothing else: `20` and `month` stand in texts of every kind.
	const beside = price === null ? words : [text.slice(0, price.start), text.slice(price.end)].flatMap(read);
	const all = beside.length === 0 ? words : beside.slice(0, QUERY_WORDS_MAX);
	const { facts, absences: denied } = preferencesOf(all, quoted);
	// Posts say of what they do without it; of products it is a choice.
	const absences = unspaced === "apart" ? denied : [];
	const asked = withoutWords(
		all,
		absences.map((one) => one.words),
	);
	const isUnfinished =
		!quoted.has(last) && [...last].length >= UNFINISHED_MIN_LENGTH && !last.includes(" ") && !/\s$/u.test(text);
	const form = unspaced === "apart" ? inPairs : (word: string) => word;
	return {
		words: words.map(form),
		asked: asked.map(form),
		name: words.join("").replaceAll(" ", ""),
		needed: neededOf(asked).slice(0, NEEDED_MAX).map(form),
		quoted: new Set([...quoted].map(form)),
		unfinished: isUnfinished && form(last) === last ? last : undefined,
		preferences: [
			...facts,
			...(price === null ? [] : [{ filter: "price" as const, limit: price.limit, words: price.words }]),
			...absences,
		],
		joined: [...joinedOf(asked), ...compoundsIn(asked).map((two) => two.replace(" ", ""))].map(form),
		pairs: [...pairsOf(asked), ...compoundsIn(asked)].filter((pair) => !isUnspaced(pair)),
	};
}

/** Without each of these, which stand in it one after the other. */
function withoutWords(words: readonly string[], parts: readonly (readonly string[])[]): readonly string[] {
	return parts.reduce<readonly string[]>((rest, part) => {
		const at = rest.findIndex((_, index) => part.every((word, place) => rest[index + place] === word));
		return at === -1 ? rest : [...rest.slice(0, at), ...rest.slice(at + part.length)];
	}, words);
}

/** In Japanese short words of hiragana alone say how others belong together. */
const PARTICLE = /^[ぁ-ゖ]{1,3}$/u;

function neededOf(words: readonly string[]): string[] {
	const content = some(words, (word, at) => !PARTICLE.test(word) && (isNamed(words, at) || !isSaidOnly(words, at)));
	return [...new Set(some(content, (word) => !GENERIC_WORDS.has(word)))];
}

const isSaidOnly = (words: readonly string[], at: number): boolean =>
	STOP_WORDS.has(words[at] ?? "") || leadsToWhatItHas(words, at);

/** Between what a product is and what it has: `written in`, `licensed under`. */
const LEADING: ReadonlySet<string> = new Set(
	"written built made coded programmed developed implemented powered based hosted runs licensed released".split(" "),
);
const LEADING_TO: ReadonlySet<string> = new Set("in on with under by using".split(" "));
/** `under the MIT license`: what follows the name of a licence says nothing more. */
const LICENCES: ReadonlySet<string> = new Set(["licence", "license"]);
const LICENCE_WORDS_MAX = 4;

function leadsToWhatItHas(words: readonly string[], at: number): boolean {
	const word = words[at] ?? "";
	if (LICENCES.has(word)) return words.slice(Math.max(0, at - LICENCE_WORDS_MAX), at).includes("under");
	return LEADING.has(word) && LEADING_TO.has(words[at + 1] ?? "") && at + 2 < words.length;
}

/** A programming language that is a word of every day, too: `wiki in Go`, `Go dashboard`, and not `go to`. */
const NAMES: ReadonlySet<string> = new Set(["go"]);
const NAMED_AFTER: ReadonlySet<string> = new Set(["in", "with", "using"]);

function isNamed(words: readonly string[], at: number): boolean {
	if (!NAMES.has(words[at] ?? "")) return false;
	return at === 0 ? words.length > 1 && !STOP_WORDS.has(words[1] ?? "") : NAMED_AFTER.has(words[at - 1] ?? "");
}

/** Those for which it holds; all of them where it holds for none. */
function some(words: readonly string[], holds: (word: string, at: number) => boolean): readonly string[] {
	const kept = words.filter(holds);
	return kept.length === 0 ? words : kept;
}

function neighbours(words: readonly string[]): (readonly [string, string])[] {
	return words.slice(1).map((word, index) => [words[index] ?? "", word] as const);
}

function joinedOf(words: readonly string[]): string[] {
	const twos = neighbours(words)
		.filter((two) => two.every((word) => !STOP_WORDS.has(word)) && !two.every((word) => GENERIC_WORDS.has(word)))
		.map((two) => two.join(""));
	const whole = words.length > 2 && words.length <= 4 ? [words.join("")] : [];
	return [...new Set([...twos, ...whole])].filter((word) => word.length >= JOINED_MIN_LENGTH && !word.includes(" "));
}

function pairsOf(words: readonly string[]): string[] {
	return neighbours(words)
		.filter((two) => two.every((word) => !STOP_WORDS.has(word) && !EMPTY_WORDS.has(word)))
		.filter((two) => !two.every((word) => GENERIC_WORDS.has(word)))
		.map((two) => two.join(" "));
}
