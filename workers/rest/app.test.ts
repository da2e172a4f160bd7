import { exports } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { BODY_MAX_BYTES } from "#core/limits";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, ORIGIN, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

describe("every answer", () => {
	it("carries a request id and where the caller stands in the limit", async () => {
		const answer = await world.api("GET", "/site");
		expect(answer.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
		expect(answer.headers.get("RateLimit-Policy")).toBe('"read";q=60000;w=60');
		expect(answer.headers.get("RateLimit")).toMatch(/^"read";r=\d+;t=\d+$/);
	});

	it("names the request id in a problem's body too", async () => {
		const answer = await world.api<{ request_id: string }>("GET", "/nothing-here");
		expect(answer.status).toBe(404);
		expect(answer.body.request_id).toBe(answer.headers.get("X-Request-Id"));
	});

	it("carries a request id where a page asks whether it may call", async () => {
		const asked = { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" };
		const answer = await exports.default.fetch(
			new Request(`${ORIGIN}/api/v1/drafts`, { method: "OPTIONS", headers: asked }),
		);
		expect(answer.status).toBe(204);
		expect(answer.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
		expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
	});

	it("may be read by any page", async () => {
		const answer = await exports.default.fetch(
			new Request(`${ORIGIN}/api/v1/site`, { headers: { Origin: "https://elsewhere.example" } }),
		);
		expect(answer.headers.get("Access-Control-Allow-Origin")).toBe("*");
	});
});

describe("public reads", () => {
	it("answer 304 to a client that has the answer", async () => {
		const first = await world.api("GET", "/site");
		const tag = first.headers.get("ETag") ?? "";
		expect(first.headers.get("Cache-Control")).toContain("public, max-age=");
		for (const header of [tag, `W/${tag}`, `"other", ${tag}`, "*"]) {
			const again = await exports.default.fetch(
				new Request(`${ORIGIN}/api/v1/site`, { headers: { "If-None-Match": header } }),
			);
			expect([again.status, await again.text()]).toEqual([304, ""]);
		}
		const changed = await exports.default.fetch(
			new Request(`${ORIGIN}/api/v1/site`, { headers: { "If-None-Match": '"old"' } }),
		);
		expect(changed.status).toBe(200);
	});

	it("are not made again for whoever has them, until something is written", async () => {
		const { db } = world;
		const { id } = await mintListing(db, "leafpad", { tagline: "One" });
		const ask = (tag: string, path = "/listings/leafpad") =>
			world.api("GET", path, { headers: { "If-None-Match": tag } });
		const first = await world.api("GET", "/listings/leafpad");
		const known = await ask(first.headers.get("ETag") ?? "");
		const tag = known.headers.get("ETag") ?? "";
		expect([known.status, tag]).toEqual([304, expect.stringMatching(/^"[0-9a-f]{12}-[0-9a-f]{32}"$/)]);
		const cheap = await countRows(() => ask(`W/${tag}`));
		expect(cheap.result.status).toBe(304);
		expect(cheap.result.headers.get("ETag")).toBe(tag);
		expect(cheap.result.headers.get("RateLimit")).toMatch(/^"read";r=\d+;t=\d+$/);
		expect(cheap.statements).toBe(1);
		expect((await ask(tag, "/listings/leafpad?x=1")).status, "of another address").toBe(400);
		for (const forged of [tag.slice(0, 20), `${tag.slice(0, 14)}"`, tag.replace(/.{32}"$/, 'x"')]) {
			expect((await ask(forged)).status, forged).toBe(200);
		}
		await db.$client.prepare("UPDATE listings SET tagline = 'Two' WHERE id = ?").bind(id).run();
		const changed = await ask(tag);
		expect([changed.status, changed.body.tagline]).toEqual([200, "Two"]);
		await mintListing(db, "another");
		const same = await ask(changed.headers.get("ETag") ?? "");
		expect(same.status, "something else was written").toBe(304);
		expect(same.headers.get("ETag")).not.toBe(changed.headers.get("ETag"));
	});

	it("are not shared between people when credentials were sent", async () => {
		const ada = await world.person();
		const answer = await world.api("GET", "/site", { as: ada });
		expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
	});
});

describe("a known address with another method", () => {
	it("is refused with the methods it takes", async () => {
		const answer = await world.api("DELETE", "/site");
		expect(answer.status).toBe(405);
		expect(answer.body).toMatchObject({ code: "method_not_allowed" });
		expect(answer.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
	});
});

describe("bad input", () => {
	it("is named whole: every bad parameter of every part in one answer", async () => {
		const answer = await world.api<{ errors: { pointer: string; code: string }[] }>(
			"GET",
			"/listings?page=0&per_page=x&sort=best&country=DEU&colour=red&colour=blue&__proto__=1",
		);
		expect(answer.status).toBe(400);
		expect(answer.body.errors.map(({ pointer, code }) => `${pointer} ${code}`).sort()).toEqual(
			[
				"/__proto__ unknown_property",
				"/colour repeated",
				"/colour unknown_property",
				"/country bad_format",
				"/page too_small",
				"/per_page wrong_type",
				"/sort bad_value",
			].sort(),
		);
	});
});

describe("credentials", () => {
	it.each(["Bearer nonsense", "Bearer lw_short", "Basic YTpi", "Bearer", `Bearer lw_${"0".repeat(49)}`])(
		"%s are refused everywhere",
		async (header) => {
			for (const path of ["/site", "/me"]) {
				const answer = await world.api("GET", path, { headers: { Authorization: header } });
				expect(answer.status).toBe(401);
				expect(answer.body).toMatchObject({ code: "invalid_token" });
				expect(answer.headers.get("WWW-Authenticate")).toContain('error="invalid_token"');
			}
		},
	);

	it("without the scope are refused with the scope that is needed", async () => {
		const ada = await world.person("ada@example.com", ["orders:write"]);
		const answer = await world.api("GET", "/me", { as: ada });
		expect(answer.status).toBe(403);
		expect(answer.body).toMatchObject({ code: "insufficient_scope" });
		expect(answer.headers.get("WWW-Authenticate")).toMatch(/error="insufficient_scope".*scope="account:read"/);
	});
});

describe("a body", () => {
	const send =
		(body: BodyInit, type = "application/json") =>
		async (as: { key: string }) => {
			const headers = { Authorization: `Bearer ${as.key}`, "Content-Type": type };
			const response = await exports.default.fetch(
				new Request(`${ORIGIN}/api/v1/drafts`, { method: "POST", headers, body }),
			);
			return (await response.json()) as { status: number; code: string };
		};

	it.each([
		["malformed JSON", send("{"), "malformed_json"],
		["bytes that are not UTF-8", send(new Uint8Array([0x22, 0xff, 0x22])), "malformed_json"],
		["another content type", send("url=x", "application/x-www-form-urlencoded"), "unsupported_content_type"],
		["more than the limit", send(`"${"a".repeat(BODY_MAX_BYTES)}"`), "body_too_large"],
		["something else than an object", send("[]"), "invalid_input"],
		["nothing", send(""), "invalid_input"],
	])("with %s is refused", async (_name, request, code) => {
		expect(await request(await world.person())).toMatchObject({ status: 400, code });
	});
});
