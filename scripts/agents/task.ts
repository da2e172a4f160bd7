import type { Toolbox } from "#scripts/agents/toolbox";
import type { ApiClient } from "#scripts/lib/api-client";
import type { Served } from "#scripts/lib/served";

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

/** What a task is played on: the directory, the person who asks, and their website. */
export interface Stage {
	served: Served;
	today: Date;
	person: { userId: number; email: string };
	/** Calls the service as this person, to make what a task is about. */
	api: ApiClient;
	/** Rows of the directory's database, which no tool has to do with. */
	rows<T>(sql: string, ...values: (string | number)[]): Promise<T[]>;
	box: Toolbox;
}

export interface Task {
	name: string;
	/** A website of the person who asks: its name, and its pages by path. */
	site?: { domain: string; pages: Readonly<Record<string, string>> };
	/** Makes what the task is about. */
	begin(stage: Stage): Promise<Asked>;
}
