import type { Operation } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import type { RawInput } from "#usecases/validate";
import { annotationsOf, type ToolAnnotations } from "#workers/mcp/annotations";
import { inputSchemaOf, type ObjectSchema, outputSchemaOf } from "#workers/mcp/json-schema";
import type { Surface } from "#workers/mcp/surface";

/** One tool as `tools/list` shows it. */
export interface ToolDefinition {
	name: string;
	title: string;
	description: string;
	inputSchema: ObjectSchema;
	outputSchema: ObjectSchema;
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
	return [...tools().values()].filter((tool) => isOffered(tool, surface)).map((tool) => tool.definition);
}

/** The tool of this name, if the surface offers it. */
export function findTool(name: string, surface: Surface): ToolEntry | undefined {
	const tool = tools().get(name);
	return tool !== undefined && isOffered(tool, surface) ? tool : undefined;
}

function isOffered({ operation, definition }: ToolEntry, surface: Surface): boolean {
	if (surface.readOnly && !definition.annotations.readOnlyHint) return false;
	return surface.areas === null || surface.areas.has(operation.area);
}

function definitionOf(operation: Operation): ToolDefinition {
	const annotations = annotationsOf(operation);
	return {
		name: operation.id,
		title: annotations.title,
		description: descriptionOf(operation),
		inputSchema: inputSchemaOf(operation),
		outputSchema: outputSchemaOf(operation),
		annotations,
	};
}

function descriptionOf({ summary, description, scope, idempotent }: Operation): string {
	const access = scope === "public" ? "Public." : `Needs sign-in with ${scope}.`;
	const retry = idempotent ? " Takes an idempotency key." : "";
	return `${summary.replace(/[.!?]?$/, ".")} ${description} ${access}${retry}`;
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
