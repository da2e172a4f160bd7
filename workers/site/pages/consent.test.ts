import { beforeEach, expect, it } from "vitest";
import { type Browser, openBrowser, SITE } from "#testing/browser";
import { type App, authorizationRequest, registerApp } from "#testing/oauth";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
let app: App;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	app = await registerApp();
});

async function consentPage(in_: Browser = browser, scope = "account:read orders:write") {
	const { path, state } = await authorizationRequest(app, { scope });
	return { page: await in_.get(path), state };
}

it("says who asks, where access goes, for whom, and what for", async () => {
	const { page } = await consentPage();
	for (const fact of ["Test app", "unverified", "app.example", "ada@example.com", "Price orders", "See your account"]) {
		expect(page.html).toContain(fact);
	}
	expect(page.form("/oauth/authorize").fields.getAll("scope")).toEqual(["account:read", "orders:write"]);
});

it("lets the person allow ahead what the app did not ask for, and never ticks it for them", async () => {
	const { page } = await consentPage(browser, "account:read");
	expect(page.html).toContain("not asked for");
	const form = page.form("/oauth/authorize");
	expect(form.fields.getAll("scope")).toEqual(["account:read"]);
	const scope = ["account:read", "listings:write"];
	expect((await browser.submit(form, { decision: "allow", scope })).status).toBe(302);
	const again = await consentPage(browser, "account:read");
	expect(again.page.form("/oauth/authorize").fields.getAll("scope")).toEqual(["account:read"]);
});

it("cannot be framed, and lets forms lead to itself and to the client only over https", async () => {
	const { page } = await consentPage();
	const policy = page.headers.get("Content-Security-Policy");
	expect(policy).toContain("frame-ancestors 'none'");
	expect(policy).toContain("default-src 'none'");
	expect(policy).toContain("form-action 'self' https: https://app.example;");
	expect(policy).not.toContain("unsafe");
	expect(page.headers.get("X-Frame-Options")).toBe("DENY");
	expect(page.headers.get("Cache-Control")).toContain("no-store");
});

it("takes no for an answer", async () => {
	const { page, state } = await consentPage();
	const answer = await browser.submit(page.form("/oauth/authorize"), { decision: "deny" });
	const back = new URL(answer.location ?? "");
	expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: "access_denied", state, iss: SITE });
});

it("grants nothing when nothing is ticked, or more than there is", async () => {
	const { page } = await consentPage();
	const form = page.form("/oauth/authorize");
	expect((await browser.submit(form, { decision: "allow", scope: null })).status).toBe(400);
	const answer = await browser.submit(form, { decision: "allow", scope: ["account:read", "admin"] });
	expect(answer.status).toBe(302);
});

it("is answered only from the browser and by the person it was shown to", async () => {
	const { page } = await consentPage();
	const form = page.form("/oauth/authorize");

	const evil = openBrowser();
	await evil.signIn(world, "eve@example.com");
	expect((await evil.submit(form, { decision: "allow" })).status).toBe(400);
	const { page: theirs } = await consentPage(evil);
	const forged = { csrf: theirs.form("/oauth/authorize").fields.get("csrf"), decision: "allow" };
	expect((await evil.submit(form, forged)).status).toBe(400);

	await browser.submit(page.form("/sign-out"));
	await browser.signIn(world, "grace@example.com");
	expect((await browser.submit(form, { decision: "allow" })).status).toBe(400);
});

it("is not answered by another site on the person's behalf", async () => {
	const { page } = await consentPage();
	const { fields } = page.form("/oauth/authorize");
	fields.set("decision", "allow");
	for (const headers of [{ Origin: "https://evil.example" }, { Origin: "null" }, { "Sec-Fetch-Site": "cross-site" }]) {
		expect((await browser.post("/oauth/authorize", fields, headers)).status).toBe(400);
	}
	const answer = await browser.submit(page.form("/oauth/authorize"), { csrf: null, decision: "allow" });
	expect(answer.status).toBe(400);
});

it("shows a name as text, on one line, however it is written", async () => {
	app = await registerApp({ client_name: `<img src=x onerror=alert(1)>gnp.\n${"long ".repeat(30)}` });
	const { page } = await consentPage();
	expect(page.html).not.toContain("<img src=x");
	expect(page.html).not.toContain("\u202E");
	expect(page.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
});

it("warns of programs on this computer", async () => {
	app = {
		...(await registerApp({ redirect_uris: ["http://127.0.0.1:4000/cb"] })),
		redirectUri: "http://127.0.0.1:5123/cb",
	};
	const { page } = await consentPage();
	expect(page.html).toContain("127.0.0.1:5123");
	expect(page.html).toContain("a program on the device you are using");
	expect(page.headers.get("Content-Security-Policy")).toContain("http://127.0.0.1:5123");
});

it("cannot be used up by somebody else who knows its handle", async () => {
	const { page } = await consentPage();
	const handle = page.form("/oauth/authorize").fields.get("handle");
	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	const hers = (await consentPage(eve)).page.form("/oauth/authorize");
	for (const decision of ["allow", "deny"]) {
		expect((await eve.submit(hers, { handle, decision })).status).toBe(400);
	}
	const answer = await browser.submit(page.form("/oauth/authorize"), { decision: "allow" });
	expect(answer.status).toBe(302);
	expect(new URL(answer.location ?? "").searchParams.get("code")).toBeTruthy();
});
