import { exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { makeWorld, ORIGIN } from "#testing/world";

beforeEach(async () => {
	await makeWorld();
});

const PREFLIGHT = { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" };

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
	exports.default.fetch(new Request(`${ORIGIN}/api/v1${path}`, { method, headers }));

it("names all methods of an address to whoever uses another, the head of what can be read among them", async () => {
	const cases = [
		["DELETE", "", "GET, HEAD, OPTIONS"],
		["DELETE", "/site", "GET, HEAD, OPTIONS"],
		["DELETE", "/drafts/some-draft", "GET, HEAD, PATCH, OPTIONS"],
		["DELETE", "/drafts/some-draft/submit", "POST, OPTIONS"],
		["POST", "/openapi.json", "GET, HEAD, OPTIONS"],
		["POST", "/openapi.yaml", "GET, HEAD, OPTIONS"],
	] as const;
	for (const [method, path, allowed] of cases) {
		const answer = await ask(method, path);
		expect([path, answer.status, answer.headers.get("Allow")]).toEqual([path, 405, allowed]);
	}
	expect((await ask("HEAD", "/site")).status).toBe(200);
	expect((await ask("HEAD", "/openapi.json")).status).toBe(200);
});

it("answers what an address can do, and that nothing is at one", async () => {
	const known = await ask("OPTIONS", "/site");
	expect([known.status, known.headers.get("Allow"), await known.text()]).toEqual([204, "GET, HEAD, OPTIONS", ""]);
	expect(known.headers.get("Access-Control-Allow-Origin")).toBe("*");
	const unknown = await ask("OPTIONS", "/nothing-here");
	expect(unknown.status).toBe(404);
	expect(await unknown.json()).toMatchObject({ code: "not_found" });
});

it("leads from its own address to its reference", async () => {
	for (const path of ["", "/"]) {
		const request = new Request(`${ORIGIN}/api/v1${path}`, { redirect: "manual" });
		const answer = await exports.default.fetch(request);
		expect([path, answer.status, answer.headers.get("Location")]).toEqual([path, 302, "/docs"]);
	}
});

it("lets a page of another site ask everywhere, so that it can read why it was refused", async () => {
	for (const path of ["/site", "/nothing-here"]) {
		const answer = await ask("OPTIONS", path, PREFLIGHT);
		expect([path, answer.status]).toEqual([path, 204]);
		expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("POST");
	}
});
