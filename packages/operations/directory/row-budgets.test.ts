import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { openDb } from "#store/db";
import { countingD1 } from "#testing/counting-d1";
import { DIRECTORY_READS, mintDirectory, runRead } from "#testing/directory-reads";
import { mintListings } from "#testing/listings";
import { countWords } from "#testing/search-words";
import { makeWorld } from "#testing/world";

/** What is read by the size of the directory is over every budget long before; `npm run test:full` goes further. */
const LARGE = env.TEST_DEPTH === "full" ? 20_000 : 4_000;

/** Rows read by each read, by its name. */
async function measure(): Promise<Map<string, number>> {
	const counting = countingD1(env.DB);
	const db = openDb(counting.d1);
	const rows = new Map<string, number>();
	for (const read of DIRECTORY_READS) {
		await runRead(read, db);
		rows.set(read.name, counting.take().rowsRead);
	}
	return rows;
}

describe("rows read on the first page", () => {
	let few: Map<string, number>;
	let many: Map<string, number>;
	beforeAll(async () => {
		const world = await makeWorld();
		const { db } = world;
		const leaves = await mintDirectory(db);
		await mintListings(db, 1000, leaves);
		await countWords(world);
		few = await measure();
		for (let minted = 1000; minted < LARGE; minted += 1000) await mintListings(db, 1000, leaves);
		await countWords(world);
		many = await measure();
	}, 120_000);

	it("are really counted: a page of twenty costs at least its own rows", () => {
		for (const name of ["votes: everything", "newest: q platform", "relevance: country de"]) {
			expect(many.get(`search_listings, ${name}`), name).toBeGreaterThanOrEqual(40);
		}
	});

	it.each(DIRECTORY_READS)("stay within the budget: $name", ({ name, maxRows }) => {
		expect(few.get(name)).toBeLessThanOrEqual(maxRows);
		expect(many.get(name)).toBeLessThanOrEqual(maxRows);
	});
});
