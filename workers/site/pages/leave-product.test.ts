import { eq } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { drafts, localMails } from "#store/schema/index";
import { type Browser, openBrowser } from "#testing/browser";
import { mintDraft } from "#testing/drafts";
import { makeWorld, type Person, type World } from "#testing/world";

const GRACE = "grace@inkfern.example";

let world: World;
let ada: Person;
let grace: Browser;
let id: string;
beforeEach(async () => {
	world = await makeWorld();
	ada = await world.person("ada@inkfern.example");
	grace = openBrowser();
	({ id } = await mintDraft(world.db, ada));
	await world.api("POST", `/drafts/${id}/invites`, { as: ada, body: { email: GRACE } });
	await world.runJobs();
	const mail = await world.db.query.localMails.findFirst();
	const path = /\/invites\/\S+/.exec(mail?.text ?? "")?.[0] ?? "no link was mailed";
	await grace.signIn(world, GRACE);
	await grace.submit((await grace.get(path)).form(path), { name: "Grace Moor", title: "CTO" });
});

const founders = async () =>
	(await world.db.select().from(drafts).where(eq(drafts.id, id)))[0]?.profile.founders.items.map(({ name }) => name);

it("leads from one's products to what follows, takes the name off, and tells who manages it", async () => {
	const products = await grace.get("/account/products");
	expect(products.html).toContain(`href="/account/leave/${id}"`);
	const page = await grace.get(`/account/leave/${id}`);
	expect(page.html).toContain("Grace Moor");
	expect(await founders()).toEqual(["Grace Moor"]);
	const left = await grace.submit(page.form(`/account/leave/${id}`));
	expect(left.location).toBe("/account/products?left=1");
	const after = await grace.get(left.location ?? "");
	expect([after.html.includes("You have left it"), after.html.includes("/account/leave/")]).toEqual([true, false]);
	expect(await founders()).toEqual([]);
	await world.runJobs();
	expect((await world.db.select().from(localMails)).at(-1)).toMatchObject({
		to: ada.email,
		text: expect.stringContaining("Grace Moor"),
	});
	expect((await grace.submit(page.form(`/account/leave/${id}`))).status).toBe(404);
	expect((await grace.get(`/account/leave/${id}`)).status).toBe(404);
});

it("is there for nobody else, its owner included", async () => {
	const form = (await grace.get(`/account/leave/${id}`)).form(`/account/leave/${id}`);
	for (const email of [ada.email, "eve@example.com"]) {
		const other = openBrowser();
		await other.signIn(world, email);
		expect((await other.get(`/account/leave/${id}`)).status).toBe(404);
		const token = (await other.get("/account/profile")).form("/account/profile/name");
		expect((await other.submit({ ...token, action: form.action })).status).toBe(404);
	}
	expect((await openBrowser().get(`/account/leave/${id}`)).location).toContain("/sign-in?");
	expect(await founders()).toEqual(["Grace Moor"]);
});
