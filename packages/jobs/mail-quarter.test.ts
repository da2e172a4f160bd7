import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import writeReview from "#actions/reviews/write-review";
import { sendMail, tellFollowers } from "#core/jobs/kinds";
import { addWeeks, DAY_MS, weekOf, weekStart } from "#core/launches/week";
import type { MailKind } from "#core/mails/kinds";
import type { PaymentEvent } from "#core/orders/payment-state";
import type { Mail } from "#core/ports/outside";
import { CRON_JOBS } from "#jobs/cron-table";
import { type JobContext, workOf } from "#jobs/define";
import { leaveDue } from "#jobs/leave-due";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { runBatch } from "#store/db";
import { insertUpdate } from "#store/listing-updates";
import { mailChoicesOf, setMailChoice } from "#store/mail-choices";
import { dueRows, enqueue } from "#store/outbox";
import { badgeChecks, deadLetters, follows, weekReminders } from "#store/schema/index";
import { paymentProvider, performAs, personActor } from "#testing/act";
import { jobContext } from "#testing/job-context";
import { mintFounder, mintVote } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { makeWorld, NOW, type World } from "#testing/world";

/**
 * Weeks of launches with every job, every cron and every provider's event doubled: each cause is one mail to each reader,
 * also at a provider that keeps no key of what it has sent. In full, a quarter with 300 listings.
 */

const IS_FULL = env.TEST_DEPTH === "full";
const LISTINGS = IS_FULL ? 300 : 6;
const WEEKS = IS_FULL ? 13 : 2;
/** The badge of every third is never found; the others are paid for. */
const WAITS = 3;
/** Of those, every fifth gets its money back. */
const RETURNS = 5;
const FIRST = addWeeks(weekOf(NOW), 3);

let world: World;
let sent: Mail[];
beforeEach(async () => {
	world = await makeWorld();
	sent = [];
});

/** As jobs have it, with note of everything that the mailbox is given, whether it has had it before or not. */
function noting(at: Date): JobContext {
	const context = jobContext(at);
	const send = async (mail: Mail) => {
		sent.push(mail);
		await context.ports.mail.send(mail);
	};
	return { ...context, ports: { ...context.ports, mail: { send } } };
}

/**
 * What is due, each row begun twice at once, as by a message that came twice; and what is no mail once more beside them, as
 * by a run that nobody knows of.
 */
async function settle(at: Date): Promise<void> {
	const context = noting(at);
	for (;;) {
		const now = at.getTime();
		const due = await dueRows(world.db, { now, clockNow: Date.now(), staleBefore: now, limit: 100 });
		if (due.length === 0) return;
		await Promise.all(
			due.flatMap((row) => {
				const job = row.job === sendMail.name ? undefined : JOBS.find(({ kind }) => kind.name === row.job);
				// One of them may find that another has done it.
				const again = job?.run(workOf(job.kind, row), context).catch(() => null);
				return [runRow(JOBS, row.id, context), runRow(JOBS, row.id, context), again];
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

interface Product {
	id: number;
	slug: string;
	week: string;
	ownerId: number;
	isWaiting: boolean;
}

/** Products with an owner and a founder each, over the weeks; a fan follows all of them. */
async function products(fanId: number): Promise<Product[]> {
	const made: Product[] = [];
	for (let index = 0; index < LISTINGS; index++) {
		const week = addWeeks(FIRST, index % WEEKS);
		const isWaiting = index % WAITS === 0;
		const [owner, founder] = [await world.person(), await world.person()];
		const slug = `product-${index}`;
		const { id } = await mintListing(world.db, slug, {
			...(isWaiting ? { status: "awaiting_badge", plan: "free" } : { status: "scheduled", plan: "paid" }),
			ownerId: owner.userId,
			launchWeek: week,
			url: "http://127.0.0.1:1/",
		});
		await mintFounder(world.db, `Founder ${index}`, { userId: founder.userId, listingIds: [id] });
		const nextCheckAt = weekStart(week).getTime() - 14 * DAY_MS;
		if (isWaiting) await world.db.insert(badgeChecks).values({ listingId: id, nextCheckAt });
		await world.db.insert(follows).values({ userId: fanId, listingId: id, at: 1 });
		made.push({ id, slug, week, ownerId: owner.userId, isWaiting });
	}
	return made;
}

/** A payment provider tells everything twice, at once. */
async function told(kind: PaymentEvent["kind"], number: string, at: Date): Promise<void> {
	const event = {
		provider: "test",
		eventId: `${kind}:${number}`,
		kind,
		orderNumber: number,
		reference: `pay:${number}`,
		dispute: null,
		amountCents: 10_000,
		currency: "usd",
		happenedAt: at.getTime(),
	};
	const tell = () => performAs(paymentProvider, applyPaymentEvent, event, at);
	await Promise.all([tell(), tell()]);
}

it("mails each cause once to each reader, from the missing badge to the award, the receipt and the digest", {
	timeout: IS_FULL ? 600_000 : 60_000,
}, async () => {
	const fan = await world.person("fan@example.com");
	await runBatch(world.db, [setMailChoice(world.db, { userId: fan.userId, kind: "digest", isOn: true, at: 1 })]);
	const all = await products(fan.userId);
	const launching = all.filter(({ isWaiting }) => !isWaiting);
	for (let index = 0; index < WEEKS; index++) {
		await world.db.insert(weekReminders).values({ userId: fan.userId, week: addWeeks(FIRST, index), at: 1 });
	}
	const start = weekStart(FIRST).getTime() - 15 * DAY_MS;
	const last = weekStart(addWeeks(FIRST, WEEKS)).getTime();
	for (let time = start; time <= last; time += DAY_MS) {
		const [at, noon] = [new Date(time), new Date(time + DAY_MS / 2)];
		const day = at.getUTCDay();
		const live = launching.filter(({ week }) => week === weekOf(at));
		await fireCrons(at);
		if (day === 1) await fireCrons(noon);
		if (day === 2)
			for (const { id } of live.slice(0, 1)) await mintVote(world.db, { userId: fan.userId, listingId: id, at });
		if (day === 3) for (const one of live) await midweek(one, fan.userId, noon);
		// The middle of a week is Thursday noon.
		if (day === 3 || day === 4) await settle(noon);
	}
	await settle(new Date(last + DAY_MS / 2));
	const said = (subject: RegExp) => sent.filter((mail) => subject.test(mail.subject)).length;
	const readers = 2 * launching.length;
	const refunds = launching.filter(({ id }) => id % RETURNS === 0).length;
	const expected = {
		missing: 2 * 2 * (LISTINGS - launching.length),
		live: readers,
		halfway: readers,
		over: readers,
		reviewed: readers,
		won: 2 * WEEKS,
		updates: launching.length,
		receipts: launching.length,
		refunds,
		digests: WEEKS,
		begun: WEEKS,
	};
	expect({
		missing: said(/ launches in \d+ days?, and its badge is missing$/),
		live: said(/ is live$/),
		halfway: said(/^Halfway: /),
		over: said(/^The week is over: |Launch of the Week #1$/),
		reviewed: said(/ was reviewed$/),
		won: said(/ is Launch of the Week #1$/),
		updates: said(/: Version 2$/),
		receipts: said(/ is paid$/),
		refunds: said(/ was given back$/),
		digests: said(/^What you follow/),
		begun: said(/ has begun$/),
	}).toEqual(expected);
	const { won, ...others } = expected;
	expect(sent).toHaveLength(Object.values(others).reduce((sum, count) => sum + count, 0));
	expect(won).toBeGreaterThan(0);
	expect(new Set(sent.map(({ to, subject }) => `${to} ${subject}`)).size).toBe(sent.length);
	expect(new Set(sent.map(({ cause }) => cause)).size).toBe(sent.length);
	expect(await world.db.select().from(deadLetters)).toEqual([]);
	await endedByMailPrograms(fan.userId);
});

/** Of each kind that the fan got, a mail program ends it by one POST, without a cookie; the other kinds go on. */
async function endedByMailPrograms(fanId: number): Promise<void> {
	const before = { ...(await mailChoicesOf(world.db, fanId)) } as Record<MailKind, boolean>;
	const ends = sent.filter(({ to, unsubscribe }) => to === "fan@example.com" && unsubscribe !== undefined);
	for (const [kind, subject] of [
		["digest", /^What you follow/],
		["weeks", / has begun$/],
	] as const) {
		const address = ends.find((mail) => subject.test(mail.subject))?.unsubscribe ?? "";
		const method = { method: "POST", headers: { "Content-Type": "application/x-www-form-urlencoded" } };
		const answer = await exports.default.fetch(new Request(address, { ...method, body: "List-Unsubscribe=One-Click" }));
		expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
		before[kind] = false;
		expect(await mailChoicesOf(world.db, fanId)).toEqual(before);
	}
	// Nobody ends what is about money.
	expect(sent.filter((mail) => / is paid$/.test(mail.subject) && mail.unsubscribe !== undefined)).toEqual([]);
}

/** An update, a review and an order of a product that has launched, each done twice. */
async function midweek({ id, slug, ownerId }: Product, fanId: number, at: Date): Promise<void> {
	const now = at.getTime();
	await runBatch(world.db, [
		insertUpdate(world.db, { id, listingId: id, title: "Version 2", body: "It is here.", createdAt: now }),
		...[1, 2].map(() => enqueue(world.db, tellFollowers, { subject: id, payload: { after: 0 }, dueAt: now, now })),
	]);
	const review = { listing: slug, stars: 4, text: `It keeps ${slug} in order.`, incentivised: false };
	const write = () => performAs(personActor(fanId), writeReview, review, at).catch(() => null);
	await Promise.all([write(), write()]);
	const number = `LW-${id}`;
	await mintOrder(world.db, ownerId, number, 10_000, [{ product: "done_for_you" }]);
	await told("payment_succeeded", number, at);
	if (id % RETURNS === 0) await told("refunded", number, at);
}
