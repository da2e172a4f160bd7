import { beforeEach, expect, it } from "vitest";
import { mintCategory, mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const finance = await mintCategory(world.db, "finance", { position: 2 });
	const work = await mintCategory(world.db, "work", { position: 1 });
	const tax = await mintCategory(world.db, "tax", { parentId: finance.id, position: 2 });
	const invoicing = await mintCategory(world.db, "invoicing", { parentId: finance.id, position: 1 });
	await mintListing(world.db, "both", { categoryIds: [tax.id, invoicing.id] });
	await mintListing(world.db, "one", { categoryIds: [invoicing.id] });
	await mintListing(world.db, "draft", { categoryIds: [work.id], status: "draft" });
});

interface Tree {
	items: { slug: string; live_listings: number; subcategories: { slug: string; live_listings: number }[] }[];
}

it("gives the tree in its order; a parent counts each listing below it once", async () => {
	const { body } = await world.api<Tree>("GET", "/categories");
	expect(body.items.map(({ slug, live_listings }) => [slug, live_listings])).toEqual([
		["work", 0],
		["finance", 2],
	]);
	expect(body.items[1]?.subcategories.map(({ slug, live_listings }) => [slug, live_listings])).toEqual([
		["invoicing", 2],
		["tax", 1],
	]);
});

it("leaves out what is empty when asked", async () => {
	const { body } = await world.api<Tree>("GET", "/categories?include_empty=false");
	expect(body.items.map(({ slug }) => slug)).toEqual(["finance"]);
});

it("reads one row a category", async () => {
	const { rowsRead } = await countRows(() => world.api("GET", "/categories"));
	expect(rowsRead).toBe(4);
});

it("refuses what is no boolean", async () => {
	const answer = await world.api("GET", "/categories?include_empty=maybe");
	expect(answer.status).toBe(400);
	expect(answer.body).toMatchObject({ errors: [{ pointer: "/include_empty" }] });
});
