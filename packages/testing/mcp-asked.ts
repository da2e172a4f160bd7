import { Client as ModernClient, StreamableHTTPClientTransport as ModernTransport } from "@modelcontextprotocol/client";
import { Client as LegacyClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as LegacyTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { fetchAsking, workerFetch } from "#testing/mcp-clients";
import { ORIGIN, type Person } from "#testing/world";

/** A form as a client shows it. */
export interface Shown {
	message: string;
	requestedSchema?: unknown;
}

type Answer = { action: "accept"; content: Record<string, unknown> } | { action: "decline" };

export interface AskedClient {
	call(name: string, args: Record<string, unknown>): Promise<unknown>;
	close(): Promise<void>;
}

const ME = { name: "test-client", version: "1.0.0" };
const ADDRESS = new URL(`${ORIGIN}/mcp`);

/** A real client of an era that shows forms to its person, or none where there is no `answer`. */
export async function askedClient(
	era: "2026-07-28" | "2025-11-25" | "2025-06-18",
	as: Person,
	answer: ((form: Shown) => Answer) | null,
): Promise<AskedClient> {
	const headers = { Authorization: `Bearer ${as.key}` };
	const capabilities = answer === null ? {} : { elicitation: {} };
	if (era === "2026-07-28") {
		const client = new ModernClient(ME, { capabilities, versionNegotiation: { mode: { pin: era } } });
		if (answer) client.setRequestHandler("elicitation/create", ({ params }) => answer(params as Shown) as never);
		await client.connect(new ModernTransport(ADDRESS, { fetch: workerFetch, requestInit: { headers } }));
		return { call: (name, args) => client.callTool({ name, arguments: args }), close: () => client.close() };
	}
	const client = new LegacyClient(ME, { capabilities });
	if (answer) client.setRequestHandler(ElicitRequestSchema, ({ params }) => answer(params as Shown) as never);
	const transport = new LegacyTransport(ADDRESS, { fetch: fetchAsking(era), requestInit: { headers } });
	await client.connect(transport as Parameters<LegacyClient["connect"]>[0]);
	return { call: (name, args) => client.callTool({ name, arguments: args }), close: () => client.close() };
}
