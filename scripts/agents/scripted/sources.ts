import type { Memory } from "#scripts/agents/scripted/memory";
import type { Wishes } from "#scripts/agents/scripted/wishes";

/** What a tool takes, as far as the agent reads it. */
export interface Schema {
	type?: string;
	description?: string;
	enum?: string[];
	format?: string;
	properties?: Record<string, Schema>;
	required?: string[];
	items?: Schema;
}

/** What arguments are made from. */
export interface Sources {
	wishes: Wishes;
	memory: Memory;
	/** Stems of the tool's name. */
	tool: ReadonlySet<string>;
	/** The answer that led to this call; its own identifiers come first. */
	from: Record<string, unknown> | null;
	/** Stems of the sentence that is worked on. */
	focus: ReadonlySet<string>;
	/** Words that no tool speaks of: what the person looks for. */
	topic: string;
	/** Texts that other arguments took, which are given once. */
	used: Set<string>;
	/** Fields that the tool's description names, for arguments that list them. */
	fields: readonly string[];
	/** How many identifiers of the kind this call has already. */
	taken: { count: number };
}
