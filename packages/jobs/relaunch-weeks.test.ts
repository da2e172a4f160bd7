import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import applyPaymentEvent from "#actions/orders/apply-payment-event";
import { addWeeks, DAY_MS, type WeekKey, weekOf, weekStart } from "#core/launches/week";
import closeWeek from "#jobs/close-week";
import foldCounters from "#jobs/fold-counters";
import releaseWeek from "#jobs/release-week";
import getLaunchWeek from "#operations/launches/get-launch-week";
import { awards, closedWeeks, listings, teamTasks, votes, weekResults, weekSlots } from "#store/schema/index";
import { paymentProvider, performAs } from "#testing/act";
import { runRead } from "#testing/directory-reads";
import { jobContext } from "#testing/job-context";
import { mintVoters } from "#testing/launches";
import { mintListing } from "#testing/listings";
import { mintOrder } from "#testing/orders";
import { storeVotes } from "#testing/votes";
import { makeWorld, type World } from "#testing/world";
import { newNotes, withNotes } from "#workers/measures/request-notes";

/**
 * A paid relaunch at every moment around a Monday, with crons fired, missed, doubled and late: what is awarded is what
 * plain code counts from the raw votes, past weeks stay where they were, and every week closes.
 */

const FIRST: WeekKey = "2026-11-09";
const WEEK: WeekKey = "2026-11-16";
const MONDAY = weekStart("2026-11-23").getTime();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** When all is over, so that every week of the story is closed. */
const END = weekStart("2026-12-28").getTime();

/** Offsets of the payment from Monday 00:00:00.000 UTC, in milliseconds. */
const PAID_AT = {
	"a day before": -DAY_MS,
	"a millisecond before": -1,
	"at midnight": 0,
	"an hour after": HOUR,
	"on Wednesday": 2 * DAY_MS + 1,
};

/** When crons fire, from Monday on; every plan fires once more when all is over. */
const CRONS = {
	"on time": [0, HOUR, 7 * DAY_MS],
	doubled: [0, 0, 7 * DAY_MS, 7 * DAY_MS],
	"with clocks a millisecond early": [-1, 0, 7 * DAY_MS - 1, 7 * DAY_MS],
	"three hours late": [3 * HOUR, 7 * DAY_MS + 3 * HOUR],
	"missed for a week": [8 * DAY_MS],
} as const;

interface Story {
	world: World;
	buyerId: number;
	ids: { oldest: number; winner: number; rival: number; third: number; next: number };
	/** What launched when, kept by the test itself. */
	launches: { listingId: number; week: WeekKey }[];
}

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

/** Two past launches, three of WEEK and one that is scheduled for the week after it. */
async function begin(): Promise<Story> {
	const buyerId = (await world.person()).userId;
	const launched = (week: WeekKey) => ({ launchWeek: week, launchedAt: weekStart(week).getTime(), ownerId: buyerId });
	const oldest = await mintListing(world.db, "oldest", launched(FIRST));
	const winner = await mintListing(world.db, "winner", launched(WEEK));
	const rival = await mintListing(world.db, "rival", launched(WEEK));
	const third = await mintListing(world.db, "third", launched(WEEK));
	const next = await mintListing(world.db, "next", {
		status: "scheduled",
		plan: "paid",
		launchWeek: addWeeks(WEEK, 1),
		launchedAt: null,
	});
	return {
		world,
		buyerId,
		ids: { oldest: oldest.id, winner: winner.id, rival: rival.id, third: third.id, next: next.id },
		launches: [
			{ listingId: oldest.id, week: FIRST },
			...[winner, rival, third].map(({ id }) => ({ listingId: id, week: WEEK })),
		],
	};
}

interface Moment {
	at: number;
	happens: () => Promise<unknown>;
	/** Whether all weeks so far are looked at afterwards. */
	changesWeeks: boolean;
}

/** Votes of four weeks: of launches in their week, and of listings outside theirs, which rank nothing. */
async function votesOf({ ids }: Story): Promise<Moment[]> {
	const voters = await mintVoters(world.db, 5);
	const moments: Moment[] = [];
	const free = new Map<number, number[]>();
	const cast = (listingId: number, at: number, count: number) => {
		const rest = free.get(listingId) ?? [...voters];
		for (const [index, userId] of rest.splice(0, count).entries()) {
			const now = new Date(at + index * MINUTE);
			const happens = () => storeVotes(world.db, [{ userId, listingId, at: now }]);
			moments.push({ at: now.getTime(), happens, changesWeeks: false });
		}
		free.set(listingId, rest);
	};
	const inWeek = (offset: number) => weekStart(addWeeks(WEEK, offset)).getTime();
	cast(ids.oldest, inWeek(-1) + DAY_MS, 1);
	cast(ids.winner, inWeek(0) + HOUR, 1);
	cast(ids.rival, inWeek(0) + 2 * HOUR, 1);
	// The last moment of the week decides it, and the first of the next one is too late.
	cast(ids.third, inWeek(1) - 2, 1);
	cast(ids.winner, inWeek(1) - 1, 1);
	cast(ids.rival, inWeek(1), 2);
	cast(ids.oldest, inWeek(1) + 4 * HOUR, 2);
	cast(ids.winner, inWeek(1) + 5 * DAY_MS, 1);
	cast(ids.next, inWeek(1) + 5 * DAY_MS, 1);
	cast(ids.winner, inWeek(2) + 2 * DAY_MS, 1);
	cast(ids.oldest, inWeek(2) + 2 * DAY_MS, 1);
	cast(ids.next, inWeek(2) + 3 * DAY_MS, 1);
	cast(ids.oldest, inWeek(3) + HOUR, 1);
	return moments;
}

async function relaunchOrder(story: Story, listingId: number, week: WeekKey): Promise<string> {
	const number = `LW-${week.replaceAll("-", "")}${listingId}`;
	await mintOrder(world.db, story.buyerId, number, 100, [{ product: "relaunch", listingId, week }]);
	return number;
}

/** Pays, or takes the payment back. */
function payment(
	kind: "payment_succeeded" | "refunded" | "dispute_opened" | "dispute_won",
	at: number,
	order: string,
): Moment {
	const event = {
		provider: "test",
		eventId: `${kind}:${order}`,
		kind,
		orderNumber: order,
		reference: `pay-${order}`,
		dispute: kind.startsWith("dispute") ? `dispute-${order}` : null,
		amountCents: 100,
		currency: "usd",
		happenedAt: null,
	};
	const happens = () => performAs(paymentProvider, applyPaymentEvent, event, new Date(at));
	return { at, happens, changesWeeks: true };
}

/** The jobs of the crons that have to do with weeks, one after the other as a queue delivers them. */
async function fire(now: Date): Promise<void> {
	const context = jobContext(now);
	for (const job of [foldCounters, releaseWeek, closeWeek]) {
		await job.run({ subject: "all", payload: {}, cause: "test" }, context);
	}
}

function crons(name: keyof typeof CRONS): Moment[] {
	const at = [...CRONS[name].map((offset) => MONDAY + offset), END];
	// Crons of the same instant run at the same time.
	return [...new Set(at)].map((instant) => ({
		at: instant,
		changesWeeks: instant === END,
		happens: () => Promise.all(at.filter((other) => other === instant).map(() => fire(new Date(instant)))),
	}));
}

/** Runs the moments in the order of their time; all past weeks are there afterwards, or the read throws. */
async function run(moments: readonly Moment[]): Promise<void> {
	for (const { at, happens, changesWeeks } of moments.toSorted((a, b) => a.at - b.at)) {
		await happens();
		if (changesWeeks) await readWeeks(new Date(at));
	}
}

/** All weeks until now at once, as a request reads at once. */
async function readWeeks(now: Date): Promise<void> {
	const weeks: WeekKey[] = [];
	for (let week = FIRST; week <= weekOf(now); week = addWeeks(week, 1)) weeks.push(week);
	const { db } = jobContext(now);
	await withNotes(newNotes(), () =>
		Promise.all(
			weeks.map((week) => runRead({ name: week, operation: getLaunchWeek, params: { week }, maxRows: 0 }, db, now)),
		),
	);
}

/** Awards as plain code counts them from the votes: weeks without a vote have none. */
async function counted(launches: Story["launches"]): Promise<string[]> {
	const cast = await world.db.select().from(votes);
	const lines: string[] = [];
	for (let week = FIRST; week < weekOf(new Date(END)); week = addWeeks(week, 1)) {
		const from = weekStart(week).getTime();
		const ranked = launches
			.filter((launch) => launch.week === week)
			.map(({ listingId }) => {
				const of = cast.filter((vote) => vote.listingId === listingId && vote.counted);
				const times = of.map((vote) => vote.at).filter((at) => at >= from && at < from + 7 * DAY_MS);
				return { listingId, count: times.length, last: Math.max(0, ...times) };
			})
			.filter(({ count }) => count > 0)
			.sort((a, b) => b.count - a.count || a.last - b.last || a.listingId - b.listingId);
		for (const [index, { listingId, count }] of ranked.slice(0, 3).entries()) {
			lines.push(`${week} #${index + 1} ${listingId} with ${count}`);
		}
	}
	return lines;
}

/** Awards, results and closed weeks are what the launches and the votes say, for every week that is over at the end. */
async function expectFairness(all: Story["launches"]): Promise<void> {
	const launches = all.filter(({ week }) => week < weekOf(new Date(END)));
	const given = await world.db.select().from(awards);
	const lines = given.map((award) => `${award.week} #${award.place} ${award.listingId} with ${award.votesCounted}`);
	expect(lines.sort()).toEqual((await counted(launches)).sort());
	const closed = (await world.db.select().from(closedWeeks)).map((row) => row.week);
	const weeks = Array.from({ length: 7 }, (_, index) => addWeeks(FIRST, index));
	expect(closed.sort()).toEqual(weeks);
	const results = await world.db.select().from(weekResults);
	const ranked = results.map((row) => `${row.week} ${row.listingId}`);
	expect(ranked.sort()).toEqual(launches.map(({ week, listingId }) => `${week} ${listingId}`).sort());
}

/** The week in which what was scheduled for the week after WEEK really launched: when the first cron fired. */
function releasedIn(name: keyof typeof CRONS): WeekKey {
	return weekOf(new Date(MONDAY + Math.min(...CRONS[name].filter((offset) => offset >= 0))));
}

/** Every moment with every plan in `npm run test:full`, below as well; else each of them with one of the others. */
const CASES = (Object.keys(PAID_AT) as (keyof typeof PAID_AT)[]).flatMap((paid, row) =>
	(Object.keys(CRONS) as (keyof typeof CRONS)[])
		.filter((_cron, column, all) => env.TEST_DEPTH === "full" || (column + row) % all.length < 1)
		.map((cron) => ({ paid, cron })),
);

describe.each(CASES)("the oldest listing and the week's first, relaunched $paid, crons $cron", ({ paid, cron }) => {
	it("leaves every week to those who launched in it", async () => {
		const story = await begin();
		const at = MONDAY + PAID_AT[paid];
		const current = weekOf(new Date(at));
		const week = addWeeks(current, 1);
		const ids = [story.ids.oldest, story.ids.winner];
		const payments: Moment[] = [];
		for (const listingId of ids) {
			payments.push(payment("payment_succeeded", at, await relaunchOrder(story, listingId, week)));
		}
		await run([...(await votesOf(story)), ...crons(cron), ...payments]);
		// Only a launch whose week is over can be followed by another.
		const relaunched = ids.filter((id) => story.launches.every((one) => one.listingId !== id || one.week < current));
		await expectFairness([
			...story.launches,
			{ listingId: story.ids.next, week: releasedIn(cron) },
			...relaunched.map((listingId) => ({ listingId, week })),
		]);
	});
});

/** When the payment of a relaunch into NEXT is taken back, and the weeks of relaunches that count all the same. */
const NEXT = addWeeks(WEEK, 1);
const NEXT_MONDAY = MONDAY + 7 * DAY_MS;
const TAKEN_BACK: {
	when: string;
	events: ["refunded" | "dispute_opened" | "dispute_won", number][];
	counts: WeekKey[];
}[] = [
	{ when: "before its week", events: [["refunded", MONDAY - 1]], counts: [] },
	{ when: "as its week begins", events: [["refunded", MONDAY]], counts: [] },
	{ when: "in its week, after votes", events: [["refunded", MONDAY + 6 * DAY_MS]], counts: [] },
	{ when: "in the last moment of its week", events: [["refunded", NEXT_MONDAY - 1]], counts: [] },
	{ when: "when its week is over", events: [["refunded", NEXT_MONDAY]], counts: [NEXT] },
	{ when: "long after", events: [["refunded", NEXT_MONDAY + 3 * DAY_MS]], counts: [NEXT] },
	{
		when: "for some days, by a dispute that is won",
		events: [
			["dispute_opened", MONDAY + DAY_MS],
			["dispute_won", MONDAY + 3 * DAY_MS],
		],
		// Places of a week that has begun are not for sale any more: it launches again in the next one.
		counts: [addWeeks(NEXT, 1)],
	},
];

describe.each(
	TAKEN_BACK.flatMap((back, row) =>
		(["on time", "missed for a week"] as const)
			.filter((_cron, column) => env.TEST_DEPTH === "full" || (column + row) % 2 === 0)
			.map((cron) => ({ ...back, cron })),
	),
)("a relaunch whose payment is taken back $when, crons $cron", ({ events, counts, cron }) => {
	it("ranks in no week that it was withdrawn from, and keeps what is history", async () => {
		const story = await begin();
		const order = await relaunchOrder(story, story.ids.oldest, NEXT);
		await run([
			...(await votesOf(story)),
			...crons(cron),
			payment("payment_succeeded", MONDAY - 2 * DAY_MS, order),
			...events.map(([kind, at]) => payment(kind, at, order)),
		]);
		await expectFairness([
			...story.launches,
			{ listingId: story.ids.next, week: releasedIn(cron) },
			...counts.map((week) => ({ listingId: story.ids.oldest, week })),
		]);
		const [listing] = await world.db.select().from(listings).where(eq(listings.id, story.ids.oldest));
		expect(listing).toMatchObject({ status: "live", launchWeek: FIRST, launchedAt: weekStart(FIRST).getTime() });
	});
});

it("is launched again and again, and never twice at a time", async () => {
	const story = await begin();
	const { oldest } = story.ids;
	const [once, early, twice] = [
		await relaunchOrder(story, oldest, NEXT),
		await relaunchOrder(story, oldest, addWeeks(NEXT, 1)),
		await relaunchOrder(story, oldest, addWeeks(NEXT, 2)),
	];
	await run([
		...(await votesOf(story)),
		...crons("missed for a week"),
		payment("payment_succeeded", MONDAY - DAY_MS, once),
		payment("payment_succeeded", MONDAY + DAY_MS, early),
		payment("payment_succeeded", NEXT_MONDAY, twice),
	]);
	await expectFairness([
		...story.launches,
		{ listingId: story.ids.next, week: releasedIn("missed for a week") },
		{ listingId: oldest, week: NEXT },
		{ listingId: oldest, week: addWeeks(NEXT, 2) },
	]);
	const tasks = (await world.db.select().from(teamTasks)).map(({ kind, detail }) => [kind, detail.reason]);
	expect(tasks).toEqual([["undeliverable_line", "product_not_applicable"]]);
});

it("goes with the listing when the payment of its first launch is taken back", async () => {
	const story = await begin();
	const draft = await mintListing(world.db, "draft", { status: "draft", launchWeek: null, ownerId: story.buyerId });
	await mintOrder(world.db, story.buyerId, "LW-FIRST", 100, [{ product: "launch", listingId: draft.id }]);
	const order = await relaunchOrder(story, draft.id, addWeeks(NEXT, 1));
	await run([
		...(await votesOf(story)),
		...crons("on time"),
		payment("payment_succeeded", MONDAY - DAY_MS, "LW-FIRST"),
		payment("payment_succeeded", MONDAY + DAY_MS, order),
		payment("refunded", MONDAY + 2 * DAY_MS, "LW-FIRST"),
		payment("refunded", MONDAY + 3 * DAY_MS, order),
	]);
	// Its first week was over by then; the coming one was withdrawn, and its place is free again, once.
	await expectFairness([
		...story.launches,
		{ listingId: draft.id, week: WEEK },
		{ listingId: story.ids.next, week: NEXT },
	]);
	expect((await world.db.select().from(teamTasks)).map(({ kind }) => kind)).toEqual(["relaunch_withdrawn"]);
	const slots = await world.db
		.select()
		.from(weekSlots)
		.where(eq(weekSlots.week, addWeeks(NEXT, 1)));
	expect(slots).toMatchObject([{ paidTaken: 0 }]);
});
