import { beforeEach, expect, it } from "vitest";
import { sha256Hex } from "#core/access/api-key";
import { signInLinks } from "#store/schema/index";
import { newestLink, openBrowser, SITE } from "#testing/browser";
import { PRODUCTION } from "#testing/production";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function askForLink(email = "ada@example.com", returnTo = "/account/api-keys") {
	const browser = openBrowser();
	const page = await browser.get(`/sign-in?${new URLSearchParams({ return_to: returnTo })}`);
	const answer = await browser.submit(page.form("/sign-in"), { email });
	return { browser, answer };
}

it("signs a person in by a mailed link and leads back to where they wanted to go", async () => {
	const { browser, answer } = await askForLink();
	expect(answer).toMatchObject({ status: 303, location: "/sign-in/check-mail" });
	expect(await world.runJobs()).toEqual(["send-mail: sent"]);
	const confirm = await browser.get(await newestLink(world));
	expect(confirm.html).toContain("ada@example.com");
	const done = await browser.submit(confirm.form("/sign-in/confirm"));
	expect(done).toMatchObject({ status: 303, location: "/account/api-keys" });
	expect((await browser.get("/account")).html).toContain("ada@example.com");
});

it("keeps neither the link nor the session where a reader of the database could use it", async () => {
	const { browser } = await askForLink();
	await world.runJobs();
	const link = await newestLink(world);
	const secret = new URL(link, SITE).searchParams.get("token") ?? "";
	const links = await world.db.query.signInLinks.findMany();
	expect(links.map((row) => row.hash)).toEqual([await sha256Hex(secret)]);
	expect(JSON.stringify(await world.db.query.outbox.findMany())).not.toContain(secret);
	const confirm = await browser.get(link);
	await browser.submit(confirm.form("/sign-in/confirm"));
	const sessions = await world.db.query.sessions.findMany();
	expect(sessions.map((row) => row.hash)).toEqual([await sha256Hex(browser.cookies.get("__Host-session") ?? "")]);
});

it("answers the same for known and unknown addresses", async () => {
	await world.person("ada@example.com");
	const strip = (headers: Headers) =>
		[...headers].filter(([name]) => name !== "x-request-id" && name !== "set-cookie").sort();
	const known = await askForLink("ada@example.com");
	const unknown = await askForLink("nobody@example.com");
	expect(known.answer.status).toBe(unknown.answer.status);
	expect(known.answer.html).toBe(unknown.answer.html);
	expect(strip(known.answer.headers)).toEqual(strip(unknown.answer.headers));
	expect(await world.db.query.users.findMany()).toHaveLength(1);
	expect(await world.runJobs()).toHaveLength(2);
});

it("lets mail scanners open a link as often as they like", async () => {
	const { browser } = await askForLink();
	await world.runJobs();
	const link = await newestLink(world);
	for (let visits = 0; visits < 3; visits++) expect((await openBrowser().get(link)).status).toBe(200);
	const confirm = await browser.get(link);
	expect((await browser.submit(confirm.form("/sign-in/confirm"))).status).toBe(303);
});

it("opens one session for 20 simultaneous confirmations", async () => {
	await askForLink();
	await world.runJobs();
	const link = await newestLink(world);
	const attempts = Array.from({ length: 20 }, async () => {
		const browser = openBrowser();
		const confirm = await browser.get(link);
		return { browser, form: confirm.form("/sign-in/confirm") };
	});
	const ready = await Promise.all(attempts);
	const answers = await Promise.all(ready.map(({ browser, form }) => browser.submit(form)));
	expect(answers.map((answer) => answer.status).sort()).toEqual([303, ...Array<number>(19).fill(400)]);
	expect(await world.db.query.sessions.findMany()).toHaveLength(1);
});

it("refuses a link after 15 minutes", async () => {
	const { browser } = await askForLink();
	await world.runJobs();
	const [row] = await world.db.query.signInLinks.findMany();
	expect((row?.expiresAt ?? 0) - (row?.createdAt ?? 0)).toBe(15 * 60_000);
	await world.db.run("UPDATE sign_in_links SET expires_at = created_at - 1");
	expect((await browser.get(await newestLink(world))).status).toBe(400);
});

it("refuses forms of other sites and of other browsers", async () => {
	const { browser } = await askForLink();
	const form = (await browser.get("/sign-in")).form("/sign-in");
	const send = (headers: Record<string, string>) =>
		browser.post("/sign-in", new URLSearchParams([...form.fields, ["email", "ada@example.com"]]), headers);
	expect((await send({ Origin: "https://evil.example" })).status).toBe(400);
	expect((await send({ Origin: "null" })).status).toBe(400);
	expect((await send({ "Sec-Fetch-Site": "cross-site" })).status).toBe(400);
	expect((await browser.submit(form, { csrf: "guessed", email: "ada@example.com" })).status).toBe(400);
	expect((await browser.submit(form, { csrf: null, email: "ada@example.com" })).status).toBe(400);
	const other = openBrowser();
	await other.get("/sign-in");
	expect((await other.submit(form, { email: "ada@example.com" })).status).toBe(400);
	expect((await world.db.query.signInLinks.findMany()).length).toBe(1);
});

it("leads to no other site after signing in", async () => {
	for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example", "/..//evil.example", "evil"]) {
		const browser = openBrowser();
		const page = await browser.get(`/sign-in?${new URLSearchParams({ return_to: returnTo })}`);
		expect(page.form("/sign-in").fields.get("return_to"), returnTo).toBe("/account");
		expect(await browser.signIn(world, "ada@example.com", returnTo), returnTo).toMatchObject({ location: "/account" });
	}
});

it("leads to no other site by a link that kept such an address", async () => {
	const { browser } = await askForLink();
	await world.runJobs();
	await world.db.update(signInLinks).set({ returnTo: "/..//evil.example/x" });
	const confirmed = await browser.submit((await browser.get(await newestLink(world))).form("/sign-in/confirm"));
	expect(confirmed).toMatchObject({ status: 303, location: "/account" });
});

it("says what is wrong with an address", async () => {
	const { answer } = await askForLink("not an address");
	expect(answer.status).toBe(400);
	expect(answer.html).toContain("This is not an e-mail address");
});

it("signs out, and the session is gone for good", async () => {
	const browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
	const token = browser.cookies.get("__Host-session") ?? "";
	await browser.submit((await browser.get("/account")).form("/sign-out"));
	expect(browser.cookies.has("__Host-session")).toBe(false);
	browser.cookies.set("__Host-session", token);
	expect((await browser.get("/account")).status).toBe(303);
});

it("guards its cookies", async () => {
	const browser = openBrowser();
	const answer = await browser.signIn(world, "ada@example.com");
	const [cookie] = answer.headers.getSetCookie();
	expect(cookie).toMatch(/^__Host-session=[\w-]{43}; /);
	for (const part of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) expect(cookie).toContain(part);
	expect(cookie).not.toContain("Domain");
});

it("mails at most five links to one address in a quarter of an hour, whoever asks", async () => {
	const ask = async (email: string) => {
		const browser = openBrowser(PRODUCTION);
		return browser.submit((await browser.get("/sign-in")).form("/sign-in"), { email });
	};
	for (let links = 0; links < 5; links++) expect((await ask("ada@example.com")).status).toBe(303);
	const refused = await ask("ada@example.com");
	expect(refused.status).toBe(429);
	expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
	expect((await ask("grace@example.com")).status).toBe(303);
	expect(await world.db.query.signInLinks.findMany()).toHaveLength(6);
});
