import { shared, stem, stems, wordsOf } from "#scripts/agents/scripted/words";

type Json = Record<string, unknown>;

/** Something that an answer spoke of: an object with an identifier. */
export interface Seen {
	/** Stems of what it is: of the tool that answered, or of the list that it stood in. */
	kind: ReadonlySet<string>;
	value: Json;
	/** Which answer it was in, counted from 0. */
	turn: number;
}

/** One answered call. */
export interface Turn {
	tool: string;
	args: Json;
	answer: Json;
	isError: boolean;
}

/** What the agent has heard so far. */
export class Memory {
	readonly turns: Turn[] = [];
	readonly seen: Seen[] = [];

	note(tool: string, args: Json, text: string, isError: boolean): Turn {
		const turn: Turn = { tool, args, answer: jsonOf(text), isError };
		this.turns.push(turn);
		if (!isError) this.#walk(turn.answer, nounsOf(tool), this.turns.length - 1);
		return turn;
	}

	#walk(value: unknown, kind: ReadonlySet<string>, turn: number): void {
		if (Array.isArray(value)) for (const item of value) this.#walk(item, kind, turn);
		if (!isObject(value)) return;
		this.seen.push({ kind, value, turn });
		for (const [key, inner] of Object.entries(value)) {
			if (typeof inner !== "object" || inner === null) continue;
			// Plain lists are of what the tool is about; others say in their name what they hold.
			this.#walk(inner, key === "items" ? kind : nounsOf(key), turn);
		}
	}

	/** Objects that have a key, of a kind where one is asked for; in the order of what was heard, the newest answer first. */
	having(key: string, kind: ReadonlySet<string> | null): Seen[] {
		const found = this.seen.filter(
			({ value, kind: own }) =>
				["string", "number"].includes(typeof value[key]) && (kind === null || shared(own, kind) > 0),
		);
		return found.toSorted((a, b) => b.turn - a.turn);
	}
}

/** Stems of what a tool or a key is about: a tool that lists drafts is about drafts. */
export function nounsOf(name: string): ReadonlySet<string> {
	const words = wordsOf(name.replaceAll("_", " "));
	return new Set(
		words
			.slice(words.length > 1 ? 1 : 0)
			.filter((word) => word !== "my")
			.map(stem),
	);
}

export function isObject(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}

function jsonOf(text: string): Json {
	try {
		const value: unknown = JSON.parse(text);
		return isObject(value) ? value : { value };
	} catch {
		return { text };
	}
}

/** The short texts of an object: what it is called and says of itself. */
export function textOf(value: Json): string {
	const names = ["name", "title", "question", "slug", "code", "product", "summary", "description"];
	return names.flatMap((name) => (typeof value[name] === "string" ? [value[name]] : [])).join(" ");
}

/** How much an object is what words speak of: what it is called counts before what it says. */
export function likeness(value: Json, words: ReadonlySet<string>): number {
	const called = ["name", "title", "question", "slug", "product"].flatMap((key) =>
		typeof value[key] === "string" ? stems(value[key].replaceAll("_", " ")) : [],
	);
	return 3 * shared(called, words) + shared(stems(textOf(value)), words);
}
