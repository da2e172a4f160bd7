import * as z from "zod";
import type { Operation } from "#operations/define";
import { describeProperties } from "#workers/rest/document/descriptions";
import type { JsonSchema } from "#workers/rest/document/json-schema";

export interface NamedSchemas {
	/** What the document keeps under `components`. */
	components: Record<string, JsonSchema>;
	/** By operation: its answer, its body, and its parameters by name. */
	answers: Record<string, JsonSchema>;
	bodies: Record<string, JsonSchema>;
	parameters: Record<string, Record<string, JsonSchema>>;
}

/**
 * The schemas of the operations as the document shows them: what carries a name (`meta({ id })`) stands once, under that
 * name, and is referred to everywhere else.
 * @param others what else stands under a name.
 * @throws Error when two schemas have one name, or an answer has none.
 */
export function namedSchemas(operations: readonly Operation[], others: Record<string, z.ZodType>): NamedSchemas {
	const outputs = Object.fromEntries(operations.map(({ id, output }) => [id, output]));
	const answers = converted({ ...outputs, ...others }, "output");
	const bodies = converted(
		Object.fromEntries(operations.flatMap(({ id, body }) => (body === undefined ? [] : [[id, body]]))),
		"input",
	);
	const unnamed = Object.keys(answers.of).filter((id) => answers.of[id]?.$ref === undefined);
	if (unnamed.length > 0) throw new Error(`The answers of these have no name, .meta({ id }): ${unnamed.join(", ")}`);
	const requests: Record<string, JsonSchema> = {};
	for (const [id, body] of Object.entries(bodies.of)) {
		if (body.$ref !== undefined) continue;
		const name = requestName(id);
		requests[name] = body;
		bodies.of[id] = { $ref: refTo(name) };
	}
	const components = { ...answers.named, ...bodies.named, ...requests };
	const size = Object.keys(answers.named).length + Object.keys(bodies.named).length + Object.keys(requests).length;
	if (Object.keys(components).length !== size) throw new Error("An answer and a body have the same name.");
	const parameters = Object.fromEntries(
		operations.map(({ id, params, query }) => [
			id,
			converted({ ...params?.shape, ...query?.shape } as Record<string, z.ZodType>, "input").of,
		]),
	);
	for (const [name, schema] of Object.entries(components)) describeProperties(name, schema);
	return {
		components: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
		answers: answers.of,
		bodies: bodies.of,
		parameters,
	};
}

export function refTo(
	name: string,
	kind: "schemas" | "responses" | "headers" | "parameters" | "examples" = "schemas",
): string {
	return `#/components/${kind}/${name}`;
}

/** `submit_draft` to `SubmitDraft`. */
export function typeName(operationId: string): string {
	return operationId.replaceAll(/(^|_)([a-z])/g, (_match, _line, letter: string) => letter.toUpperCase());
}

function requestName(operationId: string): string {
	return `${typeName(operationId)}Request`;
}

/** Schemas under keys, converted at once, so that a name means one schema. */
function converted(
	schemas: Record<string, z.ZodType>,
	io: "input" | "output",
): { of: Record<string, JsonSchema>; named: Record<string, JsonSchema> } {
	const whole = z.toJSONSchema(z.object(schemas), { io, unrepresentable: "any", reused: "inline" });
	const { properties = {}, $defs = {} } = whole as {
		properties?: Record<string, JsonSchema>;
		$defs?: Record<string, JsonSchema>;
	};
	return { of: mapped(properties, (schema) => tidy(schema, io)), named: mapped($defs, (schema) => tidy(schema, io)) };
}

/** Formats that say all; zod writes a pattern of hundreds of characters beside each. */
const PLAIN_FORMATS: ReadonlySet<unknown> = new Set(["date-time", "uuid", "uri", "email"]);

/**
 * What zod states and readers of the document need not know goes: ranges of safe integers, patterns of formats, names of
 * definitions, and that an answer has no other properties, since it may get some.
 */
function tidy(source: JsonSchema, io: "input" | "output"): JsonSchema {
	const result: JsonSchema = {};
	for (const [keyword, value] of Object.entries(source)) {
		if (keyword === "id" || keyword === "propertyNames" || keyword === "$schema") continue;
		if (keyword === "additionalProperties" && io === "output" && typeof value !== "object") continue;
		if ((keyword === "minimum" || keyword === "maximum") && Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER)
			continue;
		if (keyword === "pattern" && PLAIN_FORMATS.has(source.format)) continue;
		if (keyword === "$ref") result.$ref = String(value).replace("#/$defs/", "#/components/schemas/");
		else if (keyword === "properties") {
			result.properties = mapped(value as Record<string, JsonSchema>, (schema) => tidy(schema, io));
		} else if (Array.isArray(value) && (keyword === "anyOf" || keyword === "oneOf" || keyword === "allOf")) {
			result[keyword] = value.map((branch: JsonSchema) => tidy(branch, io));
		} else if (keyword === "items" || keyword === "additionalProperties") {
			result[keyword] = typeof value === "object" ? tidy(value as JsonSchema, io) : value;
		} else result[keyword] = value;
	}
	return withTypeList(result);
}

/** Branches that are types alone, as integers with their range taken off, are a list of types. */
function withTypeList({ anyOf, ...rest }: JsonSchema): JsonSchema {
	if (!Array.isArray(anyOf)) return rest;
	const types = (anyOf as JsonSchema[]).flatMap((branch) =>
		Object.keys(branch).join() === "type" ? [branch.type] : [],
	);
	return types.length === anyOf.length ? { ...rest, type: types.flat() } : { ...rest, anyOf };
}

function mapped<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
