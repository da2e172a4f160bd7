import { light } from "#drafting/lexicon/letters";

/**
 * A way of saying something. Names, and words of any case, make an expression dear to compile: it is made when a text has
 * the words that it cannot do without, and tried on such texts alone.
 */
export class Form {
	readonly #needs: RegExp;
	readonly #source: string;
	readonly #flags: string;
	#made: RegExp | undefined;

	/**
	 * @param needs matches every text that the form matches, and is cheap.
	 * @param flags none of which is `g` or `y`.
	 */
	constructor(needs: RegExp, source: string, flags = "u") {
		this.#needs = needs;
		this.#source = source;
		this.#flags = `${flags}g`;
	}

	/** Where the form stands first. */
	exec(text: string): RegExpExecArray | null {
		const pattern = this.#patternFor(text);
		return pattern === null ? null : pattern.exec(text);
	}

	/** Wherever it stands. */
	all(text: string): readonly RegExpExecArray[] {
		const pattern = this.#patternFor(text);
		return pattern === null ? [] : [...text.matchAll(pattern)];
	}

	#patternFor(text: string): RegExp | null {
		if (!this.#needs.test(text)) return null;
		this.#made ??= light(new RegExp(this.#source, this.#flags));
		this.#made.lastIndex = 0;
		return this.#made;
	}
}
