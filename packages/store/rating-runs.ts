import { and, asc, desc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { listings, ratingRuns } from "#store/schema/index";

/** A round in which a provider is asked for the ratings of all live listings. */
export type RatingRun = typeof ratingRuns.$inferSelect;

/** Live listings with a higher id than `after`, by id, with what a provider is asked for. */
export function listingsToRate(db: Db, after: number, limit: number): Promise<{ id: number; domain: string }[]> {
	return db
		.select({ id: listings.id, domain: listings.domain })
		.from(listings)
		.where(and(gt(listings.id, after), eq(sql`+${listings.status}`, "live")))
		.orderBy(asc(listings.id))
		.limit(limit);
}

/** The newest round of a provider; null before the first. */
export async function newestRun(db: Db, provider: string): Promise<RatingRun | null> {
	const [run] = await db
		.select()
		.from(ratingRuns)
		.where(eq(ratingRuns.provider, provider))
		.orderBy(desc(ratingRuns.begunAt))
		.limit(1);
	return run ?? null;
}

export async function ratingRun(db: Db, id: number): Promise<RatingRun | null> {
	return (await db.query.ratingRuns.findFirst({ where: eq(ratingRuns.id, id) })) ?? null;
}

/**
 * Begins a round. One that was left open since `before` is closed first.
 * Fails as `under_way` where one is under way.
 */
export function beginRun(
	db: Db,
	{ id, provider, now, before }: { id: number; provider: string; now: number; before: number },
): Statement<"under_way">[] {
	return [
		db
			.update(ratingRuns)
			.set({ endedAt: now, problem: "it never came to its end" })
			.where(and(eq(ratingRuns.provider, provider), isNull(ratingRuns.endedAt), lte(ratingRuns.begunAt, before))),
		db.insert(ratingRuns).values({ id, provider, begunAt: now }).onConflictDoNothing(),
		mustHaveChanged(db, "under_way"),
	];
}

/** What a batch of a round came to. */
export interface RatedBatch {
	/** Id of the last listing that was asked for. */
	doneTo: number;
	asked: number;
	points: readonly { listingId: number; day: string; ratingTenths: number }[];
	/** Whether nothing is left. */
	isLast: boolean;
}

/** Keeps a batch's figures, each in the place of the same day's; fails as `moved` where another run has come further. */
export function keepBatch(db: Db, run: RatingRun, batch: RatedBatch, now: number): Statement<"moved">[] {
	const rows = JSON.stringify(batch.points);
	return [
		db
			.update(ratingRuns)
			.set({
				doneTo: batch.doneTo,
				asked: run.asked + batch.asked,
				rated: run.rated + batch.points.length,
				endedAt: batch.isLast ? now : null,
			})
			.where(and(eq(ratingRuns.id, run.id), eq(ratingRuns.doneTo, run.doneTo), isNull(ratingRuns.endedAt))),
		mustHaveChanged(db, "moved"),
		db.run(sql`INSERT INTO domain_ratings (provider, listing_id, day, rating_tenths)
			SELECT ${run.provider}, value ->> 'listingId', value ->> 'day', value ->> 'ratingTenths' FROM json_each(${rows})
			WHERE true ON CONFLICT (provider, listing_id, day) DO UPDATE SET rating_tenths = excluded.rating_tenths, import_id = NULL`),
	];
}

/** Ends a round early, with why. One that has ended stays as it is. */
export function endRun(db: Db, id: number, problem: string, now: number): Statement {
	return db
		.update(ratingRuns)
		.set({ endedAt: now, problem })
		.where(and(eq(ratingRuns.id, id), isNull(ratingRuns.endedAt)));
}
