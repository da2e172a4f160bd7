import { beforeEach, expect, it } from "vitest";
import { signInLinks } from "#store/schema/index";
import { openBrowser } from "#testing/browser";
import { startTurnstile } from "#testing/servers";
import { makeWorld, type World } from "#testing/world";

const FIELD = "cf-turnstile-response";
let world: World;
beforeEach(async () => {
	world = await makeWorld();
});
const stored = () => world.db.select().from(signInLinks);

async function checked(vars: Record<string, string> = {}) {
	const url = await startTurnstile({ secretKey: "0x-secret" });
	const keys = { TURNSTILE_SITE_KEY: "0x-site", TURNSTILE_SECRET_KEY: "0x-secret", TURNSTILE_URL: url };
	return { url, browser: openBrowser({ ...keys, ...vars }) };
}

it("asks nobody whether they are a person, and names no other origin, where nothing is configured", async () => {
	const page = await openBrowser().get("/sign-in");
	expect(page.html).not.toContain("turnstile");
	expect(page.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
	expect(page.headers.get("Content-Security-Policy")).not.toContain("frame-src");
});

it("shows the check on this page alone, and mails a link once it is done", async () => {
	const { url, browser } = await checked();
	const page = await browser.get("/sign-in");
	const policy = page.headers.get("Content-Security-Policy");
	expect(policy).toContain(`script-src 'self' ${url};`);
	expect(policy).toContain(`frame-src ${url};`);
	expect(page.html).toContain('class="cf-turnstile" data-sitekey="0x-site" data-action="sign_in"');
	expect(page.html).toContain("works with JavaScript only");
	expect(page.html).not.toContain("0x-secret");
	expect((await browser.get("/sign-in/check-mail")).headers.get("Content-Security-Policy")).not.toContain(url);
	const sent = await browser.submit(page.form("/sign-in"), { email: "ada@example.com", [FIELD]: "solved:1" });
	expect(sent).toMatchObject({ status: 303, location: "/sign-in/check-mail" });
	expect(await stored()).toHaveLength(1);
});

it.each([
	["missing", null, 400, "Wait until it is done"],
	["made up", "made-up", 400, "Wait until it is done"],
	["run out", "expired:1", 400, "Wait until it is done"],
	["not to be looked at", "broken:1", 503, "Try again in a minute"],
])(
	"mails nothing when the answer is %s, says how to go on, and keeps what was typed",
	async (_what, answer, status, words) => {
		const { url, browser } = await checked();
		const form = (await browser.get("/sign-in?return_to=/submit")).form("/sign-in");
		const again = await browser.submit(form, { email: "ada@example.com", [FIELD]: answer });
		expect(again.status).toBe(status);
		expect(again.html).toContain(words);
		expect(again.html).toContain('value="ada@example.com"');
		expect(again.html).not.toContain("aria-invalid");
		expect(again.form("/sign-in").fields.get("return_to")).toBe("/submit");
		expect(again.headers.get("Content-Security-Policy")).toContain(url);
		expect(await stored()).toEqual([]);
		const done = await browser.submit(again.form("/sign-in"), { [FIELD]: "solved:again" });
		expect(done.status).toBe(303);
	},
);

it("takes no answer twice", async () => {
	const { browser } = await checked();
	const form = (await browser.get("/sign-in")).form("/sign-in");
	expect((await browser.submit(form, { email: "ada@example.com", [FIELD]: "solved:1" })).status).toBe(303);
	expect((await browser.submit(form, { email: "bob@example.com", [FIELD]: "solved:1" })).status).toBe(400);
	expect(await stored()).toHaveLength(1);
});

it("lets nobody by while the service is down", async () => {
	const { browser } = await checked({ TURNSTILE_URL: "http://127.0.0.1:9" });
	const form = (await browser.get("/sign-in")).form("/sign-in");
	const again = await browser.submit(form, { email: "ada@example.com", [FIELD]: "solved:1" });
	expect(again.status).toBe(503);
	expect(again.html).toContain("No link was mailed");
	expect(await stored()).toEqual([]);
});

it("mails a link to whatever address it takes, also one below a top level of other letters", async () => {
	const browser = openBrowser();
	const answer = await browser.signInByMail(world, "ada@example.xn--p1ai");
	expect(answer).toMatchObject({ status: 303, location: "/account" });
	expect((await browser.get("/account")).html).toContain("ada@example.xn--p1ai");
});
