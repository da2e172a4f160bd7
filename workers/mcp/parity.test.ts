import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "#operations/define";
import { OPERATIONS } from "#operations/registry";
import { malformed, type Pools, valid } from "#testing/arbitrary";
import { mintFounder, mintPost } from "#testing/launches";
import { mintCategory, mintListing } from "#testing/listings";
import { answerIn, modern } from "#testing/mcp-http";
import { mintProducts } from "#testing/orders";
import { restRequest } from "#testing/rest-request";
import { makeWorld, ORIGIN, type Person, type World } from "#testing/world";
import type { RawInput } from "#usecases/validate";
import { decode } from "#workers/rest/decode";

/** Generated inputs an operation; `npm run test:full` takes the number that the claim is made for. */
const RUNS = env.TEST_DEPTH === "full" ? 200 : 4;

/**
 * Two people with the same things: one acts over REST, the other through tools, so that neither sees what the other did.
 * What belongs to the first is written as the second's in the second's input.
 */
interface Twins {
	rest: Person;
	tool: Person;
	pools: Pools;
	translate(input: unknown): unknown;
}

let world: World;
let twins: Twins;

beforeAll(async () => {
	world = await makeWorld();
	twins = await mintTwins();
});

async function mintTwins(): Promise<Twins> {
	await mintProducts(world.db);
	const category = await mintCategory(world.db, "analytics");
	await mintCategory(world.db, "pottery");
	const categoryIds = [category.id];
	const slugs = ["alpha", "beta", "gamma"];
	for (const slug of slugs) await mintListing(world.db, slug, { categoryIds });
	await mintFounder(world.db, "Ada Lovelace", {});
	await mintPost(world.db, "first-post");
	const [rest, tool] = [await world.person(), await world.person()];
	const ownedBy = async ({ userId: ownerId }: Person, letter: string) => {
		const values = { ownerId, categoryIds };
		const live = await mintListing(world.db, `own-live-${letter}`, { ...values, status: "live" });
		const draft = await mintListing(world.db, `own-draft-${letter}`, { ...values, status: "draft" });
		return [live.id, draft.id];
	};
	const mine = await ownedBy(rest, "r");
	const theirs = await ownedBy(tool, "t");
	const ids: Record<string, [unknown[], unknown[]]> = {
		listing_id: [mine, theirs],
		milestone_id: [await milestonesOf(rest, mine[0]), await milestonesOf(tool, theirs[0])],
		id: [await draftsOf(rest), await draftsOf(tool)],
		cursor: [await cursorsOf(rest), await cursorsOf(tool)],
	};
	return {
		rest,
		tool,
		pools: {
			slug: [...slugs, "analytics", "ada-lovelace", "first-post"],
			...Object.fromEntries(Object.entries(ids).map(([key, [first]]) => [key, first])),
			a: slugs,
			b: slugs,
			listing: slugs,
			category: ["analytics", "pottery"],
			items: mine.map((id) => [{ product: "launch", listing_id: id }]),
			product: ["launch", "featured", "billboard_min", "extra_categories"],
			week: ["this", "next", "last"],
			board: ["community-weekly", "community-all-time", "billboard", "domain-rating", "revenue"],
			url: ["https://example.com/"],
		},
		translate: (input) => mapDeep(input, (value, key) => ids[key]?.[1][ids[key][0].indexOf(value)] ?? value),
	};
}

async function milestonesOf(as: Person, listingId: number | undefined): Promise<unknown[]> {
	const body = { date: "2026-11-18", title: "Something happened" };
	for (let i = 0; i < 3; i++) await world.api("POST", `/me/listings/${listingId}/milestones`, { as, body });
	const answer = await world.api<{ milestones: { id: number }[] }>("GET", `/me/listings/${listingId}`, { as });
	return answer.body.milestones.map(({ id }) => id);
}

async function draftsOf(as: Person): Promise<unknown[]> {
	const answer = await world.api<{ id: string }>("POST", "/drafts", { as, body: { url: "https://example.com/" } });
	return [answer.body.id];
}

async function cursorsOf(as: Person): Promise<unknown[]> {
	const answer = await world.api<{ next_cursor: string }>("GET", "/me/listings?per_page=1", { as });
	return [answer.body.next_cursor];
}

/** Ids count up over everybody's things, so a small number could name the other one's: those are moved out of reach. */
function unguessable(input: RawInput): RawInput {
	const isKnown = (key: string, value: unknown) => twins.pools[key]?.includes(value) === true;
	return mapDeep(input, (value, key) =>
		/(listing|milestone|claim)_id$/.test(key) && Number.isInteger(value) && Number(value) > 0 && !isKnown(key, value)
			? Number(value) + 1_000_000
			: value,
	) as RawInput;
}

function mapDeep(value: unknown, map: (value: unknown, key: string) => unknown, key = ""): unknown {
	if (Array.isArray(value)) return value.map((item) => mapDeep(item, map, key));
	if (typeof value !== "object" || value === null) return map(value, key);
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapDeep(inner, map, name)]));
}

/** Valid inputs, and inputs with one part spoiled. */
function inputsOf(operation: Operation): fc.Arbitrary<RawInput> {
	const good = (part: Operation["params"]) => (part === undefined ? fc.constant({}) : valid(part, twins.pools));
	const bad = (part: Operation["params"]) =>
		part === undefined ? fc.constant({ unknown: "x" }) : malformed(part, twins.pools);
	const { params, query, body } = operation;
	return fc
		.oneof(
			{ weight: 6, arbitrary: fc.record({ params: good(params), query: good(query), body: good(body) }) },
			{
				weight: 1,
				arbitrary: fc.record({ params: params ? bad(params) : good(params), query: good(query), body: good(body) }),
			},
			{ weight: 2, arbitrary: fc.record({ params: good(params), query: bad(query), body: good(body) }) },
			{
				weight: 2,
				arbitrary: fc.record({ params: good(params), query: good(query), body: body ? bad(body) : good(body) }),
			},
		)
		.map((input) => unguessable(input as RawInput));
}

/** What two doors must agree on: the refusal and every bad field, or the answer. */
function outcomeOf(operation: Operation, isError: boolean, body: Record<string, unknown>): unknown {
	if (isError) {
		const errors = (body.errors ?? []) as { pointer: string; code: string }[];
		return {
			status: body.status,
			code: body.code,
			errors: errors.map(({ pointer, code }) => `${pointer} ${code}`).sort(),
		};
	}
	// What two people get differs in ids, names and times, but not in shape.
	return operation.scope === "public" ? body : mapDeep(body, (value) => (value === null ? null : typeof value));
}

async function overRest(operation: Operation, input: RawInput): Promise<{ outcome: unknown; args: unknown } | null> {
	const request = restRequest(operation, input);
	if (request === null) return null;
	const options = { as: twins.rest, ...(request.body !== undefined && { body: request.body }) };
	const answer = await world.api(request.method, request.path, options);
	// The tool gets the same values as REST decodes, in their native types.
	const raw = new Request(`${ORIGIN}/api/v1${request.path}`, {
		method: request.method,
		...(request.body !== undefined && {
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify(request.body),
		}),
	});
	const params = Object.fromEntries(Object.entries(input.params).map(([name, value]) => [name, String(value)]));
	const decoded = await decode(operation, raw, params).catch(() => null);
	const isObject = typeof (decoded?.body ?? {}) === "object" && !Array.isArray(decoded?.body) && decoded?.body !== null;
	if (!isObject) return null;
	const sent = decoded ?? { params: input.params, query: input.query, body: input.body };
	return {
		outcome: outcomeOf(operation, answer.status >= 400, answer.body),
		args: { ...sent.params, ...sent.query, ...((sent.body ?? {}) as object) },
	};
}

async function asTool(operation: Operation, args: unknown): Promise<unknown> {
	const params = { name: operation.id, arguments: twins.translate(args) };
	const { body } = await modern("tools/call", params, { as: twins.tool, query: "?schemas=full" });
	const result = body?.result as { isError?: boolean; structuredContent?: object };
	const text = answerIn(result);
	if (!result.isError) expect(result.structuredContent).toEqual(text);
	return outcomeOf(operation, result.isError === true, text);
}

describe("REST and tools agree", () => {
	it.each(OPERATIONS.map((operation) => [operation.id, operation] as const))(
		"on %s",
		async (_id, operation) => {
			const inputs = inputsOf(operation);
			let compared = 0;
			// Some generated inputs are nothing that an address can say; there are enough others.
			for (let part = 0; part < 10 && compared < RUNS; part++) {
				for (const input of fc.sample(inputs, { numRuns: RUNS, seed: 20_261_118 + part })) {
					const rest = compared < RUNS ? await overRest(operation, input) : null;
					if (rest === null) continue;
					compared++;
					expect(await asTool(operation, rest.args), JSON.stringify(input).slice(0, 500)).toEqual(rest.outcome);
				}
			}
			expect(compared).toBe(RUNS);
		},
		120_000,
	);
});
