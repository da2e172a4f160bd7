import { type SQL, sql } from "drizzle-orm";
import { BURST_ACCOUNTS, BURST_OPENED_MS, type DiscountReason } from "#core/launches/vote-rules";
import { type Db, mustHaveChanged, type Statement } from "#store/db";

/** Votes of new accounts, which begin to count by themselves. */

export interface YoungVote {
	id: number;
	listingId: number;
	/** When its account was opened, where it voted shortly after; null otherwise. */
	freshAccountAt: number | null;
	/** When the fresh accounts behind votes for the same listing were opened, ascending: the nearest, itself among them. */
	openings: readonly number[];
}

/** Whether any vote is to begin to count by `at`; reads one row. */
export async function hasYoungVotes(db: Db, at: number): Promise<boolean> {
	return (await db.all(sql`SELECT 1 FROM votes WHERE counts_from <= ${at} LIMIT 1`)).length > 0;
}

/**
 * Votes that are to begin to count by `at`, longest due first. Reads beside each at most twice `BURST_ACCOUNTS` others.
 */
export async function youngVotes(db: Db, at: number, limit: number): Promise<YoungVote[]> {
	const nearest = (where: SQL, order: SQL) =>
		sql`(SELECT json_group_array(opened) FROM (SELECT n.fresh_account_at AS opened FROM votes n
			WHERE n.listing_id = v.listing_id AND ${where} ORDER BY n.fresh_account_at ${order} LIMIT ${BURST_ACCOUNTS}))`;
	const upTo = sql`n.fresh_account_at BETWEEN v.fresh_account_at - ${BURST_OPENED_MS} AND v.fresh_account_at`;
	const after = sql`n.fresh_account_at > v.fresh_account_at AND n.fresh_account_at <= v.fresh_account_at + ${BURST_OPENED_MS}`;
	const rows = await db.all<Omit<YoungVote, "openings"> & { upTo: string; after: string }>(sql`
		SELECT v.id, v.listing_id AS listingId, v.fresh_account_at AS freshAccountAt,
			${nearest(upTo, sql`DESC`)} AS upTo, ${nearest(after, sql`ASC`)} AS after
		FROM votes v WHERE v.counts_from <= ${at} ORDER BY v.counts_from LIMIT ${limit}`);
	return rows.map(({ upTo: before, after: later, ...vote }) => ({
		...vote,
		openings: [...(JSON.parse(before) as number[]).reverse(), ...(JSON.parse(later) as number[])],
	}));
}

/**
 * Has these votes count, or not for the reason given. Fails its batch as `stale` when one of them has been settled or
 * taken back meanwhile, or its week closed.
 */
export function settleYoungVotes(db: Db, ids: readonly number[], reason: DiscountReason | null): Statement<"stale">[] {
	if (ids.length === 0) return [];
	const these = sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
	return [
		db.run(sql`UPDATE votes SET counted = ${reason === null ? 1 : 0}, discount_reason = ${reason}, counts_from = NULL
			WHERE ${these} AND counts_from IS NOT NULL
			AND NOT EXISTS (SELECT 1 FROM closed_weeks WHERE closed_weeks.week = votes.week)`),
		mustHaveChanged(db, "stale", ids.length),
		...(reason === null
			? [
					db.run(
						sql`INSERT INTO count_changes (listing_id, week, votes) SELECT listing_id, week, 1 FROM votes WHERE ${these}`,
					),
				]
			: []),
	];
}
