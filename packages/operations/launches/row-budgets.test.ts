import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { LAUNCH_SECTIONS } from "#store/launches";
import { closedWeeks, listings, posts } from "#store/schema/index";
import { mintCategory, mintListings } from "#testing/listings";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";

/** Rows that D1 reads for the first page of each list, in a small and in a large directory. Source: docs/performance.md#rows-read. */

const PER_PAGE = 20;
const BUDGET = 3 * PER_PAGE + 20;
/** What is known of the words is read besides. */
const WORDS_BUDGET = 3 * PER_PAGE + 100;
/** What is read by the size of the directory is over every budget long before; `npm run test:full` goes further. */
const SIZES = [1_000, env.TEST_DEPTH === "full" ? 20_000 : 4_000];
const week = weekOf(new Date());
const last = addWeeks(week, -1);
const next = addWeeks(week, 1);

const LISTS = [
	...LAUNCH_SECTIONS.map((section) => `/launches?section=${section}`),
	"/leaderboards/community-weekly",
	"/leaderboards/community-weekly?week=last",
	"/leaderboards/community-all-time",
	"/leaderboards/billboard",
	"/leaderboards/domain-rating",
	"/leaderboards/revenue",
	"/founders",
	"/founders?q=founder",
	"/founders?q=f",
	"/founders?q=founder%201",
	"/founders?country=DE",
	"/founders?country=DE&q=founder",
	"/blog",
	"/blog?q=launch",
	"/blog?q=lau",
	"/awards",
	"/awards?listing=listing-1",
];

/** Reads without pages, each with its own bound: a week shows at most 100 launches. */
const WHOLE: [path: string, budget: number][] = [
	["/launches/weeks/this", 3 * 101 + 20],
	["/launches/weeks/last", 3 * 101 + 20],
	// Live launches and scheduled ones, 100 of each.
	["/launches/weeks/next", 2 * 3 * 101 + 20],
	// 50 companies with their stories.
	["/founders/founder-1", 6 * 50 + 20],
	["/blog/post-1", 5],
	// Up to 50 awards.
	["/listings/listing-1/badges", 60],
	["/interview-questions", 40],
];

let world: World;
const rows = new Map<string, number[]>();

beforeAll(async () => {
	world = await makeWorld();
	const categories = [await mintCategory(world.db, "tools"), await mintCategory(world.db, "games")];
	const ids = categories.map((category) => category.id);
	let minted = 0;
	for (const size of SIZES) {
		for (; minted < size; minted += 1_000) await mintListings(world.db, 1_000, ids, { isFound: false });
		await spread(world);
		for (const path of [...LISTS, ...WHOLE.map(([path]) => path)]) {
			const { rowsRead, result } = await countRows(() => world.api("GET", path));
			expect(result.status, path).toBe(200);
			rows.set(path, [...(rows.get(path) ?? []), rowsRead]);
		}
	}
}, 300_000);

/** Gives every feed, board and list more than a page of listings, whatever the size. */
async function spread({ db }: World): Promise<void> {
	const now = Date.now();
	await db.run(sql`UPDATE listings SET launch_week = CASE id % 3 WHEN 0 THEN ${week} WHEN 1 THEN ${last} ELSE ${next} END,
		launched_at = ${now} - id * 5000, billboard_cents = id % 5 * 100, revenue_cents = id * 100,
		domain_rating = id % 90, story_unlocked = id % 2, status = iif(id % 9 = 2, 'scheduled', iif(id % 9 = 5, 'awaiting_badge', 'live'))`);
	// Live listings of the next week are relaunches, beside those that are scheduled for it.
	await db.run(sql`DELETE FROM launches`);
	await db.run(sql`INSERT INTO launches (listing_id, week, kind, at, votes)
		SELECT id, launch_week, iif(launch_week = ${next}, 'relaunch', 'free'), 0, iif(launch_week = ${next}, 0, id % 97) FROM listings WHERE status = 'live'`);
	await db.insert(closedWeeks).values({ week: last, closedAt: now, launches: 0 }).onConflictDoNothing();
	await db.run(sql`INSERT OR IGNORE INTO week_results (week, rank, listing_id, votes_counted, votes_raw)
		SELECT ${last}, row_number() OVER (ORDER BY votes DESC, listing_id), listing_id, votes, votes FROM launches WHERE week = ${last}`);
	await db.run(sql`INSERT OR IGNORE INTO awards (week, place, listing_id, votes_counted, awarded_at)
		SELECT date('2026-11-09', '-' || (id / 3 * 7) || ' days'), id % 3 + 1, iif(id % 2, 1, id), 5, 0 FROM listings WHERE id < 2000`);
	await db.run(sql`INSERT OR IGNORE INTO founders (id, slug, name, search_name, country, created_at)
		SELECT id, 'founder-' || id, 'Founder ' || id, 'founder ' || id, iif(id % 4, 'DE', 'FR'), 0 FROM listings`);
	await db.run(
		sql`INSERT OR IGNORE INTO listing_founders (listing_id, founder_id, position) SELECT id, id, 0 FROM listings`,
	);
	await db.run(
		sql`INSERT OR IGNORE INTO listing_founders (listing_id, founder_id, position) SELECT id, 1, 1 FROM listings WHERE id % 9 = 1 LIMIT 60`,
	);
	await db.run(sql`INSERT OR IGNORE INTO posts (slug, title, summary, body, author, published_at)
		SELECT 'post-' || id, 'Launch ' || id, 'Launching', 'A post about launches', 'Team', id * 1000 FROM ${listings} WHERE id < 5000`);
	expect(await db.$count(posts)).toBeGreaterThan(PER_PAGE);
}

it.each(LISTS)("reads at most three rows an item for %s", (path) => {
	const [small = 0, large = 0] = rows.get(path) ?? [];
	expect(small).toBeGreaterThan(0);
	const budget = path.includes("q=") ? WORDS_BUDGET : BUDGET;
	expect([small, large].filter((count) => count > budget)).toEqual([]);
});

it.each(WHOLE)("reads a bounded number of rows for %s", (path, budget) => {
	expect((rows.get(path) ?? []).filter((count) => count > budget)).toEqual([]);
	expect(rows.get(path)).toHaveLength(SIZES.length);
});
