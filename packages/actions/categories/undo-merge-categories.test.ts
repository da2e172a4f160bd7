import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import addCategory from "#actions/categories/add-category";
import changeCategory from "#actions/categories/change-category";
import mergeCategories from "#actions/categories/merge-categories";
import undoMergeCategories from "#actions/categories/undo-merge-categories";
import editCategory from "#actions/team/edit-category";
import { mergerBack } from "#store/category-mergers";
import { MERGED_AT_ONCE } from "#store/category-tree";
import { performAs, teamActor } from "#testing/act";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { stateOf } from "#testing/state-digest";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let ids: { top: number; bills: number; invoicing: number };
beforeEach(async () => {
	world = await makeWorld();
	const { db } = world;
	const top = await mintCategory(db, "finance", { name: "Finance" });
	const bills = await mintCategory(db, "bills", { name: "Bills", position: 2, parentId: top.id });
	const invoicing = await mintCategory(db, "invoicing", { name: "Invoicing" });
	ids = { top: top.id, bills: bills.id, invoicing: invoicing.id };
});

const team = teamActor();
const merge = (category = "bills", into = "invoicing", version = 0) =>
	performAs(team, mergeCategories, { category, version, into }, NOW);
const back = (merger_id = 1) => performAs(team, undoMergeCategories, { merger_id }, NOW);
const change = (category: string, fields: object) =>
	performAs(
		team,
		changeCategory,
		{ category, version: 0, parent: "", position: 1, closed: false, ...fields } as never,
		NOW,
	);
const places = () =>
	world.db.all(sql`SELECT l.slug, c.slug AS category, lc.position, l.primary_category_id = c.id AS isPrimary
		FROM listing_categories lc JOIN listings l ON l.id = lc.listing_id JOIN categories c ON c.id = lc.category_id
		ORDER BY l.id, lc.position, c.slug`);
/** What an undo does not put back: versions of listings, and what the work itself left. */
const LEFT = ["listings.version", "listings.updated_at"];

it("puts back the category as it was, with its texts and addresses, and its listings where they stood", async () => {
	const { bills, invoicing } = ids;
	await change("bills", { name: "Bills", slug: "receipts", parent: "finance", position: 4, closed: true });
	await change("receipts", { name: "Bills", slug: "bills", parent: "finance", position: 4, closed: true, version: 1 });
	const texts = { description: "Bills & <b>.", belongs: "Bills.", excludes: "", synonyms: ["invoic*"], hints: ["due"] };
	await performAs(team, editCategory, { category: "bills", version: 2, ...texts }, NOW);
	await mintListing(world.db, "one", { categoryIds: [bills] });
	await mintListing(world.db, "both", { categoryIds: [bills, invoicing] });
	await mintListing(world.db, "second", { categoryIds: [invoicing, bills] });
	await mintListing(world.db, "other", { categoryIds: [invoicing] });
	await world.runJobs();
	const [state, stood] = [await stateOf(world.db, LEFT), await places()];
	await merge("bills", "invoicing", 3);
	await world.runJobs();
	expect(await back()).toEqual({ slug: "bills", listings: 3, left: [] });
	expect(await places()).toEqual(stood);
	await world.runJobs();
	expect(await stateOf(world.db, LEFT)).toEqual(state);
	expect((await world.api<{ items: unknown[] }>("GET", "/categories/bills")).body.items).toHaveLength(3);
	expect((await world.api<{ detail: string }>("GET", "/categories/receipts")).body.detail).toContain("bills");
	await expect(back()).rejects.toMatchObject({ code: "not_found" });
});

it("leaves listings that were given other categories since, and names them", async () => {
	const { bills, invoicing, top } = ids;
	const one = await mintListing(world.db, "one", { name: "One", categoryIds: [bills] });
	const full = await mintListing(world.db, "full", { name: "Full", categoryIds: [bills, invoicing] });
	await mintListing(world.db, "same", { name: "Same", categoryIds: [bills] });
	await merge();
	await world.db.run(sql`UPDATE listing_categories SET category_id = ${top} WHERE listing_id = ${one.id}`);
	await world.db.run(sql`UPDATE listings SET primary_category_id = ${top} WHERE id = ${one.id}`);
	for (const slug of ["a", "b", "c"]) {
		const { id } = await mintCategory(world.db, slug);
		await world.db.run(
			sql`INSERT INTO listing_categories (listing_id, category_id, position) VALUES (${full.id}, ${id}, 1)`,
		);
	}
	expect(await back()).toEqual({ slug: "bills", listings: 1, left: ["One", "Full"] });
	const [row] = await world.db.all<{ detail: string }>(
		sql`SELECT detail FROM audit_log WHERE action = 'undo_merge_categories'`,
	);
	expect(JSON.parse(JSON.parse(row?.detail ?? "").after)).toMatchObject({ left_where_they_are: ["One", "Full"] });
	expect(
		await world.db.all(
			sql`SELECT slug, live_count AS n FROM categories WHERE parent_id IS NULL AND slug > 'c' OR slug = 'bills' ORDER BY slug`,
		),
	).toEqual([
		{ slug: "bills", n: 1 },
		{ slug: "finance", n: 2 },
		{ slug: "invoicing", n: 1 },
	]);
});

it("takes back one press of a large merger after the other, the last first", async () => {
	await mintListings(world.db, MERGED_AT_ONCE + 3, [ids.bills], { isFound: false });
	await merge();
	await merge();
	await expect(back(1)).rejects.toMatchObject({
		code: "changed_meanwhile",
		message: expect.stringContaining("“Bills”"),
	});
	const { rowsRead } = await countRows(() => mergerBack(world.db, 1));
	expect(rowsRead).toBeLessThan(10 * MERGED_AT_ONCE);
	expect(await back(2)).toMatchObject({ listings: 3 });
	expect(await back(1)).toMatchObject({ listings: MERGED_AT_ONCE });
	expect(await world.db.all(sql`SELECT slug, live_count AS n FROM categories ORDER BY slug`)).toEqual([
		{ slug: "bills", n: MERGED_AT_ONCE + 3 },
		{ slug: "finance", n: MERGED_AT_ONCE + 3 },
		{ slug: "invoicing", n: 0 },
	]);
});

it("names what took the place of the category since, changes nothing, and goes through once that is out of the way", async () => {
	const place = { slug: "", parent: "", position: 1, description: "So." };
	await mintListing(world.db, "one", { categoryIds: [ids.bills] });
	await merge();
	const refused = async (named: string) => {
		const before = await stateOf(world.db);
		await expect(back()).rejects.toMatchObject({ code: "changed_meanwhile", message: expect.stringContaining(named) });
		expect(await stateOf(world.db)).toEqual(before);
	};
	await performAs(team, addCategory, { ...place, name: "Bills", slug: "new" }, NOW);
	await refused("Another category is called “Bills”");
	await change("new", { name: "New", slug: "new" });
	await change("invoicing", { name: "Invoicing", slug: "bills" });
	await refused("“Invoicing” has the address “bills”");
	await change("bills", { name: "Invoicing", slug: "invoicing", version: 1 });
	await change("finance", { name: "Finance", slug: "finance", parent: "new" });
	await refused("“Finance”, which it stood below, stands below another");
	await change("finance", { name: "Finance", slug: "finance", version: 1 });
	await merge("invoicing", "new", 2);
	await refused("“Invoicing” has been merged into another category since");
	expect(await back(2)).toMatchObject({ slug: "invoicing" });
	expect(await back()).toEqual({ slug: "bills", listings: 1, left: [] });
});

it("gives no new category the number of one that was merged away", async () => {
	await mintListing(world.db, "one", { categoryIds: [ids.invoicing] });
	await merge("invoicing", "finance");
	await performAs(team, addCategory, { name: "New", slug: "", parent: "", position: 1, description: "So." }, NOW);
	expect(await back()).toMatchObject({ slug: "invoicing", listings: 1 });
});
