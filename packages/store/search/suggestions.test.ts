import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { readBegun } from "#core/search/suggest";
import { suggestionsFor } from "#store/search/suggestions";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { countWords } from "#testing/search-words";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function suggested(text: string) {
	const begun = readBegun(text);
	if (begun === null) throw new Error(`nothing can be suggested for "${text}"`);
	return suggestionsFor(world.db, begun);
}

it("suggests names, the most voted first, categories and words that find something", async () => {
	const planning = await mintCategory(world.db, "planning", { name: "Planning of days" });
	await mintCategory(world.db, "planes", { name: "Planes" });
	const facts = { primaryCategoryId: planning.id, categoryIds: [planning.id] };
	await mintListing(world.db, "planboat", { name: "Planboat", tagline: "Boats", votes: 3, ...facts });
	await mintListing(world.db, "planner", { name: "Day Planner", tagline: "Days and weeks", votes: 9 });
	await mintListing(world.db, "soon", { name: "Plank", status: "scheduled", launchWeek: "2026-12-07" });
	await countWords(world);
	expect(await suggested("Plan")).toEqual({
		products: [
			{ slug: "planner", name: "Day Planner" },
			{ slug: "planboat", name: "Planboat" },
		],
		// A category without listings leads nowhere.
		categories: [{ slug: "planning", name: "Planning of days" }],
		queries: expect.arrayContaining(["planning", "planner", "planboat"]),
	});
	expect(await suggested("day pla")).toMatchObject({
		products: [{ slug: "planner" }],
		queries: expect.arrayContaining(["day planner", "day planning"]),
	});
	// Only what is still to launch has it: a search finds nothing.
	expect((await suggested("plank")).queries).toEqual([]);
	expect((await suggested("plan")).queries).not.toContain("plank");
});

it("finds names that are written together or apart, and short ones that stand as they are", async () => {
	await mintListing(world.db, "photoprism", { name: "PhotoPrism", tagline: "Albums" });
	await mintListing(world.db, "qr", { name: "QR", tagline: "Codes" });
	await countWords(world);
	expect((await suggested("photo pri")).products).toEqual([{ slug: "photoprism", name: "PhotoPrism" }]);
	expect((await suggested("qr")).products).toEqual([{ slug: "qr", name: "QR" }]);
	expect((await suggested("ＱＲ")).products).toEqual([{ slug: "qr", name: "QR" }]);
});

it("goes on with phrases of the field that find something, and says nothing of what is gone", async () => {
	const gone = await mintListing(world.db, "gone", { name: "Zebrafinch", tagline: "Time tracking" });
	await countWords(world);
	expect((await suggested("time")).queries).toContain("time tracking");
	expect((await suggested("zebra")).queries).toEqual(["zebrafinch"]);
	await world.db.run(sql`UPDATE listings SET status = 'draft' WHERE id = ${gone.id}`);
	await world.db.run(sql`INSERT INTO listing_reindex (listing_id) VALUES (${gone.id})`);
	expect(await suggested("zebra")).toEqual({ products: [], categories: [], queries: [] });
	expect((await suggested("time")).queries).toEqual([]);
});

it("reads no more rows in a larger directory", async () => {
	await mintListings(world.db, 300, []);
	await countWords(world);
	for (const text of ["tag", "li", "list", "tagline lis"]) {
		expect((await countRows(() => suggested(text))).rowsRead, text).toBeLessThanOrEqual(150);
	}
});
