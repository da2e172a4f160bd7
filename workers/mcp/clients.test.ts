import { beforeEach, describe, expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { legacyClient, modernClient } from "#testing/mcp-clients";
import { answerIn } from "#testing/mcp-http";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const CLIENTS = {
	"2026-07-28, pinned": async (options = {}) => modernClient({ pin: "2026-07-28" }, options),
	"2026-07-28, found by itself": async (options = {}) => modernClient("auto", options),
	"2025-11-25": async (options = {}) => (await legacyClient("2025-11-25", options)).client,
	"2025-06-18": async (options = {}) => (await legacyClient("2025-06-18", options)).client,
	"2025-03-26": async (options = {}) => (await legacyClient("2025-03-26", options)).client,
};

describe.each(Object.entries(CLIENTS))("a client of %s", (version, connect) => {
	it("finds every operation as a tool, in the registry's order", async () => {
		const client = await connect();
		const { tools } = await client.listTools();
		expect(tools.map((tool) => tool.name)).toEqual(OPERATIONS.map((operation) => operation.id));
		expect(client.getInstructions()).toContain("no votes");
		await client.close();
	});

	it("calls a public tool without sign-in, and gets the answer only once where it asks for text", async () => {
		const client = await connect({ query: "?answers=text" });
		expect((await client.listTools()).tools.filter((tool) => tool.outputSchema !== undefined)).toEqual([]);
		const result = await client.callTool({ name: "get_site_info", arguments: {} });
		expect(result.isError).toBeFalsy();
		expect(result.structuredContent).toBeUndefined();
		expect(answerIn(result)).toMatchObject({ name: "Launchweek", counts: { live_listings: 0 } });
		await client.close();
	});

	it("gets it as structure as well where its version has that, or it asked for shapes", async () => {
		const plain = await connect();
		const once = await plain.callTool({ name: "get_site_info", arguments: {} });
		expect(once.structuredContent).toEqual(version === "2025-03-26" ? undefined : answerIn(once));
		await plain.close();
		const client = await connect({ query: "?schemas=full" });
		await client.listTools();
		const result = await client.callTool({ name: "get_site_info", arguments: {} });
		expect(result.isError).toBeFalsy();
		expect(result.structuredContent).toMatchObject({ name: "Launchweek", counts: { live_listings: 0 } });
		expect(answerIn(result)).toEqual(result.structuredContent);
		await client.close();
	});

	it("calls a protected tool with a key", async () => {
		const ada = await world.person("ada@example.com");
		const client = await connect({ as: ada });
		const result = await client.callTool({ name: "get_account", arguments: {} });
		expect(answerIn(result)).toMatchObject({ email: "ada@example.com" });
		await client.close();
	});

	it("gets a refusal as a result that says what to correct", async () => {
		const client = await connect();
		const result = await client.callTool({ name: "get_site_info", arguments: { votes: 1 } });
		expect(result.isError).toBe(true);
		expect(answerIn(result)).toMatchObject({
			code: "invalid_input",
			errors: [{ pointer: "/votes", code: "unknown_property" }],
		});
		await client.close();
	});

	it("is told of an unknown tool as a fault of the protocol", async () => {
		const client = await connect();
		await expect(client.callTool({ name: "vote", arguments: {} })).rejects.toMatchObject({ code: -32602 });
		await client.close();
	});

	it("finds the prompts", async () => {
		const client = await connect();
		const { prompts } = await client.listPrompts();
		expect(prompts.map((prompt) => prompt.name)).toEqual(["submit_my_product", "plan_my_launch"]);
		const prompt = await client.getPrompt({ name: "submit_my_product", arguments: { url: "https://example.com" } });
		expect(prompt.messages[0]?.content).toMatchObject({ type: "text" });
		await expect(client.getPrompt({ name: "submit_my_product", arguments: {} })).rejects.toMatchObject({
			code: -32602,
		});
		await client.close();
	});
});
