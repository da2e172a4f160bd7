import { AppError } from "#core/errors";
import { AREAS, type Area } from "#operations/define";
import type { PageContext } from "../site.ts";

/** The parts of the OpenAPI document that the reference shows. Source: OpenAPI 3.1.0. */
export interface Schema {
	type?: string | string[];
	format?: string;
	pattern?: string;
	description?: string;
	enum?: unknown[];
	default?: unknown;
	minimum?: number;
	maximum?: number;
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	items?: Schema;
	properties?: Record<string, Schema>;
	required?: string[];
	anyOf?: Schema[];
	additionalProperties?: Schema | boolean;
}

interface Content {
	"application/json"?: { schema?: Schema; examples?: Record<string, { value: unknown }> };
}

interface PathItemOperation {
	operationId: string;
	tags: string[];
	summary: string;
	description: string;
	security: Record<string, string[]>[];
	parameters?: {
		name: string;
		in: string;
		required?: boolean;
		description?: string;
		schema: Schema;
		example?: string | number | boolean;
	}[];
	requestBody?: { required?: boolean; content: Content };
	responses: Record<string, { description: string; content?: Content }>;
}

export interface DocumentedOperation extends PathItemOperation {
	method: string;
	path: string;
	/** The scope it needs; null when it is public. */
	scope: string | null;
}

export interface ApiDocument {
	info: { title: string; version: string; description: string };
	tags: { name: string; description: string }[];
	operations: DocumentedOperation[];
}

interface Stored extends Omit<ApiDocument, "operations"> {
	paths: Record<string, Record<string, PathItemOperation>>;
}

/** It is part of the deployment: once read, it stays as long as this isolate. */
let document: ApiDocument | undefined;

/** The document the API itself serves, by operations. */
export async function apiDocument(c: PageContext): Promise<ApiDocument> {
	if (document !== undefined) return document;
	const answer = await c.var.services.assets.fetch(new URL("/openapi.json", c.req.url));
	if (!answer.ok) throw new AppError("unavailable", "The API document cannot be read at the moment.");
	const { info, tags, paths } = withoutReferences<Stored>(await answer.json());
	const operations = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ ...operation, method, path, scope: scopeOf(operation) })),
	);
	const area = (operation: DocumentedOperation) => AREAS.indexOf(operation.tags[0] as Area);
	document = { info, tags, operations: operations.sort((a, b) => area(a) - area(b)) };
	return document;
}

/** The first example of a body or an answer; undefined where there is none. */
export function exampleIn(content: Content | undefined): unknown {
	return Object.values(content?.["application/json"]?.examples ?? {})[0]?.value;
}

/** The document with each part in the place of the references to it; what stands beside a reference goes before. */
function withoutReferences<T>(whole: T): T {
	const found = new Map<string, unknown>();
	const resolve = (value: unknown): unknown => {
		if (Array.isArray(value)) return value.map(resolve);
		if (typeof value !== "object" || value === null) return value;
		const { $ref, ...beside } = value as { $ref?: string };
		if (typeof $ref !== "string") {
			return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
		}
		if (!found.has($ref)) found.set($ref, resolve(partAt(whole, $ref)));
		return { ...(found.get($ref) as object), ...beside };
	};
	return resolve(whole) as T;
}

/** @param reference such as `#/components/schemas/Listing`, of names without a slash. */
function partAt(whole: unknown, reference: string): unknown {
	return reference
		.slice(2)
		.split("/")
		.reduce((part, name) => (part as Record<string, unknown>)[name], whole);
}

function scopeOf({ security }: PathItemOperation): string | null {
	const isPublic = security.some((way) => Object.keys(way).length === 0);
	return isPublic ? null : (security.find((way) => way.oauth !== undefined)?.oauth?.[0] ?? null);
}
