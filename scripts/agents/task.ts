import type { Stage } from "#scripts/agents/stage";

/** What an agent says at the end: facts, no sentences, so that no wording is judged. */
export interface Answer {
	/** Slugs, codes or numbers of what was asked for, best first, and of nothing else. */
	items: string[];
	/** Facts that were asked for, as the tools gave them. */
	values: (string | number)[];
	/** Words of websites that prove them. */
	quotes: string[];
}

export const NO_ANSWER: Answer = { items: [], values: [], quotes: [] };

/** One tool as an agent is told of it. */
export interface AgentTool {
	name: string;
	description: string;
	inputSchema: Record<string, unknown>;
	/** Whether it calls itself a read. */
	readOnly: boolean;
}

export interface ToolAnswer {
	isError: boolean;
	text: string;
}

/** Everything an agent has: what the tool server says of itself, and the hands of the person it works for. */
export interface Toolbox {
	instructions: string;
	tools: readonly AgentTool[];
	call(name: string, args: Record<string, unknown>): Promise<ToolAnswer>;
}

/** What is under test: takes words, uses tools, and ends with an answer. */
export interface Driver {
	name: string;
	/** @returns the answer, null where it gave none, and the tokens it is known to have used. */
	solve(words: string, box: Toolbox): Promise<{ answer: Answer | null; tokens?: number }>;
}

/** What a person says, and how the result is looked at. */
export interface Asked {
	words: string;
	/** @returns what is wrong with the answer or with what was stored, in a sentence; null when all is well. */
	check(answer: Answer): Promise<string | null>;
}

export interface Task {
	name: string;
	/** A website of the person who asks: its name, and its pages by path. */
	site?: { domain: string; pages: Readonly<Record<string, string>> };
	/** Makes what the task is about. */
	begin(stage: Stage): Promise<Asked>;
}
