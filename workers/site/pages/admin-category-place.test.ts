import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { auditLog, categories } from "#store/schema/index";
import { type Browser, openAdmin } from "#testing/browser";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
let admin: Browser;
beforeEach(async () => {
	world = await makeWorld();
	admin = await openAdmin(world);
	const finance = await mintCategory(world.db, "finance", { name: "Finance" });
	const { id } = await mintCategory(world.db, "invoicing", { name: "Invoicing", parentId: finance.id });
	await mintListing(world.db, "acme", { categoryIds: [id] });
});

const PAGE = "/admin/categories/invoicing/place";
const idOf = async (slug: string) => (await world.db.select().from(categories)).find((one) => one.slug === slug)?.id;
const slugs = async () => (await world.db.select().from(categories)).map(({ slug }) => slug);

it("adds a category, and keeps what was typed where it cannot be", async () => {
	const form = (await admin.get("/admin/add-category")).form("/admin/add-category");
	const typed = { name: "Finance", slug: "", parent: "", position: "4", description: "So & so" };
	const refused = await admin.submit(form, typed);
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("Another category has this name.");
	expect(refused.html).toContain("So &amp; so");
	const done = await admin.submit(form, { ...typed, name: "Taxes" });
	expect([done.status, done.location]).toEqual([303, "/admin/categories?done=1"]);
	expect((await admin.get(done.location ?? "")).html).toMatch(/Done: Added a category\..*href="\/admin\/categories\//s);
	expect(await slugs()).toEqual(["finance", "invoicing", "taxes"]);
});

it("renames and closes a category, and takes it back", async () => {
	const place = { name: "Bills", slug: "bills", position: "7", closed: "on" };
	await admin.submit((await admin.get(PAGE)).form(PAGE), place);
	expect((await admin.get("/admin/categories")).html).toContain("Closed");
	expect((await admin.get("/categories/invoicing")).location).toBe("/categories/bills");
	const [row] = (await world.db.select().from(auditLog)).filter(({ action }) => action === "change_category");
	await admin.submit((await admin.get("/admin/categories/bills")).form(`/admin/log/${row?.id}/undo`));
	expect(await world.db.select().from(categories)).toMatchObject([
		{ slug: "finance" },
		{ slug: "invoicing", name: "Invoicing", position: 1, closedAt: null },
	]);
});

it("says what moves before it merges one into another", async () => {
	const merge = "/admin/categories/invoicing/merge";
	const first = await admin.get(PAGE);
	expect(() => first.form(merge)).toThrow();
	const look = await admin.get(`${PAGE}?into=finance`);
	expect(look.html).toMatch(/1 listing will move from.*Invoicing.*to.*Finance/s);
	const refused = await admin.submit(look.form(merge), { into: "nowhere" });
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("There is no such category.");
	expect(await slugs()).toEqual(["finance", "invoicing"]);
	const done = await admin.submit(look.form(merge));
	expect((await admin.get(done.location ?? "")).html).toMatch(
		/Done: Merged two categories\..*\/admin\/categories\/finance/s,
	);
	expect(await slugs()).toEqual(["finance"]);
	expect((await admin.get("/categories/finance")).html).toContain("acme");
});

it("takes a merger back, says what was left where it is, and what is in the way", async () => {
	const other = await mintCategory(world.db, "taxes", { name: "Taxes" });
	await mintListing(world.db, "gone", { name: "Gone & away", categoryIds: [(await idOf("invoicing")) ?? 0] });
	const merge = "/admin/categories/invoicing/merge";
	const look = await admin.get(`${PAGE}?into=finance`);
	const merged = await admin.get((await admin.submit(look.form(merge))).location ?? "");
	const undo = /\/admin\/log\/\d+\/undo/.exec(merged.html)?.[0] ?? "";
	await world.db.run(sql`UPDATE categories SET name = 'Invoicing' WHERE slug = 'taxes'`);
	const refused = await admin.submit(merged.form(undo));
	expect(refused.status).toBe(400);
	expect(refused.html).toContain("It could not be taken back");
	expect(refused.html).toContain("Another category is called “Invoicing” by now.");
	expect(refused.html).toContain('href="/admin/categories"');
	expect(await slugs()).toEqual(["finance", "taxes"]);

	await world.db.run(sql`UPDATE categories SET name = 'Taxes' WHERE slug = 'taxes'`);
	await world.db.run(sql`UPDATE listing_categories SET category_id = ${other.id}
		WHERE listing_id = (SELECT id FROM listings WHERE slug = 'gone')`);
	const done = await admin.submit(merged.form(undo));
	const { html } = await admin.get(done.location ?? "");
	expect(html).toMatch(/Done: Took back a merger of categories\..*\/admin\/categories\/invoicing/s);
	expect(html).toContain("Changed since, and left as they are: <bdi>Gone &amp; away</bdi>");
	expect((await admin.get("/admin/categories/invoicing")).html).toContain("Left where they are");
	expect((await admin.get("/categories/invoicing")).html).toContain("acme");
});
