import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { searchListings } from "#store/search/search-listings";
import { LABELLED } from "#store/search/traits";
import { mintCategory, mintListing, mintListings } from "#testing/listings";
import { countWords } from "#testing/search-words";
import { makeWorld, type World } from "#testing/world";

/** More than any list is fused for. */
const LOUD = 24;

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.run(sql`INSERT INTO search_synonyms (phrase, stems, others, other_stems)
		VALUES ('kitebook', 'kitebook', '["sail atlas","sail almanac"]', '["sail atla","sail almanac"]')`);
	// Many are called by all its names; the one that has the label says it once, in a long text.
	const category = await mintCategory(world.db, "kites");
	const other = await mintCategory(world.db, "winds");
	const tagline = "The kitebook, sail atlas and sail almanac";
	for (let n = 0; n < LOUD; n++) {
		await mintListing(world.db, `loud-${n}`, { name: "Kitebook", tagline, categoryIds: [category.id] });
	}
	const long =
		"Everything that somebody who flies one has to write down, week after week, and then more of it. ".repeat(9);
	const description = `${long} As in a kitebook.`;
	await mintListing(world.db, "labelled", {
		name: "Wind",
		tagline: "",
		profile: { tags: ["Python"], description },
		categoryIds: [other.id],
	});
	// A word that most listings have ranks nothing.
	await mintListings(world.db, 3 * LOUD, [category.id]);
	await countWords(world);
});

async function first(words: string): Promise<string | undefined> {
	const search = { words, status: "live", sort: "relevance", limit: 5, offset: 0 } as const;
	return (await searchListings(world.db, search)).cards[0]?.slug;
}

it("brings what has all words before all else where one of them is a label of many kinds", async () => {
	expect(await first("kitebook ")).toMatch("loud");
	await world.db.run(sql`UPDATE search_vocabulary SET is_trait = iif(word = 'python', ${LABELLED}, 0)`);
	expect(await first("kitebook written in Python ")).toBe("labelled");
	expect(await first("python kitebook ")).toBe("labelled");
});
