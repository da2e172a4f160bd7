import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { AREAS } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { modern, type RawOptions } from "#testing/mcp-http";
import { makeWorld } from "#testing/world";
import { annotationsOf, EXCEPTIONAL_IDS } from "#workers/mcp/annotations";
import { splitArguments, type ToolDefinition } from "#workers/mcp/tools";

beforeAll(async () => {
	await makeWorld();
});

async function listed(options: RawOptions = {}): Promise<ToolDefinition[]> {
	const { body } = await modern("tools/list", {}, options);
	return (body as { result: { tools: ToolDefinition[] } }).result.tools;
}

/** Every schema inside a schema. */
function schemasIn(schema: Record<string, unknown>): Record<string, unknown>[] {
	const inner = [
		...Object.values((schema.properties ?? {}) as object),
		...((schema.anyOf ?? []) as object[]),
		...(typeof schema.items === "object" ? [schema.items] : []),
		...(typeof schema.additionalProperties === "object" ? [schema.additionalProperties] : []),
	] as Record<string, unknown>[];
	return [schema, ...inner.flatMap(schemasIn)];
}

/** A list of tools is read whole by every model that connects. */
const TOOL_LIST_MAX_BYTES = 64_000;

const PORTABLE_KEYWORDS = new Set([
	...["type", "properties", "required", "additionalProperties", "items", "anyOf", "enum", "const", "default"],
	...["description", "format", "pattern", "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"],
	...["exclusiveMinimum", "exclusiveMaximum", "minProperties", "maxProperties"],
]);

describe("the list of tools", () => {
	it("stays within its budget of bytes", async () => {
		const bytes = new TextEncoder().encode(JSON.stringify(await listed())).byteLength;
		expect(bytes).toBeLessThan(TOOL_LIST_MAX_BYTES);
	});

	it("is the same, in the same order, every time", async () => {
		expect(JSON.stringify(await listed())).toBe(JSON.stringify(await listed()));
	});

	it("gives each tool a title, a description to choose by, and all four annotations", async () => {
		for (const tool of await listed()) {
			expect(tool.title).toMatch(/^[A-Z]/);
			expect(tool.description.length).toBeGreaterThan(60);
			expect(tool.annotations).toEqual({
				title: tool.title,
				readOnlyHint: expect.any(Boolean),
				destructiveHint: expect.any(Boolean),
				idempotentHint: expect.any(Boolean),
				openWorldHint: expect.any(Boolean),
			});
		}
	});

	it("uses only schema keywords that clients understand", async () => {
		for (const tool of await listed()) {
			for (const schema of [...schemasIn(tool.inputSchema), ...schemasIn(tool.outputSchema)]) {
				expect(Object.keys(schema).filter((keyword) => !PORTABLE_KEYWORDS.has(keyword))).toEqual([]);
				expect(Array.isArray(schema.type), `${tool.name} has a list of types`).toBe(false);
				expect(Object.keys(schema), `${tool.name} has a schema that says nothing`).not.toEqual([]);
			}
		}
	});
});

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
	"the schemas of %s",
	(id, operation) => {
		const ajv = new Ajv({ strict: false });
		addFormats.default(ajv);

		it("fit its example", async () => {
			const tool = (await listed()).find(({ name }) => name === id);
			expect(ajv.validate(tool?.inputSchema ?? false, operation.example.input), ajv.errorsText()).toBe(true);
			expect(ajv.validate(tool?.outputSchema ?? false, operation.example.output), ajv.errorsText()).toBe(true);
		});

		it("put each argument back where the operation reads it", () => {
			const { params, query, body } = splitArguments(operation, operation.example.input);
			expect(Object.keys(params).every((key) => operation.params && key in operation.params.shape)).toBe(true);
			expect(Object.keys(query).every((key) => operation.query && key in operation.query.shape)).toBe(true);
			expect({ ...params, ...query, ...(body as object) }).toEqual(operation.example.input);
		});
	},
);

it("names the area of every toolset", () => {
	expect([...new Set(OPERATIONS.map(({ area }) => area))].sort()).toEqual([...AREAS].sort());
});

describe("annotations", () => {
	it("call exactly the reads read-only", () => {
		const reads = OPERATIONS.filter((operation) => annotationsOf(operation).readOnlyHint).map(({ id }) => id);
		const gets = OPERATIONS.filter(({ method, id }) => method === "get" || id === "quote_order").map(({ id }) => id);
		expect(reads).toEqual(gets);
	});

	it("make exceptions for operations that exist", () => {
		const ids = OPERATIONS.map(({ id }) => id);
		expect(EXCEPTIONAL_IDS.filter((id) => !ids.includes(id))).toEqual([]);
	});
});

describe("options of the address", () => {
	it.each(AREAS)("?toolsets=%s offers that area's tools only", async (area) => {
		const expected = OPERATIONS.filter((operation) => operation.area === area).map(({ id }) => id);
		expect((await listed({ query: `?toolsets=${area}` })).map(({ name }) => name)).toEqual(expected);
		expect((await listed({ headers: { "X-MCP-Toolsets": area } })).map(({ name }) => name)).toEqual(expected);
	});

	it("?readonly=1 offers only tools that change nothing, and only those can be called", async () => {
		const reads = OPERATIONS.filter((operation) => annotationsOf(operation).readOnlyHint).map(({ id }) => id);
		expect((await listed({ query: "?readonly=1" })).map(({ name }) => name)).toEqual(reads);
		expect((await listed({ headers: { "X-MCP-Readonly": "true" } })).map(({ name }) => name)).toEqual(reads);
		const write = OPERATIONS.find((operation) => !reads.includes(operation.id));
		if (write) {
			const answer = await modern("tools/call", { name: write.id, arguments: {} }, { query: "?readonly=1" });
			expect(answer.body).toMatchObject({ error: { code: -32602 } });
		}
	});

	it("can only narrow each other", async () => {
		const both = await listed({
			query: "?toolsets=directory,account",
			headers: { "X-MCP-Toolsets": "account,orders" },
		});
		expect(both.map(({ name }) => name)).toEqual(
			OPERATIONS.filter(({ area }) => area === "account").map(({ id }) => id),
		);
	});

	it("that name nothing are refused by name", async () => {
		const answer = await modern("tools/list", {}, { query: "?toolsets=votes&readonly=maybe" });
		expect(answer).toMatchObject({
			status: 400,
			body: { code: "invalid_input", errors: [{ pointer: "/toolsets" }, { pointer: "/readonly" }] },
		});
	});
});
