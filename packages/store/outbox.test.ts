import { sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { endPayment, foldCounters, mailEditCopy, readCompetitor, scoreTrending, tellFollowers } from "#core/jobs/kinds";
import { runBatch } from "#store/db";
import { enqueue, enqueueFrom } from "#store/outbox";
import { makeWorld, type World } from "#testing/world";

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const when = { dueAt: 5, now: 4 };
const rows = async () =>
	(await world.db.query.outbox.findMany()).map(({ job, subject, payload }) => [job, subject, payload]);

it("keeps subjects as text and payloads as they are", async () => {
	await runBatch(world.db, [
		enqueue(world.db, tellFollowers, { subject: 7, payload: { after: 3 }, ...when }),
		enqueue(world.db, tellFollowers, { subject: 8, ...when }),
		enqueue(world.db, endPayment, { subject: { order: "LW-A", attempt: 2 }, ...when }),
		enqueue(world.db, foldCounters, { subject: "all", ...when }),
	]);
	expect(await rows()).toEqual([
		["tell-followers", "7", { after: 3 }],
		["tell-followers", "8", {}],
		["end-payment", "LW-A:2", {}],
		["fold-counters", "all", {}],
	]);
});

it("has the database compute what only it knows, in a form that the job can read", async () => {
	await runBatch(world.db, [
		enqueueFrom(world.db, mailEditCopy, {
			subject: sql`id`,
			payload: { version: sql`n + 1` },
			from: sql`FROM (SELECT 12 AS id, 4 AS n)`,
			...when,
		}),
	]);
	expect(await rows()).toEqual([["mail-edit-copy", "12", { version: 5 }]]);
	const [row] = await world.db.query.outbox.findMany();
	expect(mailEditCopy.payload.parse(row?.payload)).toEqual({ version: 5 });
	expect(mailEditCopy.subject.decode(row?.subject ?? "")).toBe(12);
});

// What each `@ts-expect-error` stands over must not compile: `npm run check` fails where it does.
it("does not compile with what the job could not read", () => {
	const { db } = world;
	expect([
		enqueue(db, readCompetitor, { subject: "test", payload: { url: "https://a.example/" }, ...when }),
		// @ts-expect-error it needs a payload
		enqueue(db, readCompetitor, { subject: "test", ...when }),
		// @ts-expect-error misspelt property
		enqueue(db, readCompetitor, { subject: "test", payload: { ulr: "https://a.example/" }, ...when }),
		// @ts-expect-error of another type
		enqueue(db, scoreTrending, { subject: "listings", payload: { listing_ids: ["1"] }, ...when }),
		enqueueFrom(db, mailEditCopy, {
			subject: sql`id`,
			from: sql`FROM listings`,
			...when,
			// @ts-expect-error misspelt property
			payload: { versoin: sql`version` },
		}),
	]).toHaveLength(5);
	// @ts-expect-error what it is about is a number
	expect(() => enqueue(db, tellFollowers, { subject: "7", ...when })).toThrow("expected number");
});
