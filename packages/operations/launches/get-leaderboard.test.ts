import { beforeEach, describe, expect, it } from "vitest";
import { addWeeks, weekOf, weekStart } from "#core/launches/week";
import { domainRatings } from "#store/schema/index";
import { mintVote, mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { setSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";
import { closeWeek } from "#usecases/launches/close-week";

interface Board {
	board: string;
	paid: boolean;
	notice: string | null;
	week: string | null;
	final: boolean;
	items: {
		rank: number;
		paid: boolean;
		label: string | null;
		metric: { name: string; value: number; unit: string; source: string | null; date: string | null };
		listing: { slug: string; paid: boolean };
	}[];
	total: number;
	next_page: number | null;
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const now = new Date();
const week = weekOf(now);
const last = addWeeks(week, -1);
const launchedIn = (key: string) => ({ launchWeek: key, launchedAt: weekStart(key).getTime() });

async function read(path: string): Promise<Board> {
	const answer = await world.api<Board>("GET", `/leaderboards/${path}`);
	expect(answer.status, JSON.stringify(answer.body)).toBe(200);
	return answer.body;
}
const ranks = (board: Board) => board.items.map((item) => [item.rank, item.listing.slug, item.metric.value]);

it("ranks every board by its own metric, and only listings that have it", async () => {
	await mintListing(world.db, "a", { votes: 9, billboardCents: 100, domainRating: 57.3 });
	await mintListing(world.db, "b", { votes: 4, billboardCents: 900, revenueCents: 5_000_00 });
	await mintListing(world.db, "c", { votes: 0, domainRating: 0, revenueCents: 7_000_00 });
	await mintListing(world.db, "hidden", {
		status: "draft",
		votes: 99,
		billboardCents: 999,
		domainRating: 99,
		revenueCents: 99_000_00,
	});
	expect(ranks(await read("community-all-time"))).toEqual([
		[1, "a", 9],
		[2, "b", 4],
	]);
	expect(ranks(await read("billboard"))).toEqual([
		[1, "b", 900],
		[2, "a", 100],
	]);
	expect(ranks(await read("domain-rating"))).toEqual([
		[1, "a", 57.3],
		[2, "c", 0],
	]);
	expect(ranks(await read("revenue"))).toEqual([
		[1, "c", 700_000],
		[2, "b", 500_000],
	]);
});

it("says whose ratings it ranks and of which day, and never ranks those of another", async () => {
	await setSettings({ rating_provider: "Open PageRank" });
	const { id: a } = await mintListing(world.db, "a");
	const { id: b } = await mintListing(world.db, "b");
	await world.db.insert(domainRatings).values([
		{ provider: "Open PageRank", listingId: a, day: "2026-10-01", ratingTenths: 300 },
		{ provider: "Open PageRank", listingId: a, day: "2026-10-08", ratingTenths: 310 },
		{ provider: "Ahrefs", listingId: a, day: "2026-10-09", ratingTenths: 900 },
		{ provider: "Ahrefs", listingId: b, day: "2026-10-09", ratingTenths: 910 },
	]);
	const board = await read("domain-rating");
	expect(ranks(board)).toEqual([[1, "a", 31]]);
	expect(board.items[0]?.metric).toMatchObject({ source: "Open PageRank", date: "2026-10-08" });
});

it("always presents the billboard as paid, and no other board", async () => {
	await mintListing(world.db, "a", { votes: 9, billboardCents: 100, ...launchedIn(week), weekVotes: 1 });
	const billboard = await read("billboard");
	expect(billboard).toMatchObject({ paid: true, title: "Billboard (Paid)" });
	expect(billboard.notice).toContain("Paid");
	expect(billboard.items[0]).toMatchObject({ paid: true, label: "Paid", listing: { paid: true } });
	expect(billboard.items[0]?.metric.name).toContain("Paid");
	for (const board of ["community-weekly", "community-all-time"]) {
		const other = await read(board);
		expect(other).toMatchObject({ paid: false, notice: null });
		expect(other.items[0]).toMatchObject({ paid: false, label: null, listing: { paid: false } });
	}
	expect(await read("domain-rating")).toMatchObject({ paid: false, items: [] });
});

describe("the weekly board", () => {
	it("is of this week, live, unless a week is named", async () => {
		await mintListing(world.db, "old", { ...launchedIn(last), weekVotes: 8 });
		await mintListing(world.db, "b", { ...launchedIn(week), weekVotes: 2 });
		await mintListing(world.db, "a", { ...launchedIn(week), weekVotes: 3 });
		const board = await read("community-weekly");
		expect(board).toMatchObject({ board: "community-weekly", week, final: false, next_page: null });
		expect(ranks(board)).toEqual([
			[1, "a", 3],
			[2, "b", 2],
		]);
		expect(ranks(await read("community-weekly?week=this"))).toEqual(ranks(board));
		expect(ranks(await read("community-weekly?week=last"))).toEqual([[1, "old", 8]]);
	});

	it("is final once the week is closed, and pages through all of it", async () => {
		const voters = await mintVoters(world.db, 3);
		for (const [index, slug] of ["one", "two", "three"].entries()) {
			const listing = await mintListing(world.db, slug, { ...launchedIn(last), weekVotes: 50 });
			for (const userId of voters.slice(index))
				await mintVote(world.db, { userId, listingId: listing.id, at: weekStart(last) });
		}
		await closeWeek(world.db, last, now.getTime());
		const sunday = new Date(weekStart(week).getTime() - 1).toISOString().slice(0, 10);
		const first = await read(`community-weekly?week=${sunday}&per_page=2`);
		expect(first).toMatchObject({ week: last, final: true, next_page: 2 });
		expect(ranks(first)).toEqual([
			[1, "one", 3],
			[2, "two", 2],
		]);
		expect(ranks(await read("community-weekly?week=last&per_page=2&page=2"))).toEqual([[3, "three", 1]]);
	});

	it("refuses a malformed week, and finds none outside the calendar", async () => {
		const status = async (text: string) =>
			(await world.api("GET", `/leaderboards/community-weekly?week=${text}`)).status;
		for (const text of ["next", "2026-02-30", "", "yesterday12"]) expect(await status(text), text).toBe(400);
		expect(await status(addWeeks(week, -1))).toBe(404);
		expect(await status(addWeeks(week, 53))).toBe(404);
		expect(await status(addWeeks(week, 1))).toBe(200);
	});

	it("is the only one of a week", async () => {
		for (const board of ["community-all-time", "billboard", "domain-rating", "revenue"]) {
			const answer = await world.api("GET", `/leaderboards/${board}?week=this`);
			expect(answer.status).toBe(400);
			expect(answer.body).toMatchObject({ code: "invalid_input", errors: [{ pointer: "/week" }] });
		}
	});
});

it("does not find a board that is not there, and refuses a malformed name", async () => {
	for (const name of ["upvotes", "community", "billboard-weekly"]) {
		expect((await world.api("GET", `/leaderboards/${name}`)).body).toMatchObject({ status: 404, code: "not_found" });
	}
	for (const name of ["Billboard", "a_b", "x".repeat(41), "1"]) {
		expect((await world.api("GET", `/leaderboards/${name}`)).body).toMatchObject({
			status: 400,
			errors: [{ pointer: "/board" }],
		});
	}
});

it.each([
	["page", "1000", "1001"],
	["page", "1", "0"],
	["per_page", "100", "101"],
	["per_page", "1", "0"],
])("bounds %s", async (key, good, bad) => {
	await read(`billboard?${key}=${good}`);
	const answer = await world.api("GET", `/leaderboards/billboard?${key}=${bad}`);
	expect(answer.body).toMatchObject({ status: 400, errors: [{ pointer: `/${key}` }] });
});
