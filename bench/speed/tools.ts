import type { Door } from "#scripts/lib/measure";

/** Tool calls of both eras of the protocol. */

const HEADERS = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };

/** One that stands for itself, as of 2026-07-28. */
export function modernCall(origin: string, name: string, args: object): Door {
	const version = "2026-07-28";
	const _meta = {
		"io.modelcontextprotocol/protocolVersion": version,
		"io.modelcontextprotocol/clientCapabilities": {},
		"io.modelcontextprotocol/clientInfo": { name: "bench", version: "1" },
	};
	const init = {
		method: "POST",
		headers: { ...HEADERS, "MCP-Protocol-Version": version, "Mcp-Method": "tools/call", "Mcp-Name": name },
		body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args, _meta } }),
	};
	return () => fetch(`${origin}/mcp`, init);
}

/** One in a session, as of 2025. */
export async function sessionCall(origin: string, name: string, args: object): Promise<Door> {
	const params = { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "bench", version: "1" } };
	const begin = await fetch(`${origin}/mcp`, {
		method: "POST",
		headers: HEADERS,
		body: JSON.stringify({ jsonrpc: "2.0", id: 0, method: "initialize", params }),
	});
	await begin.text();
	const headers = { ...HEADERS, "Mcp-Session-Id": begin.headers.get("Mcp-Session-Id") ?? "" };
	let id = 0;
	return () => {
		const call = { jsonrpc: "2.0", id: ++id, method: "tools/call", params: { name, arguments: args } };
		return fetch(`${origin}/mcp`, { method: "POST", headers, body: JSON.stringify(call) });
	};
}
