import type { Caller } from "#core/caller";
import { authorize } from "#operations/authorize";
import { calledTools } from "#workers/mcp/messages";
import type { Surface } from "#workers/mcp/surface";
import { findTool } from "#workers/mcp/tools";

/**
 * Lets the tool calls of a request through to the SDK, or refuses the whole HTTP request, so that clients start or step
 * up their authorization on their own: a JSON-RPC error would never reach the part of them that can.
 * @param body the parsed JSON of the request: one message, or a batch.
 * @throws AppError `unauthorized`, `insufficient_scope`.
 * Source: MCP, Authorization; RFC 6750, section 3.
 */
export function challenge(body: unknown, caller: Caller, surface: Surface): void {
	for (const name of calledTools(body)) {
		const tool = findTool(name, surface);
		if (tool !== undefined) authorize(tool.operation, caller);
	}
}
