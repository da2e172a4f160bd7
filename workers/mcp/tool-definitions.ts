import type { Operation } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { annotationsOf } from "#workers/mcp/annotations";
import { briefSchema } from "#workers/mcp/brief-schema";
import { DETAIL_SCHEMA } from "#workers/mcp/detail";
import { inputSchemaOf, type ObjectSchema, outputSchemaOf } from "#workers/mcp/json-schema";
import type { Surface } from "#workers/mcp/surface";
import type { ToolDefinition } from "#workers/mcp/tool";

/** Every operation as a model reads it that has to choose among all; `tool-list.ts` is made of it. */
export function briefTools(): ToolDefinition[] {
	return OPERATIONS.map(definitionOf);
}

/** The operations of these names as programs read them. */
export function wholeTools(names: ReadonlySet<string>, surface: Surface): ToolDefinition[] {
	const asked = OPERATIONS.filter(({ id }) => names.has(id));
	return asked.map((operation) => wholeOf(operation, definitionOf(operation), surface));
}

/** With every bound of the input, and the shape of the answer, which promises structure. */
function wholeOf(operation: Operation, definition: ToolDefinition, { answers }: Surface): ToolDefinition {
	const inputSchema = wholeInput(operation);
	return { ...definition, inputSchema, ...(answers === "both" && { outputSchema: outputSchemaOf(operation) }) };
}

/** The operation's input, and of reads how much of the answer is wanted, where that makes a difference. */
function wholeInput(operation: Operation): ObjectSchema {
	const schema = inputSchemaOf(operation);
	if (operation.brief === null || operation.method !== "get") return schema;
	return { ...schema, properties: { ...(schema.properties as object), detail: DETAIL_SCHEMA } };
}

function definitionOf(operation: Operation): ToolDefinition {
	const annotations = annotationsOf(operation);
	return {
		name: operation.id,
		title: titleOf(operation.id),
		description: descriptionOf(operation),
		inputSchema: briefSchema(wholeInput(operation)),
		annotations,
	};
}

/** `get_my_listing` -> `Get my listing`. */
function titleOf(id: string): string {
	const words = id.replaceAll("_", " ");
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function descriptionOf({ summary, description, scope }: Operation): string {
	const access = scope === "public" ? "" : ` Sign-in: ${scope}.`;
	return `${summary.replace(/[.!?]?$/, ".")} ${description}${access}`;
}
