import { beforeEach, expect, it } from "vitest";
import { mintCategory, mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	const finance = await mintCategory(world.db, "finance", {
		name: "Finance",
		description: "Money.",
		faqs: [{ question: "Why?", answer: "Because." }],
	});
	const tax = await mintCategory(world.db, "tax", { name: "Tax", parentId: finance.id });
	await mintListing(world.db, "low", { categoryIds: [tax.id], votes: 1 });
	await mintListing(world.db, "high", { categoryIds: [finance.id], votes: 9 });
	await mintListing(world.db, "elsewhere", { votes: 99 });
	await mintListing(world.db, "soon", { categoryIds: [tax.id], status: "scheduled" });
});

it("tells what it is about and lists its live listings, most voted first, subcategories included", async () => {
	const { status, body } = await world.api("GET", "/categories/finance");
	expect(status).toBe(200);
	expect(body).toMatchObject({
		slug: "finance",
		description: "Money.",
		faqs: [{ question: "Why?", answer: "Because." }],
		parent: null,
		subcategories: [{ slug: "tax", live_listings: 1 }],
		live_listings: 2,
		items: [{ slug: "high", votes: 9 }, { slug: "low" }],
		total: 2,
		total_is_exact: true,
		next_page: null,
	});
});

it("pages", async () => {
	const { body } = await world.api("GET", "/categories/finance?per_page=1&page=2");
	expect(body).toMatchObject({ items: [{ slug: "low" }], page: 2, total: 2, next_page: null });
});

it("names a subcategory's parent", async () => {
	const { body } = await world.api("GET", "/categories/tax");
	expect(body).toMatchObject({ parent: { slug: "finance", name: "Finance" }, items: [{ slug: "low" }], total: 1 });
});

it("is not found under a slug that no category has, and refuses what is no slug", async () => {
	expect((await world.api("GET", "/categories/none")).status).toBe(404);
	expect((await world.api("GET", "/categories/No%20Slug")).status).toBe(400);
	expect((await world.api("GET", "/categories/finance?per_page=101")).status).toBe(400);
});
