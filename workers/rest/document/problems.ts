import { nextAfter } from "#core/error-next";
import { ERRORS, type ErrorCode } from "#core/errors";
import type { Operation } from "#operations/define";
import type { JsonSchema } from "#workers/rest/document/json-schema";
import { refTo, typeName } from "#workers/rest/document/schemas";
import { nextRequests } from "#workers/rest/next-requests";

/** What an operation refuses with, as the document says it. Source: RFC 9457; docs/api.md#errors. */

/** Refusals that operations share; the rest are codes of bad input and of an operation's own rules. */
const SHARED: Record<string, { status: number; codes: readonly ErrorCode[] }> = {
	InvalidInput: { status: 400, codes: ["invalid_input"] },
	Unauthorized: { status: 401, codes: ["unauthorized", "invalid_token"] },
	Forbidden: { status: 403, codes: ["insufficient_scope"] },
	NotFound: { status: 404, codes: ["not_found"] },
	RateLimited: { status: 429, codes: ["rate_limited"] },
	RateLimitedOrRunning: { status: 429, codes: ["rate_limited", "idempotency_in_progress"] },
	InternalError: { status: 500, codes: ["internal"] },
	Unavailable: { status: 503, codes: ["unavailable"] },
};

const OF_A_BODY: readonly ErrorCode[] = ["malformed_json", "unsupported_content_type", "body_too_large"];
const OF_A_KEY: readonly ErrorCode[] = ["invalid_idempotency_key", "idempotency_key_reused"];

/** The codes an operation can refuse with, in the order of their statuses. */
export function codesOf(operation: Operation): ErrorCode[] {
	return [400, ...errorStatuses(operation).filter((status) => status !== 400)].flatMap((status) =>
		codesAt(operation, status),
	);
}

function codesAt(operation: Operation, status: number): readonly ErrorCode[] {
	if (status !== 400) return SHARED[sharedName(operation, status)]?.codes ?? [];
	const takesBody = operation.method !== "get" && operation.method !== "delete";
	return [
		"invalid_input",
		...(takesBody ? OF_A_BODY : []),
		...(operation.idempotent ? OF_A_KEY : []),
		...operation.refuses,
	];
}

/** Which of the shared refusals an operation has at a status. */
function sharedName(operation: Operation, status: number): string {
	if (status === 429) return operation.idempotent ? "RateLimitedOrRunning" : "RateLimited";
	return Object.keys(SHARED).find((name) => SHARED[name]?.status === status) ?? "InternalError";
}

/** The statuses an operation can refuse with. Source: docs/api.md#errors. */
export function errorStatuses(operation: Operation): number[] {
	const statuses = [400, 401, 429, 500, 503];
	if (operation.scope !== "public") statuses.push(403);
	// A path identifier can name nothing.
	if (operation.params !== undefined) statuses.push(404);
	return statuses.sort();
}

const TEXT: Record<number, string> = {
	400: "The input is not valid, or a rule of the service refuses it; `code` says which.",
	401: "Credentials are missing, unknown, expired or revoked.",
	403: "The credentials lack the needed scope.",
	404: "There is no such thing that you can see.",
	429: "Too many requests, or the same Idempotency-Key is still running; wait as `Retry-After` says.",
	500: "A fault of the service, logged under `request_id`.",
	503: "The database or a service that is needed does not answer; try again later.",
};

const HEADERS: Record<number, readonly string[]> = {
	401: ["WWW-Authenticate"],
	403: ["WWW-Authenticate"],
	429: ["Retry-After"],
};

/** The refusals that many operations share, to stand under `components`. */
export function sharedResponses(): Record<string, JsonSchema> {
	return Object.fromEntries(
		Object.entries(SHARED).map(([name, { status, codes }]) => [
			name,
			responseOf(status, codes, null, { $ref: refTo("Problem") }),
		]),
	);
}

/** The refusals of one operation, by status; those with codes of its own have a schema that names them. */
export function refusalsOf(operation: Operation): Record<string, JsonSchema> {
	return Object.fromEntries(
		errorStatuses(operation).map((status) => {
			const codes = codesAt(operation, status);
			if (status !== 400 || codes.length === 1) {
				return [status, { $ref: refTo(sharedName(operation, status), "responses") }];
			}
			return [status, responseOf(status, codes, operation, { $ref: refTo(problemName(operation)) })];
		}),
	);
}

/** The schemas of refusals that have codes of their own. */
export function ownProblems(operations: readonly Operation[]): Record<string, JsonSchema> {
	return Object.fromEntries(
		operations.flatMap((operation) => {
			const codes = codesAt(operation, 400);
			if (codes.length === 1) return [];
			const code = { type: "string", enum: codes, description: "Which rule refuses." };
			return [
				[
					problemName(operation),
					{
						description: `What \`${operation.id}\` refuses with.`,
						allOf: [{ $ref: refTo("Problem") }, { type: "object", properties: { code } }],
					},
				],
			];
		}),
	);
}

function problemName(operation: Operation): string {
	return `${typeName(operation.id)}Problem`;
}

function responseOf(
	status: number,
	codes: readonly ErrorCode[],
	operation: Operation | null,
	schema: JsonSchema,
): JsonSchema {
	const headers = [
		"X-Request-Id",
		...(HEADERS[status] ?? []),
		...(status === 500 ? [] : ["RateLimit", "RateLimit-Policy"]),
	];
	return {
		description: TEXT[status] ?? "Refused.",
		headers: headerRefs(headers),
		content: {
			"application/json": {
				schema,
				examples: Object.fromEntries(codes.map((code) => [code, exampleAt(code, operation)])),
			},
		},
	};
}

export function headerRefs(names: readonly string[]): Record<string, JsonSchema> {
	return Object.fromEntries(names.map((name) => [name, { $ref: refTo(name, "headers") }]));
}

/** The refusals that stand once in the document: what follows from them is the same everywhere. */
const OF_ANY_WRITE: readonly ErrorCode[] = ["invalid_input", ...OF_A_BODY, ...OF_A_KEY];

export function sharedExamples(): Record<string, JsonSchema> {
	return Object.fromEntries(OF_ANY_WRITE.map((code) => [code, { value: exampleOf(code, null) }]));
}

function exampleAt(code: ErrorCode, operation: Operation | null): JsonSchema {
	return OF_ANY_WRITE.includes(code) ? { $ref: refTo(code, "examples") } : { value: exampleOf(code, operation) };
}

/** A refusal as it can come. */
function exampleOf(code: ErrorCode, operation: Operation | null) {
	const { status, title } = ERRORS[code];
	const next = nextRequests(nextAfter(code, operation));
	return {
		type: `https://launchweek.example/docs/errors/${code}`,
		title,
		status,
		detail: `${title}.`,
		code,
		request_id: "5f3c9f0e-7d0a-4a51-9c57-0a5f5d0f3f11",
		...(code === "invalid_input" && {
			errors: [{ pointer: "/page", code: "too_small", message: "This must be at least 1.", limit: 1, actual: 0 }],
		}),
		...(next.length > 0 && { next_actions: next }),
	};
}
