import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { AppError, type FieldError } from "#core/errors";
import type { Operation } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { mintCategory } from "#testing/listings";
import { answerIn, modern } from "#testing/mcp-http";
import { mintProducts } from "#testing/orders";
import { restRequest } from "#testing/rest-request";
import { makeWorld, type Person, type World } from "#testing/world";
import { type RawInput, validateInput } from "#usecases/validate";

/** Every argument of every operation, missing and wrong: each refusal names it, in words, and says how to go on. */

let world: World;
let ada: Person;
beforeAll(async () => {
	world = await makeWorld();
	ada = await world.person();
	await mintCategory(world.db, "invoicing");
	await mintCategory(world.db, "pottery");
	await mintProducts(world.db);
});

const PARTS = ["params", "query", "body"] as const;

/** The example, by the parts of a request. */
function exampleOf(operation: Operation): RawInput {
	const { input } = operation.example;
	const part = (name: (typeof PARTS)[number]) =>
		Object.fromEntries(Object.entries(input).filter(([key]) => key in (operation[name]?.shape ?? {})));
	return { params: part("params"), query: part("query"), body: part("body") };
}

/** Arguments as they come to a schema: by name, with the part they are in. */
const argumentsOf = (operation: Operation) =>
	PARTS.flatMap((part) =>
		Object.entries(operation[part]?.shape ?? {}).map(([name, schema]) => ({ part, name, schema: schema as z.ZodType })),
	);

function refusedWith(
	operation: Operation,
	part: (typeof PARTS)[number],
	change: Record<string, unknown>,
): FieldError[] {
	const input = exampleOf(operation);
	const changed = { ...(input[part] as object), ...change };
	const sent = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
	try {
		validateInput(operation, { ...input, [part]: sent });
	} catch (error) {
		if (error instanceof AppError) return [...error.errors];
		throw error;
	}
	return [];
}

/** What an argument may be mistaken for. */
const WRONG = [
	"zz zz",
	"",
	"ZZ",
	"9999-99-99",
	-1,
	1.5,
	1e12,
	true,
	{},
	{ zz: 1 },
	[],
	[{}],
	[""],
	["zz zz"],
	null,
	"\u0007",
];

/** A message as people and models can follow it: a sentence, without what a program would check with. */
function isInWords(message: string): boolean {
	return /^[A-Z"].{8,}[.!]$/s.test(message) && !/\^|\\[dpsw]|\[a-z|\(\?|undefined|NaN|\[object/.test(message);
}

/** The words that a text may be, wherever in an argument. */
function wordsOf(schema: z.ZodType): string[] {
	const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as { enum?: string[] };
	return (json.enum ?? []).filter((word) => word !== "");
}

describe.each(OPERATIONS.map((operation) => [operation.id, operation] as const))("%s refuses", (_id, operation) => {
	it("each argument that is wrong by its name, in words", () => {
		for (const { part, name, schema } of argumentsOf(operation)) {
			const wrong = WRONG.filter((value) => !schema.safeParse(value).success);
			expect(wrong.length, name).toBeGreaterThan(3);
			for (const value of wrong) {
				const errors = refusedWith(operation, part, { [name]: value });
				const said = `${name} ${JSON.stringify(value)}: ${JSON.stringify(errors)}`;
				expect(errors.length, said).toBeGreaterThan(0);
				expect(
					errors.filter(({ pointer }) => pointer.split("/")[1] !== name),
					said,
				).toEqual([]);
				expect(
					errors.filter(({ message }) => !isInWords(message)),
					said,
				).toEqual([]);
			}
		}
	});

	it("a missing argument as missing", () => {
		for (const { part, name, schema } of argumentsOf(operation)) {
			if (schema.safeParse(undefined).success) continue;
			const errors = refusedWith(operation, part, { [name]: undefined });
			expect(errors, name).toMatchObject([{ pointer: `/${name}`, code: "required" }]);
			expect(errors[0]?.message).toContain("missing");
		}
	});

	it("a word that there is not with those there are, the likeliest first", () => {
		for (const { part, name, schema } of argumentsOf(operation)) {
			const words = wordsOf(schema);
			const last = words.at(-1);
			if (last === undefined) continue;
			const [error] = refusedWith(operation, part, { [name]: `${last}x` });
			expect(error?.message).toMatch(new RegExp(`^Use one of: ${last}[,.]`));
			for (const word of words) expect(error?.message).toContain(word);
		}
	});

	it("over both doors with what to do next, in the words of each", async () => {
		const input = exampleOf(operation);
		const request = restRequest(operation, { ...input, query: { ...input.query, surprise: "x" } });
		const rest = await world.api<{ next_actions?: object[] }>(request?.method ?? "", request?.path ?? "", {
			as: ada,
			...(request?.body !== undefined && { body: request.body }),
		});
		expect(rest.status).toBe(400);
		const path = `/api/v1${operation.path}`;
		expect(rest.body.next_actions).toEqual([
			{ operation: operation.id, method: operation.method.toUpperCase(), path, why: expect.any(String) },
		]);
		const params = { name: operation.id, arguments: { ...operation.example.input, surprise: "x" } };
		const tool = await modern("tools/call", params, { as: ada });
		expect(answerIn(tool.body?.result)).toMatchObject({
			code: "invalid_input",
			next_actions: [{ operation: operation.id, why: expect.any(String) }],
		});
	});
});

describe("values that only the directory knows", () => {
	const refusal = async (tool: string, args: object) =>
		answerIn<{ code: string; detail: string; errors?: FieldError[]; next_actions?: object[] }>(
			(await modern("tools/call", { name: tool, arguments: args }, { as: ada })).body?.result,
		);

	it.each([
		["search_listings", { category: "invoices" }, "unknown_category", /Use one of: invoicing, pottery\./],
		["search_listings", { stage: "growth" }, "invalid_input", /Use one of: growing, /],
		["search_listings", { country: "Germny" }, "invalid_input", /DE \(Germany\)/],
		["search_listings", { country: "UK" }, "invalid_input", /use GB/],
		["get_category", { slug: "invoice" }, "not_found", /Closest: invoicing/],
		["get_leaderboard", { board: "community-weakly" }, "not_found", /Use one of: community-weekly, /],
		["get_leaderboard", { board: "Community Weekly!" }, "invalid_input", /Use one of: community-weekly, /],
		["get_launch_week", { week: "1999-01-04" }, "not_found", /from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d/],
		["get_launch_week", { week: "someday" }, "invalid_input", /this, next, last or a date/],
		["list_launches", { section: "todays" }, "invalid_input", /Use one of: today, /],
		["quote_order", { items: [{ product: "launcher" }] }, "unknown_product", /Use one of: launch/],
		["quote_order", { items: [{ product: "skip_queue", week: "2020-01-06" }] }, "bad_item", /Use one of: 20\d\d-/],
		[
			"quote_order",
			{ items: [{ product: "extra_categories", categories: ["invoices"] }] },
			"bad_item",
			/Use one of: invoicing, pottery\./,
		],
	])("%s %j is %s, and says which there are", async (tool, args, code, words) => {
		const { errors = [], detail, ...problem } = await refusal(tool, args);
		expect(problem.code).toBe(code);
		expect([detail, ...errors.map(({ message }) => message)].join(" ")).toMatch(words);
		expect(problem.next_actions?.length).toBeGreaterThan(0);
	});
});
