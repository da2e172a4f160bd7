import type { Operation } from "#operations/define";
import { wholeSchema } from "#operations/whole-schema";

/** A JSON Schema (2020-12) object as tool lists carry it. */
export type JsonSchema = { [keyword: string]: unknown };
export type ObjectSchema = JsonSchema & { type: "object" };

/** Keywords that some clients' schema readers refuse or ignore, or that say nothing here. */
const DROPPED = new Set(["$schema", "$id", "id", "propertyNames", "examples"]);

/**
 * The input of a tool: path, query and body of its operation merged into one object.
 * Their keys never collide, so a door can put each back where it belongs (`splitArguments`).
 */
export function inputSchemaOf(operation: Operation): ObjectSchema {
	const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined);
	const schemas = parts.map((part) => portable(wholeSchema(part, "input")));
	const required = schemas.flatMap((schema) => (Array.isArray(schema.required) ? schema.required : []));
	return {
		type: "object",
		properties: Object.assign({}, ...schemas.map((schema) => schema.properties ?? {})),
		...(required.length > 0 && { required }),
		additionalProperties: false,
	};
}

/**
 * The shape of a tool's answer without its bounds and prose, one level deep: a tool list is read whole by every model,
 * and most of an answer explains itself. A write answers with a resource that some read shows whole, so its schema names
 * only what is always there to act on: plain values that are never null, and the next actions.
 */
export function outputSchemaOf(operation: Operation): ObjectSchema {
	const schema = { ...lean(wholeSchema(operation.output, "output"), 1), type: "object" } as const;
	if (operation.method === "get") return schema;
	const fields = Object.entries((schema as JsonSchema).properties ?? {}) as [string, JsonSchema][];
	const named = fields.filter(([name, { type }]) => name === "next_actions" || PLAIN_TYPES.has(type));
	return { ...schema, properties: Object.fromEntries(named) };
}

const PLAIN_TYPES: ReadonlySet<unknown> = new Set(["string", "integer", "number", "boolean"]);

/** A list of types is written as branches: some clients read one type only. */
function withoutTypeList(schema: JsonSchema): JsonSchema {
	const { type, description, ...rest } = schema;
	if (!Array.isArray(type)) return schema;
	const anyOf = type.map((one) => (one === "null" ? { type: one } : { ...rest, type: one }));
	return { ...(description !== undefined && { description }), anyOf };
}

/** Bounds stay; what readers of tool schemas stumble over goes: safe-integer bounds, patterns beside a format, lengths beside a list of words, `oneOf`. */
function portable(source: JsonSchema): JsonSchema {
	const schema = withoutTypeList(source);
	const result: JsonSchema = {};
	for (const [keyword, value] of Object.entries(schema)) {
		if (DROPPED.has(keyword)) continue;
		if ((keyword === "minimum" || keyword === "maximum") && !isRealBound(value)) continue;
		if (keyword === "pattern" && schema.format !== undefined) continue;
		if (keyword === "maxLength" && schema.enum !== undefined) continue;
		result[keyword === "oneOf" ? "anyOf" : keyword] = within(keyword, value);
	}
	return result;
}

function within(keyword: string, value: unknown): unknown {
	if (keyword === "properties") return mapValues(value as Record<string, JsonSchema>, portable);
	if (keyword === "items" || keyword === "additionalProperties") return isObject(value) ? portableOrAny(value) : value;
	if (keyword === "anyOf" || keyword === "oneOf" || keyword === "allOf") return (value as JsonSchema[]).map(portable);
	return value;
}

/** A schema that accepts anything is written as `true`, which readers take for the intention it is. */
function portableOrAny(schema: JsonSchema): JsonSchema | true {
	const result = portable(schema);
	return Object.keys(result).length === 0 ? true : result;
}

/** zod states the range of safe integers on every `z.int()`; only a bound of ours is worth its bytes. */
function isRealBound(value: unknown): boolean {
	return typeof value === "number" && Math.abs(value) !== Number.MAX_SAFE_INTEGER;
}

function lean(source: JsonSchema, depth: number): JsonSchema {
	const schema = withoutTypeList(source);
	const branches = schema.anyOf ?? schema.oneOf;
	if (Array.isArray(branches)) return { anyOf: branches.map((branch) => lean(branch as JsonSchema, depth)) };
	if (schema.type === "array") {
		return { type: "array", ...(isObject(schema.items) && { items: lean(schema.items, depth) }) };
	}
	if (schema.type === "object") {
		if (depth === 0 || !isObject(schema.properties)) return { type: "object" };
		return {
			type: "object",
			properties: mapValues(schema.properties as Record<string, JsonSchema>, (field) => lean(field, depth - 1)),
		};
	}
	return typeof schema.type === "string" ? { type: schema.type } : {};
}

function mapValues<T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> {
	return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

/** Whether a value is a schema written out, and neither `true` nor a list. */
export function isObject(value: unknown): value is JsonSchema {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
