import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { countSearchWords } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { hasWordsToCount } from "#store/search/vocabulary";
import { mintListing, mintListings } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

async function count(): Promise<string[]> {
	const now = NOW.getTime();
	await runBatch(world.db, [
		enqueue(world.db, countSearchWords, {
			subject: "all",
			payload: { of: "vocabulary", after: "", began: 0 },
			dueAt: now,
			now,
		}),
	]);
	return world.runJobs(NOW);
}
const vocabulary = () => world.db.all(sql`SELECT word, begin, listings FROM search_vocabulary ORDER BY word`);

it("counts the words of names, taglines and labels, and forgets those that are gone", async () => {
	const listing = await mintListing(world.db, "inkfern", { tagline: "Notes for 24 Cafés" });
	await mintListing(world.db, "other", { tagline: "Notes" });
	expect(await count()).toEqual([
		"count-search-words: counted the vocabulary up to its end",
		"count-search-words: counted the threes up to its end",
		"count-search-words: the words of all listings are counted",
	]);
	expect(await vocabulary()).toEqual([
		{ word: "cafes", begin: "caf", listings: 1 },
		{ word: "for", begin: "for", listings: 1 },
		{ word: "inkfern", begin: "ink", listings: 1 },
		{ word: "notes", begin: "not", listings: 2 },
		{ word: "other", begin: "oth", listings: 1 },
	]);
	await runBatch(world.db, [
		world.db.run(sql`UPDATE listings SET tagline = 'Ledgers' WHERE id = ${listing.id}`),
		world.db.run(sql`INSERT INTO listing_reindex (listing_id) VALUES (${listing.id})`),
	]);
	await count();
	expect(await vocabulary()).toMatchObject([
		{ word: "inkfern" },
		{ word: "ledgers" },
		{ word: "notes", listings: 1 },
		{ word: "other" },
	]);
	expect(
		await world.db.all(sql`SELECT count(*) AS n FROM search_spellings WHERE search_spellings MATCH '"dge"'`),
	).toEqual([{ n: 1 }]);
});

it("keeps stems that very many listings have", async () => {
	await mintListings(world.db, 1000, []);
	await count();
	expect(
		await world.db.all(sql`SELECT stem, listings FROM search_common WHERE stem IN ('team', 'platform', 'analyt')`),
	).toEqual([
		{ stem: "platform", listings: 1000 },
		{ stem: "team", listings: 500 },
	]);
});

it("is due once a hundredth of the listings have changed since", async () => {
	expect(await hasWordsToCount(world.db)).toBe(false);
	await mintListings(world.db, 300, []);
	expect(await hasWordsToCount(world.db)).toBe(true);
	await count();
	expect(await hasWordsToCount(world.db)).toBe(false);
	for (const slug of ["a", "b", "c"]) await mintListing(world.db, slug);
	expect(await hasWordsToCount(world.db)).toBe(false);
	await mintListing(world.db, "d");
	expect(await hasWordsToCount(world.db)).toBe(true);
});
