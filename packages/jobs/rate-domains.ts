import type { Work } from "#core/jobs/kind";
import { rateDomains as kind } from "#core/jobs/kinds";
import { type DomainRatings, RatingsRefused } from "#core/ports/ratings";
import { RATING_ROUND_MS } from "#core/ratings/provider";
import { defineJob, type JobContext, JobFailed } from "#jobs/define";
import { type Db, runBatch } from "#store/db";
import { enqueue } from "#store/outbox";
import {
	beginRun,
	endRun,
	keepBatch,
	listingsToRate,
	newestRun,
	type RatedBatch,
	type RatingRun,
	ratingRun,
} from "#store/rating-runs";
import { commitGuarded } from "#usecases/commit-guarded";

/**
 * Asks the provider whose ratings are shown for those of all live listings, once a week and batch by batch, as its
 * allowance has it. Source: docs/ratings.md#asking-a-provider.
 */
export default defineJob(kind, {
	async isDue({ db, now, ports }) {
		if (ports.ratings === null) return false;
		const newest = await newestRun(db, ports.ratings.provider);
		return newest === null || newest.begunAt <= now.getTime() - RATING_ROUND_MS;
	},
	async run(work, ctx) {
		const { db, now, ports } = ctx;
		if (work.payload.run === 0) return begin(ctx);
		const run = await ratingRun(db, work.payload.run);
		if (run === null || run.endedAt !== null) return "this round is over";
		if (ports.ratings?.provider !== run.provider) {
			await runBatch(db, [endRun(db, run.id, "another provider was chosen meanwhile", now.getTime())]);
			return "another provider was chosen meanwhile";
		}
		return askNext(run, ports.ratings, work, ctx);
	},
	async gaveUp({ payload }, { db, now }) {
		await runBatch(db, [endRun(db, payload.run, "the provider did not answer", now.getTime())]);
	},
});

async function begin({ db, now, ports, nextId }: JobContext): Promise<string> {
	if (ports.ratings === null) return "nobody is asked";
	const { provider } = ports.ratings;
	const id = await nextId("rating_run");
	const at = now.getTime();
	const statements = [
		...beginRun(db, { id, provider, now: at, before: at - RATING_ROUND_MS }),
		enqueue(db, kind, { subject: "all", payload: { run: id }, dueAt: at, now: at }),
	];
	return commitGuarded(db, async () => ({ statements, outcome: `began to ask ${provider}` }), {
		under_way: "a round is under way",
	});
}

async function askNext(run: RatingRun, from: DomainRatings, work: Work<typeof kind>, ctx: JobContext): Promise<string> {
	const { db, now } = ctx;
	const next = await listingsToRate(db, run.doneTo, from.batchSize);
	const points = await figuresOf(next, from, now);
	const isLast = next.length < from.batchSize;
	const batch: RatedBatch = { doneTo: next.at(-1)?.id ?? run.doneTo, asked: next.length, points, isLast };
	const at = now.getTime();
	const statements = [
		...keepBatch(db, run, batch, at),
		...(isLast ? [] : [following(db, run, work.cause, { dueAt: at + from.pauseMs, now: at })]),
	];
	const outcome = `${next.length} asked for, ${points.length} rated${isLast ? ": the round is done" : ""}`;
	return commitGuarded(db, async () => ({ statements, outcome }), { moved: "another run has come further" });
}

/** The key names the run that leaves it: one that happens twice leaves one. */
function following(db: Db, { id }: RatingRun, cause: string, when: { dueAt: number; now: number }) {
	return enqueue(db, kind, { subject: "all", payload: { run: id }, ...when, onceKey: `${kind.name}:after:${cause}` });
}

async function figuresOf(
	next: readonly { id: number; domain: string }[],
	from: DomainRatings,
	now: Date,
): Promise<RatedBatch["points"]> {
	if (next.length === 0) return [];
	const domains = [...new Set(next.map(({ domain }) => domain))];
	try {
		const found = await from.lookup(domains, now);
		const byDomain = new Map(found.map((one) => [one.domain, one]));
		return next.flatMap(({ id, domain }) => {
			const figure = byDomain.get(domain);
			if (figure === undefined || figure.ratingTenths === null) return [];
			return [{ listingId: id, day: figure.day, ratingTenths: figure.ratingTenths }];
		});
	} catch (error) {
		if (error instanceof RatingsRefused) throw new JobFailed(error.message);
		throw error;
	}
}
