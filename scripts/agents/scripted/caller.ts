import type { Catalogue, Entry } from "#scripts/agents/scripted/catalogue";
import { fill } from "#scripts/agents/scripted/fill";
import { isObject, type Memory, type Turn } from "#scripts/agents/scripted/memory";
import { topicOf } from "#scripts/agents/scripted/sentences";
import type { Schema, Sources } from "#scripts/agents/scripted/sources";
import { fieldsOf } from "#scripts/agents/scripted/told";
import type { Wishes } from "#scripts/agents/scripted/wishes";
import { stem, stems, wordsOf } from "#scripts/agents/scripted/words";
import type { AgentTool, Toolbox } from "#scripts/agents/toolbox";

/** Names that something is looked for by. */
const TRIES_MAX = 4;

/** What a task is worked on with. */
export interface Desk {
	text: string;
	box: Toolbox;
	catalogue: Catalogue;
	wishes: Wishes;
	memory: Memory;
}

/** Makes calls: finds their arguments, asks for what is missing, and does what refusals say. */
export class Caller {
	readonly #desk: Desk;
	/** Texts of the task that a write took: each is given once. */
	readonly #used = new Set<string>();
	readonly #done = new Set<string>();

	constructor(desk: Desk) {
		this.#desk = desk;
	}

	/** Whether exactly this was called before. */
	isDone(name: string, args: Record<string, unknown>): boolean {
		return this.#done.has(keyOf(name, args));
	}

	/** Asks the tools from which the arguments of another come, until they are there. */
	async supply(entry: Entry, sentence: string, depth = 0): Promise<void> {
		for (const supplier of this.#suppliersOf(entry, sentence)) {
			if (this.arguments(supplier, sentence, null).missing.length > 0) {
				if (depth > 0) continue;
				await this.supply(supplier, sentence, depth + 1);
				if (this.arguments(supplier, sentence, null).missing.length > 0) continue;
			}
			if (this.#done.has(keyOf(supplier.tool.name, this.arguments(supplier, sentence, null).args))) continue;
			if (this.#desk.wishes.names.length > 1 && this.#takesWords(supplier)) {
				// Several things are meant: each is looked for by its name.
				for (const name of this.#desk.wishes.names) await this.call(supplier, sentence, null, { q: name });
			} else await this.call(supplier, sentence, null);
			if (this.arguments(entry, sentence, null).missing.length === 0) return;
		}
	}

	#takesWords({ tool }: Entry): boolean {
		return Object.hasOwn((tool.inputSchema as Schema).properties ?? {}, "q");
	}

	/** Reads that its description names, reads that name it, and reads that speak of what is missing. */
	#suppliersOf(entry: Entry, sentence: string): Entry[] {
		const all = [...this.#desk.catalogue.entries.values()].filter(({ tool }) => tool.readOnly && tool !== entry.tool);
		const { missing } = this.arguments(entry, sentence, null);
		const described = missing.map((name) => (entry.tool.inputSchema as Schema).properties?.[name]?.description ?? "");
		const about = JSON.stringify(entry.tool.inputSchema);
		const needed = [
			...missing.flatMap((name) => stems(name.replaceAll("_", " "))),
			...described.flatMap((text) => stems(text)),
		];
		const spoken = this.#desk.catalogue.ranked(
			[...needed, ...entry.name],
			(tool) => tool.readOnly && tool !== entry.tool,
		);
		return [
			...new Set([
				...all.filter(({ tool }) => described.some((text) => text.includes(tool.name))),
				...all.filter(({ tool }) => about.includes(tool.name) || entry.mentions.includes(tool.name)),
				...all.filter(({ mentions }) => mentions.includes(entry.tool.name)),
				...spoken.slice(0, 3).map(({ entry: of }) => of),
			]),
		];
	}

	arguments(entry: Entry, sentence: string, from: Record<string, unknown> | null) {
		const schema = entry.tool.inputSchema as Schema;
		const sources: Sources = {
			wishes: this.#desk.wishes,
			memory: this.#desk.memory,
			tool: entry.name,
			from,
			focus: new Set([...stems(sentence), ...stems(this.#desk.text)]),
			topic: topicOf(sentence, this.#desk.wishes, entry),
			used: new Set(this.#used),
			fields: fieldsOf(schema),
			taken: { count: 0 },
		};
		return { ...fill(schema, sources), used: sources.used };
	}

	async call(
		entry: Entry,
		sentence: string,
		from: Record<string, unknown> | null,
		more: Record<string, unknown> = {},
	): Promise<Turn> {
		const { args, used } = this.arguments(entry, sentence, from);
		const sent = { ...args, ...more };
		const turn = await this.send(entry.tool.name, sent);
		if (!entry.tool.readOnly && !turn.isError) for (const text of used) this.#used.add(text);
		if (turn.isError) return this.#corrected(entry, sentence, turn);
		const { q } = sent;
		return typeof q === "string" && isEmptyList(turn.answer) ? this.#soughtAgain(entry, sent, q) : turn;
	}

	/** Looks for something by another name that the task has, or by one of its words: better than nothing. */
	async #soughtAgain(entry: Entry, sent: Record<string, unknown>, q: string): Promise<Turn> {
		const others = [
			...this.#desk.wishes.names.filter((name) => name !== q),
			...wordsOf(q)
				.map(stem)
				.filter((word) => word !== q),
		];
		for (const other of others.slice(0, TRIES_MAX - 1)) {
			const turn = await this.send(entry.tool.name, { ...sent, q: other });
			if (!turn.isError && !isEmptyList(turn.answer)) return turn;
		}
		const { q: _, ...all } = sent;
		return this.send(entry.tool.name, all);
	}

	async send(name: string, args: Record<string, unknown>): Promise<Turn> {
		this.#done.add(keyOf(name, args));
		const { text, isError } = await this.#desk.box.call(name, args);
		return this.#desk.memory.note(name, args, text, isError);
	}

	/** Does what a refusal says leads on, and tries once more. */
	async #corrected(entry: Entry, sentence: string, refused: Turn): Promise<Turn> {
		for (const next of this.nextOf(refused)) {
			if (next.entry === entry || !next.entry.tool.readOnly) continue;
			if (this.arguments(next.entry, sentence, null).missing.length > 0) continue;
			await this.send(next.entry.tool.name, this.arguments(next.entry, sentence, null).args);
			const { args, missing } = this.arguments(entry, sentence, null);
			if (missing.length === 0 && !this.#done.has(keyOf(entry.tool.name, args))) {
				return this.send(entry.tool.name, args);
			}
		}
		return refused;
	}

	entryOf({ tool }: Turn): Entry {
		const entry = this.#desk.catalogue.entries.get(tool);
		if (entry === undefined) throw new Error(`${tool} was called and is not there.`);
		return entry;
	}

	wasDone(entry: Entry, last: Turn): boolean {
		return this.#done.has(keyOf(entry.tool.name, this.arguments(entry, "", last.answer).args));
	}

	/** The tools that an answer says make sense now. */
	nextOf({ answer }: Turn): { entry: Entry; why: string }[] {
		const { next_actions: next } = answer;
		return (Array.isArray(next) ? next : []).filter(isObject).flatMap(({ operation, why }) => {
			const entry = this.#desk.catalogue.entries.get(String(operation));
			return entry === undefined ? [] : [{ entry, why: String(why) }];
		});
	}
}

/** Whether a tool is the person's own: a hand of theirs, for what answers ask of them. */
export const isHand = ({ description }: AgentTool): boolean =>
	/\bthe person's (?:domain|website)\b|\bto the person, who\b/.test(description);

const keyOf = (name: string, args: Record<string, unknown>): string => `${name} ${JSON.stringify(args)}`;
const isEmptyList = ({ items }: Record<string, unknown>): boolean => Array.isArray(items) && items.length === 0;
