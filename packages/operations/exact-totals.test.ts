import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf, weekStart } from "#core/launches/week";
import { runAnyBatch } from "#store/db";
import { addLaunch, withdrawLaunch } from "#store/launch-facts";
import { mintFounder, mintPost, mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

/** Lists that are bounded by nature say how many there are on every page, also beyond the last. */

const now = new Date();
const week = weekOf(now);
const last = addWeeks(week, -1);

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

/** Lists, and how many there are after `fill`, and after the listing `a` is no longer public. */
const LISTS: [path: string, total: number, withoutA: number][] = [
	["/awards", 3, 2],
	["/awards?listing=a", 1, 0],
	["/awards?listing=nobody", 0, 0],
	["/founders", 4, 3],
	["/founders?country=de", 3, 2],
	["/founders?country=FR", 1, 1],
	["/founders?country=SE", 0, 0],
	["/blog", 3, 3],
	["/launches", 3, 3],
	["/launches?section=today", 3, 3],
	["/launches?section=upcoming", 4, 4],
	["/launches?section=recent", 7, 6],
	["/listings?status=upcoming", 3, 3],
	["/leaderboards/community-weekly", 3, 3],
	["/leaderboards/community-weekly?week=last", 4, 3],
	[`/leaderboards/community-weekly?week=${addWeeks(week, 1)}`, 0, 0],
	["/leaderboards/community-all-time", 4, 3],
	["/leaderboards/billboard", 3, 2],
	["/leaderboards/domain-rating", 4, 3],
	["/leaderboards/revenue", 2, 1],
];

async function fill(): Promise<void> {
	const voters = await mintVoters(world.db, 3);
	const old = { launchWeek: last, launchedAt: weekStart(last).getTime(), domainRating: 0 };
	const past = {
		a: await mintListing(world.db, "a", { ...old, votes: 4, billboardCents: 5, revenueCents: 0 }),
		b: await mintListing(world.db, "b", { ...old, votes: 3, billboardCents: 5, revenueCents: 7 }),
		c: await mintListing(world.db, "c", { ...old, votes: 2, billboardCents: 5 }),
		d: await mintListing(world.db, "d", old),
	};
	for (const [index, { id: listingId }] of [past.a, past.b, past.c].entries()) {
		for (const userId of voters.slice(index)) await mintVote(world.db, { userId, listingId, at: weekStart(last) });
	}
	await closeWeek(world.db, last, now.getTime());
	for (const slug of ["e", "f", "g"]) {
		await mintListing(world.db, slug, { launchWeek: week, launchedAt: now.getTime() });
		await mintListing(world.db, `${slug}-soon`, { status: "scheduled", launchWeek: addWeeks(week, 2) });
	}
	const relaunch = { listingId: past.d.id, at: now.getTime() };
	await runAnyBatch(world.db, [
		...addLaunch(world.db, { ...relaunch, week: addWeeks(week, 1), kind: "relaunch" }),
		...addLaunch(world.db, { ...relaunch, week: addWeeks(week, 3), kind: "relaunch" }),
		...withdrawLaunch(world.db, { ...relaunch, week: addWeeks(week, 3), reason: "payment_taken_back" }),
	]);
	for (const [slug, country] of [
		["a", "DE"],
		["b", "DE"],
		["c", "FR"],
		["d", "DE"],
	] as const) {
		await mintFounder(world.db, `Founder ${slug}`, { country, listingIds: [past[slug].id] });
	}
	await mintFounder(world.db, "Nobody yet", { country: "DE" });
	for (const [index, slug] of ["one", "two", "three", "to-come"].entries()) {
		await mintPost(world.db, slug, { publishedAt: now.getTime() + (index === 3 ? 86_400_000 : -index) });
	}
	await world.db.run(sql`UPDATE listings SET votes = 1 WHERE slug = 'd'`);
}

async function expectTotal(path: string, total: number): Promise<void> {
	const join = path.includes("?") ? "&" : "?";
	for (const page of ["per_page=1", "per_page=2&page=2", "per_page=1&page=900"]) {
		const { body } = await world.api(`GET`, `${path}${join}${page}`);
		expect(body, `${path} ${page}`).toMatchObject({ total, total_is_exact: true });
	}
}

it("says how many there are, and no less or more when one is no longer public or is public again", async () => {
	await fill();
	for (const [path, total] of LISTS) await expectTotal(path, total);
	await world.db.run(sql`UPDATE listings SET status = 'draft' WHERE slug = 'a'`);
	for (const [path, , withoutA] of LISTS) await expectTotal(path, withoutA);
	await world.db.run(sql`UPDATE listings SET status = 'live' WHERE slug = 'a'`);
	for (const [path, total] of LISTS) await expectTotal(path, total);
});
