import { beforeEach, expect, it } from "vitest";
import { addWeeks, weekOf } from "#core/launches/week";
import { runBatch } from "#store/db";
import { dueRows, insertRow, workDueBy } from "#store/outbox";
import { dueReleases } from "#store/releases";
import { nextId } from "#store/sequences";
import { mintListing } from "#testing/listings";
import { NOW } from "#testing/now";
import { countRows } from "#testing/rows";
import { makeWorld, type World } from "#testing/world";
import { releaseDue } from "#usecases/launches/release-due";

/** Crons ask every minute and hour what is due. What waits for later, however much, must not be read for it. */

const WAITING = 60;
let world: World;

beforeEach(async () => {
	world = await makeWorld();
});

it("reads only what is due of the outbox", async () => {
	const { db } = world;
	const now = NOW.getTime();
	const row = (subject: string, dueAt: number) =>
		insertRow(db, { job: "recheck-vat", subject, payload: {} }, { dueAt, now });
	const later = Array.from({ length: WAITING }, (_, index) => row(`later ${index}`, now + 3_600_000 + index));
	await runBatch(db, [...later, row("due", now - 1)]);
	const at = { now, clockNow: now, staleBefore: now, limit: 10 };
	const due = await countRows(() => dueRows(db, at));
	expect(due.result.map(({ subject }) => subject)).toEqual(["due"]);
	expect(due.rowsRead).toBeLessThan(5);
	const counted = await countRows(() => workDueBy(db, now));
	expect(counted.result).toEqual({ "recheck-vat": 1 });
	expect(counted.rowsRead).toBeLessThan(5);
});

it("reads only the listings whose Monday has come", async () => {
	const { db } = world;
	const week = addWeeks(weekOf(NOW), 7);
	for (let index = 0; index < WAITING; index++)
		await mintListing(db, `later-${index}`, { status: "scheduled", launchWeek: week });
	const asked = await countRows(() => dueReleases(db, weekOf(NOW), 1));
	expect(asked.result).toEqual([]);
	expect(asked.rowsRead).toBeLessThan(5);
	const none = await countRows(() => releaseDue(db, NOW, 10));
	expect(none.result).toBe(0);
	expect(none.rowsRead).toBeLessThan(5);
});

it("reads for a release only what is released", async () => {
	const { db } = world;
	const ofOne = async () => {
		await mintListing(db, `due-${await nextId(db, "listing")}`, { status: "scheduled", launchWeek: weekOf(NOW) });
		const released = await countRows(() => releaseDue(db, NOW, 10));
		expect(released.result).toBe(1);
		return released.rowsRead;
	};
	const alone = await ofOne();
	const week = addWeeks(weekOf(NOW), 7);
	for (let index = 0; index < WAITING; index++)
		await mintListing(db, `later-${index}`, { status: "scheduled", launchWeek: week });
	expect(await ofOne()).toBeLessThan(alone + 20);
});
