import { eq, getTableName } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { IMPERSONAL, PERSONAL } from "#store/personal-data";
import { apiKeys, orders, sessions, users, votes } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { newestLink } from "#testing/mailbox";
import { connect, registerApp, withToken } from "#testing/oauth";
import { mintWholeAccount, type WholeAccount } from "#testing/whole-account";
import { makeWorld, type World } from "#testing/world";

let world: World;
let browser: Browser;
let ada: WholeAccount;
beforeEach(async () => {
	world = await makeWorld();
	const others = (await mintListing(world.db, "others")).id;
	ada = await mintWholeAccount(world.db, "ada", others);
	await mintWholeAccount(world.db, "bo", others);
	browser = openBrowser();
	await browser.signIn(world, ada.email);
});

const DATA = "/account/data";
const DELETE = "/account/delete";
const grow = () => world.db.update(sessions).set({ createdAt: Date.now() - 15 * 60_000 });

it("hands out every table that says something of somebody, without what opens anything", async () => {
	const answer = await browser.submit((await browser.get(DATA)).form(`${DATA}/export`));
	expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
	expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="account-\d+\.json"$/);
	const { tables, left_out, account } = JSON.parse(answer.html);
	expect(account).toBe(ada.email);
	const named = [...Object.keys(tables), ...Object.keys(left_out)].sort();
	const known = [...PERSONAL.map(({ table }) => getTableName(table)), ...Object.keys(IMPERSONAL)];
	expect(named).toEqual(known.sort());
	for (const [name, rows] of Object.entries<unknown[]>(tables)) expect(rows.length, name).toBeGreaterThan(0);
	expect(tables.founders).toMatchObject([{ name: "ada", socials: { x: "https://x.com/ada" } }]);
	expect(tables.votes).toMatchObject([{ counted: true, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) }]);
	expect(answer.html).not.toMatch(/bo@example\.com|Answer of bo|secret ada|network_hash|token-LW/);
});

it("hands out more rows than it reads at a time, each once", async () => {
	const rows = Array.from({ length: 450 }, (_, n) => ({
		userId: ada.userId,
		name: `key ${n}`,
		prefix: "p",
		hash: `${n}`,
	}));
	for (let from = 0; from < rows.length; from += 10) {
		await world.db
			.insert(apiKeys)
			.values(rows.slice(from, from + 10).map((row) => ({ ...row, scopes: [], createdAt: 1 })));
	}
	const answer = await browser.submit((await browser.get(DATA)).form(`${DATA}/export`));
	const names = JSON.parse(answer.html).tables.api_keys.map(({ name }: { name: string }) => name);
	expect(names).toEqual(["test", ...rows.map(({ name }) => name)]);
});

it("asks who signed in longer ago to do so once more, and leads back", async () => {
	await grow();
	const asked = await browser.submit((await browser.get(DATA)).form(`${DATA}/export`));
	expect(asked.location).toBe("/account/confirm?return_to=%2Faccount%2Fdata");
	expect((await browser.get(DELETE)).location).toBe("/account/confirm?return_to=%2Faccount%2Fdelete");

	const confirm = await browser.get("/account/confirm?return_to=%2Faccount%2Fdelete");
	expect(confirm.html).toContain(`Mail a link to ${ada.email}`);
	await browser.submit(confirm.form("/account/confirm"));
	await world.runJobs();
	const link = await browser.get(await newestLink(world, ada.email));
	const back = await browser.submit(link.form("/sign-in/confirm"));
	expect(back.location).toBe(DELETE);
	expect((await browser.get(DELETE)).status).toBe(200);
	// The older session of the same browser ended with it.
	expect(await world.db.select().from(sessions).where(eq(sessions.userId, ada.userId))).toHaveLength(2);
});

it("leads nowhere else from there", async () => {
	const page = await browser.get("/account/confirm?return_to=https%3A%2F%2Fevil.example%2F");
	expect(page.form("/account/confirm").fields.get("return_to")).toBe("/account");
});

it("deletes once the address is typed, ends every way in, and says goodbye", async () => {
	const app = await registerApp();
	const { access_token: token } = await connect(browser, app);
	const other = openBrowser();
	await other.signIn(world, ada.email);
	const page = await browser.get(DELETE);
	for (const fact of ["Votes (1)", "Published reviews (1)", "Paid orders and their invoices (1)", ada.email]) {
		expect(page.html).toContain(fact);
	}
	const wrong = await browser.submit(page.form(DELETE), { typed: "bo@example.com" });
	expect([wrong.status, wrong.html.includes("Type the address of this account")]).toEqual([400, true]);
	expect((await withToken(String(token))).status).toBe(200);

	const done = await browser.submit(page.form(DELETE), { typed: " ADA@example.com " });
	expect([done.status, done.location]).toEqual([303, "/goodbye"]);
	expect((await browser.get("/goodbye")).html).toContain("Your account is deleted");
	for (const one of [browser, other]) expect((await one.get("/account")).status).toBe(303);
	for (const credential of [ada.key, String(token)]) expect((await withToken(credential)).status).toBe(401);
	expect((await browser.submit(page.form(DELETE), { typed: ada.email })).status).not.toBe(200);
	expect(await world.db.select().from(users).where(eq(users.email, ada.email))).toEqual([]);
	expect(await world.db.select().from(votes).where(eq(votes.userId, ada.userId))).toEqual([]);
});

it("says why it cannot be deleted", async () => {
	await world.db.update(orders).set({ status: "pending", paidAt: null, paymentExpiresAt: Date.now() });
	const refused = await browser.submit((await browser.get(DELETE)).form(DELETE), { typed: ada.email });
	expect([refused.status, refused.html.includes("A payment of yours is open")]).toEqual([400, true]);
	// To where it is paid or given up.
	const notice = refused.html.split('role="alert"')[1]?.split("</div></div>")[0];
	expect(notice).toContain('<a href="/account/orders">Your orders</a>');
});
