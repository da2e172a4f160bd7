import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { mcp } from "#testing/mcp-http";
import { makeWorld, type Person, type World } from "#testing/world";
import { repeatedKeys } from "#workers/http/repeated-keys";

it.each([
	['{"a":1,"b":2}', []],
	['{"a":1,"a":1}', ["/a"]],
	['{"a":{"b":1},"c":{"b":2,"b":3}}', ["/c/b"]],
	['{"list":[{"x":1},{"x":1 , "y":[1,2,{"z":1,"z":2}], "x":2}]}', ["/list/1/y/2/z", "/list/1/x"]],
	['{"a":"{\\"a\\":1,\\"a\\":2}","b\\\\":"\\\\\\"","b\\\\":1}', ["/b\\"]],
	['{"\\u0061":1,"a" :2}', ["/a"]],
	['{"a/b":1,"a~b":1,"a/b":2}', ["/a~1b"]],
	['{"a":"a","b":["a","a"],"":1,"":2}', ["/"]],
	['["a","a"]', []],
	["7", []],
	['"text"', []],
	['{"__proto__":1,"__proto__":2}', ["/__proto__"]],
])("%s", (text, pointers) => {
	expect(JSON.parse(text)).toBeDefined();
	expect(repeatedKeys(text)).toEqual(pointers);
});

it("finds nothing in what was written from a value, and any key that is written once more", () => {
	fc.assert(
		fc.property(
			fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }),
			fc.nat(),
			fc.boolean(),
			(value, at, spaced) => {
				const text = JSON.stringify(value, null, spaced ? 1 : 0);
				expect(repeatedKeys(text)).toEqual([]);
				const keys = Object.keys(value);
				const key = keys[at % keys.length] ?? "";
				expect(repeatedKeys(`{${JSON.stringify(key)}:1,${text.slice(1)}`)).toHaveLength(1);
			},
		),
	);
});

it("reads hostile texts in one pass", () => {
	const deep = "[".repeat(500_000) + "]".repeat(500_000);
	expect(repeatedKeys(deep)).toEqual([]);
	expect(repeatedKeys(JSON.stringify({ a: "\\".repeat(400_000) }))).toEqual([]);
	expect(repeatedKeys(`{${'"a":1,'.repeat(100_000)}"a":1}`)).toEqual(["/a"]);
});

it("names what lies deep by what holds it: no answer grows to many times its request", () => {
	const repeats = Array.from({ length: 40 }, (_, index) => `"k${index >> 1}":1`).join(",");
	const deep = `${'{"a":'.repeat(150_000)}{${repeats}}${"}".repeat(150_000)}`;
	const long = `{"${"k".repeat(300_000)}":{${repeats}}}`;
	expect(repeatedKeys(deep)).toEqual(["/a".repeat(500)]);
	expect(repeatedKeys(long)).toEqual([""]);
});

let world: World;
let ada: Person;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person();
});

it("refuses a body over REST, naming every key that is sent twice beside what else is wrong", async () => {
	const body = '{"url":"https://example.com/","url":"https://example.org/","extra":{"a":1,"a":2}}';
	const answer = await world.api("POST", "/drafts", { as: ada, body });
	expect(answer).toMatchObject({ status: 400, body: { code: "invalid_input" } });
	expect(answer.body.errors).toMatchObject([
		{ pointer: "/url", code: "repeated" },
		{ pointer: "/extra/a", code: "repeated" },
		{ pointer: "/extra", code: "unknown_property" },
	]);
	expect(await world.db.query.drafts.findMany()).toEqual([]);
});

it("refuses a message to the tool server in the same words, in both eras, and calls nothing", async () => {
	const args = '{"url":"https://example.com/","url":"https://example.org/"}';
	const params = `{"name":"submit_listing","arguments":${args}}`;
	const text = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":${params}}`;
	const modern = { "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "submit_listing" };
	for (const headers of [modern, {}]) {
		const answer = await mcp(text, { as: ada, headers });
		expect(answer).toMatchObject({ status: 400, body: { error: { code: -32600 } } });
		expect(JSON.stringify(answer.body)).toContain("/params/arguments/url");
	}
	expect(await world.db.query.drafts.findMany()).toEqual([]);
});
