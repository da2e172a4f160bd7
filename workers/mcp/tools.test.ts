import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { AREAS } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { modern, type RawOptions } from "#testing/mcp-http";
import { makeWorld } from "#testing/world";
import type { ToolDefinition } from "#workers/mcp/tool";
import { splitArguments } from "#workers/mcp/tools";

/** Every tool with whole schemas, and as models are told of it; asked for once, as each list takes a while to make. */
let whole: ToolDefinition[];
let short: ToolDefinition[];
beforeAll(async () => {
	await makeWorld();
	[whole, short] = await Promise.all([listed(FULL), listed()]);
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

/** A list of tools is read whole by every model that connects: at most 8,000 tokens, of which it uses 7,645. */
const TOOL_LIST_MAX_BYTES = 34_000;
/** No tool takes more than its share; the one that edits twenty kinds of fields at once has three. */
const TOOL_MAX_BYTES = 1_050;
const LARGER: Readonly<Record<string, number>> = {
	update_draft: 3_200,
	search_listings: 1_850,
	update_my_listing: 1_700,
	create_checkout: 1_600,
	quote_order: 1_600,
};
const FULL = { query: "?schemas=full" };

const PORTABLE_KEYWORDS = new Set([
	...["type", "properties", "required", "additionalProperties", "items", "anyOf", "enum", "const", "default"],
	...["description", "format", "pattern", "minLength", "maxLength", "minimum", "maximum", "minItems", "maxItems"],
	...["exclusiveMinimum", "exclusiveMaximum", "minProperties", "maxProperties"],
]);

describe("the list of tools", () => {
	it("stays within its budget of bytes, tool by tool", () => {
		const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength;
		expect(bytes(short)).toBeLessThan(TOOL_LIST_MAX_BYTES);
		const over = short.filter((tool) => bytes(tool) > (LARGER[tool.name] ?? TOOL_MAX_BYTES));
		expect(over.map((tool) => `${tool.name} ${bytes(tool)}`)).toEqual([]);
	});

	it("has every bound and the shape of the answers where a client asks for whole schemas", async () => {
		const [brief, full] = [await listed(), await listed({ headers: { "X-MCP-Schemas": "full" } })];
		expect(full.map(({ name }) => name)).toEqual(brief.map(({ name }) => name));
		expect(brief.filter((tool) => tool.outputSchema !== undefined)).toEqual([]);
		expect(full.filter((tool) => tool.outputSchema === undefined)).toEqual([]);
		const draft = (tools: ToolDefinition[]) => JSON.stringify(tools.find(({ name }) => name === "update_draft"));
		expect(draft(full)).toContain('"maxLength":20000');
		expect(draft(brief)).not.toContain('"maxLength":20000');
		expect(draft(brief)).toContain("stage: idea | pre-launch | beta | launched | growing | established");
	});

	it("is the same, in the same order, every time", async () => {
		expect(JSON.stringify(await listed())).toBe(JSON.stringify(short));
	});

	it("gives each tool a title, a description to choose by, and every annotation that has a meaning for it", () => {
		for (const tool of short) {
			expect(tool.title).toMatch(/^[A-Z]/);
			expect(tool.description.length).toBeGreaterThan(60);
			expect(tool.annotations).toEqual({
				readOnlyHint: expect.any(Boolean),
				destructiveHint: expect.any(Boolean),
				...(!tool.annotations.readOnlyHint && { idempotentHint: expect.any(Boolean) }),
				openWorldHint: expect.any(Boolean),
			});
		}
	});

	it("uses only schema keywords that clients understand", () => {
		for (const tool of [...short, ...whole]) {
			for (const schema of [...schemasIn(tool.inputSchema), ...schemasIn(tool.outputSchema ?? { type: "object" })]) {
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

		it("fit its example", () => {
			const [tool, brief] = [whole, short].map((tools) => tools.find(({ name }) => name === id));
			for (const schema of [tool?.inputSchema, brief?.inputSchema]) {
				expect(ajv.validate(schema ?? false, operation.example.input), ajv.errorsText()).toBe(true);
			}
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
		const reads = OPERATIONS.filter((operation) => operation.effects.readOnly).map(({ id }) => id);
		const gets = OPERATIONS.filter(({ method, id }) => method === "get" || id === "quote_order").map(({ id }) => id);
		expect(reads).toEqual(gets);
	});
});

describe("options of the address", () => {
	it.each(AREAS)("?toolsets=%s offers that area's tools only", async (area) => {
		const expected = OPERATIONS.filter((operation) => operation.area === area).map(({ id }) => id);
		expect((await listed({ query: `?toolsets=${area}` })).map(({ name }) => name)).toEqual(expected);
		expect((await listed({ headers: { "X-MCP-Toolsets": area } })).map(({ name }) => name)).toEqual(expected);
	});

	it("?readonly=1 offers only tools that change nothing, and only those can be called", async () => {
		const reads = OPERATIONS.filter((operation) => operation.effects.readOnly).map(({ id }) => id);
		expect((await listed({ query: "?readonly=1" })).map(({ name }) => name)).toEqual(reads);
		expect((await listed({ headers: { "X-MCP-Readonly": "true" } })).map(({ name }) => name)).toEqual(reads);
		const write = OPERATIONS.find((operation) => !reads.includes(operation.id));
		if (write) {
			const answer = await modern("tools/call", { name: write.id, arguments: {} }, { query: "?readonly=1" });
			expect(answer.body).toMatchObject({ error: { code: -32602 } });
		}
	});

	it("?tools=... offers these tools only", async () => {
		const named = await listed({
			query: "?tools=get_listing,search_listings,update_draft",
			headers: { "X-MCP-Readonly": "1" },
		});
		expect(named.map(({ name }) => name).sort()).toEqual(["get_listing", "search_listings"]);
		const answer = await modern("tools/call", { name: "get_account", arguments: {} }, { query: "?tools=get_listing" });
		expect(answer.body).toMatchObject({ error: { code: -32602 } });
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
		const answer = await modern(
			"tools/list",
			{},
			{ query: "?toolsets=votes&readonly=maybe&tools=vote&schemas=some&answers=spoken" },
		);
		expect(answer).toMatchObject({
			status: 400,
			body: {
				code: "invalid_input",
				errors: [
					{ pointer: "/toolsets" },
					{ pointer: "/tools" },
					{ pointer: "/readonly" },
					{ pointer: "/schemas" },
					{ pointer: "/answers" },
				],
			},
		});
	});
});
