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

/** Holds answers against the OpenAPI document, which is JSON Schema 2020-12. */
export function documentCheck(document: object): DocumentCheck {
	const { components, paths } = document as OpenApi;
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
		return validate(body) ? null : ajv.errorsText(validate.errors);
	};
}

/** References of the document, made absolute so that ajv finds the shared schemas. */
function absolute(schema: object): object {
	return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"doc#/')) as object;
}
