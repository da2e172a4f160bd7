import { AppError, type FieldError } from "#core/errors";
import type { Operation, Shape } from "#operations/define";
import { pointerOf, type RawInput } from "#usecases/validate";
import { type Body, NO_BODY, parseJson, readBounded } from "#workers/http/body";
import { urlOf } from "#workers/http/url";

/** Turns an HTTP request into an operation's input. The only place where strings become numbers and booleans. */
export async function decode(
	operation: Operation,
	request: Request,
	params: Record<string, string>,
): Promise<RawInput> {
	const search = urlOf(request).searchParams;
	// A body that a read or deletion came with means nothing; the Worker discards it with every other.
	const takesBody = operation.method !== "get" && operation.method !== "delete";
	const { value: body, repeated } = takesBody ? await readJson(request, operation.bodyMaxBytes) : NO_BODY;
	return {
		params: decodeStrings(operation.params, params),
		query: decodeStrings(operation.query, Object.fromEntries(search)),
		body,
		errors: [...repeatedParameters(search), ...repeated.map(repeatedProperty)],
	};
}

/** A parameter that was sent twice means two things at once; only the door can still see it. */
function repeatedParameters(search: URLSearchParams): FieldError[] {
	const names = [...search.keys()];
	const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
	return [...repeated].map((name) => ({
		pointer: pointerOf([name]),
		code: "repeated",
		message: "Send this parameter once.",
	}));
}

function repeatedProperty(pointer: string): FieldError {
	return { pointer, code: "repeated", message: "This property is sent twice, which could mean either; send it once." };
}

function decodeStrings(schema: Shape | undefined, values: Record<string, string>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, decodeString(kindOf(schema?.shape[name]), value)]),
	);
}

/** Has as many digits as a number keeps apart, so that nothing is rounded to an integer that nobody sent. */
const EXACT_NUMBER = /^-?(?:\d{1,16}|\d{1,12}\.\d{1,3})$/;

/** A string that is not of its kind stays a string, for the schema to refuse by name. */
function decodeString(kind: string | undefined, value: string): unknown {
	if (kind === "number" && EXACT_NUMBER.test(value)) return Number(value);
	if (kind === "boolean" && (value === "true" || value === "false")) return value === "true";
	return value;
}

interface SchemaDef {
	type: string;
	innerType?: { def: SchemaDef };
}

/** The native type under optional and default wrappers. */
function kindOf(schema: unknown): string | undefined {
	let def = (schema as { def?: SchemaDef } | undefined)?.def;
	while (def?.innerType) def = def.innerType.def;
	return def?.type;
}

/** @throws AppError `unsupported_content_type`, `body_too_large`, `malformed_json`. */
async function readJson(request: Request, maxBytes: number): Promise<Body> {
	const bytes = await readBounded(request, maxBytes);
	if (bytes.byteLength === 0) return NO_BODY;
	const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") {
		throw new AppError("unsupported_content_type", "Send the body with Content-Type: application/json.");
	}
	return parseJson(bytes);
}
