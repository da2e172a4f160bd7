import type { FileD1 } from "#scripts/lib/file-d1";
import { openDb, runBatch } from "#store/db";
import { countsToFold, FOLDED_AT_ONCE, foldCounts } from "#store/folding";
import { type Figures, figuresOf } from "./figures.ts";

const VOTES = 500;
const RUNS = 5;

/** Votes for as many listings, folded as the job does: each transaction of it, and all of them together. */
export async function timeFolds(base: FileD1, size: number): Promise<{ transaction: Figures; run: Figures }> {
	const db = openDb(base.d1);
	const transactions: number[] = [];
	const runs: number[] = [];
	for (let run = 0; run < RUNS; run++) {
		const ids = Array.from({ length: VOTES }, (_, index) => 31 + ((run * 7919 + index * 104_729) % size));
		await base.d1
			.prepare(
				`INSERT INTO count_changes (listing_id, week, votes, votes_raw, followers) SELECT value, NULL, 1, 1, 0 FROM json_each(?1)`,
			)
			.bind(JSON.stringify(ids))
			.run();
		base.take();
		let total = 0;
		for (
			let step = await countsToFold(db, FOLDED_AT_ONCE);
			step.changes.length > 0;
			step = await countsToFold(db, FOLDED_AT_ONCE)
		) {
			base.take();
			await runBatch(db, foldCounts(db, step));
			const { ms } = base.take();
			transactions.push(ms);
			total += ms;
		}
		runs.push(total);
	}
	return { transaction: figuresOf(transactions), run: figuresOf(runs) };
}
