import { expect, it } from "vitest";
import { OPERATIONS } from "#operations/registry";
import { documentCheck } from "#scripts/lib/document-check";
import { openApiDocument } from "#workers/rest/openapi";

const check = documentCheck(openApiDocument(OPERATIONS));
const answers = OPERATIONS.map(({ id, status, example }) => ({ id, status, body: example.output as object }));
const PROBLEM = {
	type: "https://a.example/docs/errors/not_found",
	title: "Nothing",
	status: 404,
	detail: "Nothing.",
	code: "not_found",
	request_id: "1",
};

it("lets every example pass", () => {
	expect(answers.flatMap(({ id, status, body }) => check(id, status, body) ?? [])).toEqual([]);
	expect(check("get_listing", 404, PROBLEM)).toBeNull();
});

it("lets a refusal with the operation's own code pass, and no other", () => {
	const own = {
		...PROBLEM,
		status: 400,
		code: "unknown_listing",
		errors: [{ pointer: "/a", code: "bad_value", message: "No." }],
	};
	expect(check("compare_listings", 400, own)).toBeNull();
	expect(check("compare_listings", 400, { ...own, code: "week_full" })).toContain("/code");
	expect(check("compare_listings", 400, { ...own, surprise: 1 })).toContain("surprise");
});

it("refuses a property that the document does not name, at any depth, in answers and refusals", () => {
	const passed = answers.filter(({ id, status, body }) => check(id, status, { ...body, surprise: 1 }) === null);
	expect(passed.map(({ id }) => id)).toEqual([]);
	const site = answers.find(({ id }) => id === "get_site_info")?.body as { counts: object };
	expect(check("get_site_info", 200, { ...site, counts: { ...site.counts, surprise: 1 } })).toContain("surprise");
	expect(check("get_listing", 404, { ...PROBLEM, surprise: 1 })).toContain("surprise");
});

it("refuses an empty text where a fact is not known", () => {
	const site = answers.find(({ id }) => id === "get_site_info")?.body as object;
	expect(check("get_site_info", 200, { ...site, purpose: "" })).toBe("/purpose is an empty text");
});

it("refuses a status that the document does not have", () => {
	expect(check("get_site_info", 404, PROBLEM)).toBe("status 404 is not in the document");
});
