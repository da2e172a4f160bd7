import { exports } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import changeCategory from "#actions/categories/change-category";
import { emptyProfile, typeFields } from "#core/drafts/draft-state";
import { categoryChoices } from "#store/category-texts";
import { performAs, personActor, teamActor } from "#testing/act";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, NOW, ORIGIN, type World } from "#testing/world";
import { fitOf } from "#usecases/drafts/listing-fit";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const { db } = world;
	const finance = await mintCategory(db, "finance", { name: "Finance" });
	await mintCategory(db, "office", { name: "Office" });
	const invoicing = await mintCategory(db, "invoicing", { name: "Invoicing", parentId: finance.id });
	await mintListing(db, "acme", { categoryIds: [invoicing.id] });
	await mintListing(db, "both", { categoryIds: [finance.id, invoicing.id] });
});

const NOTHING = {
	category: "invoicing",
	version: 0,
	name: "Invoicing",
	slug: "invoicing",
	parent: "finance",
	position: 1,
	closed: false,
};
const change = (over: Partial<typeof NOTHING>, actor = teamActor()) =>
	performAs(actor, changeCategory, { ...NOTHING, ...over }, NOW);
const counts = async () => {
	const rows = await world.db.all<{ slug: string; n: number }>(sql`SELECT slug, live_count AS n FROM categories`);
	return Object.fromEntries(rows.map(({ slug, n }) => [slug, n]));
};
const ask = (path: string) => world.api<Record<string, unknown>>("GET", path);

it("renames it, leads its old address on, and has searches follow", async () => {
	await change({ name: "Bills", slug: "bills" });
	expect((await ask("/categories/bills")).body).toMatchObject({ name: "Bills" });
	const old = await ask("/categories/invoicing");
	expect(old).toMatchObject({ status: 404, body: { code: "not_found" } });
	expect(old.body.detail).toContain("bills");
	const page = await exports.default.fetch(new Request(`${ORIGIN}/categories/invoicing`, { redirect: "manual" }));
	expect([page.status, page.headers.get("Location")]).toEqual([301, "/categories/bills"]);
	await world.runJobs();
	expect((await ask("/listings?q=bills")).body.items).toHaveLength(2);
	// And back: its own old address is its own again.
	await change({ category: "bills", version: 1 });
	expect((await ask("/categories/bills")).status).toBe(404);
	expect((await ask("/categories/invoicing")).status).toBe(200);
});

it("moves it in the tree, with what is counted and found there", async () => {
	expect(await counts()).toEqual({ finance: 2, office: 0, invoicing: 2 });
	await change({ parent: "office" });
	await world.runJobs();
	expect(await counts()).toEqual({ finance: 1, office: 2, invoicing: 2 });
	expect((await ask("/categories/office")).body.items).toHaveLength(2);
	expect((await ask("/categories/finance")).body.items).toHaveLength(1);
	await change({ version: 1, parent: "" });
	await world.runJobs();
	expect(await counts()).toEqual({ finance: 1, office: 0, invoicing: 2 });
});

it("closes it: nothing new comes in, and what is in it stays", async () => {
	await change({ closed: true });
	expect((await categoryChoices(world.db)).map(({ slug }) => slug)).toEqual(["finance", "office"]);
	const profile = typeFields(emptyProfile(), { categories: ["Invoicing"] });
	const fitting = (listingId: number | null) => fitOf(world.db, { profile, domain: "new.example", listingId });
	expect((await fitting(null)).errors).toMatchObject([{ pointer: "/fields/categories/0" }]);
	expect((await fitting(1)).errors).toEqual([]);
	expect((await ask("/categories/invoicing")).body.items).toHaveLength(2);
	await change({ version: 1, closed: false });
	expect((await fitting(null)).errors).toEqual([]);
});

it("is refused where a name or address is taken, below one that is below another, over somebody else's edit, to others", async () => {
	await expect(change({ name: "Office" })).rejects.toMatchObject({ errors: [{ pointer: "/name" }] });
	await expect(change({ slug: "office" })).rejects.toMatchObject({ errors: [{ pointer: "/slug" }] });
	await expect(change({ parent: "nowhere" })).rejects.toMatchObject({ errors: [{ pointer: "/parent" }] });
	await expect(change({ version: 3, position: 2 })).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
	await expect(change({ position: 2 }, personActor(1))).rejects.toMatchObject({ code: "not_found" });
	// What has others below it stays at the top.
	const finance = { category: "finance", name: "Finance", slug: "finance", parent: "office" };
	await expect(change(finance)).rejects.toMatchObject({ code: "invalid_input" });
	await change({ slug: "bills" });
	await expect(change({ category: "office", name: "Office", slug: "invoicing", parent: "" })).rejects.toMatchObject({
		errors: [{ pointer: "/slug" }],
	});
});
