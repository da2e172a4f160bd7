import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import mergeCategories from "#actions/categories/merge-categories";
import { perform } from "#actions/perform";
import { MERGED_AT_ONCE } from "#store/category-tree";
import { performAs, teamActor } from "#testing/act";
import { meeting, newIsolate } from "#testing/isolates";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
let ids: Record<string, number>;
beforeEach(async () => {
	world = await makeWorld();
	const { db } = world;
	const [top, bills, invoicing] = [
		await mintCategory(db, "finance"),
		await mintCategory(db, "bills", { position: 2 }),
		await mintCategory(db, "invoicing"),
	];
	await db.run(sql`UPDATE categories SET parent_id = ${top.id} WHERE id = ${bills.id}`);
	ids = { top: top.id, bills: bills.id, invoicing: invoicing.id };
});

const merge = (category = "bills", into = "invoicing", version = 0) =>
	performAs(teamActor(), mergeCategories, { category, version, into }, NOW);
const rows = <T>(query: ReturnType<typeof sql>) => world.db.all<T>(query);

it("takes its listings over, each once, in the better place, and leads its address there", async () => {
	const { bills = 0, invoicing = 0 } = ids;
	await mintListing(world.db, "one", { categoryIds: [bills] });
	await mintListing(world.db, "both", { categoryIds: [bills, invoicing] });
	expect(await merge()).toEqual({ slug: "invoicing", moved: 2, hasMore: false });
	expect(await rows(sql`SELECT listing_id, category_id, position FROM listing_categories ORDER BY listing_id`)).toEqual(
		[
			{ listing_id: 1, category_id: invoicing, position: 0 },
			{ listing_id: 2, category_id: invoicing, position: 0 },
		],
	);
	expect(await rows(sql`SELECT DISTINCT primary_category_id AS id FROM listings`)).toEqual([{ id: invoicing }]);
	expect(await rows(sql`SELECT slug, live_count AS n FROM categories ORDER BY slug`)).toEqual([
		{ slug: "finance", n: 0 },
		{ slug: "invoicing", n: 2 },
	]);
	await world.runJobs();
	expect((await world.api<{ items: unknown[] }>("GET", "/categories/invoicing")).body.items).toHaveLength(2);
	expect((await world.api<{ detail: string }>("GET", "/categories/bills")).body.detail).toContain("invoicing");
});

it("moves so many at a time, and says that there are more", async () => {
	await mintListings(world.db, MERGED_AT_ONCE + 3, [ids.bills ?? 0], { isFound: false });
	expect(await merge()).toEqual({ slug: "bills", moved: MERGED_AT_ONCE, hasMore: true });
	expect(await merge()).toEqual({ slug: "invoicing", moved: 3, hasMore: false });
	expect(await rows(sql`SELECT live_count AS n FROM categories WHERE slug = 'invoicing'`)).toEqual([
		{ n: MERGED_AT_ONCE + 3 },
	]);
});

it("is done one way when two are merged into each other at once, over two isolates", async () => {
	const { db } = world;
	await mintListing(db, "one", { categoryIds: [ids.bills ?? 0] });
	await mintListing(db, "two", { categoryIds: [ids.invoicing ?? 0] });
	const meet = meeting(2);
	const together: typeof mergeCategories = {
		...mergeCategories,
		async handler(input, ctx) {
			const decided = await mergeCategories.handler(input, ctx);
			await meet();
			return decided;
		},
	};
	const ways = [
		{ category: "bills", into: "invoicing", version: 0 },
		{ category: "invoicing", into: "bills", version: 0 },
	];
	const pressed = ways.map((way) => {
		const { services, deps } = newIsolate();
		return perform(together, way, services.actionContext(teamActor(), NOW), deps);
	});
	const results = await Promise.allSettled(pressed);
	const refused = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
	expect(refused).toMatchObject([{ code: "invalid_input", errors: [{ pointer: "/version" }] }]);
	expect(await rows(sql`SELECT slug, live_count AS n FROM categories WHERE slug <> 'finance'`)).toMatchObject([
		{ n: 2 },
	]);
	expect(await rows(sql`SELECT count(DISTINCT category_id) AS n FROM listing_categories`)).toEqual([{ n: 1 }]);
});

it("is refused into itself, into nothing, while others are below it, and on an older version", async () => {
	await expect(merge("bills", "bills")).rejects.toMatchObject({ errors: [{ pointer: "/into" }] });
	await expect(merge("bills", "nowhere")).rejects.toMatchObject({ errors: [{ pointer: "/into" }] });
	await expect(merge("finance")).rejects.toMatchObject({ errors: [{ pointer: "/into" }] });
	await expect(merge("bills", "invoicing", 4)).rejects.toMatchObject({ errors: [{ pointer: "/version" }] });
});
