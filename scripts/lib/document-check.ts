import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";

const addFormats = addFormatsModule as unknown as (ajv: Ajv2020) => void;

interface Response {
	content?: Record<string, { schema: object }>;
}

interface OpenApi {
	components: { schemas: Record<string, object>; responses: Record<string, Response> };
	paths: Record<
		string,
		Record<string, { operationId: string; responses: Record<string, Response | { $ref: string }> }>
	>;
}

/** @returns null when a status and body are what the document promises for the operation, else what is wrong. */
export type DocumentCheck = (operationId: string, status: number, body: unknown) => string | null;

/**
 * Holds answers against the OpenAPI document, which is JSON Schema 2020-12, to the letter: the document lets clients meet properties
 * it does not name, so that some can be added, but today's answers have none. Nor has one that is no refusal a text that is empty.
 * Source: docs/api.md#answers.
 */
export function documentCheck(document: object): DocumentCheck {
	const { components, paths } = closed(document) as OpenApi;
	const ajv = new Ajv2020({ strict: false, allErrors: true });
	addFormats(ajv);
	ajv.addSchema({ $id: "doc", components });
	const validators = new Map<string, ReturnType<Ajv2020["compile"]>>();
	for (const methods of Object.values(paths)) {
		for (const { operationId, responses } of Object.values(methods)) {
			for (const [status, given] of Object.entries(responses)) {
				const response = "$ref" in given ? components.responses[given.$ref.split("/").at(-1) ?? ""] : given;
				if (response === undefined) throw new Error(`${operationId} refers to a response that is not there`);
				const schema = response.content?.["application/json"]?.schema;
				if (schema) validators.set(`${operationId} ${status}`, ajv.compile(absolute(schema)));
			}
		}
	}
	return (operationId, status, body) => {
		const validate = validators.get(`${operationId} ${status}`);
		if (validate === undefined) return `status ${status} is not in the document`;
		if (!validate(body)) return `${ajv.errorsText(validate.errors)} ${JSON.stringify(validate.errors?.[0]?.params)}`;
		const empty = status < 400 ? emptyText(body, "") : null;
		return empty === null ? null : `${empty} is an empty text`;
	};
}

/** Where schemas stand by names of the document's own. */
const NAMED = new Set(["properties", "schemas", "responses"]);

/**
 * The same schemas, whose objects have no properties but those they name. What narrows another one (`allOf`) names some of them
 * only, and is left as it is.
 */
function closed(schema: unknown, isNamed = false): unknown {
	if (Array.isArray(schema)) return schema.map((one) => closed(one));
	if (typeof schema !== "object" || schema === null) return schema;
	const parts = Object.fromEntries(
		Object.entries(schema).map(([key, part]) => [
			key,
			key === "allOf" ? part : closed(part, !isNamed && NAMED.has(key)),
		]),
	);
	const isOpen = !isNamed && "properties" in parts && !("additionalProperties" in parts);
	return isOpen ? { ...parts, additionalProperties: false } : parts;
}

/** Where in an answer the first empty text stands; null where there is none. */
function emptyText(value: unknown, pointer: string): string | null {
	if (value === "") return pointer;
	if (typeof value !== "object" || value === null) return null;
	for (const [key, inner] of Object.entries(value)) {
		const found = emptyText(inner, `${pointer}/${key}`);
		if (found !== null) return found;
	}
	return null;
}

/** References of the document, made absolute so that ajv finds the shared schemas. */
function absolute(schema: object): object {
	return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"doc#/')) as object;
}
