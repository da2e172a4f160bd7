import { beforeEach, expect, it } from "vitest";
import { addWeeks, DAY_MS, weekOf, weekStart } from "#core/launches/week";
import { CRON_JOBS } from "#jobs/cron-table";
import { workOf } from "#jobs/define";
import { leaveDue } from "#jobs/leave-due";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { dueRows } from "#store/outbox";
import { badgeChecks, deadLetters, localMails } from "#store/schema/index";
import { jobContext } from "#testing/job-context";
import { mintFounder, mintVote } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { makeWorld, NOW, type World } from "#testing/world";

/** The ladder of several launches with every job and every cron doubled. */

const LISTINGS = 3;
const WEEKS = 1;
const FIRST = addWeeks(weekOf(NOW), 3);
/** Of every third, the badge is never found. */
const WAITS = 3;

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

/** What is due, each row run twice at once: by the queue, and by a message that nobody knows of. */
async function settle(at: Date): Promise<void> {
	const context = jobContext(at);
	for (;;) {
		const now = at.getTime();
		const due = await dueRows(world.db, { now, clockNow: Date.now(), staleBefore: now, limit: 100 });
		if (due.length === 0) return;
		await Promise.all(
			due.flatMap((row) => {
				const job = JOBS.find(({ kind }) => kind.name === row.job);
				// One of the two may find that the other has done it.
				const again = job?.run(workOf(job.kind, row), context).catch(() => null);
				return [runRow(JOBS, row.id, context), again];
			}),
		);
	}
}

async function fireCrons(at: Date): Promise<void> {
	const kinds = new Set<string>(CRON_JOBS.map(({ kind }) => kind.name));
	const jobs = JOBS.filter(({ kind }) => kinds.has(kind.name));
	await Promise.all([leaveDue(jobs, jobContext(at)), leaveDue(jobs, jobContext(at))]);
	await settle(at);
}

it("mails each cause once to each reader, from the missing badge to the award", async () => {
	const readers = { waiting: 0, launching: 0 };
	for (let index = 0; index < LISTINGS; index++) {
		const week = addWeeks(FIRST, index % WEEKS);
		const isWaiting = index % WAITS === 0;
		const [owner, founder] = [await world.person(), await world.person()];
		const { id } = await mintListing(world.db, `product-${index}`, {
			...(isWaiting ? { status: "awaiting_badge", plan: "free" } : { status: "scheduled", plan: "paid" }),
			...{ ownerId: owner.userId, launchWeek: week, url: "http://127.0.0.1:1/" },
		});
		await mintFounder(world.db, `Founder ${index}`, { userId: founder.userId, listingIds: [id] });
		readers[isWaiting ? "waiting" : "launching"] += 2;
		const nextCheckAt = weekStart(week).getTime() - 14 * DAY_MS;
		if (isWaiting) await world.db.insert(badgeChecks).values({ listingId: id, nextCheckAt });
	}
	const voter = await world.person();
	const start = weekStart(FIRST).getTime() - 15 * DAY_MS;
	const last = weekStart(addWeeks(FIRST, WEEKS)).getTime();
	for (let time = start; time <= last; time += DAY_MS) {
		const at = new Date(time);
		await fireCrons(at);
		// The middle of a week is Thursday noon.
		if (at.getUTCDay() === 4) await settle(new Date(time + DAY_MS / 2));
		if (at.getUTCDay() !== 2) continue;
		const live = await world.db.query.launches.findMany({ where: (row, { eq }) => eq(row.week, weekOf(at)) });
		for (const { listingId } of live.slice(0, 1)) await mintVote(world.db, { userId: voter.userId, listingId, at });
	}
	const mails = await world.db.select().from(localMails);
	const said = (subject: RegExp) => mails.filter((mail) => subject.test(mail.subject)).length;
	expect(said(/ launches in \d+ days?, and its badge is missing$/)).toBe(2 * readers.waiting);
	expect(said(/ is live$/)).toBe(readers.launching);
	expect(said(/^Halfway: /)).toBe(readers.launching);
	expect(said(/^The week is over: |Launch of the Week #1$/)).toBe(readers.launching);
	expect(said(/ is Launch of the Week #1$/)).toBe(2 * WEEKS);
	expect(new Set(mails.map(({ to, subject }) => `${to} ${subject}`)).size).toBe(mails.length);
	expect(await world.db.select().from(deadLetters)).toEqual([]);
});
