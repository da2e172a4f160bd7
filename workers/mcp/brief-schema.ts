import { isObject, type JsonSchema, type ObjectSchema } from "#workers/mcp/json-schema";

/** Objects inside an input with more fields than this, none of them explained, are told in words. */
const FIELDS_MAX = 4;
/** A list of names longer than this is left to its description, and to the refusal, which names what there is. */
const NAMES_MAX = 8;
/**
 * Longer bounds, and greater ones, decide nothing while somebody writes, and shorter ones are of codes, which are not written
 * but taken from an answer: the refusal says them.
 */
const LENGTH_MAX = 170;
const CODE_MAX = 60;
const NUMBER_MAX = 50;
const ITEMS_MAX = 10;

/**
 * An input schema as a model reads it that has to choose among all tools: types, choices, and bounds one meets while
 * writing. What it leaves out, the refusal names. Programs ask for the whole one (`?schemas=full`).
 * Source: docs/tool-server.md#lists.
 */
export function briefSchema(schema: ObjectSchema): ObjectSchema {
	const { properties, required } = schema as ObjectSchema & { properties: Record<string, JsonSchema> };
	return { type: "object", properties: mapped(properties), ...(required !== undefined && { required }) };
}

function mapped(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
	// What fields an object has is said once: others of the same fields point there.
	const said = new Map<string, string>();
	return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, brief(field, name, said)]));
}

function brief(source: JsonSchema, name: string, said: Map<string, string>): JsonSchema {
	const { additionalProperties, pattern, ...schema } = source;
	// What has a form of its own is given by some answer, or explained; its length says nothing more.
	if (pattern !== undefined || schema.format !== undefined) delete schema.maxLength;
	if (schema.format === "uuid") delete schema.format;
	const properties = schema.properties as Record<string, JsonSchema> | undefined;
	if (properties !== undefined && isTold(properties)) {
		const fields = fieldsOf(properties);
		const before = said.get(fields);
		said.set(fields, before ?? name);
		return described("object", schema, before === undefined ? fields : `As ${before}.`);
	}
	if (properties !== undefined) return { ...schema, properties: mapped(properties) };
	if (schema.type === "object") return described("object", schema);
	if (schema.type === "array" && isObject(schema.items)) {
		return withoutBounds({ ...schema, items: itemOf(schema.items, name, said) });
	}
	if (Array.isArray(schema.anyOf)) {
		return { ...schema, anyOf: (schema.anyOf as JsonSchema[]).map((branch) => brief(branch, name, said)) };
	}
	return withoutBounds(schema);
}

function itemOf(schema: JsonSchema, name: string, said: Map<string, string>): JsonSchema {
	const isLong = Array.isArray(schema.enum) && schema.enum.length > NAMES_MAX;
	return isLong ? { type: "string" } : brief(schema, name, said);
}

function withoutBounds(source: JsonSchema): JsonSchema {
	const {
		minLength: _least,
		minItems: _fewest,
		maxLength,
		maxItems,
		minimum,
		maximum,
		default: preset,
		...rest
	} = source;
	return {
		...rest,
		...(typeof preset === "string" && { default: preset }),
		...(typeof maxLength === "number" && maxLength > CODE_MAX && maxLength <= LENGTH_MAX && { maxLength }),
		...(typeof maxItems === "number" && maxItems <= ITEMS_MAX && { maxItems }),
		...(typeof minimum === "number" && minimum > 1 && { minimum }),
		...(typeof maximum === "number" && maximum <= NUMBER_MAX && { maximum }),
	};
}

/** Whether fields say all by their names: many of them, none with words of its own. */
function isTold(properties: Record<string, JsonSchema>): boolean {
	const fields = Object.values(properties);
	return fields.length > FIELDS_MAX && fields.every((field) => field.description === undefined);
}

/** Fields by what they take: `title, story: text to 8000; founded_year: number 1800 to 2100.` */
function fieldsOf(properties: Record<string, JsonSchema>): string {
	const byKind = Map.groupBy(Object.entries(properties), ([, field]) => kindOf(field));
	return `${[...byKind].map(([kind, fields]) => `${fields.map(([name]) => name).join(", ")}: ${kind}`).join("; ")}.`;
}

/** What a field takes, in as few words as say it. */
function kindOf(field: JsonSchema): string {
	const branches = (field.anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== "null");
	if (branches?.length === 1 && branches[0] !== undefined) return kindOf(branches[0]);
	if (Array.isArray(field.enum)) return field.enum.filter((value) => value !== "").join(" | ");
	if (field.type === "array") return `list of ${isObject(field.items) ? kindOf(field.items) : "values"}`;
	if (field.type === "integer" || field.type === "number") return `number ${field.minimum} to ${field.maximum}`;
	return `text to ${field.maxLength}`;
}

function described(type: string, { description }: JsonSchema, ...more: readonly string[]): JsonSchema {
	const words = [description, ...more].filter((part) => part !== undefined);
	return { type, ...(words.length > 0 && { description: words.join(" ") }) };
}
