import { type SQL, sql } from "drizzle-orm";
import type { BurstTrait } from "#core/launches/vote-bursts";
import type { Db } from "#store/db";

/** Bursts that the site team can decide about, the longest waiting first: not those whose votes are gone with what they were for. */
export const OPEN_BURSTS: SQL = sql`FROM vote_bursts b INDEXED BY vote_bursts_decision
	WHERE b.decision_id IS NULL AND b.id > 0 AND EXISTS (SELECT 1 FROM votes WHERE burst_id = b.id)`;

/** A burst as the work queue lists it: what is read of it does not grow with its votes. */
export interface WaitingBurst {
	id: number;
	listingId: number;
	trait: BurstTrait;
	/** Epoch milliseconds. */
	foundAt: number;
	/** Counted up to one more than was asked for. */
	votes: number;
	firstAt: number;
	lastAt: number;
}

/** The longest waiting, up to `limit`; votes of each are counted up to `votesMax`, and one more. */
export function oldestBursts(
	db: Db,
	{ limit, votesMax }: { limit: number; votesMax: number },
): Promise<WaitingBurst[]> {
	const end = (order: "ASC" | "DESC") =>
		sql`(SELECT at FROM votes WHERE burst_id = b.id ORDER BY id ${sql.raw(order)} LIMIT 1)`;
	return db.all<WaitingBurst>(sql`
		SELECT b.id, b.listing_id AS listingId, b.trait, b.found_at AS foundAt,
			(SELECT count(*) FROM (SELECT 1 FROM votes WHERE burst_id = b.id LIMIT ${votesMax + 1})) AS votes,
			${end("ASC")} AS firstAt, ${end("DESC")} AS lastAt
		${OPEN_BURSTS} ORDER BY b.id LIMIT ${limit}`);
}
