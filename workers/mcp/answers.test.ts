import { env } from "cloudflare:workers";
import Ajv from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { beforeAll, describe, expect, it } from "vitest";
import { bytesOf } from "#operations/brief/within";
import { OPERATIONS } from "#operations/registry";
import { draftOf } from "#scripts/demo/drafting";
import { demoLaunches, demoStatements, referenceStatements } from "#scripts/demo/index";
import { type AnswerCall, PUBLIC_CALLS } from "#testing/answer-calls";
import { mintDraft } from "#testing/drafts";
import { answerIn, modern } from "#testing/mcp-http";
import { makeWorld, type Person, type World } from "#testing/world";
import { outputSchemaOf } from "#workers/mcp/json-schema";

/**
 * What answers may take, as JSON, over the directory that a new installation gets. Three bytes are about one token of a
 * model (`npm run bench:answers` counts them): a page of 10, a profile and a draft stay within 2,000.
 * Source: docs/tool-server.md#answers.
 */
const ANSWER_MAX_BYTES = 6_200;
/** Answers that are meant to be shorter: what was changed, what is next, names. */
const SHORTER: Readonly<Record<string, number>> = {
	get_site_info: 800,
	list_categories: 5_000,
	get_alternatives: 1_600,
	get_badges: 4_400,
	list_awards: 3_400,
	submit_listing: 500,
	update_draft: 1_500,
	invite_cofounder: 1_100,
	submit_draft: 900,
	choose_free_listing: 1_800,
	update_my_listing: 1_000,
	post_listing_update: 900,
	add_milestone: 1_000,
	set_founder_story: 1_000,
};

let world: World;
let ada: Person;
let calls: AnswerCall[];

beforeAll(async () => {
	world = await makeWorld();
	const today = new Date();
	for (const statements of [referenceStatements(), await demoStatements(today)]) {
		await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
	}
	// What rows say of prices is written down by a job.
	await world.cron(today);
	ada = await world.person("ada@example.com");
	const [launch] = demoLaunches(today).filter(({ slug }) => slug === "tidewell");
	if (launch === undefined) throw new Error("the demo has no tidewell");
	const profile = await draftOf(launch);
	const drafted = await mintDraft(world.db, ada, { row: { profile } });
	const { id: other } = await mintDraft(world.db, ada, { domain: "kite.example", row: { profile } });
	const own = await world.api<{ listing_id: number }>("POST", `/drafts/${other}/submit`, { as: ada });
	await env.DB.prepare("UPDATE listings SET owner_id = ? WHERE slug = 'chairtime'").bind(ada.userId).run();
	const row = await env.DB.prepare("SELECT id FROM listings WHERE slug = 'chairtime'").first<{ id: number }>();
	const [listing_id, live] = [own.body.listing_id, row?.id ?? 0];
	calls = [
		...PUBLIC_CALLS,
		{ tool: "submit_listing", args: { url: "https://example.com/" } },
		{ tool: "get_draft", args: { id: drafted.id } },
		{
			tool: "update_draft",
			args: { id: drafted.id, fields: { tagline: "Fewer empty chairs" }, lock_fields: ["name"] },
		},
		{ tool: "invite_cofounder", args: { id: drafted.id, email: "grace@example.com" } },
		{ tool: "submit_draft", args: { id: drafted.id } },
		{ tool: "list_my_drafts", args: {} },
		{ tool: "list_my_listings", args: {} },
		{ tool: "get_my_listing", args: { listing_id: live } },
		{ tool: "choose_free_listing", args: { listing_id } },
		{ tool: "update_my_listing", args: { listing_id: live, fields: { tagline: "Fewer empty chairs" } } },
		{ tool: "post_listing_update", args: { listing_id: live, title: "New", body: "What is new." } },
		{ tool: "add_milestone", args: { listing_id: live, date: "2026-01-02", title: "First clinic" } },
		{ tool: "set_founder_story", args: { listing_id: live, title: "Why" } },
	];
});

async function called({ tool, args }: AnswerCall, more: object = {}) {
	const answer = await modern("tools/call", { name: tool, arguments: { ...args, ...more } }, { as: ada });
	const result = answer.body?.result as { isError?: boolean; structuredContent?: object };
	expect(result.isError, `${tool}: ${JSON.stringify(result).slice(0, 300)}`).toBeFalsy();
	return { result, answer: answerIn(result) };
}

describe("answers of tools", () => {
	it("stay within their budgets, the structure no other than the text", async () => {
		const over: string[] = [];
		for (const call of calls) {
			const { result, answer } = await called(call);
			expect(result.structuredContent).toEqual(answer);
			const max = SHORTER[call.tool] ?? ANSWER_MAX_BYTES;
			if (bytesOf(answer) > max) over.push(`${call.tool} ${JSON.stringify(call.args)}: ${bytesOf(answer)} of ${max}`);
		}
		expect(over).toEqual([]);
	});

	it("are whole where all of it is asked for, which is what REST answers", async () => {
		for (const call of PUBLIC_CALLS.filter(({ tool }) => ["get_listing", "list_categories"].includes(tool))) {
			const path = call.tool === "get_listing" ? "/listings/chairtime" : "/categories";
			expect((await called(call, { detail: "full" })).answer).toEqual((await world.api("GET", path)).body);
		}
	});

	it("refuse a detail that there is not, by its name", async () => {
		const { body } = await modern("tools/call", { name: "get_listing", arguments: { slug: "a", detail: "some" } });
		expect(answerIn(body?.result)).toMatchObject({ code: "invalid_input", errors: [{ pointer: "/detail" }] });
	});

	it("name what each costs in lists, so that nobody has to look at each", async () => {
		const { answer } = await called({ tool: "get_alternatives", args: { slug: "chairtime" } });
		expect((answer.items as object[])[0]).toMatchObject({ pricing_summary: expect.any(String) });
	});

	it("give the address of a badge in any style", async () => {
		const { answer } = await called({ tool: "get_badges", args: { slug: "tidewell" } });
		const { badges, image_values } = answer as {
			badges: { image_url: string }[];
			image_values: Record<string, string[]>;
		};
		const whole = await world.api<{ badges: { images: { url: string }[] }[] }>("GET", "/listings/tidewell/badges");
		const urls = badges.map(({ image_url }) =>
			(image_values.shape ?? []).flatMap((shape) =>
				(image_values.mode ?? []).flatMap((mode) =>
					(image_values.size ?? []).map((size) =>
						image_url.replace("{shape}", shape).replace("{mode}", mode).replace("{size}", size),
					),
				),
			),
		);
		expect(urls.map((list) => list.sort())).toEqual(
			whole.body.badges.map(({ images }) => images.map(({ url }) => url).sort()),
		);
	});
});

/** What people write, and websites. */
const WRITTEN =
	/^(?:tagline|headline|(?:short_)?description|summary|pricing_summary|bio|title|question|answer|quote|of|text|words|body|detail|why_started|story|meta|value|label|features|usps|tags|keywords)$/;

/** An answer as large as people can make it: every text long, every name too, every list of ten. */
function swollen(value: unknown, key = ""): unknown {
	if (typeof value === "string") {
		return WRITTEN.test(key) ? value.padEnd(1_500, " words") : key === "name" ? value.padEnd(60, " name") : value;
	}
	if (Array.isArray(value)) {
		const entries =
			key === "next_actions"
				? value
				: Array.from({ length: 10 }, () => value)
						.flat()
						.slice(0, 10);
		return entries.map((entry) => swollen(entry, key));
	}
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, swollen(inner, name)]));
}

describe.each(OPERATIONS.filter(({ brief }) => brief !== null).map((operation) => [operation.id, operation] as const))(
	"%s in brief",
	(_id, operation) => {
		const { input, output } = operation.example;

		it("has the shape of the whole answer", () => {
			const ajv = new Ajv({ strict: false });
			addFormats.default(ajv);
			expect(ajv.validate(outputSchemaOf(operation), operation.brief?.(output, input)), ajv.errorsText()).toBe(true);
		});

		it("keeps within its bound whatever people have written", () => {
			const brief = operation.brief?.(swollen(output), input) ?? {};
			// What a list of fixed length says is the directory's own: categories, products, badges.
			const isOurs = ["list_categories", "list_products", "get_badges"].includes(operation.id);
			if (!isOurs) expect(bytesOf(brief), JSON.stringify(brief).slice(0, 300)).toBeLessThanOrEqual(ANSWER_MAX_BYTES);
		});
	},
);

it("no operation has an argument that is called like the tools' own", () => {
	const named = OPERATIONS.filter(({ params, query, body }) =>
		[params, query, body].some((part) => part !== undefined && "detail" in part.shape),
	);
	expect(named.map(({ id }) => id)).toEqual([]);
});
