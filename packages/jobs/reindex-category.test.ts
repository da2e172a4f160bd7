import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { reindexCategory } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { mintCategory, mintListings } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";

it("brings what searches know of a category's listings up to date, piece by piece", async () => {
	const world = await makeWorld();
	const { id } = await mintCategory(world.db, "notes", { name: "Notes" });
	await mintListings(world.db, 201, [id], { isFound: false });
	const at = NOW.getTime();
	await runBatch(world.db, [
		enqueue(world.db, reindexCategory, { subject: id, payload: { after: 0 }, dueAt: at, now: at }),
	]);
	expect(await world.runJobs(NOW)).toEqual([
		"reindex-category: brought its listings up to 200 up to date",
		"reindex-category: brought its listings up to 201 up to date",
		"reindex-category: nothing left to bring up to date",
	]);
	expect(await world.db.all(sql`SELECT count(*) AS n FROM listing_search_docs`)).toEqual([{ n: 201 }]);
});
