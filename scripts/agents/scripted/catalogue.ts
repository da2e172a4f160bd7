import { alike } from "#scripts/agents/scripted/lexicon";
import { stem, stems, wordsOf } from "#scripts/agents/scripted/words";
import type { AgentTool } from "#scripts/agents/toolbox";

const OF_NAME = 2.5;
const OF_SUMMARY = 2;
const OF_CHOICES = 1.5;
/** For two words that follow each other in both. */
const OF_PAIR = 1.5;

/** A tool with its words, by how much they say of it. */
export interface Entry {
	tool: AgentTool;
	/** Stems of the name. */
	name: ReadonlySet<string>;
	/** By stem: most for the name, then the first sentence, then choices of arguments, then all others. */
	weights: ReadonlyMap<string, number>;
	/** Stems that follow each other in its description. */
	pairs: ReadonlySet<string>;
	/** Other tools that its description names, in its order. */
	mentions: readonly string[];
	required: readonly string[];
}

export interface Catalogue {
	entries: ReadonlyMap<string, Entry>;
	/** Every stem of every description. */
	known: ReadonlySet<string>;
	/** Tools by how well they fit words, the best first; those without any word in common are left out. */
	ranked(words: readonly string[], isFit?: (tool: AgentTool) => boolean): { entry: Entry; score: number }[];
}

interface Schema {
	properties?: Record<string, { description?: string; enum?: unknown[] }>;
	required?: string[];
}

export function catalogueOf(tools: readonly AgentTool[]): Catalogue {
	const names = tools.map(({ name }) => name);
	const entries = new Map(tools.map((tool) => [tool.name, entryOf(tool, names)]));
	const frequency = new Map<string, number>();
	for (const { weights } of entries.values()) {
		for (const word of weights.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
	}
	const rarity = (word: string) => Math.log(tools.length / (frequency.get(word) ?? tools.length));
	const scoreOf = (entry: Entry, words: readonly string[]) => {
		// Words that mean the same count once.
		const meanings = Map.groupBy(new Set(words), (word) =>
			[...alike(word)]
				.sort()
				.slice(0, alike(word).size > 1 ? 2 : 1)
				.join(),
		);
		const best = (group: string[]) =>
			Math.max(
				...group.flatMap((word) => [...alike(word)].map((same) => (entry.weights.get(same) ?? 0) * rarity(same))),
			);
		const pairs = pairsOf(words).filter((pair) => entry.pairs.has(pair)).length;
		return [...meanings.values()].reduce((sum, group) => sum + best(group), OF_PAIR * pairs);
	};
	return {
		entries,
		known: new Set(frequency.keys()),
		ranked: (words, isFit = () => true) =>
			[...entries.values()]
				.filter(({ tool }) => isFit(tool))
				.map((entry) => ({ entry, score: scoreOf(entry, words) }))
				.filter(({ score }) => score > 0)
				.sort((a, b) => b.score - a.score),
	};
}

const pairsOf = (words: readonly string[]): string[] => words.slice(1).map((word, index) => `${words[index]} ${word}`);

function entryOf(tool: AgentTool, names: readonly string[]): Entry {
	const { properties = {}, required = [] } = tool.inputSchema as Schema;
	const [summary = "", ...others] = tool.description.split(/(?<=\.)\s/);
	const fields = Object.entries(properties);
	const taken = fields.flatMap(([name, { description = "" }]) => [
		...stems(name.replaceAll("_", " ")),
		...stems(description),
	]);
	const choices = fields.flatMap(([, { enum: words = [] }]) =>
		words.flatMap((word) => stems(String(word).replaceAll("_", " "))),
	);
	const weights = new Map<string, number>();
	const own = wordsOf(tool.name.replaceAll("_", " ")).map(stem);
	const add = (words: readonly string[], weight: number) => {
		for (const word of words) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
	};
	add([...stems(others.join(" ")), ...taken], 1);
	add(choices, OF_CHOICES);
	add(stems(summary), OF_SUMMARY);
	add(
		own.filter((word) => word !== "my"),
		OF_NAME,
	);
	const mentioned = tool.description.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? [];
	return {
		tool,
		name: new Set(own),
		weights,
		pairs: new Set(pairsOf(stems(tool.description.replaceAll("_", " ")))),
		mentions: [...new Set(mentioned)].filter((name) => name !== tool.name && names.includes(name)),
		required,
	};
}
