import { eq, type SQL, sql } from "drizzle-orm";
import type { VoteStanding } from "#core/launches/recount";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { voteBursts, voteDecisions, votes } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";
import type { VoteRow } from "#store/votes";

/** What the site team decides about votes. Each decision keeps how its votes stood, so that undoing it restores that. */

export type VoteDecisionRow = typeof voteDecisions.$inferSelect;

export async function voteDecision(db: Db, id: number): Promise<VoteDecisionRow | null> {
	return (await db.query.voteDecisions.findFirst({ where: eq(voteDecisions.id, id) })) ?? null;
}

/** The votes of a burst. */
export function votesOfBurst(db: Db, burstId: number): Promise<VoteRow[]> {
	return db.select().from(votes).where(eq(votes.burstId, burstId)).orderBy(votes.id);
}

/** How votes stand. */
export function standingsOf(rows: readonly VoteRow[]): VoteStanding[] {
	return rows.map((vote) => [vote.id, vote.counted ? 1 : 0, vote.discountReason, vote.countsFrom, vote.decisionId]);
}

const member = (index: number): SQL => sql.raw(`json_extract(s.value, '$[${index}]')`);

/** Votes among `s`, the standings that a JSON array lists. */
const joined = (standings: readonly VoteStanding[]): SQL =>
	sql`json_each(${JSON.stringify(standings)}) s CROSS JOIN votes v ON v.id = ${member(0)}`;

/**
 * Has votes count, or not, by a decision; from then on no job changes them. Fails its batch as `stale` when one of them
 * stands otherwise than it was read.
 */
export function decideVotes(
	db: Db,
	decision: Omit<typeof voteDecisions.$inferInsert, "before" | "votes">,
	standings: readonly VoteStanding[],
): Statement<"stale">[] {
	const { id, listingId, week, counts } = decision;
	const isAsRead = sql`v.counted = ${member(1)} AND v.discount_reason IS ${member(2)} AND v.counts_from IS ${member(3)} AND v.decision_id IS ${member(4)}`;
	const counting = standings.reduce((sum, [, counted]) => sum + counted, 0);
	const difference = (counts ? standings.length : 0) - counting;
	return [
		mustHold(db, "stale", sql`(SELECT count(*) FROM ${joined(standings)} WHERE ${isAsRead}) = ${standings.length}`),
		db.run(sql`UPDATE votes SET counted = ${counts ? 1 : 0}, discount_reason = ${counts ? null : "moderated"}, counts_from = NULL, decision_id = ${id}
			WHERE id IN (SELECT ${member(0)} FROM json_each(${JSON.stringify(standings)}) s)`),
		...changeCounts(db, { listingId, week, difference }),
		db.insert(voteDecisions).values({ ...decision, votes: standings.length, before: [...standings] }),
	];
}

function changeCounts(
	db: Db,
	{ listingId, week, difference }: { listingId: number; week: string; difference: number },
): Statement[] {
	if (difference === 0) return [];
	return [
		db.run(sql`INSERT INTO count_changes (listing_id, week, votes) VALUES (${listingId}, ${week}, ${difference})`),
	];
}

/** Settles a burst by a decision. Fails its batch as `decided` when somebody else has meanwhile. */
export function settleBurst(db: Db, burstId: number, decisionId: number): Statement<"decided">[] {
	return [
		db.update(voteBursts).set({ decisionId }).where(sql`id = ${burstId} AND decision_id IS NULL`),
		mustHaveChanged(db, "decided"),
	];
}

/** The key that opening a burst again violates where another like it is open. */
export const BURST_OPEN = uniqueOf<[typeof voteBursts.listingId, typeof voteBursts.week, typeof voteBursts.trait]>(
	"vote_bursts.listing_id,vote_bursts.week,vote_bursts.trait",
);

/**
 * Takes a decision back: its votes stand as they did before it, but those that their voters have taken back since. Fails
 * its batch as `undone` when it is already, as `decided_since` when another decision was made about one of them, and
 * as BURST_OPEN.
 * @param isClosed in a closed week nothing begins to count later: what was to, does.
 */
export function undoVoteDecision(
	db: Db,
	{ id, burstId, before }: VoteDecisionRow,
	{ at, isClosed }: { at: number; isClosed: boolean },
): Statement<"undone" | "decided_since" | typeof BURST_OPEN>[] {
	const standings = isClosed
		? before.map(
				(standing): VoteStanding => (standing[3] === null ? standing : [standing[0], 1, null, null, standing[4]]),
			)
		: before;
	return [
		db.update(voteDecisions).set({ undoneAt: at }).where(sql`id = ${id} AND undone_at IS NULL`),
		mustHaveChanged(db, "undone"),
		mustHold(
			db,
			"decided_since",
			sql`NOT EXISTS (SELECT 1 FROM ${joined(standings)} WHERE v.decision_id IS NOT ${id})`,
		),
		...restoreVotes(db, standings),
		...(burstId === null
			? []
			: [mayViolate(BURST_OPEN, db.update(voteBursts).set({ decisionId: null }).where(eq(voteBursts.decisionId, id)))]),
	];
}

/**
 * Has votes stand as they did, and counts reach the listing that has them: a merger may have moved them since. Those that
 * are gone stay gone.
 */
function restoreVotes(db: Db, standings: readonly VoteStanding[]): Statement[] {
	return [
		db.run(sql`INSERT INTO count_changes (listing_id, week, votes)
			SELECT v.listing_id, v.week, sum(${member(1)} - v.counted) AS n FROM ${joined(standings)}
			GROUP BY v.listing_id, v.week HAVING n <> 0`),
		db.run(sql`UPDATE votes SET counted = ${member(1)}, discount_reason = ${member(2)}, counts_from = ${member(3)}, decision_id = ${member(4)}
			FROM json_each(${JSON.stringify(standings)}) s WHERE votes.id = ${member(0)}`),
	];
}
