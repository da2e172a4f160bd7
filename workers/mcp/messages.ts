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

function messagesOf(body: unknown): Record<string, unknown>[] {
	return (Array.isArray(body) ? body : [body]).filter(isRecord);
}
