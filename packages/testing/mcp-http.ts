import { workerFetch } from "#testing/mcp-clients";
import { ORIGIN, type Person } from "#testing/world";

/** The tool server as bare HTTP, for what no well-behaved client would send. */

const ADDRESS = `${ORIGIN}/mcp`;
const JSON_HEADERS = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

export interface McpAnswer {
	status: number;
	headers: Headers;
	/** The JSON of the answer, or the first message of an event stream; null when there is neither. */
	body: Record<string, unknown> | null;
}

export interface RawOptions {
	as?: Person;
	headers?: Record<string, string>;
	query?: string;
	method?: string;
}

/** Sends a body as it is. */
export async function mcp(body: unknown, options: RawOptions = {}): Promise<McpAnswer> {
	const response = await workerFetch(ADDRESS + (options.query ?? ""), {
		method: options.method ?? "POST",
		headers: {
			...JSON_HEADERS,
			...(options.as && { Authorization: `Bearer ${options.as.key}` }),
			...options.headers,
		},
		...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	return { status: response.status, headers: response.headers, body: await readBody(response) };
}

async function readBody(response: Response): Promise<McpAnswer["body"]> {
	const type = response.headers.get("Content-Type") ?? "";
	const text = await response.text();
	if (type.includes("text/event-stream")) return messagesIn(text)[0] ?? null;
	return type.includes("application/json") ? (JSON.parse(text) as Record<string, unknown>) : null;
}

/** The messages of an event stream that has ended. */
export function messagesIn(stream: string): Record<string, unknown>[] {
	return [...stream.matchAll(/^data: (.+)$/gm)].map((match) => JSON.parse(match[1] ?? "") as Record<string, unknown>);
}

export function message(method: string, params?: object, id: number | string = 1) {
	return { jsonrpc: "2.0", id, method, ...(params && { params }) };
}

/** A request of 2026-07-28, with the envelope and headers it must carry; `headers` and `meta` can spoil them. */
export function modern(
	method: string,
	params: Record<string, unknown> = {},
	options: RawOptions & { meta?: Record<string, unknown>; version?: string } = {},
): Promise<McpAnswer> {
	const version = options.version ?? "2026-07-28";
	const name = params.name ?? params.uri;
	const _meta = {
		"io.modelcontextprotocol/protocolVersion": version,
		"io.modelcontextprotocol/clientCapabilities": {},
		"io.modelcontextprotocol/clientInfo": { name: "raw", version: "1" },
		...options.meta,
	};
	return mcp(message(method, { ...params, _meta }), {
		...options,
		headers: {
			"MCP-Protocol-Version": version,
			"Mcp-Method": method,
			...(typeof name === "string" && { "Mcp-Name": name }),
			...options.headers,
		},
	});
}

export const INITIALIZE = {
	protocolVersion: "2025-11-25",
	capabilities: {},
	clientInfo: { name: "raw", version: "1" },
};

/** Begins a session of an initialize-based client. */
export async function beginSession(
	initialize: Partial<typeof INITIALIZE> & Record<string, unknown> = {},
	options: RawOptions = {},
): Promise<{ sessionId: string; answer: McpAnswer; send: typeof mcp }> {
	const answer = await mcp(message("initialize", { ...INITIALIZE, ...initialize }), options);
	const sessionId = answer.headers.get("Mcp-Session-Id") ?? "";
	return {
		sessionId,
		answer,
		send: (body, more = {}) =>
			mcp(body, { ...options, ...more, headers: { "Mcp-Session-Id": sessionId, ...options.headers, ...more.headers } }),
	};
}

/** The JSON that a tool's result carries as text: its answer, or why it was refused. */
export function answerIn<T = Record<string, unknown>>(result: unknown): T {
	const { content } = (result ?? {}) as { content?: { text?: string }[] };
	return JSON.parse(content?.[0]?.text ?? "null") as T;
}
