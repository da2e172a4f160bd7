import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { backfillVectors } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { mintListing, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, NOW } from "#testing/world";

it("notes what is to be found, a thousand a run, and nothing that is hidden", async () => {
	const { db, runJobs } = await makeWorld();
	await mintListings(db, 1001, []);
	await mintListing(db, "hidden", { status: "draft", launchWeek: null });
	const at = NOW.getTime();
	await runBatch(db, [enqueue(db, backfillVectors, { subject: "all", dueAt: at, now: at })]);
	const rows = await countRows(async () => {
		expect(await runJobs(NOW)).toEqual([
			expect.stringMatching(/^backfill-vectors: listings up to \d+ are noted$/),
			expect.stringMatching(/^backfill-vectors: listings up to \d+ are noted$/),
			"backfill-vectors: every listing is noted",
			"embed-listings: nobody is asked",
		]);
	});
	expect(rows.rowsRead).toBeLessThan(10_000);
	expect(await db.all(sql`SELECT count(*) AS n, max(due) AS due FROM listing_vectors`)).toEqual([{ n: 1001, due: 1 }]);
});
