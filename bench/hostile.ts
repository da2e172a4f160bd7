import { join } from "node:path";
import { AppError } from "#core/errors";
import searchListings from "#operations/directory/search-listings";
import { runCommand, UsageError } from "#scripts/lib/command";
import { openFileD1 } from "#scripts/lib/file-d1";
import { seededRandom } from "#scripts/lib/random";
import { openDb } from "#store/db";
import { type DirectoryRead, runRead } from "#testing/directory-reads";
import { type HostileQuery, hostileQueries, wordsOf } from "./hostile/queries.ts";
import { figuresOf } from "./scale/figures.ts";

/**
 * `npm run bench:hostile -- --folder DIR`: what searches take of the database that nobody asks in good faith, or that somebody
 * mistypes. The directory is one that `bench:scale --folder DIR` has left. Source: docs/performance.md#rows-read.
 */

const WORST_SHOWN = 10;
/** What no search should take of the database. */
const TOO_LONG_MS = 150;

runCommand({
	name: "bench:hostile",
	summary: "Database time of random and hostile searches in a directory that bench:scale has left.",
	options: { folder: { type: "string" }, count: { type: "string" }, seed: { type: "string" } },
	optionText: {
		folder: "Where bench:scale left its directory.",
		count: "Searches (default 10000).",
		seed: "Another seed asks others (default 1).",
	},
	async run({ values, say }) {
		if (values.folder === undefined) throw new UsageError("--folder takes what bench:scale was given.");
		const count = Number(values.count ?? 10_000);
		const seed = Number(values.seed ?? 1);
		if (![count, seed].every((number) => Number.isInteger(number) && number > 0)) {
			throw new UsageError("--count and --seed take whole numbers from 1.");
		}
		const base = openFileD1(join(String(values.folder), "directory.sqlite"));
		try {
			const asked = hostileQueries(wordsOf(base), seededRandom(seed), count);
			const db = openDb(base.d1);
			const times: { ms: number; kind: string; query: HostileQuery["query"] }[] = [];
			let failed = 0;
			let refused = 0;
			for (const { kind, query } of asked) {
				const read: DirectoryRead = { name: kind, operation: searchListings, query, maxRows: 0 };
				base.take();
				await runRead(read, db).catch((error: unknown) => {
					// What is no text is refused before the database is asked.
					if (error instanceof AppError) {
						refused++;
						return;
					}
					failed++;
					say(`${JSON.stringify(query)} failed: ${String(error)}`);
				});
				times.push({ ms: base.take().ms, kind, query });
			}
			const all = figuresOf(times.map(({ ms }) => ms));
			const over = times.filter(({ ms }) => ms > TOO_LONG_MS).length;
			const worst = times.toSorted((a, b) => b.ms - a.ms).slice(0, WORST_SHOWN);
			say(
				`${count} searches: ${all.mean} / ${all.p95} / ${all.most} ms (mean / 95th / most), ${over} over ${TOO_LONG_MS}, ${refused} refused, ${failed} failed`,
			);
			for (const kind of new Set(times.map((one) => one.kind))) {
				const { mean, p95, most } = figuresOf(times.filter((one) => one.kind === kind).map(({ ms }) => ms));
				say(`${kind}: ${mean} / ${p95} / ${most}`);
			}
			for (const { ms, query } of worst) say(`${Math.round(ms)} ms: ${JSON.stringify(query)}`);
			return { count, all, over, refused, failed, worst };
		} finally {
			base.close();
		}
	},
});
