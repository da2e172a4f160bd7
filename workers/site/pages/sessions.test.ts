import { beforeEach, expect, it } from "vitest";
import { sessions } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { makeWorld, type World } from "#testing/world";

const PATH = "/account/sessions";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
});

it("names each browser in words, and marks the one at hand", async () => {
	await world.db.update(sessions).set({ browser: "Firefox", system: "Linux" });
	const other = openBrowser();
	await other.signIn(world, "ada@example.com");
	const { html } = await browser.get(PATH, { "User-Agent": FIREFOX });
	expect(html).toMatch(/Firefox on Linux\s*<span class="tag good">This one/);
	expect(html).toContain("An unknown browser");
	expect(html).toContain("Signed in today, last used today");
	expect(html).not.toContain(FIREFOX);
});

it("signs one out at once, and nobody else's", async () => {
	const [other, eve] = [openBrowser(), openBrowser()];
	await other.signIn(world, "ada@example.com");
	await eve.signIn(world, "eve@example.com");
	const end = (await browser.get(PATH)).html.match(/\/account\/sessions\/[0-9a-f]{16}\/end/g) ?? [];
	expect(end).toHaveLength(1);
	const form = (await browser.get(PATH)).form(end[0] ?? "");

	const csrf = (await eve.get("/account/api-keys")).form("/account/api-keys").fields.get("csrf") ?? "";
	expect((await eve.submit({ action: form.action, fields: new URLSearchParams({ csrf }) })).status).toBe(404);
	expect((await other.get(PATH)).status).toBe(200);

	const { location } = await browser.submit(form);
	expect((await browser.get(location ?? "")).html).toContain("Signed out there.");
	expect((await other.get(PATH)).status).toBe(303);
	expect((await browser.get(PATH)).status).toBe(200);
});

it("notes the day of a session's use, and no more than once a day", async () => {
	const day = Date.now() - (Date.now() % 86_400_000);
	await world.db.update(sessions).set({ seenAt: day - 86_400_000 });
	await browser.get("/");
	expect(await world.db.select().from(sessions)).toMatchObject([{ seenAt: day }]);
});
