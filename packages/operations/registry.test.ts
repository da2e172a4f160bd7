import { describe, expect, it } from "vitest";
import type { Operation, Shape } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { IDEMPOTENT, SPEC } from "#testing/spec-table";
import { errorStatuses } from "#workers/rest/document/problems";

/** The registry held against the table that clients were written against (docs/api.md#operations): a deviation cannot land. */

const keysOf = (schema: Shape | undefined) => Object.keys(schema?.shape ?? {});
const pathKeys = (operation: Operation) => [...operation.path.matchAll(/\{([a-z_]+)\}/g)].map((match) => match[1]);

describe("the registry", () => {
	it("has exactly the operations of the table", () => {
		expect(
			OPERATIONS.map((operation) => operation.id).sort(),
			"packages/operations/registry.ts and packages/testing/spec-table.ts name the same operations",
		).toEqual(SPEC.map((row) => row.id).sort());
	});

	it("takes an Idempotency-Key where the table says so, and nowhere else", () => {
		const ids = OPERATIONS.filter((operation) => operation.idempotent).map((operation) => operation.id);
		expect(ids.sort()).toEqual([...IDEMPOTENT].sort());
	});
});

describe.each(SPEC)("$id", (row) => {
	const operation = OPERATIONS.find((candidate) => candidate.id === row.id);
	if (operation === undefined) {
		it("exists", () => expect(operation).toBeDefined());
		return;
	}

	it("has the table's method, path, scope and success status", () => {
		const { method, path, scope, status } = operation;
		expect({ method, path, scope, status }).toEqual({
			method: row.method,
			path: row.path,
			scope: row.scope,
			status: row.success,
		});
	});

	it("documents the table's error statuses", () => {
		// 401 also on public reads: bad credentials are never silently ignored. 500 and 503 are nobody's choice.
		const named = [400, 401, 429, 500, 503, ...(row.scope === "public" ? [] : [403]), ...(row.notFound ? [404] : [])];
		expect(errorStatuses(operation)).toEqual(named.sort());
	});

	it("is paginated where the table says so, within its bounds", () => {
		const paging = operation.query ? [operation.query.shape.page, operation.query.shape.per_page] : [];
		expect(paging.every((field) => field !== undefined) && paging.length === 2).toBe(row.paginated);
		if (!row.paginated) return;
		for (const [name, max, fallback] of [
			["page", 1000, 1],
			["per_page", 100, 20],
		] as const) {
			const parse = (value: number | undefined) => operation.query?.partial().safeParse({ [name]: value });
			expect([0, 1, max, max + 1].map((value) => parse(value)?.success)).toEqual([false, true, true, false]);
			expect(operation.query?.shape[name]?.safeParse(undefined)).toEqual({ success: true, data: fallback });
		}
	});

	it("declares its path parameters, and no key twice", () => {
		expect(keysOf(operation.params).sort()).toEqual(pathKeys(operation).sort());
		const all = [operation.params, operation.query, operation.body].flatMap(keysOf);
		expect(new Set(all).size).toBe(all.length);
	});

	it("has an example that its own schemas accept", () => {
		const { input, output } = operation.example;
		const part = (schema: Shape) =>
			Object.fromEntries(Object.entries(input).filter(([key]) => keysOf(schema).includes(key)));
		for (const schema of [operation.params, operation.query, operation.body]) {
			if (schema) expect(schema.safeParse(part(schema)).error).toBeUndefined();
		}
		expect(operation.output.safeParse(output).error).toBeUndefined();
	});

	it("says what it is for", () => {
		expect(operation.summary.length).toBeGreaterThan(9);
		expect(operation.summary.length).toBeLessThan(120);
		expect(operation.description.length).toBeGreaterThan(29);
	});
});
