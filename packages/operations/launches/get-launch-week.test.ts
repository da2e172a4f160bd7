import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { addWeeks, weekOf, weekStart } from "#core/launches/week";
import { runAnyBatch } from "#store/db";
import { addLaunch } from "#store/launch-facts";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, ORIGIN, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

interface Week {
	week: string;
	phase: string;
	closed_at: string | null;
	launches: { slug: string; rank: number; week_votes: number; status: string; launch_kind: string; paid: boolean }[];
	launches_cut: boolean;
	scheduled: { slug: string; status: string; launch_kind: string; paid: boolean }[];
	scheduled_cut: boolean;
	shown_max: number;
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const now = new Date();
const week = weekOf(now);
const last = addWeeks(week, -1);
const launchedIn = (key: string) => ({ launchWeek: key, launchedAt: weekStart(key).getTime() });

async function read(name: string): Promise<Week> {
	const answer = await world.api<Week>("GET", `/launches/weeks/${name}`);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}
const status = async (name: string) => (await world.api("GET", `/launches/weeks/${name}`)).status;

it("ranks the live launches of the current week by its votes", async () => {
	await mintListing(world.db, "b", { ...launchedIn(week), weekVotes: 2 });
	await mintListing(world.db, "a", { ...launchedIn(week), weekVotes: 7 });
	await mintListing(world.db, "soon", { status: "scheduled", launchWeek: week });
	const found = await read("this");
	expect(found).toMatchObject({
		week,
		starts_at: `${week}T00:00:00.000Z`,
		ends_at: `${addWeeks(week, 1)}T00:00:00.000Z`,
		phase: "current",
		closed_at: null,
		scheduled: [],
		launches_cut: false,
		previous_week: last,
		next_week: addWeeks(week, 1),
		url: `${ORIGIN}/launches/${week}`,
	});
	expect(found.launches.map((launch) => [launch.rank, launch.slug, launch.week_votes])).toEqual([
		[1, "a", 7],
		[2, "b", 2],
	]);
});

it("snaps any day to its Monday", async () => {
	for (const days of [0, 3, 6]) {
		const day = new Date(weekStart(week).getTime() + days * 86_400_000).toISOString().slice(0, 10);
		expect((await read(day)).week).toBe(week);
	}
});

it("shows for a future week who is scheduled to launch in it", async () => {
	const next = addWeeks(week, 1);
	await mintListing(world.db, "due", { status: "scheduled", launchWeek: next });
	await mintListing(world.db, "no-badge", { status: "awaiting_badge", launchWeek: next });
	await mintListing(world.db, "later", { status: "scheduled", launchWeek: addWeeks(week, 2) });
	const found = await read("next");
	expect(found).toMatchObject({ phase: "future", launches: [] });
	expect(found.scheduled.map((listing) => [listing.slug, listing.status])).toEqual([["due", "scheduled"]]);
});

it("shows a relaunch in its week from the moment it is paid, and says that it is one", async () => {
	const next = addWeeks(week, 1);
	const old = await mintListing(world.db, "old", { ...launchedIn(addWeeks(week, -2)), weekVotes: 3 });
	const due = { status: "scheduled", plan: "paid", launchWeek: next } as const;
	await mintListing(world.db, "due", due);
	const relaunch = (key: string) =>
		runAnyBatch(world.db, addLaunch(world.db, { listingId: old.id, week: key, kind: "relaunch", at: 0 }));
	await relaunch(next);
	await relaunch(week);
	const coming = await read("next");
	expect(coming).toMatchObject({ phase: "future", launches: [] });
	expect(coming.scheduled.map((one) => [one.slug, one.status, one.launch_kind, one.paid])).toEqual([
		["old", "live", "relaunch", true],
		["due", "scheduled", "paid", false],
	]);
	const kinds = (found: Week) => found.launches.map((one) => [one.slug, one.launch_kind, one.week_votes, one.paid]);
	expect(kinds(await read("this"))).toEqual([["old", "relaunch", 0, true]]);
	expect(kinds(await read(addWeeks(week, -2)))).toEqual([["old", "free", 3, false]]);
});

it("shows a closed week as it was frozen, without those who are no longer public", async () => {
	const [a = 0, b = 0] = await mintVoters(world.db, 2);
	const first = await mintListing(world.db, "first", launchedIn(last));
	const gone = await mintListing(world.db, "gone", launchedIn(last));
	const third = await mintListing(world.db, "third", launchedIn(last));
	for (const userId of [a, b]) await mintVote(world.db, { userId, listingId: first.id, at: weekStart(last) });
	await mintVote(world.db, { userId: a, listingId: gone.id, at: weekStart(last) });
	expect(await read("last")).toMatchObject({ phase: "past", closed_at: null });
	await closeWeek(world.db, last, now.getTime());
	await world.db.run(sql`UPDATE launches SET votes = 99 WHERE listing_id = ${third.id}`);
	await world.db.run(sql`UPDATE listings SET status = 'draft' WHERE id = ${gone.id}`);
	const found = await read("last");
	expect(found).toMatchObject({ phase: "past", closed_at: now.toISOString() });
	expect(found.launches.map((launch) => [launch.rank, launch.slug, launch.week_votes])).toEqual([
		[1, "first", 2],
		[3, "third", 0],
	]);
});

it("says when a large week was cut", async () => {
	const many = (status: string, key: string, from: number) =>
		world.db.run(sql`WITH RECURSIVE n(i) AS (SELECT ${sql.raw(String(from))} UNION ALL SELECT i + 1 FROM n WHERE i < ${sql.raw(String(from + 100))})
			INSERT INTO listings (id, slug, name, url, domain, status, launch_week, launched_at, created_at, updated_at)
			SELECT i, 'l' || i, 'L', 'https://l.example', i || '.example', ${status}, ${key}, ${weekStart(week).getTime()}, 0, 0 FROM n`);
	await many("live", week, 1);
	await world.db.run(
		sql`INSERT INTO launches (listing_id, week, kind, at, votes) SELECT id, ${week}, 'free', 0, id FROM listings`,
	);
	await many("scheduled", addWeeks(week, 1), 1001);
	const current = await read("this");
	expect(current).toMatchObject({ launches_cut: true, shown_max: 100 });
	expect(current.launches).toHaveLength(100);
	expect(current.launches[0]).toMatchObject({ slug: "l101", rank: 1 });
	const next = await read("next");
	expect(next.scheduled_cut).toBe(true);
	expect(next.scheduled).toHaveLength(100);
});

describe("the calendar", () => {
	it("runs from the first launch to a year ahead, and everything else is not there", async () => {
		await mintListing(world.db, "first", launchedIn(addWeeks(week, -3)));
		expect(await status(addWeeks(week, -3))).toBe(200);
		expect(await status(addWeeks(week, -4))).toBe(404);
		expect(await status(addWeeks(week, 52))).toBe(200);
		expect(await status(addWeeks(week, 53))).toBe(404);
		expect(await status("0001-01-01")).toBe(404);
		expect(await status("9999-12-31")).toBe(404);
		const answer = await world.api("GET", `/launches/weeks/${addWeeks(week, 60)}`);
		expect(answer.body).toMatchObject({ code: "not_found", status: 404 });
	});

	it("has no past before the first launch", async () => {
		expect(await status("this")).toBe(200);
		expect(await status("next")).toBe(200);
		expect(await status("last")).toBe(404);
	});

	it.each(["then", "This", "2026-02-30", "2026-13-01", "2026-1-1", "2026-11-161", "20261116", "2026-11-16Z"])(
		"refuses %s as malformed",
		async (name) => {
			const answer = await world.api("GET", `/launches/weeks/${name}`);
			expect(answer.status).toBe(400);
			expect(answer.body).toMatchObject({ code: "invalid_input", errors: [{ pointer: "/week", code: "bad_format" }] });
		},
	);
});
