import { beforeEach, expect, it } from "vitest";
import { isApiKey } from "#core/access/api-key";
import { apiKeys, sessions } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { withToken } from "#testing/oauth";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
});

const PAGE = "/account/api-keys";

async function create(fields: Record<string, string | readonly string[] | null> = {}) {
	const page = await browser.get(PAGE);
	const answer = await browser.submit(page.form(PAGE), { name: "Release script", ...fields });
	return { answer, key: /lw_[0-9A-Za-z]{49}/.exec(answer.html)?.[0] ?? "" };
}

it("shows a key once, and stores nothing that would show it again", async () => {
	const { answer, key } = await create();
	expect(await isApiKey(key)).toBe(true);
	expect(answer.headers.get("Cache-Control")).toContain("no-store");
	expect((await withToken(key)).status).toBe(200);
	expect((await browser.get(PAGE)).html).not.toContain(key);
	expect(JSON.stringify(await world.db.query.apiKeys.findMany())).not.toContain(key);
});

it("leads whoever signed in long ago to do so again first, and makes none until then", async () => {
	const form = (await browser.get(PAGE)).form(PAGE);
	await world.db.update(sessions).set({ createdAt: Date.now() - 3_600_000 });
	const page = await browser.get(PAGE);
	expect(page.html).toContain(`/account/confirm?return_to=${encodeURIComponent(PAGE)}`);
	expect(page.html).not.toContain('name="scope"');
	expect((await browser.submit(form, { name: "Left open" })).location).toContain("/account/confirm?");
	expect(await world.db.query.apiKeys.findMany()).toEqual([]);
});

it("gives a key only what was ticked", async () => {
	const { key } = await create({ scope: ["orders:write"] });
	expect((await withToken(key)).status).toBe(403);
	expect((await create({ scope: null })).answer.status).toBe(400);
	const { key: known } = await create({ scope: ["account:read", "admin"] });
	expect((await withToken(known)).status).toBe(200);
});

it("wants a name of a bearable length", async () => {
	expect((await create({ name: "  " })).answer.status).toBe(400);
	expect((await create({ name: "n".repeat(81) })).answer.status).toBe(400);
	expect(await world.db.query.apiKeys.findMany()).toEqual([]);
});

it("lists name, start, and use of each key", async () => {
	const { key } = await create();
	expect((await browser.get(PAGE)).html).toContain("never used");
	await withToken(key);
	const { html } = await browser.get(PAGE);
	for (const fact of ["Release script", key.slice(0, 9), "last used"]) expect(html).toContain(fact);
});

it("revokes at once, and only keys of the person", async () => {
	const { key } = await create();
	const form = (await browser.get(PAGE)).form(`${PAGE}/1/revoke`);

	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	const csrf = (await eve.get(PAGE)).form(PAGE).fields.get("csrf");
	expect((await eve.submit({ action: form.action, fields: new URLSearchParams({ csrf: csrf ?? "" }) })).status).toBe(
		404,
	);
	expect((await withToken(key)).status).toBe(200);

	const revoked = await browser.submit(form);
	expect(revoked.status).toBe(303);
	expect((await browser.get(revoked.location ?? "")).html).toContain("Whatever uses that key is refused");
	expect((await withToken(key)).status).toBe(401);
	expect((await browser.submit(form)).status).toBe(404);
});

it("says when a key ends and what it may do in words, and before that on the first page of the account", async () => {
	await create({ days: "30", scope: ["account:read"] });
	const { html } = await browser.get(PAGE);
	expect(html).toMatch(/Ends on \d+ \w+ \d{4}/);
	expect(html).not.toContain("account:read</p>");
	expect((await browser.get("/account")).html).not.toContain("about to end");

	await world.db.update(apiKeys).set({ expiresAt: Date.now() + 86_400_000 });
	expect((await browser.get("/account")).html).toContain("1 API key about to end");
	await world.db.update(apiKeys).set({ expiresAt: Date.now() - 1 });
	expect((await browser.get(PAGE)).html).toContain("Ended on");
});

it("takes a life that it does not offer for its own first", async () => {
	await create({ days: "100000" });
	await create({ days: "never" });
	const ends = (await world.db.select().from(apiKeys)).map(
		({ createdAt, expiresAt }) => expiresAt && expiresAt - createdAt,
	);
	expect(ends).toEqual([90 * 86_400_000, null]);
});
