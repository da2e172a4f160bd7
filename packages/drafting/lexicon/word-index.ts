/**
 * Tells which of many expressions may match a text at all, by the words that they cannot match without. So those whose
 * words a site does not use are never compiled, and the others run only where they may find something.
 */
export class WordIndex<K> {
	/** By their first characters: what must stand there, and whose it is. */
	readonly #needed = new Map<number, { word: string; key: K }[]>();
	/** The same of words of one letter, in scripts where a letter is a syllable or a word. */
	readonly #letters = new Map<number, K[]>();
	/** Expressions that need no word. */
	readonly #always: K[] = [];

	constructor(expressions: Iterable<readonly [K, Pick<RegExp, "source">]>) {
		for (const [key, { source }] of expressions) {
			const words = neededWords(source);
			if (words === null) this.#always.push(key);
			for (const word of words ?? []) {
				if (word.length < HEAD) {
					const at = word.charCodeAt(0);
					this.#letters.set(at, [...(this.#letters.get(at) ?? []), key]);
					continue;
				}
				const head = headAt(word, 0);
				const known = this.#needed.get(head);
				if (known) known.push({ word, key });
				else this.#needed.set(head, [{ word, key }]);
			}
		}
	}

	/** Those that may match; the others do not. */
	mayMatch(text: string): ReadonlySet<K> {
		const lower = text.toLowerCase();
		const found = new Set(this.#always);
		for (let at = 0; at < lower.length; at++) {
			if (lower.charCodeAt(at) >= SYLLABLES)
				for (const key of this.#letters.get(lower.charCodeAt(at)) ?? []) found.add(key);
			const needed = this.#needed.get(headAt(lower, at));
			if (needed) for (const { word, key } of needed) if (lower.startsWith(word, at)) found.add(key);
		}
		return found;
	}
}

/** So many characters of a word are looked up; shorter words are none to look for. */
const HEAD = 2;

/** From here on a letter may be a word: Chinese, Japanese and Korean. */
const SYLLABLES = 0x2e80;

const isLongEnough = (word: string) => word.length >= HEAD || word.charCodeAt(0) >= SYLLABLES;

/** These characters as one number, which is looked up faster than a string. */
const headAt = (text: string, at: number) => text.charCodeAt(at) * 0x1_00_00 + text.charCodeAt(at + 1);

/**
 * Words, in small letters, one of which stands in every text that the expression matches; null when it may match without
 * any. Of a sequence the part with the longest words is taken, of alternatives the words of all.
 * @param source of an expression that ignores case, or has no capital letters.
 */
export function neededWords(source: string): string[] | null {
	const reader = new Reader(source);
	const words = reader.alternatives();
	if (!reader.isAtEnd()) throw new SyntaxError(`cannot read the expression ${source}`);
	return words === null ? null : [...new Set(words)];
}

class Reader {
	readonly #source: string;
	#at = 0;

	constructor(source: string) {
		this.#source = source;
	}

	isAtEnd(): boolean {
		return this.#at >= this.#source.length;
	}

	/** Until the end of the group. */
	alternatives(): string[] | null {
		let all: string[] | null = [];
		for (;;) {
			const words = this.#sequence();
			all = all === null || words === null ? null : [...all, ...words];
			if (this.#source[this.#at] !== "|") return all;
			this.#at++;
		}
	}

	#sequence(): string[] | null {
		let best: string[] | null = null;
		let run = "";
		const offer = (offered: string[] | null) => {
			const words = offered?.map((word) => word.trim()) ?? [];
			const gain = shortest(words) - shortest(best);
			if (
				words.length > 0 &&
				words.every(isLongEnough) &&
				(gain > 0 || (gain === 0 && words.length < (best?.length ?? 0)))
			)
				best = words;
		};
		while (!this.isAtEnd() && this.#source[this.#at] !== "|" && this.#source[this.#at] !== ")") {
			const item = this.#item();
			const isNeeded = this.#isNeeded();
			if (typeof item === "string" && isNeeded.always) {
				run += item;
				if (isNeeded.once) continue;
			}
			offer([run]);
			run = "";
			if (typeof item !== "string" && isNeeded.always) offer(item);
		}
		offer([run]);
		return best;
	}

	/** One letter as it stands, the words of a group, or null for what matches anything or nothing. */
	#item(): string | string[] | null {
		const source = this.#source;
		const char = source[this.#at++] ?? "";
		if (char === "[") return this.#skipClass();
		if (char === "(") return this.#group();
		if (char === "\\") return this.#escaped();
		return "^$.".includes(char) ? null : char.toLowerCase();
	}

	#skipClass(): null {
		for (; this.#source[this.#at] !== "]"; this.#at++) if (this.#source[this.#at] === "\\") this.#at++;
		this.#at++;
		return null;
	}

	#group(): string[] | null {
		const [opening = ""] = /^(?:\?(?:[a-z]*(?:-[a-z]+)?:|<?[=!]|<[^>=!]+>))?/u.exec(this.#source.slice(this.#at)) ?? [];
		this.#at += opening.length;
		const words = this.alternatives();
		this.#at++;
		return /^\?<?[=!]$/u.test(opening) ? null : words;
	}

	#escaped(): string | null {
		const char = this.#source[this.#at++] ?? "";
		if (char === "p" || char === "P") this.#at = this.#source.indexOf("}", this.#at) + 1;
		if (char === "u") this.#at += 4;
		if (char === "x") this.#at += 2;
		return /[\p{L}\d]/u.test(char) ? null : char;
	}

	/** Whether what was read must be there, and whether just once, by the quantifier that follows. */
	#isNeeded(): { always: boolean; once: boolean } {
		const [quantifier = ""] =
			/^(?:[?*+]|\{\d+(?:,\d*)?\})?\??/u.exec(this.#source.slice(this.#at, this.#at + 12)) ?? [];
		this.#at += quantifier.length;
		if (quantifier === "") return { always: true, once: true };
		return { always: !/^(?:[?*]|\{0)/u.test(quantifier), once: false };
	}
}

function shortest(words: readonly string[] | null): number {
	return words === null || words.length === 0 ? 0 : Math.min(...words.map((word) => word.length));
}
