import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { addWeeks, DAY_MS, weekOf } from "#core/launches/week";
import { runAnyBatch } from "#store/db";
import { addLaunch } from "#store/launch-facts";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";
import listLaunches from "./list-launches";

interface Page {
	section: string;
	items: { slug: string; url: string; votes: number; week_votes: number; status: string; paid: boolean }[];
	total: number;
	total_is_exact: boolean;
	next_page: number | null;
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

// The Worker's own clock decides what is today and this week.
const now = new Date();
const week = weekOf(now);

async function list(query = ""): Promise<Page> {
	const answer = await world.api<Page>("GET", `/launches${query}`);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}
const slugs = async (section: string) => (await list(`?section=${section}`)).items.map((item) => item.slug);

it("gives this week's launches by the votes of the week when nobody says otherwise", async () => {
	await mintListing(world.db, "few", { launchWeek: week, weekVotes: 1, votes: 90 });
	await mintListing(world.db, "many", { launchWeek: week, weekVotes: 5, votes: 5 });
	await mintListing(world.db, "many-later", { launchWeek: week, weekVotes: 5, votes: 7 });
	await mintListing(world.db, "last-week", { launchWeek: addWeeks(week, -1), weekVotes: 50, votes: 50 });
	await mintListing(world.db, "waiting", { launchWeek: week, status: "scheduled", weekVotes: 9 });
	const page = await list();
	expect(page).toMatchObject({ section: "this-week", total: 3, total_is_exact: true, next_page: null });
	expect(page.items.map((item) => [item.slug, item.week_votes])).toEqual([
		["many", 5],
		["many-later", 5],
		["few", 1],
	]);
	expect(page.items[0]).toMatchObject({ url: "https://many.example/", votes: 5, status: "live", paid: false });
});

it("orders each feed by its own measure", async () => {
	const at = (days: number) => now.getTime() - days * DAY_MS;
	await mintListing(world.db, "a", { votes: 3, views: 1, followers: 2, trending: 1, launchedAt: at(9) });
	await mintListing(world.db, "b", { votes: 2, views: 3, followers: 1, trending: 3, launchedAt: at(8) });
	await mintListing(world.db, "c", { votes: 1, views: 2, followers: 3, trending: 2, launchedAt: at(7) });
	expect(await slugs("most-voted")).toEqual(["a", "b", "c"]);
	expect(await slugs("most-viewed")).toEqual(["b", "c", "a"]);
	expect(await slugs("most-followed")).toEqual(["c", "a", "b"]);
	expect(await slugs("trending")).toEqual(["b", "c", "a"]);
	expect(await slugs("recent")).toEqual(["c", "b", "a"]);
	expect(await slugs("today")).toEqual([]);
});

it("takes today from midnight UTC", async () => {
	const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
	await mintListing(world.db, "first", { launchedAt: midnight });
	await mintListing(world.db, "second", { launchedAt: midnight + 1 });
	await mintListing(world.db, "yesterday", { launchedAt: midnight - 1 });
	expect(await slugs("today")).toEqual(["second", "first"]);
	expect(await list("?section=today&per_page=1")).toMatchObject({ total: 2, total_is_exact: true });
});

it("shows what is upcoming, the earliest week first, and nothing that is not scheduled", async () => {
	await mintListing(world.db, "later", { status: "scheduled", launchWeek: addWeeks(week, 3) });
	await mintListing(world.db, "sooner", { status: "scheduled", launchWeek: addWeeks(week, 2) });
	await mintListing(world.db, "sooner-too", { status: "scheduled", launchWeek: addWeeks(week, 2) });
	await mintListing(world.db, "no-badge", { status: "awaiting_badge", launchWeek: addWeeks(week, 1) });
	await mintListing(world.db, "draft", { status: "draft" });
	const again = await mintListing(world.db, "again", { launchWeek: addWeeks(week, -9), launchedAt: 1 });
	const monday = addWeeks(week, 2);
	await runAnyBatch(
		world.db,
		addLaunch(world.db, { listingId: again.id, week: monday, kind: "relaunch", at: now.getTime() }),
	);
	expect(await slugs("upcoming")).toEqual(["sooner", "sooner-too", "again", "later"]);
	expect(await list("?section=upcoming&per_page=1")).toMatchObject({ total: 4, total_is_exact: true });
	const relaunched = (await list("?section=upcoming&per_page=1&page=3")).items;
	expect(relaunched).toMatchObject([
		{ slug: "again", week: monday, launch_kind: "relaunch", week_votes: 0, paid: true },
	]);
	await world.db.run(sql`DELETE FROM launches`);
	await world.db.run(sql`UPDATE listings SET status = 'draft' WHERE slug = 'again'`);
	for (const section of ["this-week", "recent", "trending", "most-voted"]) expect(await slugs(section)).toEqual([]);
});

it("says in a brief answer too of which week a launch is, and what its feed is ordered by", async () => {
	const again = await mintListing(world.db, "again", {
		launchWeek: addWeeks(week, -9),
		launchedAt: 1,
		views: 7,
		followers: 3,
	});
	const launch = { listingId: again.id, week: addWeeks(week, 2), kind: "relaunch", at: now.getTime() } as const;
	await runAnyBatch(world.db, addLaunch(world.db, launch));
	await mintListing(world.db, "new", { launchWeek: week, weekVotes: 4, votes: 9, views: 2, followers: 5 });
	const brief = async (section: "upcoming" | "this-week" | "most-viewed" | "most-followed" | "recent") => {
		const page = (await list(`?section=${section}`)) as never;
		const { items } = (listLaunches.brief?.(page, { section }) ?? page) as { items: Record<string, unknown>[] };
		return items;
	};
	expect(await brief("upcoming")).toMatchObject([{ slug: "again", week: addWeeks(week, 2), launch_kind: "relaunch" }]);
	expect(await brief("this-week")).toMatchObject([{ slug: "new", week, week_votes: 4, votes: 9 }]);
	expect(await brief("most-viewed")).toMatchObject([{ views: 7 }, { views: 2 }]);
	expect(await brief("most-followed")).toMatchObject([{ followers: 5 }, { followers: 3 }]);
	const [newest] = await brief("recent");
	expect(newest).not.toHaveProperty("week");
	expect(newest).not.toHaveProperty("views");
});

it("pages, and knows the total", async () => {
	for (const votes of [1, 2, 3])
		await mintListing(world.db, `l${votes}`, { votes, launchWeek: week, weekVotes: votes });
	expect(await list("?section=most-voted&per_page=2")).toMatchObject({ total: 3, total_is_exact: true, next_page: 2 });
	expect(await list("?per_page=2")).toMatchObject({ total: 3, total_is_exact: true, next_page: 2 });
	const second = await list("?per_page=2&page=2");
	expect(second).toMatchObject({ total: 3, total_is_exact: true, next_page: null });
	expect(second.items.map((item) => item.slug)).toEqual(["l1"]);
	expect((await list("?per_page=2&page=3")).items).toEqual([]);
});

it.each([
	["section", "most-followed", "most_followed"],
	["section", "today", ""],
	["page", "1000", "1001"],
	["page", "1", "0"],
	["per_page", "100", "101"],
	["per_page", "1", "-1"],
])("bounds %s", async (key, good, bad) => {
	await list(`?${key}=${good}`);
	const answer = await world.api("GET", `/launches?${key}=${bad}`);
	expect(answer.status).toBe(400);
	expect(answer.body).toMatchObject({ code: "invalid_input", errors: [{ pointer: `/${key}` }] });
});

it("refuses what it does not know", async () => {
	const answer = await world.api("GET", "/launches?week=this");
	expect(answer.body).toMatchObject({ status: 400, errors: [{ pointer: "/week", code: "unknown_property" }] });
});
