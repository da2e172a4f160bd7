import type { ToolAnnotations } from "#workers/mcp/annotations";
import type { ObjectSchema } from "#workers/mcp/json-schema";

/** One tool as `tools/list` shows it. */
export interface ToolDefinition {
	name: string;
	title: string;
	description: string;
	inputSchema: ObjectSchema;
	/** Only where the client asks for whole schemas, and takes structure. */
	outputSchema?: ObjectSchema;
	annotations: ToolAnnotations;
}
