import { expect, it } from "vitest";
import { briefSchema } from "#workers/mcp/brief-schema";
import type { JsonSchema } from "#workers/mcp/json-schema";

const input = (properties: Record<string, JsonSchema>) =>
	({ type: "object", properties, additionalProperties: false }) as const;
const text = (maxLength: number) => ({ type: "string", maxLength, minLength: 1 });
const briefOf = (field: JsonSchema) => (briefSchema(input({ field })).properties as { field: JsonSchema }).field;

it("leaves bounds out that decide nothing while somebody writes", () => {
	expect(briefOf(text(160))).toEqual({ type: "string", maxLength: 160 });
	expect(briefOf(text(200))).toEqual({ type: "string" });
	expect(briefOf(text(32))).toEqual({ type: "string" });
	expect(briefOf({ type: "string", format: "uuid" })).toEqual({ type: "string" });
	const list = (maxItems: number) => briefOf({ type: "array", items: text(9), maxItems }).maxItems;
	expect([list(5), list(50)]).toEqual([5, undefined]);
	expect(briefOf(text(8000))).toEqual({ type: "string" });
	expect(briefOf({ type: "string", pattern: "^x$", maxLength: 10 })).toEqual({ type: "string" });
	expect(briefOf({ type: "integer", minimum: 1, maximum: 1000, default: 1 })).toEqual({ type: "integer" });
	expect(briefOf({ type: "integer", minimum: 5, maximum: 30 })).toEqual({ type: "integer", minimum: 5, maximum: 30 });
	expect(briefOf({ type: "integer", maximum: 100 })).toEqual({ type: "integer" });
	expect(briefOf({ type: "string", enum: ["a", "b"], default: "a" })).toEqual({
		type: "string",
		enum: ["a", "b"],
		default: "a",
	});
});

it("tells many fields in words, once for equal ones", () => {
	const fields = {
		type: "object",
		properties: {
			a: text(500),
			b: text(500),
			c: { anyOf: [text(70), { type: "null" }] },
			d: { type: "array", items: text(20) },
			e: { type: "integer", minimum: 1, maximum: 9 },
			f: { type: "string", enum: ["x", "y", ""] },
		},
	};
	const { one, two } = briefSchema(input({ one: { ...fields, description: "Replaces all." }, two: fields }))
		.properties as Record<string, JsonSchema>;
	expect(one).toEqual({
		type: "object",
		description: "Replaces all. a, b: text to 500; c: text to 70; d: list of text to 20; e: number 1 to 9; f: x | y.",
	});
	expect(two).toEqual({ type: "object", description: "As one." });
});

it("keeps fields that have words of their own, and few ones", () => {
	const explained = {
		type: "object",
		properties: { a: text(9), b: text(9), c: text(9), d: text(9), e: { ...text(9), description: "E." } },
	};
	expect(Object.keys(briefOf(explained).properties as object)).toHaveLength(5);
	expect(briefOf({ type: "array", items: { type: "string", enum: [..."abcdefghi"] } }).items).toEqual({
		type: "string",
	});
	expect(briefOf({ type: "array", items: { type: "string", enum: [..."abc"] } }).items).toEqual({
		type: "string",
		enum: [..."abc"],
	});
	expect(briefSchema({ ...input({ a: text(9) }), required: ["a"] })).toMatchObject({ required: ["a"] });
});
