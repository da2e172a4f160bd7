import { isRecord } from "#core/record";

/** What the doors must know of a JSON-RPC body, one message or a batch, before the SDK reads it. */

/** Names of the tools that a body calls. */
export function calledTools(body: unknown): string[] {
	return messagesOf(body).flatMap((message) => {
		if (message.method !== "tools/call" || !isRecord(message.params)) return [];
		return typeof message.params.name === "string" ? [message.params.name] : [];
	});
}

/** How many messages a body has, also such as are none. */
export function messageCount(body: unknown): number {
	return Array.isArray(body) ? body.length : 1;
}

export function isInitialize(body: unknown): boolean {
	return messagesOf(body).some((message) => message.method === "initialize");
}

/**
 * The id of a lone request to begin a session that lacks what sessions begin with; undefined for every other body.
 * Source: MCP 2025-11-25, Lifecycle, Initialization.
 */
export function incompleteInitialize(body: unknown): string | number | null | undefined {
	if (!isRecord(body) || body.method !== "initialize") return undefined;
	const { protocolVersion, capabilities, clientInfo } = isRecord(body.params) ? body.params : {};
	const says = (name: string) => isRecord(clientInfo) && typeof clientInfo[name] === "string";
	if (typeof protocolVersion === "string" && isRecord(capabilities) && says("name") && says("version"))
		return undefined;
	return typeof body.id === "string" || typeof body.id === "number" ? body.id : null;
}

function messagesOf(body: unknown): Record<string, unknown>[] {
	return (Array.isArray(body) ? body : [body]).filter(isRecord);
}
