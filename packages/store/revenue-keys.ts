import { and, asc, eq, lte, sql } from "drizzle-orm";
import { readRevenue } from "#core/jobs/kinds";
import type { RevenueOutcome } from "#core/revenue/monthly";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { enqueue } from "#store/outbox";
import type { RevenueFigure } from "#store/revenue";
import { revenueKeys } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** Keys by which owners have their revenue read. With a key go its figures (trigger `revenue_keys_delete`). */

export type RevenueKey = typeof revenueKeys.$inferSelect;

/** A listing has one key, and a key is of one listing. */
export const KEY_THERE = uniqueOf<[typeof revenueKeys.listingId]>("revenue_keys.listing_id");
export const KEY_TWICE = uniqueOf<[typeof revenueKeys.hash]>("revenue_keys.hash");

export async function revenueKeyOf(db: Db, listingId: number): Promise<RevenueKey | null> {
	return (await db.query.revenueKeys.findFirst({ where: eq(revenueKeys.listingId, listingId) })) ?? null;
}

/** Keeps a key of a listing that is still its giver's, and has the month read. Fails as `not_owner` otherwise. */
export function insertRevenueKey(
	db: Db,
	key: Omit<RevenueKey, "nextReadAt" | "readMonth" | "outcome"> & { nextReadAt: number },
	month: string,
): Statement<typeof KEY_THERE | typeof KEY_TWICE | "not_owner">[] {
	const { listingId, userId, givenAt } = key;
	return [
		mustHold(db, "not_owner", sql`EXISTS (SELECT 1 FROM listings WHERE id = ${listingId} AND owner_id = ${userId})`),
		mayViolate(KEY_THERE, mayViolate(KEY_TWICE, db.insert(revenueKeys).values(key))),
		leaveReading(db, { listingId, givenAt }, month, givenAt),
	];
}

/** Forgets a key with all that it gave. Fails as `changed` where there is none of this owner. */
export function deleteRevenueKey(db: Db, listingId: number, userId: number): Statement<"changed">[] {
	return [
		db.delete(revenueKeys).where(and(eq(revenueKeys.listingId, listingId), eq(revenueKeys.userId, userId))),
		mustHaveChanged(db, "changed"),
	];
}

type Given = Pick<RevenueKey, "listingId" | "givenAt">;

const leaveReading = (db: Db, { listingId, givenAt }: Given, month: string, now: number): Statement =>
	enqueue(db, readRevenue, {
		subject: listingId,
		payload: { given: givenAt, month },
		dueAt: now,
		now,
		onceKey: `read-revenue:${listingId}:${givenAt}:${month}`,
	});

/** Keys by which a month is to be read by `now`. */
export function dueRevenueKeys(db: Db, now: number, limit: number): Promise<Given[]> {
	return db
		.select({ listingId: revenueKeys.listingId, givenAt: revenueKeys.givenAt })
		.from(revenueKeys)
		.where(and(sql`next_read_at IS NOT NULL`, lte(revenueKeys.nextReadAt, now)))
		.orderBy(asc(revenueKeys.nextReadAt))
		.limit(limit);
}

/** Leaves a reading for each. @param nextReadAt when a reading that was lost is left again. */
export function leaveReadings(
	db: Db,
	due: readonly Given[],
	{ month, now, nextReadAt }: { month: string; now: number; nextReadAt: number },
): Statement[] {
	const ids = JSON.stringify(due.map(({ listingId }) => listingId));
	return [
		...due.map((key) => leaveReading(db, key, month, now)),
		db.run(
			sql`UPDATE revenue_keys SET next_read_at = ${nextReadAt} WHERE listing_id IN (SELECT value FROM json_each(${ids}))`,
		),
	];
}

/** Notes what came of a month; does nothing where the key was taken back meanwhile. @param nextReadAt null where it is refused. */
export function endReading(
	db: Db,
	{ listingId, givenAt }: Given,
	end: { month: string; outcome: RevenueOutcome; nextReadAt: number | null },
): Statement {
	return db
		.update(revenueKeys)
		.set({ readMonth: end.month, outcome: end.outcome, nextReadAt: end.nextReadAt })
		.where(and(eq(revenueKeys.listingId, listingId), eq(revenueKeys.givenAt, givenAt)));
}

/** Fails as `changed` unless the key that gave a figure `at` this time (epoch milliseconds) is still there. */
export const mustHaveKey = (db: Db, listingId: number, at: number): Statement<"changed"> =>
	mustHold(
		db,
		"changed",
		sql`EXISTS (SELECT 1 FROM revenue_keys WHERE listing_id = ${listingId} AND given_at <= ${at})`,
	);

/** Publishes what a key gave, unless a figure of that day is there or the key was taken back meanwhile. */
export function insertRead(db: Db, given: Given, figure: Omit<RevenueFigure, "origin">): Statement {
	const { listingId, day, monthlyCents, source, at } = figure;
	return db.run(sql`INSERT INTO revenue_figures (listing_id, day, monthly_cents, source, at, origin)
		SELECT ${listingId}, ${day}, ${monthlyCents}, ${source}, ${at}, 'key'
		WHERE EXISTS (SELECT 1 FROM revenue_keys WHERE listing_id = ${given.listingId} AND given_at = ${given.givenAt})
			AND NOT EXISTS (SELECT 1 FROM revenue_figures WHERE listing_id = ${listingId} AND day = ${day})`);
}
