import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import releaseWeek from "#jobs/release-week";
import { readCounters } from "#store/counters";
import { dueRows } from "#store/outbox";
import { closedWeeks, launches, listingEvents, listings } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const release = (at = NOW) => releaseWeek.run({ subject: "all", payload: {}, cause: "test" }, jobContext(at));
const statuses = async () =>
	Object.fromEntries((await world.db.select().from(listings)).map((row) => [row.slug, row.status]));

it("takes scheduled listings live whose Monday has come, and only those", async () => {
	await mintListing(world.db, "due", { status: "scheduled", launchWeek: "2026-11-16" });
	await mintListing(world.db, "next", { status: "scheduled", launchWeek: "2026-11-23" });
	await mintListing(world.db, "no-badge", { status: "awaiting_badge", launchWeek: "2026-11-16" });
	expect(await release(new Date("2026-11-15T23:59:59.999Z"))).toBe("nothing to release");
	expect(await release()).toBe("released 1 listings");
	expect(await statuses()).toEqual({ due: "live", next: "scheduled", "no-badge": "awaiting_badge" });
	expect(await world.db.query.listings.findFirst({ where: sql`slug = 'due'` })).toMatchObject({
		launchWeek: "2026-11-16",
		launchedAt: NOW.getTime(),
		version: 2,
	});
	expect(await world.db.select().from(listingEvents)).toMatchObject([
		{ kind: "released", from: "scheduled", to: "live", cause: "release-week", at: NOW.getTime() },
	]);
	expect(await readCounters(world.db, ["listings_live"])).toEqual({ listings_live: 1 });
	const found = await world.db.all(sql`SELECT 1 FROM search_newest WHERE search_newest MATCH 'due' AND rowid >= 0`);
	expect(found).toHaveLength(1);
});

it("does so once, however often it runs", async () => {
	await mintListing(world.db, "due", { status: "scheduled", launchWeek: "2026-11-16" });
	const outcomes = await Promise.all([release(), release(), release()]);
	expect(outcomes.filter((outcome) => outcome === "released 1 listings")).toHaveLength(1);
	expect(await release()).toBe("nothing to release");
	expect(await world.db.select().from(listingEvents)).toHaveLength(1);
});

it("gives a listing whose week went by the current one", async () => {
	await mintListing(world.db, "late", { status: "scheduled", launchWeek: "2026-11-02" });
	expect(await release()).toBe("released 1 listings");
	expect(await world.db.query.listings.findFirst()).toMatchObject({ launchWeek: "2026-11-16" });
	expect(await world.db.query.listingEvents.findFirst()).toMatchObject({
		detail: { scheduled_week: "2026-11-02", launch_week: "2026-11-16" },
	});
});

it("leaves a launch of each, in the week that takes launches", async () => {
	await mintListing(world.db, "due", { status: "scheduled", plan: "paid", launchWeek: "2026-11-09" });
	await release();
	expect(await world.db.select().from(launches)).toMatchObject([
		{ listingId: 1, week: "2026-11-16", kind: "paid", at: NOW.getTime(), votes: 0, withdrawnAt: null },
	]);
	// A clock that runs ahead has closed the week already: nobody launches in it any more.
	await mintListing(world.db, "late", { status: "scheduled", launchWeek: "2026-11-16" });
	await world.db.insert(closedWeeks).values({ week: "2026-11-16", closedAt: 0, launches: 1 });
	expect(await release()).toBe("released 1 listings");
	expect((await world.db.select().from(launches)).map(({ week }) => week)).toEqual(["2026-11-16", "2026-11-23"]);
});

it("releases many in bounded runs", async () => {
	await world.db.run(sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 130)
		INSERT INTO listings (id, slug, name, url, domain, status, launch_week, created_at, updated_at)
		SELECT i, 'l' || i, 'L', 'https://l.example', i || '.example', 'scheduled', '2026-11-16', 0, 0 FROM n`);
	expect(await release()).toBe("released 100 listings");
	const left = await dueRows(world.db, { now: NOW.getTime(), clockNow: NOW.getTime(), staleBefore: 0, limit: 500 });
	expect(left.filter(({ job }) => job === "release-week")).toHaveLength(1);
	expect(left.filter(({ job }) => job === "tell-launch")).toHaveLength(100);
	expect(await release()).toBe("released 30 listings");
	expect(await release()).toBe("nothing to release");
});
