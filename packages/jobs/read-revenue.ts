import type { Work } from "#core/jobs/kind";
import { readRevenue } from "#core/jobs/kinds";
import { REVENUE_PAYMENTS_MAX } from "#core/limits";
import { RevenueKeyRefused, type Sums } from "#core/ports/revenue";
import { addedUp, inDollars, monthOf, nextReading, type RevenueOutcome, sourceOf } from "#core/revenue/monthly";
import { defineJob, type JobContext, JobFailed } from "#jobs/define";
import { runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import { revenueOn } from "#store/revenue";
import { endReading, insertRead, type RevenueKey, revenueKeyOf } from "#store/revenue-keys";
import { revenueKeyPurpose } from "#usecases/revenue/sealed-key";

/** Requests that one run makes. */
const PAGES_PER_RUN = 10;
const PAYMENTS_PER_PAGE = 100;
const PAGES_MAX = REVENUE_PAYMENTS_MAX / PAYMENTS_PER_PAGE;

type Reading = Work<typeof readRevenue>;

/** Reads a month by an owner's key, so many pages a run, and publishes the figure. Source: docs/revenue.md#what-a-key-gives. */
export default defineJob(readRevenue, {
	async run(work, ctx) {
		const { subject, payload } = work;
		const key = await revenueKeyOf(ctx.db, subject);
		if (key === null || key.givenAt !== payload.given) return "the key was taken back";
		// A run before this one, whose end was not noted: its own figure is not one that was there already.
		if (key.readMonth === payload.month) return "read already";
		if (ctx.ports.sealer === null) throw new JobFailed("no secrets are kept here: SEALING_KEY is not set");
		const secret = await ctx.ports.sealer.open(revenueKeyPurpose(subject), key.sealed);
		try {
			const read = await pagesOf(secret, work, ctx);
			if (read.next === null) return await publish(key, work, read.sums, ctx);
			if (read.pages >= PAGES_MAX) return await end(key, work, "too_many", ctx);
			await runBatch(ctx.db, [goOn(work, { ...read, next: read.next }, ctx)]);
			return `read ${read.pages} pages so far`;
		} catch (error) {
			if (!(error instanceof RevenueKeyRefused)) throw error;
			return end(key, work, "refused", ctx);
		}
	},
});

interface Read {
	sums: Sums;
	pages: number;
	next: string | null;
}

async function pagesOf(secret: string, { payload }: Reading, { ports }: JobContext): Promise<Read> {
	const month = monthOf(payload.month);
	let read: Read = { sums: payload.sums, pages: payload.pages, next: payload.after };
	for (let count = 0; count < PAGES_PER_RUN && read.next !== null; count++) {
		const page = await ports.revenue.page(secret, { ...month, after: read.next });
		read = { sums: addedUp(read.sums, page.sums), pages: read.pages + 1, next: page.next };
	}
	return read;
}

/** The key names the run that leaves it: one that happens twice leaves one. */
function goOn({ subject, payload, cause }: Reading, read: Read & { next: string }, { db, now }: JobContext) {
	const at = now.getTime();
	const further = { ...payload, after: read.next, pages: read.pages, sums: { ...read.sums } };
	const when = { dueAt: at, now: at, onceKey: `${readRevenue.name}:after:${cause}` };
	return enqueue(db, readRevenue, { subject, payload: further, ...when });
}

async function publish(key: RevenueKey, work: Reading, sums: Sums, ctx: JobContext): Promise<string> {
	const { db, now, ports } = ctx;
	const day = work.payload.month;
	const isForeign = Object.entries(sums).some(([code, amount]) => code !== "USD" && amount !== 0);
	const rates = isForeign ? await ports.exchange.newest() : null;
	const cents = inDollars(sums, rates);
	if (cents === null) return end(key, work, "no_rate", ctx);
	const shown = Math.floor(cents / key.roundedTo) * key.roundedTo;
	if (shown <= 0) return end(key, work, "nothing", ctx);
	if ((await revenueOn(db, key.listingId, day)) !== null) return end(key, work, "there_already", ctx);
	const figure = {
		listingId: key.listingId,
		day,
		monthlyCents: shown,
		source: sourceOf(sums, rates),
		at: now.getTime(),
	};
	await runBatch(db, [insertRead(db, key, figure), ended(key, work, "published", ctx)]);
	return "published";
}

async function end(key: RevenueKey, work: Reading, outcome: RevenueOutcome, ctx: JobContext): Promise<string> {
	await runBatch(ctx.db, [ended(key, work, outcome, ctx)]);
	return outcome;
}

function ended(key: RevenueKey, { payload }: Reading, outcome: RevenueOutcome, { db, now }: JobContext) {
	const nextReadAt = outcome === "refused" ? null : nextReading(now);
	return endReading(db, key, { month: payload.month, outcome, nextReadAt });
}
