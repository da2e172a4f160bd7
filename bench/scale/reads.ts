import searchListings from "#operations/directory/search-listings";
import type { FileD1 } from "#scripts/lib/file-d1";
import { seededRandom } from "#scripts/lib/random";
import { openDb } from "#store/db";
import { DIRECTORY_READS, type DirectoryRead, runRead } from "#testing/directory-reads";
import { type Figures, figuresOf } from "./figures.ts";

const RUNS = 10;

export interface MeasuredRead extends Figures {
	name: string;
	kind: "words" | "lists";
}

/** Milliseconds in SQLite of every read of the directory, the mean of each and the 95th of a hundred. */
export async function timeReads(base: FileD1): Promise<MeasuredRead[]> {
	const measured: MeasuredRead[] = [];
	for (const read of DIRECTORY_READS) {
		const times = await timesOf(base, read, RUNS);
		measured.push({ name: read.name, kind: "q" in (read.query ?? {}) ? "words" : "lists", ...figuresOf(times) });
	}
	return measured;
}

/** Kinds of searches by words: how frequent the words are, and what else is asked. */
export const SEARCHES = {
	"two rare words": [2000, 20_000, 2, {}],
	"two words, neither rare nor frequent": [200, 2000, 2, {}],
	"two frequent words": [0, 50, 2, {}],
	"three words of any kind": [0, 20_000, 3, {}],
	"two words, in a category with a price": [200, 2000, 2, { category: "branch-1", pricing_model: "free" }],
	"two words, by votes": [200, 2000, 2, { sort: "votes" }],
} as const;

/** The same for searches in words of the texts: each kind with as many different ones. */
export async function timeSearches(
	base: FileD1,
	words: readonly string[],
	count: number,
): Promise<Record<string, Figures>> {
	const results: Record<string, Figures> = {};
	for (const [name, [from, to, length, more]] of Object.entries(SEARCHES)) {
		const { between } = seededRandom(7);
		const times: number[] = [];
		for (let asked = 0; asked < count; asked++) {
			const q = Array.from({ length }, () => words[between(from, to - 1)]).join(" ");
			const read: DirectoryRead = { name, operation: searchListings, query: { q, ...more }, maxRows: 0 };
			times.push(...(await timesOf(base, read, 1)));
		}
		results[name] = figuresOf(times);
	}
	return results;
}

async function timesOf(base: FileD1, read: DirectoryRead, runs: number): Promise<number[]> {
	const db = openDb(base.d1);
	const times: number[] = [];
	for (let run = 0; run < runs; run++) {
		base.take();
		await runRead(read, db);
		times.push(base.take().ms);
	}
	return times;
}
