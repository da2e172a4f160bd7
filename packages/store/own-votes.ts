import { type SQL, sql } from "drizzle-orm";
import { SETTLED_REASONS } from "#core/launches/vote-rules";
import type { Db, Statement } from "#store/db";
import { isOpen } from "#store/weeks";

/** Of whose vote for which listing. */
interface OwnVote {
	userId: number;
	listingId: number;
}

const isOwnVote = ({ userId, listingId }: OwnVote): SQL =>
	sql`user_id = ${userId} AND listing_id = ${listingId} AND decision_id IS NULL
	AND coalesce(discount_reason, '') NOT IN (SELECT value FROM json_each(${JSON.stringify(SETTLED_REASONS)})) AND ${isOpen(sql`votes.week`)}`;

/**
 * Takes back the vote of somebody who stands behind the listing from this batch on; the minute's fold counts without it. What was
 * judged stays as it was, and so do weeks that are closed. Source: docs/votes.md#a-vote.
 */
export function takeOwnVoteBack(db: Db, vote: OwnVote): Statement[] {
	return [
		sql`INSERT INTO count_changes (listing_id, week, votes, votes_raw) SELECT listing_id, week, -counted, -1 FROM votes WHERE ${isOwnVote(vote)}`,
		sql`DELETE FROM votes WHERE ${isOwnVote(vote)}`,
	].map((statement) => db.run(statement));
}
