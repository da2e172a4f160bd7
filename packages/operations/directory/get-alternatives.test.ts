import { beforeEach, expect, it } from "vitest";
import type { ListingSummary } from "#operations/directory/listing-summary";
import { approvedAlternatives } from "#store/schema/index";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function alternatives(slug: string) {
	const answer = await world.api<{ items: (ListingSummary & { approved: boolean })[] }>(
		"GET",
		`/listings/${slug}/alternatives`,
	);
	expect(answer.status).toBe(200);
	return answer.body.items.map((item) => `${item.slug}${item.approved ? " approved" : ""}`);
}

it("puts what the owner approved first, then the most voted of the same primary category", async () => {
	const tools = await mintCategory(world.db, "tools");
	const other = await mintCategory(world.db, "other");
	const self = await mintListing(world.db, "self", { categoryIds: [tools.id, other.id], votes: 50 });
	await mintListing(world.db, "low", { categoryIds: [tools.id], votes: 1 });
	await mintListing(world.db, "high", { categoryIds: [tools.id], votes: 9 });
	await mintListing(world.db, "soon", { categoryIds: [tools.id], status: "scheduled" });
	await mintListing(world.db, "secondary", { categoryIds: [other.id, tools.id], votes: 99 });
	const near = await mintListing(world.db, "near", { categoryIds: [tools.id], votes: 5 });
	const far = await mintListing(world.db, "far", { categoryIds: [other.id] });
	const gone = await mintListing(world.db, "gone", { status: "draft" });
	for (const [position, alternative] of [gone, far, near].entries()) {
		await world.db.insert(approvedAlternatives).values({ listingId: self.id, alternativeId: alternative.id, position });
	}
	expect(await alternatives("self")).toEqual(["far approved", "near approved", "high", "low"]);
	expect(await alternatives("far")).toEqual(["secondary"]);
});

it("has none for a listing without a category, and is not found for one that is not public", async () => {
	await mintListing(world.db, "alone");
	await mintListing(world.db, "draft", { status: "draft" });
	expect(await alternatives("alone")).toEqual([]);
	for (const slug of ["draft", "none"]) {
		expect((await world.api("GET", `/listings/${slug}/alternatives`)).status).toBe(404);
	}
});

it("reads rows for what it shows, not for what the category holds", async () => {
	const tools = await mintCategory(world.db, "tools");
	await mintListings(world.db, 1000, [tools.id]);
	for (let n = 0; n < 7; n++) {
		await world.db.insert(approvedAlternatives).values({ listingId: 1, alternativeId: 100 + n, position: n });
	}
	const { rowsRead, result } = await countRows(() => alternatives("listing-1"));
	expect(result).toHaveLength(15);
	expect(rowsRead).toBeLessThanOrEqual(80);
});
