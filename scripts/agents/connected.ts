import type { AgentTool, ToolAnswer } from "#scripts/agents/toolbox";

/** A connection of an unmodified client to the tool server. */
export interface Connected {
	instructions: string;
	tools: AgentTool[];
	call(name: string, args: Record<string, unknown>): Promise<ToolAnswer>;
	close(): Promise<void>;
}

/** @param key of the person whom the agent works for. */
export async function connected(origin: string, key: string): Promise<Connected> {
	// Loaded when it is needed: --help and wrong arguments are answered without it.
	const { Client, StreamableHTTPClientTransport } = await import("@modelcontextprotocol/client");
	const client = new Client({ name: "eval-agents", version: "1.0.0" });
	const headers = { Authorization: `Bearer ${key}` };
	await client.connect(new StreamableHTTPClientTransport(new URL(`${origin}/mcp`), { requestInit: { headers } }));
	const { tools } = await client.listTools();
	return {
		instructions: client.getInstructions() ?? "",
		tools: tools.map(({ name, description = "", inputSchema, annotations }) => ({
			name,
			description,
			inputSchema,
			readOnly: annotations?.readOnlyHint === true,
		})),
		async call(name, args) {
			const { content, isError = false } = await client.callTool({ name, arguments: args });
			const texts = content.flatMap((part) => (part.type === "text" ? [part.text] : []));
			return { isError, text: texts.join("\n") };
		},
		close: () => client.close(),
	};
}
