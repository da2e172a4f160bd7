import fc from "fast-check";
import type { Operation, Shape } from "#operations/define";
import type { DocumentCheck } from "#scripts/lib/document-check";
import type { FuzzTarget } from "#scripts/lib/fuzz-setup";
import { malformed, type Pools, valid } from "#testing/arbitrary";

export type Kind = "valid" | "malformed";

/** One generated request, as data: what a failure prints is what replays it. */
export interface FuzzCase {
	kind: Kind;
	operation: string;
	method: string;
	path: string;
	query: [string, string][];
	/** Undefined: no body. A string is sent as it is, and need not be JSON. */
	body: unknown;
	contentType: string;
	idempotencyKey: string | undefined;
}

type Parts = Record<"params" | "query" | "body", Arbitrary>;
type Arbitrary = fc.Arbitrary<unknown>;

/** Requests for operations chosen evenly. */
export function cases(operations: readonly Operation[], kind: Kind, pools: Pools): fc.Arbitrary<FuzzCase> {
	return fc.oneof(...operations.flatMap((operation) => variants(operation, kind, pools)));
}

/** A malformed request has one malformed part; every part that an operation has is tried. */
function variants(operation: Operation, kind: Kind, pools: Pools): fc.Arbitrary<FuzzCase>[] {
	const good: Parts = {
		params: good_(operation.params, pools),
		query: good_(operation.query, pools),
		body: operation.body ? valid(operation.body, pools) : fc.constant(undefined),
	};
	if (kind === "valid") return [assemble(operation, kind, good)];
	const bad: fc.Arbitrary<FuzzCase>[] = [assemble(operation, kind, { ...good, query: unknownParameter })];
	if (operation.params) bad.push(assemble(operation, kind, { ...good, params: malformed(operation.params, pools) }));
	if (operation.query && Object.keys(operation.query.shape).length > 0) {
		bad.push(assemble(operation, kind, { ...good, query: malformed(operation.query, pools) }));
	}
	if (operation.body) {
		bad.push(assemble(operation, kind, { ...good, body: malformed(operation.body, pools) }));
		bad.push(assemble(operation, kind, { ...good, body: fc.constantFrom("{", "", "nul", "[1,]", "\u00ff", '"text"') }));
		bad.push(assemble(operation, kind, good, fc.constantFrom("text/plain", "application/xml", "multipart/form-data")));
	}
	return bad;
}

const good_ = (schema: Shape | undefined, pools: Pools): Arbitrary => (schema ? valid(schema, pools) : fc.constant({}));
const unknownParameter = fc.record({ no_such_parameter: fc.string({ maxLength: 5 }) });

function assemble(
	operation: Operation,
	kind: Kind,
	parts: Parts,
	contentType: fc.Arbitrary<string> = fc.constant("application/json"),
) {
	return fc.record({ ...parts, contentType, idempotencyKey: fc.option(fc.uuid(), { nil: undefined, freq: 3 }) }).map(
		({ params, query, body, contentType: type, idempotencyKey }): FuzzCase => ({
			kind,
			operation: operation.id,
			method: operation.method.toUpperCase(),
			path: fillPath(operation.path, (params ?? {}) as Record<string, unknown>),
			query: Object.entries((query ?? {}) as Record<string, unknown>)
				.filter(([, value]) => value !== undefined)
				.slice(0, 20)
				.map(([name, value]) => [name, asText(value)]),
			body,
			contentType: type,
			idempotencyKey,
		}),
	);
}

function fillPath(path: string, params: Record<string, unknown>): string {
	return path.replaceAll(/\{([a-z_]+)\}/g, (_, name: string) =>
		encodeURIComponent(asText(params[name]).toWellFormed()),
	);
}

/** Longer addresses are refused by the runtime itself before the service sees them. */
const ADDRESS_PART_MAX = 1_000;

function asText(value: unknown): string {
	const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
	return text.slice(0, ADDRESS_PART_MAX).toWellFormed();
}

export function requestOf(item: FuzzCase, { origin, key }: FuzzTarget): Request {
	const headers: Record<string, string> = { Authorization: `Bearer ${key}` };
	if (item.idempotencyKey !== undefined) headers["Idempotency-Key"] = item.idempotencyKey;
	if (item.body !== undefined) headers["Content-Type"] = item.contentType;
	const search = new URLSearchParams(item.query).toString();
	return new Request(`${origin}/api/v1${item.path}${search && `?${search}`}`, {
		method: item.method,
		headers,
		...(item.body !== undefined && { body: typeof item.body === "string" ? item.body : JSON.stringify(item.body) }),
	});
}

/** What is wrong with an answer, or null. A malformed address may lead to no operation at all: that is a 404 or 405. */
export function problemOf(item: FuzzCase, status: number, text: string, check: DocumentCheck): string | null {
	if (status >= 500) return `${text.slice(0, 300)}`;
	let body: unknown;
	try {
		body = JSON.parse(text);
	} catch {
		return `not JSON: ${text.slice(0, 100)}`;
	}
	const strayed = item.kind === "malformed" && (status === 404 || status === 405);
	return check(strayed ? "get_listing" : item.operation, strayed ? 404 : status, body);
}
