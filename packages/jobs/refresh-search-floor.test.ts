import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { refreshSearchFloor } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

it("lets common words be ranked among all listings while there are few", async () => {
	await mintListing(world.db, "inkfern", { tagline: "notes" });
	await world.db.run(sql`INSERT INTO counters (name, value) VALUES ('search_votes_floor', 99)`);
	const now = NOW.getTime();
	await runBatch(world.db, [enqueue(world.db, refreshSearchFloor, { subject: "all", dueAt: now, now })]);
	expect(await world.runJobs(NOW)).toEqual(["refresh-search-floor: search floor renewed"]);
	expect(await world.db.get(sql`SELECT value FROM counters WHERE name = 'search_votes_floor'`)).toEqual({ value: 0 });
	expect((await world.api<{ items: unknown[] }>("GET", "/listings?q=notes")).body.items).toHaveLength(1);
});
