import { expect, it } from "vitest";
import { alternativesOf } from "#store/alternatives";
import { approvedAlternatives, declinedAlternatives } from "#store/schema/index";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld } from "#testing/world";

it("gives as many as are asked for, the approved ones in the owner's order before the others of the category", async () => {
	const { db } = await makeWorld();
	const tools = await mintCategory(db, "tools");
	const ids: Record<string, number> = {};
	for (const [index, slug] of ["self", "one", "two", "three", "four", "out"].entries())
		ids[slug] = (await mintListing(db, slug, { categoryIds: [tools.id], votes: 10 + index })).id;
	const id = (slug: string) => ids[slug] ?? 0;
	for (const [position, slug] of ["three", "one"].entries())
		await db.insert(approvedAlternatives).values({ listingId: id("self"), alternativeId: id(slug), position });
	await db
		.insert(declinedAlternatives)
		.values({ listingId: id("self"), alternativeId: id("out"), at: 1, byTeam: true });
	const found = async (limit: number) =>
		(await alternativesOf(db, "self", limit)).map(({ card, isApproved }) => `${card.slug}${isApproved ? "!" : ""}`);
	expect(await found(1)).toEqual(["three!"]);
	expect(await found(3)).toEqual(["three!", "one!", "four"]);
	expect(await found(9)).toEqual(["three!", "one!", "four", "two"]);
	expect(await alternativesOf(db, "nobody", 9)).toEqual([]);
});

it("reads rows for what it gives", async () => {
	const { db } = await makeWorld();
	const tools = await mintCategory(db, "tools");
	await mintListings(db, 500, [tools.id]);
	const { rowsRead, statements } = await countRows(() => alternativesOf(db, "listing-7", 3));
	expect(rowsRead).toBeLessThanOrEqual(25);
	expect(statements).toBe(1);
});
