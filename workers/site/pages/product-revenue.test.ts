import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { revenueKeys } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import type { Site } from "#testing/servers";
import { changeSettings } from "#testing/settings";
import { accountRoutes, READ_KEY, startStripe } from "#testing/stripe-account";
import { makeWorld, type World } from "#testing/world";

let world: World;
let ada: Browser;
let stripe: Site;
let path: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = openBrowser();
	await ada.signIn(world, "ada@example.com");
	const owner = await world.db.get<{ id: number }>(sql`SELECT id FROM users`);
	const { id } = await mintListing(world.db, "acme", { ownerId: owner?.id ?? 0, name: "Acme" });
	path = `/account/products/${id}/revenue`;
	stripe = await startStripe([[{ amount: 123_456 }]]);
	const restore = changeSettings({ STRIPE_API_BASE: stripe.origin });
	return async () => {
		restore();
		await stripe.stop();
	};
});

const TYPED = { key: READ_KEY, rounded_to: "10000", only_this: "on" };

it("has a key given, its month read and shown, and all of it removed", async () => {
	const page = await ada.get(path);
	expect(page.html).toContain("Balance transactions");
	expect((await ada.submit(page.form(path), TYPED)).status).toBe(303);
	expect((await ada.get(path)).html).toContain("is being read");
	await world.runJobs();
	const read = await ada.get(path);
	expect(read.html).toContain("its figure is shown");
	expect(read.html).toContain("$1,200");
	expect(read.html).toContain("<code>a1B2</code>");
	expect((await openBrowser().get("/leaderboards/revenue")).html).toContain("Stripe, read with its owner’s key");
	await ada.submit(read.form(`${path}/remove`));
	expect((await ada.get(path)).html).not.toContain("$1,200");
	expect((await openBrowser().get("/leaderboards/revenue")).html).not.toContain("Stripe, read");
});

it("says why a key is refused, and never shows it again", async () => {
	const page = await ada.get(path);
	for (const [typed, words] of [
		[{ ...TYPED, key: "sk_live_abcdefghijklmnopqrstuvwx" }, "A secret key (sk_) can do everything"],
		[{ ...TYPED, only_this: null }, "must not be shown as this one"],
	] as const) {
		const refused = await ada.submit(page.form(path), typed);
		expect(refused.status).toBe(400);
		expect(refused.html).toContain(words);
		expect(refused.html).not.toContain(typed.key);
	}
	const may = "/v1/refunds/re_not_there_launchweek_looks_at_rights";
	await stripe.change({ ...accountRoutes(), [may]: { status: 404, body: "{}" } });
	const refused = await ada.submit(page.form(path), TYPED);
	expect(refused.html).toContain("Stripe lets this key change things");
	expect([refused.html.includes(READ_KEY), await world.db.select().from(revenueKeys)]).toEqual([false, []]);
});

it("asks who signed in long ago to do so again, with no key in the address", async () => {
	const page = await ada.get(path);
	await world.db.run(sql`UPDATE sessions SET created_at = created_at - 3600000`);
	const sent = await ada.submit(page.form(path), TYPED);
	expect(sent).toMatchObject({ status: 303, location: `/account/confirm?return_to=${encodeURIComponent(path)}` });
	expect((await ada.get(path)).html).toContain("Sign in once more");
});

it("is not there for anybody else", async () => {
	const eve = openBrowser();
	await eve.signIn(world, "eve@example.com");
	expect((await eve.get(path)).status).toBe(404);
	const { fields } = (await eve.get("/account")).form("/sign-out");
	for (const [name, value] of Object.entries(TYPED)) fields.set(name, value);
	for (const door of [path, `${path}/remove`]) expect((await eve.post(door, fields)).status, door).toBe(404);
});
