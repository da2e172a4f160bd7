import { beforeEach, describe, expect, it } from "vitest";
import { weekOf } from "#core/launches/week";
import { OPERATIONS } from "#operations/registry";
import { mintCategory, mintListing } from "#testing/listings";
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
		await expect(client.callTool({ name: "get_listings", arguments: {} })).rejects.toMatchObject({
			code: -32602,
			message: expect.stringMatching(/no tool "get_listings" here; nearest are get_listing, .*tools\/list has all\.$/),
		});
		await client.close();
	});

	it("is refused a page that no list gave, as every list is whole", async () => {
		const client = await connect();
		for (const cursor of ["2", "made-up"]) {
			for (const listed of [
				() => client.listTools({ cursor }),
				() => client.listResources({ cursor }),
				() => client.listResourceTemplates({ cursor }),
				() => client.listPrompts({ cursor }),
			]) {
				await expect(listed(), String(listed)).rejects.toMatchObject({ code: -32602 });
			}
		}
		await client.close();
	});

	it("completes slugs, categories, weeks and countries", async () => {
		const category = await mintCategory(world.db, "note-taking");
		for (const slug of ["inkfern", "inkwell"]) await mintListing(world.db, slug, { categoryIds: [category.id] });
		await mintListing(world.db, "ink-secret", { status: "draft", launchWeek: null });
		const client = await connect();
		const prompt = (name: string) => ({ type: "ref/prompt" as const, name });
		const template = (uri: string) => ({ type: "ref/resource" as const, uri });
		const values = async (ref: ReturnType<typeof prompt> | ReturnType<typeof template>, name: string, value: string) =>
			(await client.complete({ ref, argument: { name, value } })).completion.values;
		expect(await values(template("listing://{slug}"), "slug", "ink")).toEqual(["inkfern", "inkwell"]);
		expect(await values(prompt("claim_my_company"), "slug", "INKW")).toEqual(["inkwell"]);
		expect(await values(template("category://{slug}"), "slug", "taking")).toEqual(["note-taking"]);
		expect(await values(prompt("find_a_tool"), "category", "note")).toEqual(["note-taking"]);
		expect(await values(prompt("find_a_tool"), "country", "germ")).toEqual(["DE"]);
		expect(await values(template("week://{week}"), "week", "")).toEqual(
			expect.arrayContaining(["this", "next", "last", weekOf(new Date())]),
		);
		expect(await values(prompt("find_a_tool"), "need", "invoices")).toEqual([]);
		await expect(values(prompt("vote"), "slug", "a")).rejects.toMatchObject({ code: -32602 });
		await client.close();
	});

	it("reads listings, weeks, categories and the shapes of everything as resources", async () => {
		const category = await mintCategory(world.db, "note-taking");
		await mintListing(world.db, "inkfern", { categoryIds: [category.id] });
		const client = await connect();
		const { resourceTemplates } = await client.listResourceTemplates();
		expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
			"listing://{slug}",
			"week://{week}",
			"category://{slug}",
		]);
		const { resources } = await client.listResources();
		const read = async (uri: string) => {
			const [content] = (await client.readResource({ uri })).contents as { text: string }[];
			return JSON.parse(content?.text ?? "null") as Record<string, unknown>;
		};
		expect(await read("listing://inkfern")).toMatchObject({ slug: "inkfern" });
		expect(await read("week://this")).toMatchObject({ week: weekOf(new Date()), phase: "current" });
		expect(await read("category://note-taking")).toMatchObject({ slug: "note-taking", live_listings: 1 });
		expect(resources.map(({ uri }) => uri)).toEqual(["directory://categories", "directory://shapes"]);
		expect(await read("directory://categories")).toMatchObject({ items: [{ slug: "note-taking" }] });
		const shapes = (await read("directory://shapes")) as { choices: { argument: string; tools: string[] }[] };
		const stages = shapes.choices.filter(({ argument }) => argument === "stage").flatMap(({ tools }) => tools);
		expect(stages).toEqual(expect.arrayContaining(["search_listings", "update_draft"]));
		for (const uri of ["listing://nothing", "week://1999-01-04", "category://nothing", "votes://all"]) {
			await expect(client.readResource({ uri })).rejects.toMatchObject({ code: expect.any(Number) });
		}
		await client.close();
	});

	it("finds the prompts", async () => {
		const client = await connect();
		const { prompts } = await client.listPrompts();
		expect(prompts.map((prompt) => prompt.name)).toEqual([
			"find_a_tool",
			"submit_my_product",
			"plan_my_launch",
			"confirm_my_badge",
			"correct_a_fact",
			"claim_my_company",
		]);
		const prompt = await client.getPrompt({ name: "submit_my_product", arguments: { url: "https://example.com" } });
		expect(prompt.messages[0]?.content).toMatchObject({ type: "text" });
		await expect(client.getPrompt({ name: "submit_my_product", arguments: {} })).rejects.toMatchObject({
			code: -32602,
		});
		await client.close();
	});
});
