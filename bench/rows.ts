import { runCommand, UsageError } from "#scripts/lib/command";
import { serve } from "#scripts/lib/served";
import { type Db, openDb } from "#store/db";
import { type CountingD1, countingD1 } from "#testing/counting-d1";
import { DIRECTORY_READS, mintDirectory, runRead } from "#testing/directory-reads";
import { mintListings } from "#testing/listings";

/** One statement mints this many. */
const PIECE = 10_000;
const TIMED_RUNS = 3;

interface Measured {
	name: string;
	maxRows: number;
	/** By number of listings. */
	rows: Record<number, number>;
	/** Least time of some runs that the database itself took, in whole milliseconds; the way to it is not in it. */
	databaseMs: Record<number, number>;
}

runCommand({
	name: "bench:rows",
	summary: "Rows and time that each read of the directory costs, by the number of listings.",
	options: { sizes: { type: "string" } },
	optionText: { sizes: "Numbers of listings, growing: 1000,20000 (default) up to 1000000." },
	async run({ values, say }) {
		const sizes = String(values.sizes ?? "1000,20000")
			.split(",")
			.map(Number);
		if (sizes.some((size, index) => !Number.isInteger(size) || size < 1 || size <= (sizes[index - 1] ?? 0))) {
			throw new UsageError("--sizes takes growing whole numbers, such as 1000,20000,1000000.");
		}
		const served = await serve();
		try {
			const counting = countingD1(served.db);
			const db = openDb(counting.d1);
			const leaves = await mintDirectory(db);
			const table: Measured[] = DIRECTORY_READS.map(({ name, maxRows }) => ({
				name,
				maxRows,
				rows: {},
				databaseMs: {},
			}));
			let minted = 0;
			for (const size of sizes) {
				minted = await grow(db, minted, size, leaves, say);
				await measure(size, table, db, counting);
			}
			say(asText(sizes, table));
			const over = table.filter((row) => Object.values(row.rows).some((rows) => rows > row.maxRows));
			say(
				over.length === 0
					? "Every read is within its budget."
					: `Over budget: ${over.map((row) => row.name).join("; ")}`,
			);
			if (over.length > 0) process.exitCode = 1;
			return { sizes, reads: table, over_budget: over.length };
		} finally {
			await served.stop();
		}
	},
});

async function grow(db: Db, from: number, to: number, leaves: number[], say: (line: string) => void): Promise<number> {
	const started = performance.now();
	for (let minted = from; minted < to; minted += PIECE) await mintListings(db, Math.min(PIECE, to - minted), leaves);
	say(`${to.toLocaleString("en")} listings minted in ${((performance.now() - started) / 1000).toFixed(1)} s`);
	return to;
}

async function measure(size: number, table: Measured[], db: Db, counting: CountingD1): Promise<void> {
	for (const [index, read] of DIRECTORY_READS.entries()) {
		counting.take();
		await runRead(read, db);
		const row = table[index];
		if (row === undefined) continue;
		row.rows[size] = counting.take().rowsRead;
		let least = Number.POSITIVE_INFINITY;
		for (let run = 0; run < TIMED_RUNS; run++) {
			await runRead(read, db);
			least = Math.min(least, counting.take().durationMs);
		}
		row.databaseMs[size] = least;
	}
}

function asText(sizes: readonly number[], table: readonly Measured[]): string {
	const head = [
		"read",
		"budget",
		...sizes.map((size) => `rows at ${size.toLocaleString("en")}`),
		...sizes.map((size) => `database ms at ${size.toLocaleString("en")}`),
	];
	const lines = table.map((row) => [
		row.name,
		row.maxRows,
		...sizes.map((size) => row.rows[size]),
		...sizes.map((size) => row.databaseMs[size]),
	]);
	return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
