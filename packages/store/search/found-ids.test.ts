import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { searchListings } from "#store/search/search-listings";
import { LABELLED } from "#store/search/traits";
import { mintListing } from "#testing/listings";
import { countWords } from "#testing/search-words";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await world.db.run(sql`INSERT INTO search_synonyms (phrase, stems, others, other_stems)
		VALUES ('kitebook', 'kitebook', '["sail atlas","sail almanac"]', '["sail atla","sail almanac"]')`);
	// Called so on purpose, and by its other names; the one that has the label says little else.
	await mintListing(world.db, "loud", { name: "Kitebook", tagline: "The kitebook, sail atlas and sail almanac" });
	await mintListing(world.db, "other", { name: "Sail atlas", tagline: "A kitebook and sail almanac" });
	const long = "Everything that somebody who flies one has to write down, week after week, and then some more of it.";
	await mintListing(world.db, "labelled", { tagline: "Kitebook", profile: { tags: ["Python"], description: long } });
	await countWords(world);
});

async function first(words: string): Promise<string | undefined> {
	const search = { words, status: "live", sort: "relevance", limit: 5, offset: 0 } as const;
	return (await searchListings(world.db, search)).cards[0]?.slug;
}

it("brings what has all words before all else where one of them is a label of many kinds", async () => {
	expect(await first("kitebook ")).toBe("loud");
	await world.db.run(sql`UPDATE search_vocabulary SET is_trait = ${LABELLED} WHERE word = 'python'`);
	expect(await first("kitebook written in Python ")).toBe("labelled");
	expect(await first("python kitebook ")).toBe("labelled");
});
