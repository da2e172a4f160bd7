import { beforeEach, expect, it } from "vitest";
import type { ErrorCode } from "#core/errors";
import { BODY_MAX_BYTES } from "#core/limits";
import { openBrowser, SITE } from "#testing/browser";
import { PRODUCTION } from "#testing/production";
import { makeWorld, type World } from "#testing/world";
import { words } from "#workers/site/words/words";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const PUBLIC = [
	...[
		"/",
		"/listings",
		"/categories",
		"/compare",
		"/pricing",
		"/launches",
		"/launches/this",
		"/leaderboards/billboard",
		"/awards",
		"/founders",
	],
	...[
		"/blog",
		"/interviews",
		"/feeds",
		"/privacy",
		"/terms",
		"/docs",
		"/docs/operations/update_draft",
		"/docs/errors",
		"/docs/errors/week_full",
		"/bot",
		"/submit",
	],
	...["/connect", "/sign-in", "/sign-in/check-mail", "/cart"],
];
const PERSONAL = [
	...["/account", "/account/products", "/account/api-keys", "/account/apps"],
	...["/account/sessions", "/account/votes", "/account/orders", "/account/interview"],
	...["/account/data", "/account/profile", "/account/delete", "/account/confirm", "/account/sign-in-methods"],
];

it("sends every page with a policy under which nothing inline or foreign runs", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	for (const path of [...PUBLIC, ...PERSONAL, "/nowhere"]) {
		const { headers, html } = await browser.get(path);
		const policy = headers.get("Content-Security-Policy") ?? "";
		for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"]) {
			expect(policy, path).toContain(part);
		}
		expect(policy).not.toMatch(/unsafe|\*/);
		expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(headers.get("Strict-Transport-Security")).toContain("max-age");
		expect(html).not.toMatch(/<script(?! src="\/assets\/| type="application\/ld\+json")|<style| style="| on[a-z]+="/);
	}
});

it("gives every page one main heading, a title, and a language", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	for (const path of [...PUBLIC.filter((path) => path !== "/sign-in"), ...PERSONAL, "/nowhere"]) {
		const { html } = await browser.get(path);
		expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
		expect(html).toMatch(/^<!doctype html><html lang="en">/);
		expect(html).toMatch(/<title>[^<]*Launchweek<\/title>/);
	}
});

it("leads strangers from personal pages to signing in, and back", async () => {
	for (const path of PERSONAL) {
		const answer = await openBrowser().get(`${path}?tab=1`);
		const to = new URL(answer.location ?? "", SITE);
		expect([answer.status, to.pathname, to.searchParams.get("return_to")]).toEqual([303, "/sign-in", `${path}?tab=1`]);
	}
});

it("leads back to the page alone where its address is longer than any that is taken back", async () => {
	const long = Array.from({ length: 3_000 }, (_, at) => `a${at}=1`).join("&");
	expect((await openBrowser().get(`/account/orders?${long}`)).location).toBe("/sign-in?return_to=%2Faccount%2Forders");
	expect((await openBrowser().get(`/launches?${long}`)).html).not.toContain("a2999");
});

it("keeps pages of signed-in people out of caches", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	expect((await browser.get("/")).headers.get("Cache-Control")).toBe("private, no-store");
});

it("refuses every form without proof that one of its pages sent it", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const forms = ["/account/sessions/end-others", "/account/api-keys", "/account/apps/revoke", "/oauth/authorize"];
	for (const path of forms) expect((await browser.post(path, new URLSearchParams())).status, path).toBe(400);
	expect((await browser.get("/account")).status).toBe(200);
});

it("answers with its headers also when it refuses a form, or cannot work at all", async () => {
	const browser = openBrowser();
	const refused = await browser.post("/sign-in", new URLSearchParams());
	const broken = await openBrowser({ ENVIRONMENT: "nowhere" }).get("/");
	expect([refused.status, broken.status]).toEqual([400, 500]);
	for (const { headers } of [refused, broken]) {
		expect(headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
		expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
	}
	expect(broken.html).not.toContain("ENVIRONMENT");
});

it("signs other browsers out", async () => {
	const [here, there] = [openBrowser(), openBrowser()];
	await here.signIn(world, "ada@example.com");
	await there.signIn(world, "ada@example.com");
	const page = await here.get("/account/sessions");
	await here.submit(page.form("/account/sessions/end-others"));
	expect((await there.get("/account")).status).toBe(303);
	expect((await here.get("/account/sessions")).html).not.toContain("Sign the others out");
});

it("has a mailbox page in the local environment only", async () => {
	const local = openBrowser();
	await local.signInByMail(world, "ada@example.com");
	const { html } = await local.get("/dev/mail");
	expect(html).toContain("Sign in to Launchweek");
	expect(html).toMatch(/<a href="https:\/\/launchweek\.test\/sign-in\/confirm\?token=[\w-]{43}">/);
	const production = openBrowser(PRODUCTION);
	const answer = await production.get("/dev/mail");
	expect(answer.status).toBe(404);
	expect(answer.html).not.toContain('href="/dev/');
	expect((await production.get("/dev/components")).status).toBe(404);
	expect((await local.get("/dev/components")).status).toBe(200);
});

it("says what an agent needs to connect", async () => {
	const { html } = await openBrowser().get("/connect");
	for (const text of [`${SITE}/mcp`, "claude mcp add", ".cursor/mcp.json", ".vscode/mcp.json", "ChatGPT"]) {
		expect(html).toContain(text);
	}
});

it("says nothing of its insides when something breaks", async () => {
	await world.db.run("DROP TABLE counters");
	const answer = await openBrowser().get("/");
	expect(answer.status).toBe(500);
	expect(answer.html).toContain(answer.headers.get("X-Request-Id") ?? "none");
	expect(answer.html).not.toContain("counters");
});

it.each<[string, string, string, ErrorCode]>([
	["broken parts", "multipart/form-data; boundary=x", "broken", "form_expired"],
	["parts without a boundary", "multipart/form-data", "csrf=a", "form_expired"],
	["no form", "application/json", "{}", "form_expired"],
	["too much", "application/x-www-form-urlencoded", `name=${"a".repeat(BODY_MAX_BYTES)}`, "body_too_large"],
])("refuses %s where a form is expected", async (_what, type, body, code) => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const answer = await browser.post("/account/api-keys", body, { "Content-Type": type });
	expect(answer.status).toBe(400);
	expect(answer.html).toContain(words.errors.said[code].title);
});

it("tells people of wrong addresses and filters in their own words, with a way out", async () => {
	for (const address of ["/nowhere", "/listings/no-such-product", "/categories/none", "/launches/2026-99-99"]) {
		const { html } = await openBrowser().get(address);
		expect(html, address).toContain('href="/categories"');
		expect(html, address).not.toMatch(/invalid_input|not_found|YYYY|pointer|Some of the input/);
	}
});
