import { JSONParser } from "@streamparser/json";
import { ModelError } from "#core/ports/model";
import { PARTS, type Part } from "#drafting/model/answer";

/**
 * Reads an answer while it comes, and takes each part as soon as it is whole. What was not asked for is passed over, as
 * are code fences and a word before or after the JSON.
 */
export class AnswerReader {
	readonly #missing: Set<Part>;
	readonly #take: (part: Part, value: unknown) => void;
	readonly #parser = new JSONParser({ paths: ["$.*"], keepStack: false });
	/** The first thing that was wrong; parts after it may still be right. */
	#problem: string | null = null;
	#isBegun = false;
	#isBroken = false;
	#isWhole = false;

	constructor(parts: readonly Part[], take: (part: Part, value: unknown) => void) {
		this.#missing = new Set(parts);
		this.#take = take;
		this.#parser.onValue = ({ key, value }) => this.#member(String(key), value);
		this.#parser.onEnd = () => {
			this.#isWhole = true;
		};
		this.#parser.onError = () => {
			if (this.#isWhole) return;
			this.#isBroken = true;
			this.#problem ??= "the reply is not JSON";
		};
	}

	/** The next piece of the answer. */
	read(piece: string): void {
		const from = this.#isBegun ? 0 : piece.indexOf("{");
		if (from === -1) return;
		this.#isBegun = true;
		if (!this.#isBroken && !this.#isWhole) this.#parser.write(piece.slice(from));
	}

	/**
	 * The answer is over; what was asked for and is not in it is a blank.
	 * @param reply the whole of it, for when it did not come in pieces.
	 * @throws ModelError when it was no whole JSON object, or a part of it does not fit its form.
	 */
	end(reply: string): void {
		if (!this.#isBegun) this.read(reply);
		if (!this.#isWhole) this.#problem ??= this.#isBegun ? "the reply breaks off" : "the reply is not JSON";
		if (this.#problem !== null) throw new ModelError("bad_reply", this.#problem);
		for (const part of [...this.#missing]) this.#member(part, undefined);
	}

	#member(key: string, value: unknown): void {
		const part = key as Part;
		if (!this.#missing.has(part)) return;
		// Some say null where a list is empty.
		const { success, data, error } = PARTS[part].safeParse(value ?? undefined);
		if (!success) {
			const [issue] = error.issues;
			this.#problem ??= `${[part, ...(issue?.path ?? [])].join(".")}: ${issue?.message}`;
			return;
		}
		this.#missing.delete(part);
		this.#take(part, data);
	}
}
