import { statSync } from "node:fs";
import { runCommand, UsageError } from "#scripts/lib/command";
import { countWords } from "./count-words.ts";
import { exponent, type Figures, figuresOf } from "./scale/figures.ts";
import { timeFolds } from "./scale/folds.ts";
import { loadListings } from "./scale/load.ts";
import { LOADED_BEFORE, openDirectory } from "./scale/open.ts";
import { type MeasuredRead, timeReads, timeSearches } from "./scale/reads.ts";
import { textsFrom, vocabulary } from "./scale/texts.ts";

/**
 * `npm run bench:scale`: what the database takes, in space and in time, as the directory grows. It is a file of SQLite, asked
 * by the code of the service, without the way to it. Source: docs/scaling.md#measured.
 */

const KIB = 1024;

interface Measured {
	size: number;
	bytesPerListing: number;
	loadSeconds: number;
	lists: Figures;
	words: Figures;
	reads: MeasuredRead[];
	searches: Record<string, Figures>;
	folds: Awaited<ReturnType<typeof timeFolds>>;
}

runCommand({
	name: "bench:scale",
	summary: "Size of the database and times of lists, searches and folds with listings of real length, as they grow.",
	options: { sizes: { type: "string" }, searches: { type: "string" }, folder: { type: "string" } },
	optionText: {
		sizes: "Numbers of listings, growing: 10000,100000 (default) up to 1000000, which takes 7 GB.",
		searches: "Different searches of each kind (default 40).",
		folder:
			"Where the database is made, and left; one that stands there is loaded on, or measured as it is where it has as many. Without it, in a temporary folder.",
	},
	async run({ values, say }) {
		const sizes = String(values.sizes ?? "10000,100000")
			.split(",")
			.map(Number);
		if (sizes.some((size, index) => !Number.isInteger(size) || size < 1 || size <= (sizes[index - 1] ?? 0))) {
			throw new UsageError("--sizes takes growing whole numbers, such as 10000,100000,1000000.");
		}
		const searches = Number(values.searches ?? 40);
		if (!Number.isInteger(searches) || searches < 1) throw new UsageError("--searches takes a whole number from 1.");
		const {
			base,
			path,
			categoryIds,
			loaded: standing,
			close,
		} = await openDirectory(values.folder === undefined ? undefined : String(values.folder));
		try {
			const words = vocabulary();
			const textsOf = textsFrom(words);
			const measured: Measured[] = [];
			let loaded = standing;
			if (loaded > LOADED_BEFORE + (sizes[0] ?? 0)) {
				const stands = (loaded - LOADED_BEFORE).toLocaleString("en");
				throw new UsageError(`${stands} listings stand there: --sizes begins with as many, or with more.`);
			}
			for (const size of sizes) {
				const from = performance.now();
				const last = LOADED_BEFORE + size;
				if (loaded < last) {
					await loadListings(base.d1, { first: loaded + 1, last, categoryIds }, textsOf, () => {});
					loaded = last;
					await countWords(base.d1);
				}
				base.file.exec("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA optimize");
				const loadSeconds = Math.round((performance.now() - from) / 1000);
				say(`${size.toLocaleString("en")} listings after another ${loadSeconds} s`);
				const reads = await timeReads(base);
				const of = (kind: MeasuredRead["kind"]) =>
					figuresOf(reads.filter((read) => read.kind === kind).map(({ mean }) => mean));
				const bytesPerListing = Math.round(statSync(path).size / size);
				measured.push({
					size,
					bytesPerListing,
					loadSeconds,
					lists: of("lists"),
					words: of("words"),
					reads,
					searches: await timeSearches(base, words, searches),
					folds: await timeFolds(base, size),
				});
				say(asText(measured.slice(-1)));
			}
			say(asText(measured));
			return measured;
		} finally {
			await close();
		}
	},
});

function asText(measured: readonly Measured[]): string {
	const sizes = measured.map(({ size }) => size.toLocaleString("en"));
	const row = (name: string, of: (one: Measured) => Figures) => {
		const figures = measured.map(of);
		const grows = measured.slice(1).map((one, index) => {
			const before = measured[index] as Measured;
			return exponent({ size: before.size, ms: of(before).mean }, { size: one.size, ms: of(one).mean });
		});
		return [name, ...figures.map(({ mean, p95, most }) => `${mean} / ${p95} / ${most}`), grows.join(", ")];
	};
	const first = measured[0];
	const rows = [
		["mean / 95th / most, ms in SQLite", ...sizes, "exponents"],
		["---", ...sizes.map(() => "---"), "---"],
		row("lists, filters and orders without words", ({ lists }) => lists),
		row("the directory's reads with words", ({ words }) => words),
		...Object.keys(first?.searches ?? {}).map((name) => row(name, ({ searches }) => searches[name] as Figures)),
		row("a transaction of a fold", ({ folds }) => folds.transaction),
		row("a fold of 500 votes", ({ folds }) => folds.run),
		[
			"KiB a listing",
			...measured.map(({ bytesPerListing }) => String(Math.round((bytesPerListing / KIB) * 10) / 10)),
			"",
		],
	];
	return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
