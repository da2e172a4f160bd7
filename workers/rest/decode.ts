import { AppError, type FieldError } from "#core/errors";
import { BODY_MAX_BYTES } from "#core/limits";
import type { Operation, Shape } from "#operations/define";
import { pointerOf, type RawInput } from "#usecases/validate";

/** Turns an HTTP request into an operation's input. The only place where strings become numbers and booleans. */
export async function decode(
	operation: Operation,
	request: Request,
	params: Record<string, string>,
): Promise<RawInput> {
	const search = new URL(request.url).searchParams;
	const body =
		operation.method === "get" || operation.method === "delete" ? await noBody(request) : await readJson(request);
	return {
		params: decodeStrings(operation.params, params),
		query: decodeStrings(operation.query, Object.fromEntries(search)),
		body,
		errors: repeatedParameters(search),
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

function decodeStrings(schema: Shape | undefined, values: Record<string, string>): Record<string, unknown> {
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, decodeString(kindOf(schema?.shape[name]), value)]),
	);
}

/** A string that is not of its kind stays a string, for the schema to refuse by name. */
function decodeString(kind: string | undefined, value: string): unknown {
	if (kind === "number" && /^-?\d{1,15}(\.\d+)?$/.test(value)) return Number(value);
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

async function noBody(request: Request): Promise<undefined> {
	await request.body?.cancel();
	return undefined;
}

/** @throws AppError `unsupported_content_type`, `body_too_large`, `malformed_json`. */
async function readJson(request: Request): Promise<unknown> {
	const bytes = await readBounded(request);
	if (bytes.byteLength === 0) return undefined;
	const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
	if (type !== "application/json") {
		throw new AppError("unsupported_content_type", "Send the body with Content-Type: application/json.");
	}
	return parseJson(bytes);
}

/** @throws AppError `malformed_json`. */
export function parseJson(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes));
	} catch {
		throw new AppError("malformed_json", "The body could not be read as JSON in UTF-8.");
	}
}

/** Reads a body up to the limit and not a chunk further. @throws AppError `body_too_large`. */
export async function readBounded(request: Request): Promise<Uint8Array> {
	const refuse = () => new AppError("body_too_large", `A body may be at most ${BODY_MAX_BYTES / 1024} KiB.`);
	if (Number(request.headers.get("Content-Length") ?? 0) > BODY_MAX_BYTES) throw refuse();
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.byteLength;
		if (length > BODY_MAX_BYTES) throw refuse();
		chunks.push(chunk);
	}
	const whole = new Uint8Array(length);
	let offset = 0;
	for (const chunk of chunks) {
		whole.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return whole;
}
