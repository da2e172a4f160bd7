import { expect, it } from "vitest";
import { COUNTED_MAX, countFacets } from "#store/search/facet-counts";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { makeWorld } from "#testing/world";

it("counts each facet of what has any of the words, the most common first", async () => {
	const { db } = await makeWorld();
	const tools = await mintCategory(db, "tools", { name: "Tools" });
	const facts = { tagline: "Kites", country: "FR", primaryCategoryId: tools.id, categoryIds: [tools.id] };
	await mintListing(db, "one", { ...facts, stage: "beta" });
	await mintListing(db, "two", { ...facts, country: "SE", stage: "beta" });
	await mintListing(db, "three", { ...facts, tagline: "Boats" });
	const counts = await countFacets(db, { words: "kites zebra", status: "live" });
	expect(counts).toEqual({
		category: [{ value: "tools", name: "Tools", count: 2 }],
		pricing_model: [],
		country: [
			{ value: "FR", name: "FR", count: 1 },
			{ value: "SE", name: "SE", count: 1 },
		],
		stage: [{ value: "beta", name: "beta", count: 2 }],
		isAtLeast: false,
	});
	expect(await countFacets(db, { words: "?", status: "live" })).toBeNull();
	expect(await countFacets(db, { status: "live" })).toBeNull();
});

it("counts what is called otherwise or written together, as results show it", async () => {
	const { db } = await makeWorld();
	await mintListing(db, "relations", { tagline: "Customer relationship management", country: "FR" });
	await mintListing(db, "photoprism", { name: "PhotoPrism", country: "SE" });
	const country = async (words: string) => (await countFacets(db, { words, status: "live" }))?.country;
	expect(await country("crm")).toEqual([{ value: "FR", name: "FR", count: 1 }]);
	expect(await country("photo prism")).toEqual([{ value: "SE", name: "SE", count: 1 }]);
});

it("counts no more than so many, and says so", async () => {
	const { db } = await makeWorld();
	await mintListings(db, COUNTED_MAX + 1, []);
	const counts = await countFacets(db, { words: "tagline", status: "live" });
	expect(counts?.isAtLeast).toBe(true);
});
