import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { webhookEndpoints } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { site, stopSitesAfterEach } from "#testing/crawl";
import { mintListing } from "#testing/listings";
import { changeSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";

stopSitesAfterEach();
let world: World;
let browser: Browser;
beforeEach(async () => {
	world = await makeWorld();
	browser = openBrowser();
	await browser.signIn(world, "ada@example.com");
});

const PAGE = "/account/webhooks";
const add = async (fields: Record<string, string | readonly string[]>) =>
	browser.submit((await browser.get(PAGE)).form(PAGE), fields);

it("shows a secret once, and the webhook from then on", async () => {
	const answer = await add({ url: "https://hooks.inkfern.com/in", reach: "all", kind: ["order.paid", "nonsense"] });
	const secret = /whsec_[A-Za-z0-9+/]{43}=/.exec(answer.html)?.[0] ?? "";
	expect([secret.length, answer.headers.get("Cache-Control")]).toEqual([50, "private, no-store"]);
	expect((await browser.get(PAGE)).html).not.toContain(secret);
	expect((await browser.get(PAGE)).html).toContain("https://hooks.inkfern.com/in");
	expect(await world.db.select().from(webhookEndpoints)).toMatchObject([{ reach: "all", kinds: ["order.paid"] }]);
});

it("says beside the address what is wrong with it, and keeps what was chosen", async () => {
	const answer = await add({ url: "https://10.0.0.1/<b>", reach: "followed" });
	expect(answer.status).toBe(400);
	expect(answer.html).toContain("numeric addresses are not read");
	expect(answer.html).toContain("https://10.0.0.1/&lt;b&gt;");
	expect(answer.html).toMatch(/value="followed" checked/);
});

it("tests, pauses, rotates and removes it, and shows what became of each delivery", async () => {
	const receiver = await site({ "/in": [{ status: 500 }, {}] });
	await add({ url: `${receiver.origin}/in` });
	const [{ id } = { id: 0 }] = await world.db.select().from(webhookEndpoints);
	const own = `${PAGE}/${id}`;
	const press = async (name: string, fields = {}) =>
		browser.submit((await browser.get(own)).form(`${own}/${name}`), fields);
	expect((await press("test")).location).toBe(`${own}?done=test`);
	await world.runJobs();
	expect((await browser.get(own)).html).toContain("Answered 500.");
	await press("again");
	await world.runJobs();
	expect((await browser.get(own)).html).toContain("Delivered");
	await press("change", { reach: "all" });
	expect(await world.db.select().from(webhookEndpoints)).toMatchObject([{ reach: "all" }]);
	await press("pause");
	expect((await browser.get(own)).html).toContain("What waits is sent when it is switched on.");
	await press("on");
	expect((await press("secret")).html).toMatch(/whsec_[A-Za-z0-9+/]{43}=/);

	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	const csrf = (await eve.get(PAGE)).form(PAGE).fields.get("csrf") ?? "";
	expect((await eve.get(own)).status).toBe(404);
	for (const name of ["test", "pause", "change", "again", "secret", "remove"])
		expect((await eve.post(`${own}/${name}`, new URLSearchParams({ csrf, seq: "1" }))).status, name).toBe(404);

	const gone = (await press("remove")).location ?? "";
	expect(gone).toBe(`${PAGE}?done=webhook_removed`);
	expect((await browser.get(gone)).html).toContain("Nothing more is sent there.");
	expect(await world.db.select().from(webhookEndpoints)).toEqual([]);
});

it("names the listing that an event is about, and no more once it is nobody else's business", async () => {
	await add({ url: "https://hooks.inkfern.com/in", reach: "all" });
	const [{ id } = { id: 0 }] = await world.db.select().from(webhookEndpoints);
	await mintListing(world.db, "acme", { id: 7, name: "Acme <b>" });
	await world.db.run(
		sql`INSERT INTO webhook_deliveries (endpoint_id, seq, about, at, state, due_at) SELECT ${id}, seq, about, at, 'delivered', at FROM events`,
	);
	const shown = async () => (await browser.get(`${PAGE}/${id}`)).html;
	expect(await shown()).toContain("A product goes live: Acme &lt;b&gt;");
	await world.db.run(sql`UPDATE listings SET status = 'draft'`);
	expect(await shown()).toContain("A product goes live");
	expect(await shown()).not.toContain("Acme");
});

it("asks for a fresh sign-in before it shows a secret, and offers nothing where nothing can be sealed", async () => {
	await world.db.run("UPDATE sessions SET created_at = created_at - 3600000");
	expect((await browser.get(PAGE)).html).toContain("sign in again");
	const undo = changeSettings({ SEALING_KEY: undefined });
	expect((await browser.get(PAGE)).html).toContain("has not set up webhooks");
	undo();
});
