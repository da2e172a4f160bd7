import type { Caller } from "#core/access/caller";
import { AppError } from "#core/errors";
import { authorize } from "#operations/authorize";
import { calledTools } from "#workers/mcp/messages";
import type { Surface } from "#workers/mcp/surface";
import { findTool } from "#workers/mcp/tools";

/**
 * Whether a request calls a tool its caller may not: then the whole HTTP request is refused, so that clients start or
 * step up their authorization on their own. A JSON-RPC error would never reach the part of them that can.
 * @param body the parsed JSON of the request: one message, or a batch.
 * @returns the refusal (`unauthorized`, `insufficient_scope`), or null.
 * Source: MCP, Authorization; RFC 6750, section 3.
 */
export function challenge(body: unknown, caller: Caller, surface: Surface): AppError | null {
	for (const name of calledTools(body)) {
		const tool = findTool(name, surface);
		if (tool === undefined) continue;
		try {
			authorize(tool, caller);
		} catch (error) {
			if (error instanceof AppError) return error;
			throw error;
		}
	}
	return null;
}
