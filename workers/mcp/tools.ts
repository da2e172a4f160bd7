import type { Operation } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import type { RawInput } from "#usecases/validate";
import { annotationsOf, type ToolAnnotations } from "#workers/mcp/annotations";
import { briefSchema } from "#workers/mcp/brief-schema";
import { DETAIL_SCHEMA } from "#workers/mcp/detail";
import { inputSchemaOf, type ObjectSchema, outputSchemaOf } from "#workers/mcp/json-schema";
import type { Surface } from "#workers/mcp/surface";

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

export interface ToolEntry {
	operation: Operation;
	definition: ToolDefinition;
}

let catalog: ReadonlyMap<string, ToolEntry> | undefined;

/** Every operation as a tool, in the registry's order; built once an isolate, when a tool is first asked for. */
function tools(): ReadonlyMap<string, ToolEntry> {
	catalog ??= new Map(
		OPERATIONS.map((operation) => [operation.id, { operation, definition: definitionOf(operation) }]),
	);
	return catalog;
}

/** The tools a surface offers, in the registry's order. */
export function listTools(surface: Surface): ToolDefinition[] {
	const offered = [...tools().values()].filter((tool) => isOffered(tool, surface));
	return offered.map(({ operation, definition }) =>
		surface.schemas === "full" ? wholeOf(operation, definition, surface) : definition,
	);
}

/** The tool of this name, if the surface offers it. */
export function findTool(name: string, surface: Surface): ToolEntry | undefined {
	const tool = tools().get(name);
	return tool !== undefined && isOffered(tool, surface) ? tool : undefined;
}

function isOffered({ operation, definition }: ToolEntry, surface: Surface): boolean {
	if (surface.readOnly && !definition.annotations.readOnlyHint) return false;
	if (surface.tools !== null && !surface.tools.has(operation.id)) return false;
	return surface.areas === null || surface.areas.has(operation.area);
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

/** Puts merged arguments back into the parts of a request; what no part knows goes to the body, which refuses it by name. */
export function splitArguments(operation: Operation, args: Record<string, unknown>): RawInput {
	const entries = Object.entries(args);
	const isOf = (part: Operation["params"], key: string) => part !== undefined && Object.hasOwn(part.shape, key);
	const rest = entries.filter(([key]) => !isOf(operation.params, key) && !isOf(operation.query, key));
	return {
		params: Object.fromEntries(entries.filter(([key]) => isOf(operation.params, key))),
		query: Object.fromEntries(entries.filter(([key]) => isOf(operation.query, key))),
		body: rest.length === 0 && operation.bodyOptional ? undefined : Object.fromEntries(rest),
	};
}
