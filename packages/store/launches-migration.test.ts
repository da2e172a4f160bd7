import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { dropBindings } from "#testing/empty-bindings";

/** What the migration to launches of their own makes of a directory that has relaunches, refunds and frozen weeks. */

const NAME = "_launches_are_facts.sql";
const WEEK_MS = 7 * 86_400_000;
const monday = (week: string) => Date.parse(week);

const listing = (id: number, status: string, plan: string, launchWeek: string | null, launchedAt: number | null) =>
	env.DB.prepare(
		"INSERT INTO listings (id, slug, name, url, domain, status, plan, launch_week, launched_at, week_votes, created_at, updated_at) VALUES (?1, 'l' || ?1, 'L', 'https://l.example', ?1 || '.example', ?2, ?3, ?4, ?5, 0, 0, 0)",
	).bind(id, status, plan, launchWeek, launchedAt);
const event = (listingId: number, kind: string, from: string, to: string, detail: object, at: number) =>
	env.DB.prepare(
		"INSERT INTO listing_events (listing_id, kind, from_status, to_status, cause, detail, at) VALUES (?, ?, ?, ?, 'test', ?, ?)",
	).bind(listingId, kind, from, to, JSON.stringify(detail), at);
const vote = (userId: number, listingId: number, week: string, counted = 1) =>
	env.DB.prepare("INSERT INTO votes (user_id, listing_id, at, week, counted) VALUES (?, ?, ?, ?, ?)").bind(
		...[userId, listingId, monday(week) + 1, week, counted],
	);
const result = (week: string, rank: number, listingId: number) =>
	env.DB.prepare(
		"INSERT INTO week_results (week, rank, listing_id, votes_counted, votes_raw) VALUES (?, ?, ?, 1, 1)",
	).bind(...[week, rank, listingId]);

beforeAll(async () => {
	await dropBindings();
	const until = env.TEST_MIGRATIONS.findIndex(({ name }) => name.endsWith(NAME));
	expect(until).toBeGreaterThan(0);
	await applyD1Migrations(env.DB, env.TEST_MIGRATIONS.slice(0, until));
	const [one, two, three, four] = ["2026-10-05", "2026-10-12", "2026-10-19", "2026-10-26"] as const;
	await env.DB.batch([
		// 1: free, relaunched twice; the second relaunch was refunded, and its first week was closed without it.
		listing(1, "live", "free", three, monday(one) + 5),
		event(1, "free_plan_chosen", "draft", "awaiting_badge", { week: one }, 1),
		event(1, "released", "scheduled", "live", { launch_week: one }, monday(one) + 5),
		event(1, "relaunched", "live", "live", { from_week: one, week: three }, monday(two)),
		event(1, "relaunched", "live", "live", { from_week: three, week: "2026-11-09" }, monday(four)),
		event(1, "relaunch_ended", "live", "live", { week: "2026-11-09" }, monday(four) + 9),
		// 2: paid and scheduled, released.
		listing(2, "live", "paid", two, monday(two) + 7),
		event(2, "scheduled", "draft", "scheduled", { week: two, paid: true }, 1),
		event(2, "released", "scheduled", "live", { launch_week: two }, monday(two) + 7),
		// 3: paid at once, refunded within its week, then the free plan with a late badge.
		listing(3, "live", "free", four, monday(four) + 3),
		event(3, "published", "draft", "live", { week: one, paid: true }, monday(one) + 1),
		event(3, "unpublished", "live", "draft", {}, monday(one) + WEEK_MS - 1),
		event(3, "badge_found_late", "awaiting_badge", "live", { launch_week: four }, monday(four) + 3),
		// 4: refunded after its week was over: that launch is history.
		listing(4, "draft", "free", null, null),
		event(4, "published", "draft", "live", { week: one, paid: true }, monday(one) + 1),
		event(4, "unpublished", "live", "draft", {}, monday(one) + WEEK_MS),
		// 5: no history at all, but live; 6: none, but ranked.
		listing(5, "live", "free", three, monday(two) + 3 * 86_400_000),
		listing(6, "draft", "free", null, null),
		result(two, 1, 6),
		// 7: still scheduled.
		listing(7, "scheduled", "free", "2027-01-04", null),
		result(one, 1, 4),
		env.DB.prepare("INSERT INTO closed_weeks (week, closed_at, launches) VALUES (?, 0, 1), (?, 0, 1)").bind(one, two),
		...[vote(11, 1, one), vote(12, 1, one), vote(13, 1, one, 0), vote(14, 1, three), vote(11, 2, two)],
		// Cast and not folded yet.
		env.DB.prepare("INSERT INTO count_changes (listing_id, week, votes, votes_raw) VALUES (2, ?, 1, 1)").bind(two),
	]);
	await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
});

const rows = async (query: string) => (await env.DB.prepare(query).raw()) as unknown[][];

it("knows every launch from history, results and what is live", async () => {
	expect(
		await rows("SELECT listing_id, week, kind, votes, withdrawn_at FROM launches ORDER BY listing_id, week, id"),
	).toEqual([
		[1, "2026-10-05", "free", 2, null],
		[1, "2026-10-19", "relaunch", 1, null],
		[1, "2026-11-09", "relaunch", 0, monday("2026-10-26") + 9],
		[2, "2026-10-12", "paid", 0, null],
		[3, "2026-10-05", "paid", 0, monday("2026-10-05") + WEEK_MS - 1],
		[3, "2026-10-26", "free", 0, null],
		[4, "2026-10-05", "paid", 0, null],
		[5, "2026-10-12", "free", 0, null],
		[6, "2026-10-12", "free", 0, null],
	]);
});

it("gives listings back the week they launched in first, and says how each result came about", async () => {
	expect(await rows("SELECT id, launch_week FROM listings ORDER BY id")).toEqual([
		[1, "2026-10-05"],
		[2, "2026-10-12"],
		[3, "2026-10-26"],
		[4, null],
		[5, "2026-10-19"],
		[6, null],
		[7, "2027-01-04"],
	]);
	expect(await rows("SELECT listing_id, kind FROM week_results ORDER BY listing_id")).toEqual([
		[4, "paid"],
		[6, "free"],
	]);
});

it("counts what lists show of them", async () => {
	expect(await rows("SELECT name, value FROM counters WHERE name NOT LIKE 'launched:%' ORDER BY name")).toEqual([
		["launches:2026-10-05", 1],
		["launches:2026-10-12", 2],
		["launches:2026-10-19", 1],
		["launches:2026-10-26", 1],
		["listings_live", 4],
		["listings_scheduled", 1],
		["results:2026-10-05", 0],
		["results:2026-10-12", 0],
	]);
	expect(await rows("SELECT sum(value) FROM counters WHERE name LIKE 'launched:%'")).toEqual([[4]]);
});

it("leaves frozen results alone, and a task for each launch they miss", async () => {
	expect(
		await rows(
			"SELECT kind, listing_id, json_extract(detail, '$.week'), json_extract(detail, '$.votes_counted') FROM team_tasks ORDER BY listing_id, id",
		),
	).toEqual([
		["week_result_misses_launch", 1, "2026-10-05", 2],
		["week_result_misses_launch", 2, "2026-10-12", 0],
		["week_result_misses_launch", 5, "2026-10-12", 0],
	]);
	expect(await rows("SELECT count(*) FROM week_results")).toEqual([[2]]);
});
