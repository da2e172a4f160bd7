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
