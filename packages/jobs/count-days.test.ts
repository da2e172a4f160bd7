import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { countDays as kind } from "#core/jobs/kinds";
import countDays from "#jobs/count-days";
import { countedDays, countsSoFar, TODAY_MAX } from "#store/day-numbers";
import { deadLetters, drafts, orders, outbox, votes } from "#store/schema/index";
import { mintDraft } from "#testing/drafts";
import { jobContext } from "#testing/job-context";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { countRows } from "#testing/rows";
import { countView } from "#testing/views";
import { castVote } from "#testing/votes";
import { makeWorld, NOW, type World } from "#testing/world";

/** NOW is Wednesday, 2026-11-18, at noon. */

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const run = (at = NOW) => countDays.run({ subject: "all", payload: {}, cause: "test" }, jobContext(at));
const isDue = (at = NOW) => countDays.isDue?.(jobContext(at));
const on = (day: string, time = "10:00") => new Date(`${day}T${time}:00.000Z`);
const all = { from: "2026-01-01", until: "2027-01-01" };

/** One of everything on Monday, and a vote and two visits on Tuesday. */
async function happened(): Promise<void> {
	const acme = await mintListing(world.db, "acme");
	const ada = await world.person();
	const [voter = 0, other = 0] = await mintVoters(world.db, 2);
	for (const day of ["2026-11-16", "2026-11-17", "2026-11-17"]) await countView(world.db, acme.id, day);
	await castVote(world.db, { userId: voter, listingId: acme.id, now: on("2026-11-16") });
	await castVote(world.db, { userId: other, listingId: acme.id, now: on("2026-11-17", "23:59") });
	const monday = on("2026-11-16").getTime();
	await mintDraft(world.db, ada, { row: { createdAt: monday } });
	for (const [number, cents] of [
		["LW-1", 4_900],
		["LW-2", 100],
		["LW-3", 900],
	] as const) {
		await mintOrder(world.db, ada.userId, number, cents, [{ product: "launch" }]);
	}
	await world.db.update(orders).set({ status: "paid", paidAt: monday });
	await world.db.update(orders).set({ currency: "eur" }).where(eq(orders.number, "LW-3"));
	await world.db
		.insert(outbox)
		.values({ job: "send-mail", subject: "x", dueAt: monday, createdAt: monday, doneAt: monday, outcome: "sent" });
	await world.db.insert(deadLetters).values({ job: "send-mail", body: {}, error: "away", createdAt: monday });
}

describe("days that are over", () => {
	it("are counted once each, and the next day alone when it is over too", async () => {
		await happened();
		expect(await isDue()).toBe(true);
		expect(await run()).toBe("counted from 2026-09-19 to before 2026-11-18");
		expect(await countedDays(world.db, all)).toEqual([
			{
				day: "2026-11-16",
				counts: { visits: 1, votes: 1, drafts: 1, orders_paid: 3, jobs: 1, dead_letters: 1 },
				paid: { usd: 5_000, eur: 900 },
			},
			{ day: "2026-11-17", counts: { visits: 2, votes: 1 }, paid: {} },
		]);
		expect(await isDue()).toBe(false);
		expect(await run()).toBe("nothing to count");
		await countView(world.db, 1, "2026-11-18");
		expect(await isDue(on("2026-11-19", "00:59"))).toBe(false);
		expect(await isDue(on("2026-11-19", "01:00"))).toBe(true);
		expect(await run(on("2026-11-19", "01:00"))).toBe("counted from 2026-11-18 to before 2026-11-19");
		expect((await countedDays(world.db, all)).at(-1)).toMatchObject({ day: "2026-11-18", counts: { visits: 1 } });
	});

	it("are left alone while nothing happened in them, although jobs ran", async () => {
		const monday = on("2026-11-16").getTime();
		await world.db
			.insert(outbox)
			.values({ job: "send-mail", subject: "x", dueAt: monday, createdAt: monday, doneAt: monday, outcome: "sent" });
		expect(await isDue()).toBe(false);
		const look = await countRows(async () => isDue());
		expect(look.rowsRead).toBeLessThan(10);
	});

	it("cost what happened in them, whatever else there is", async () => {
		await happened();
		await world.db.run(sql`INSERT INTO view_counts (listing_id, day, count, folded)
			WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500) SELECT i, '2026-08-01', 1, 1 FROM n`);
		const counted = await countRows(async () => run());
		expect(counted.rowsRead).toBeLessThan(200);
		expect(counted.rowsWritten).toBeLessThan(50);
	});

	it("are counted by the hourly cron", async () => {
		await happened();
		expect((await world.cron(NOW)).join("\n")).toContain(`${kind.name}: counted`);
		expect(await world.db.select().from(votes)).toHaveLength(2);
		expect(await world.db.select().from(drafts)).toHaveLength(1);
	});
});

describe("a day that is not over", () => {
	it("is read as it is, from a bounded number of rows", async () => {
		await happened();
		expect(await countsSoFar(world.db, "2026-11-17")).toMatchObject({
			visits: { count: 2, isCapped: false },
			votes: { count: 1, isCapped: false },
			drafts: { count: 0, isCapped: false },
		});
		const many = Array.from({ length: TODAY_MAX + 50 }, (_, i) => ({ id: i + 10, day: "2026-11-18" }));
		await world.db.run(
			`INSERT INTO view_counts (listing_id, day, count) SELECT json_extract(value, '$.id'), '2026-11-18', 2 FROM json_each('${JSON.stringify(many)}')`,
		);
		const today = await countRows(async () => countsSoFar(world.db, "2026-11-18"));
		expect(today.result.visits).toEqual({ count: 2 * TODAY_MAX, isCapped: true });
		expect(today.rowsRead).toBeLessThan(TODAY_MAX * 2 + 50);
	});
});
