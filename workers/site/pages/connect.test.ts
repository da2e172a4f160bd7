import { beforeEach, expect, it } from "vitest";
import { openBrowser } from "#testing/browser";
import { modern } from "#testing/mcp-http";
import { makeWorld, ORIGIN } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

/** Addresses of the tool server that a page tells of, by their query. */
function queriesIn(html: string): string[] {
	const words = html
		.replaceAll("&amp;", "&")
		.match(/\?(?:login|tools|toolsets|readonly|answers|schemas)=[a-z0-9_,]+(?:&[a-z]+=[a-z]+)*/g);
	return [...new Set(words)];
}

it("tells of addresses that the tool server takes", async () => {
	const { html } = await openBrowser().get("/connect");
	expect(html).toContain(`${ORIGIN}/mcp`);
	const queries = queriesIn(html);
	expect(queries).toEqual(
		expect.arrayContaining(["?login=1", "?readonly=1", "?answers=text", "?schemas=full", "?toolsets=directory,drafts"]),
	);
	for (const query of queries) {
		expect([query, (await modern("tools/list", {}, { query })).status]).toEqual([
			query,
			query === "?login=1" ? 401 : 200,
		]);
	}
	const { body } = await modern("tools/list", {}, { query: "?tools=search_listings,get_listing&answers=text" });
	expect(body).toMatchObject({ result: { tools: [{ name: "search_listings" }, { name: "get_listing" }] } });
});

it("gives Python a whole program: nothing is awaited outside a function", async () => {
	const { html } = await openBrowser().get("/connect");
	const program = /import asyncio[^<]*/.exec(html)?.[0] ?? "";
	expect(program).toContain("async def main():\n    async with Client(");
	expect(program).toMatch(/\nasyncio\.run\(main\(\)\)$/);
	expect(html).not.toMatch(/\n(?:async with|await) /);
});
