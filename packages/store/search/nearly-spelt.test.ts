import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { nearestWord, splitsOf } from "#core/search/spelling";
import { runBatch } from "#store/db";
import { lookUp } from "#store/search/lookups";
import { SPELT_MAX, spelledLike } from "#store/search/nearly-spelt";
import { countThrees } from "#store/search/vocabulary";
import { mintListing } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

/** More words than a ranking may look at, all of them with the same beginning. */
const ALIKE = SPELT_MAX + 2000;

let world: World;
beforeEach(async () => {
	world = await makeWorld();
	await mintListing(world.db, "one", { name: "One", tagline: "Product production prune" });
	const word = sql`iif(value % 2, 'product', 'production') || substr('0000' || value, -4) || 'kite'`;
	await runBatch(world.db, [
		world.db.run(sql`INSERT INTO search_vocabulary (word, begin, listings)
			VALUES ('product', 'pro', 90), ('production', 'pro', 80), ('prune', 'pru', 1), ('zebra', 'zeb', 1)`),
		world.db.run(sql`WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n WHERE value < ${ALIKE})
			INSERT INTO search_vocabulary (word, begin, listings) SELECT ${word}, 'pro', 1 FROM n`),
	]);
	await runBatch(world.db, (await countThrees(world.db, "", 100_000)).statements);
});

const asking = (word: string) => ({
	words: [word],
	counted: [],
	phrases: [],
	stems: [],
	endings: [],
	begun: undefined,
	misspelt: [{ word, parts: splitsOf(word).flat(), unless: [word] }],
});

async function lookedAt(word: string): Promise<number> {
	const row = await world.db.get<{ words: number }>(
		sql`SELECT count(*) AS words FROM search_spellings WHERE search_spellings MATCH ${spelledLike(word)}`,
	);
	return row.words;
}

it.each(["prodcut", "producttion", "xproduct0001kite", "pprroodduucctt", "prosprosprosprosprosprosprosprosprospros"])(
	"ranks no more words for %s however many share its letters",
	async (word) => {
		expect(await lookedAt(word)).toBeLessThanOrEqual(SPELT_MAX);
	},
);

/** What each word that has to be asked about may read, beside what is asked of all. */
const ROWS_A_WORD = 60;

it.each(["prodcut", "xproduct0001kite", "pprroodduucctt", "zebrs"])("reads few rows for %s", async (word) => {
	const { rowsRead } = await countRows(() => lookUp(world.db, asking(word)));
	expect(rowsRead).toBeLessThanOrEqual(ROWS_A_WORD);
});

it("ranks by all letters where few words have them", async () => {
	expect(await lookedAt("zebrs")).toBe(1);
	expect(await lookedAt("zzzzzz")).toBe(0);
});

it.each([
	["prodcut", "product"],
	["prduct", "product"],
	["produktion", "production"],
	["zbera", "zebra"],
	["prunne", "prune"],
])("finds what %s was meant to be among many that begin alike", async (word, meant) => {
	await world.db.run(sql`UPDATE listings SET tagline = 'Product production prune zebra'`);
	await world.db.run(sql`INSERT INTO listing_reindex (listing_id) SELECT id FROM listings`);
	const known = await lookUp(world.db, asking(word));
	expect(nearestWord(word, known.near.get(word) ?? [])).toBe(meant);
});
