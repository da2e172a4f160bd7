import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rebuildSearch } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { mintListing, mintListings } from "#testing/listings";
import { makeWorld, NOW } from "#testing/world";

it("has searches find every listing again, in pieces", async () => {
	const world = await makeWorld();
	await mintListings(world.db, 1010, [], { isFound: false });
	await mintListing(world.db, "draft", { status: "draft" });
	const now = NOW.getTime();
	await runBatch(world.db, [
		enqueue(world.db, rebuildSearch, { subject: "all", payload: { after: 0 }, dueAt: now, now }),
	]);
	expect(await world.runJobs(NOW)).toEqual([
		"rebuild-search: listings up to 1000 are found again",
		"rebuild-search: every listing is found again",
	]);
	expect(await world.db.get(sql`SELECT count(*) AS n FROM listing_search_docs`)).toEqual({ n: 1010 });
});
