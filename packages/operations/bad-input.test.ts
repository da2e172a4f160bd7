import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { readTogether } from "#store/db";
import { interviewQuestions } from "#store/schema/index";
import { badBodies, goodBodies } from "#testing/bad-input";
import { DRAFT, LISTING } from "#testing/draft-bounds";
import { mintDraft } from "#testing/drafts";
import { mintListing } from "#testing/listings";
import { TRIED, type Tried } from "#testing/owner-bounds";
import { type Answer, makeWorld, type Person, type World } from "#testing/world";

/** Every bound of docs/limits.md for drafts and one's own listings, tried at, below and above its edge. */

let world: World;
let ada: Person;
let ids: Record<string, string>;
beforeAll(async () => {
	world = await makeWorld();
	ada = await world.person();
	const draft = await mintDraft(world.db, ada);
	const listing = await mintListing(world.db, "inkfern", { ownerId: ada.userId });
	// A statement takes a hundred values.
	for (const first of [0, 15]) {
		const questions = Array.from({ length: 15 }, (_, index) => first + index);
		await world.db
			.insert(interviewQuestions)
			.values(questions.map((index) => ({ id: index + 1, question: `Why ${index}?`, position: index })));
	}
	ids = { [DRAFT]: draft.id, [LISTING]: String(listing.id) };
});

type Problem = { code: string; errors?: { pointer: string; code: string; limit?: number }[] };
const at = (path: string) => path.replace(/\{\w+\}/, (name) => ids[name] ?? name);
function send(
	tried: Pick<Tried, "method" | "path">,
	body: unknown,
	headers: Record<string, string> = {},
): Promise<Answer<Problem>> {
	return world.api<Problem>(tried.method, at(tried.path), { as: ada, body, headers });
}

const TABLES = [
	"drafts",
	"draft_pages",
	"draft_invites",
	"listings",
	"listing_profiles",
	"listing_versions",
	"listing_updates",
	"milestones",
	"founders",
	"interview_answers",
	"outbox",
];
/** Everything stored, as text. */
async function stored(): Promise<string> {
	return JSON.stringify(
		await readTogether(
			world.db,
			TABLES.map((table) => sql.raw(`SELECT * FROM ${table}`)),
		),
	);
}
async function refused(answer: Answer<Problem>, code: string): Promise<void> {
	expect(answer).toMatchObject({
		status: 400,
		body: { code, status: 400, title: expect.any(String), request_id: expect.any(String) },
	});
	expect(answer.headers.get("Content-Type")).toBe("application/json");
}
const sorted = (errors: readonly { pointer: string }[]) =>
	[...errors].sort((a, b) => a.pointer.localeCompare(b.pointer));

describe.each(TRIED)("$name", (tried) => {
	it("takes every bound at its edge and below", async () => {
		for (const bounded of tried.bounds) {
			for (const { name, body } of goodBodies(bounded)) {
				const answer = await send(tried, body);
				expect(answer.status, `${name}: ${JSON.stringify(answer.body).slice(0, 300)}`).toBe(tried.status);
			}
		}
	});

	it("refuses what is beyond, wrong or unknown, names every bad field, and stores nothing", async () => {
		const before = await stored();
		for (const bounded of tried.bounds) {
			for (const { name, body, errors } of badBodies(bounded)) {
				const answer = await send(tried, body);
				await refused(answer, "invalid_input");
				const hasLimits = errors.some((one) => one.limit !== undefined);
				const named = (answer.body.errors ?? []).map(({ pointer, code, limit }) => ({
					pointer,
					code,
					...(hasLimits && { limit }),
				}));
				expect(sorted(named), name).toEqual(sorted(errors));
			}
		}
		expect(await stored()).toBe(before);
	});

	it("refuses what is no JSON object of a sensible size", async () => {
		const before = await stored();
		const json = { "Content-Type": "application/json" };
		for (const text of ["{", "{'a':1}", '{"a":1}}', "undefined", "\u0000"])
			await refused(await send(tried, text, json), "malformed_json");
		for (const text of ["[]", '"text"', "7", "null"]) await refused(await send(tried, text, json), "invalid_input");
		for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonp"]) {
			await refused(await send(tried, "{}", { "Content-Type": type }), "unsupported_content_type");
		}
		const maxBytes = OPERATIONS.find(({ id }) => id === tried.name)?.bodyMaxBytes ?? 0;
		const padded = (bytes: number) => `{"surprise":"${"a".repeat(bytes - 15)}"}`;
		await refused(await send(tried, padded(maxBytes), json), "invalid_input");
		await refused(await send(tried, padded(maxBytes + 1), json), "body_too_large");
		if (!tried.bodyOptional) await refused(await send(tried, undefined), "invalid_input");
		expect(await stored()).toBe(before);
	});
});

describe("lists that name each thing once", () => {
	it.each([
		["PATCH", `/drafts/${DRAFT}`, { lock_fields: ["name", "city", "name"] }, "/lock_fields/2"],
		["PATCH", `/drafts/${DRAFT}`, { restore: ["name", "name"] }, "/restore/1"],
		["PATCH", `/drafts/${DRAFT}`, { regenerate: ["name", "name"] }, "/regenerate/1"],
		[
			"PATCH",
			`/drafts/${DRAFT}`,
			{ fields: { categories: ["Design tools", "design-TOOLS "] } },
			"/fields/categories/1",
		],
		["PATCH", `/drafts/${DRAFT}`, { founders: [{ name: "Ada Lind" }, { name: "ada  LIND" }] }, "/founders/1/name"],
		[
			"PUT",
			"/me/interview",
			{ answers: [1, 2, 1].map((question_id) => ({ question_id, answer: "a" })) },
			"/answers/2/question_id",
		],
	])("%s %s %j", async (method, path, body, pointer) => {
		const before = await stored();
		const answer = await send({ method, path }, body);
		await refused(answer, "invalid_input");
		expect(answer.body.errors).toMatchObject([{ pointer, code: "repeated" }]);
		expect(await stored()).toBe(before);
	});
});

describe("identifiers and pages", () => {
	const listingPaths = (id: string) => [
		["GET", `/me/listings/${id}`],
		["POST", `/me/listings/${id}/free`],
		["DELETE", `/me/listings/${id}/milestones/1`],
	];

	it.each(["0", "-1", "1.5", "x", "1e3", "99999999999999999999"])("listing %s is no listing id", async (id) => {
		for (const [method = "", path = ""] of listingPaths(id)) {
			const answer = await send({ method, path }, undefined);
			await refused(answer, "invalid_input");
			expect(answer.body.errors).toMatchObject([{ pointer: "/listing_id" }]);
		}
	});

	it("the largest listing id that a number can be is one that nobody has", async () => {
		for (const [method = "", path = ""] of listingPaths(String(Number.MAX_SAFE_INTEGER))) {
			expect(await send({ method, path }, undefined)).toMatchObject({ status: 404, body: { code: "not_found" } });
		}
	});

	it.each(["7", "6f1c2f0e4a534f0e9a542d3e0c4b7a11", "6f1c2f0e-4a53-4f0e-9a54-2d3e0c4b7a1g"])(
		"%s is no draft id",
		async (id) => {
			for (const [method, path] of [
				["GET", `/drafts/${id}`],
				["PATCH", `/drafts/${id}`],
				["POST", `/drafts/${id}/submit`],
			] as const) {
				const answer = await send({ method, path }, undefined);
				await refused(answer, "invalid_input");
				expect(answer.body.errors).toMatchObject([{ pointer: "/id" }]);
			}
		},
	);

	it("takes a draft id in any case", async () => {
		const id = (ids[DRAFT] ?? "").toUpperCase();
		for (const [method, path] of [
			["GET", `/drafts/${id}`],
			["PATCH", `/drafts/${id}`],
		] as const) {
			expect(await send({ method, path }, undefined)).toMatchObject({ status: 200, body: { id: ids[DRAFT] } });
		}
		const invite = { email: "someone@example.com" };
		expect((await send({ method: "POST", path: `/drafts/${id}/invites` }, invite)).status).toBe(201);
		expect((await send({ method: "POST", path: `/drafts/${id}/submit` }, undefined)).status).toBe(400);
	});

	it.each(["/drafts", "/me/listings"])("%s takes pages 1 to 1000 of 1 to 100", async (path) => {
		for (const query of ["page=1&per_page=1", "page=1000&per_page=100", "page=999&per_page=99", ""]) {
			expect((await send({ method: "GET", path: `${path}?${query}` }, undefined)).status).toBe(200);
		}
		const bad: [string, string, string][] = [
			["page=0", "/page", "too_small"],
			["page=1001", "/page", "too_big"],
			["page=-1", "/page", "too_small"],
			["page=1.5", "/page", "wrong_type"],
			["page=0.99999999999999999999", "/page", "wrong_type"],
			["page=9007199254740991", "/page", "too_big"],
			["page=x", "/page", "wrong_type"],
			["page=", "/page", "wrong_type"],
			["per_page=0", "/per_page", "too_small"],
			["per_page=101", "/per_page", "too_big"],
			["surprise=1", "/surprise", "unknown_property"],
			["page=1&page=2", "/page", "repeated"],
		];
		for (const [query, pointer, code] of bad) {
			const answer = await send({ method: "GET", path: `${path}?${query}` }, undefined);
			await refused(answer, "invalid_input");
			expect(answer.body.errors, query).toMatchObject([{ pointer, code }]);
		}
	});
});
