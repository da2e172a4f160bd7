import { beforeEach, expect, it } from "vitest";
import { apiKeys, sessions, users } from "#store/schema/index";
import { type Browser, openAdmin, openBrowser } from "#testing/browser";
import { mintListing } from "#testing/listings";
import { mintWholeAccount, type WholeAccount } from "#testing/whole-account";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
let ada: WholeAccount;
let path: string;
beforeEach(async () => {
	world = await makeWorld();
	const { id } = await mintListing(world.db, "others");
	ada = await mintWholeAccount(world.db, "ada", id);
	admin = await openAdmin(world);
	path = `/admin/people/${ada.userId}`;
});

const REASON = { reason: "She asked for it." };
const find = async (query: string) =>
	[...(await admin.get(`/admin/people?${query}`)).html.matchAll(/<td[^>]*><div><bdi>([^<]+)<\/bdi>/g)].map(
		([, found]) => found,
	);

it("finds people by address, name, number and founder page, and narrows the list", async () => {
	await world.db.run(`UPDATE users SET name = 'Ada Lovelace' WHERE id = ${ada.userId}`);
	for (const q of ["ada@exa", "ADA LOVE", String(ada.userId), "ada", "https://site/founders/ada"]) {
		expect(await find(`q=${encodeURIComponent(q)}`), q).toContain("ada@example.com");
	}
	expect(await find("q=nobody")).toEqual([]);
	expect(await find("role=admin")).toEqual(["admin@example.com"]);
	expect(await find("standing=banned")).toEqual([]);
	expect(await find("seen=1")).toEqual(["admin@example.com"]);
	expect(await find("")).toHaveLength(await world.db.$count(users));
});

it("shows all that is known of somebody", async () => {
	const { html } = await admin.get(path);
	for (const said of ["ada@example.com", "product-ada", "LW-ADA", "founders/ada", "1 vote that count", "Week begun"]) {
		expect(html, said).toContain(said);
	}
	expect(html).toContain('href="/admin/orders/LW-ADA"');
	expect(html).not.toContain(ada.session);
	expect((await admin.get("/admin/people/99999")).status).toBe(404);
});

it("bans, says so, and lifts the ban from the log", async () => {
	await admin.submit((await admin.get(path)).form(`${path}/ban`), REASON);
	const banned = await admin.get(path);
	expect(banned.html).toContain("Banned since");
	expect(await find("standing=banned")).toEqual(["ada@example.com"]);
	expect((await openBrowser().signInByMail(world, "ada@example.com")).html).toContain("She asked for it.");
	await admin.submit(banned.form(/\/admin\/log\/\d+\/undo/.exec(banned.html)?.[0] ?? ""));
	expect((await admin.get(path)).html).not.toContain("Banned since");
	expect((await openBrowser().signInByMail(world, "ada@example.com")).status).toBe(303);
	// The same again from a page of before is about that ban alone.
	await admin.submit((await admin.get(path)).form(`${path}/ban`), REASON);
	await admin.submit(banned.form(/\/admin\/log\/\d+\/undo/.exec(banned.html)?.[0] ?? ""));
	expect((await admin.get(path)).html).toContain("Banned since");
});

it("gives and takes rights, ends what is chosen, and says what is missing", async () => {
	const page = await admin.get(path);
	const bare = await admin.submit(page.form(`${path}/role`), { decision: "admin", reason: "" });
	expect(bare.status).toBe(400);
	expect(bare.html).toContain("Say why.");
	await admin.submit(page.form(`${path}/role`), { decision: "admin", ...REASON });
	expect(await find("role=admin")).toHaveLength(2);
	await admin.submit((await admin.get(path)).form(`${path}/role`), { decision: "member", ...REASON });
	expect(await find("role=admin")).toHaveLength(1);
	await admin.submit(page.form(`${path}/end`), { sessions: "yes", keys: "yes", ...REASON });
	expect((await world.db.select().from(sessions)).filter(({ userId }) => userId === ada.userId)).toEqual([]);
	expect((await world.db.select().from(apiKeys)).every(({ revokedAt }) => revokedAt !== null)).toBe(true);
});

it("previews and makes one account of two, and deletes another", async () => {
	const bo = await world.person("bo@example.com");
	const wrong = await admin.get(`${path}?into=99999`);
	expect(wrong.html).toContain("There is no such other account.");
	const preview = await admin.get(`${path}?into=${bo.userId}`);
	expect(preview.html).toContain("This cannot be undone.");
	expect(preview.html).toContain("1 product");
	const typo = await admin.submit(preview.form(`${path}/merge`), { typed: "bo@example.com", ...REASON });
	expect(typo.status).toBe(400);
	await admin.submit(typo.form(`${path}/merge`), { typed: "ada@example.com", ...REASON });
	expect((await admin.get(path)).status).toBe(404);
	const rest = `/admin/people/${bo.userId}`;
	expect((await admin.get(rest)).html).toContain("product-ada");
	await admin.submit((await admin.get(rest)).form(`${rest}/delete`), { typed: "bo@example.com", ...REASON });
	expect((await admin.get(rest)).status).toBe(404);
});
