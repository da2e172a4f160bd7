import { type SQL, sql } from "drizzle-orm";
import { type Db, mustHold, type Statement } from "#store/db";
import { isNotBanned } from "#store/users";

/** Making one account of two that belong to one person. Source: docs/people.md#two-accounts-of-one-person. */

export interface Merge {
	/** The account that ends. */
	fromId: number;
	/** The account that stays and gets what the other has. */
	intoId: number;
	at: number;
}

/** Listings that either of them owns or is a founder of. */
const own = ({ fromId, intoId }: Merge): SQL =>
	sql`(SELECT id FROM listings WHERE owner_id IN (${fromId}, ${intoId})
		UNION SELECT lf.listing_id FROM founders f JOIN listing_founders lf ON lf.founder_id = f.id WHERE f.user_id IN (${fromId}, ${intoId}))`;

/** Votes `v` that one person may not have: a second one for a listing, and those for their own. */
const undue = (merge: Merge): SQL =>
	sql`FROM votes v WHERE v.user_id IN (${merge.fromId}, ${merge.intoId}) AND (v.listing_id IN ${own(merge)}
		OR (v.user_id = ${merge.fromId} AND EXISTS (SELECT 1 FROM votes o WHERE o.user_id = ${merge.intoId} AND o.listing_id = v.listing_id)))`;

const isClosed = sql`EXISTS (SELECT 1 FROM closed_weeks c WHERE c.week = v.week)`;

/** A closed week in which votes count that will not any more. */
export interface LosingWeek {
	week: string;
	votes: number;
}

export function weeksLosingVotes(db: Db, merge: Merge): Promise<LosingWeek[]> {
	return db.all<LosingWeek>(
		sql`SELECT v.week, count(*) AS votes ${undue(merge)} AND v.counted = 1 AND ${isClosed} GROUP BY v.week`,
	);
}

/** What becomes of two accounts, before it is done. */
export interface MergePreview {
	addresses: number;
	listings: number;
	drafts: number;
	orders: number;
	reviews: number;
	/** Of the account that ends; those of both for one listing are one in the end. */
	votes: number;
	follows: number;
	/** Votes that will not count: second ones for a listing, and those for what is their own then. */
	undueVotes: number;
	/** Reviews of the account that ends of what the other has reviewed too: they go. */
	doubleReviews: number;
	/** Drafts of the same website: one of each two goes. */
	doubleDrafts: number;
	/** Whether both have a founder page: that of the account that ends loses its products to the other. */
	bothFounders: boolean;
	/** Closed weeks that are counted again. */
	recounted: number;
}

export async function mergePreview(db: Db, merge: Merge): Promise<MergePreview> {
	const { fromId, intoId } = merge;
	const theirs = (table: string, column = "user_id") =>
		sql`(SELECT count(*) FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = ${fromId})`;
	const row = await db.get<Omit<MergePreview, "bothFounders"> & { bothFounders: number }>(sql`SELECT
		${theirs("email_addresses")} AS addresses, ${theirs("listings", "owner_id")} AS listings, ${theirs("drafts")} AS drafts,
		${theirs("orders")} AS orders, ${theirs("reviews")} AS reviews, ${theirs("votes")} AS votes, ${theirs("follows")} AS follows,
		(SELECT count(*) ${undue(merge)}) AS undueVotes,
		(SELECT count(*) FROM reviews r WHERE ${doubleReview(merge)}) AS doubleReviews,
		(SELECT count(*) FROM drafts d WHERE ${doubleDraft(merge)}) AS doubleDrafts,
		(SELECT count(*) FROM founders WHERE user_id IN (${fromId}, ${intoId})) = 2 AS bothFounders,
		(SELECT count(DISTINCT v.week) ${undue(merge)} AND v.counted = 1 AND ${isClosed}) AS recounted`);
	return { ...row, bothFounders: row.bothFounders === 1 };
}

const doubleReview = ({ fromId, intoId }: Merge): SQL =>
	sql`r.user_id = ${fromId} AND EXISTS (SELECT 1 FROM reviews o WHERE o.user_id = ${intoId} AND o.listing_id = r.listing_id)`;

/** Of two drafts of one website the one that became a listing stays, else that of the account that stays. */
const doubleDraft = ({ fromId, intoId }: Merge): SQL =>
	sql`((d.user_id = ${fromId} AND EXISTS (SELECT 1 FROM drafts o WHERE o.user_id = ${intoId} AND o.url = d.url AND NOT (d.listing_id IS NOT NULL AND o.listing_id IS NULL)))
		OR (d.user_id = ${intoId} AND d.listing_id IS NULL AND EXISTS (SELECT 1 FROM drafts o WHERE o.user_id = ${fromId} AND o.url = d.url AND o.listing_id IS NOT NULL)))`;

/**
 * Gives everything of one account to the other and ends it. Fails its batch as `not_mergeable` when one of them is gone, is
 * banned, or the one that ends belongs to the site team; and as `stale` when other votes of closed weeks are undue by now.
 * @param losing as `weeksLosingVotes` gives them; they are counted again in the same batch.
 */
export function mergeAccounts(
	db: Db,
	merge: Merge,
	losing: readonly LosingWeek[],
): Statement<"not_mergeable" | "stale">[] {
	const { fromId, intoId } = merge;
	const lost = losing.reduce((sum, { votes }) => sum + votes, 0);
	return [
		mustHold(
			db,
			"not_mergeable",
			sql`${fromId} <> ${intoId} AND (SELECT role FROM users WHERE id = ${fromId}) = 'member'
				AND EXISTS (SELECT 1 FROM users WHERE id = ${intoId}) AND ${isNotBanned(fromId)} AND ${isNotBanned(intoId)}`,
		),
		mustHold(db, "stale", sql`(SELECT count(*) ${undue(merge)} AND v.counted = 1 AND ${isClosed}) = ${lost}`),
		...[
			...voteStatements(merge),
			...mergedListingStatements(merge),
			...followStatements(merge),
			...wordStatements(merge),
			...productStatements(merge),
			...accessStatements(merge),
			sql`DELETE FROM users WHERE id = ${fromId}`,
		].map((statement) => db.run(statement)),
	];
}

function voteStatements(merge: Merge): SQL[] {
	const { fromId, intoId } = merge;
	return [
		sql`INSERT INTO count_changes (listing_id, week, votes) SELECT v.listing_id, v.week, -1 ${undue(merge)} AND v.counted = 1`,
		sql`UPDATE votes SET counted = 0, discount_reason = 'moderated', counts_from = NULL, decision_id = NULL WHERE id IN (SELECT v.id ${undue(merge)})`,
		// A second vote becomes nobody's, as those of deleted accounts do.
		sql`UPDATE votes SET user_id = -id, network_hash = NULL WHERE user_id = ${fromId}
			AND EXISTS (SELECT 1 FROM votes o WHERE o.user_id = ${intoId} AND o.listing_id = votes.listing_id)`,
		sql`UPDATE votes SET user_id = ${intoId} WHERE user_id = ${fromId}`,
	];
}

/**
 * What mergers of listings moved of theirs goes back with the account that has it by then. What the other account had at the
 * listing that stayed never moved, and stays.
 */
function mergedListingStatements({ fromId, intoId }: Merge): SQL[] {
	const had = (table: string) =>
		sql`SELECT 1 FROM ${sql.identifier(table)} t CROSS JOIN listing_hidings h ON h.merged_into = t.listing_id
			WHERE t.user_id = ${intoId} AND h.id = merged_rows.hiding_id`;
	return [
		sql`UPDATE OR IGNORE merged_rows SET key = ${intoId}, user_id = ${intoId} WHERE user_id = ${fromId}
			AND NOT (kind = 'follow' AND EXISTS (${had("follows")})) AND NOT (kind = 'save' AND EXISTS (${had("saves")}))`,
		sql`DELETE FROM merged_rows WHERE user_id = ${fromId}`,
	];
}

function followStatements({ fromId, intoId }: Merge): SQL[] {
	return [
		sql`INSERT INTO count_changes (listing_id, followers) SELECT listing_id, -1 FROM follows f WHERE user_id = ${fromId}
			AND EXISTS (SELECT 1 FROM follows o WHERE o.user_id = ${intoId} AND o.listing_id = f.listing_id)`,
		...[
			"follows",
			"saves",
			"week_reminders",
			"mail_preferences",
			"identities",
			"webhook_endpoints",
			"revenue_keys",
			"review_reports",
			"interview_answers",
		].flatMap((table) => [
			sql`UPDATE OR IGNORE ${sql.identifier(table)} SET user_id = ${intoId} WHERE user_id = ${fromId}`,
			sql`DELETE FROM ${sql.identifier(table)} WHERE user_id = ${fromId}`,
		]),
	];
}

function wordStatements(merge: Merge): SQL[] {
	const { fromId, intoId } = merge;
	return [
		sql`DELETE FROM review_reports WHERE review_id IN (SELECT id FROM reviews r WHERE ${doubleReview(merge)})`,
		sql`DELETE FROM reviews WHERE id IN (SELECT id FROM reviews r WHERE ${doubleReview(merge)})`,
		...["refund_requests", "promo_uses"].map(
			(table) => sql`UPDATE ${sql.identifier(table)} SET user_id = ${intoId}
				WHERE order_number IN (SELECT number FROM orders WHERE user_id = ${fromId})`,
		),
		...["reviews", "events", "interview_versions", "listing_versions", "mails", "bans", "orders"].map(
			(table) => sql`UPDATE ${sql.identifier(table)} SET user_id = ${intoId} WHERE user_id = ${fromId}`,
		),
	];
}

function productStatements(merge: Merge): SQL[] {
	const { fromId, intoId, at } = merge;
	const founder = (userId: number) => sql`(SELECT id FROM founders WHERE user_id = ${userId})`;
	const doomed = sql`(SELECT id FROM drafts d WHERE ${doubleDraft(merge)})`;
	return [
		// Of two founder pages the other's products go to the one that stays.
		sql`INSERT OR IGNORE INTO listing_founders (listing_id, founder_id, title, position)
			SELECT listing_id, ${founder(intoId)}, title, position FROM listing_founders
			WHERE founder_id = ${founder(fromId)} AND ${founder(intoId)} IS NOT NULL`,
		sql`DELETE FROM listing_founders WHERE founder_id = ${founder(fromId)} AND ${founder(intoId)} IS NOT NULL`,
		sql`UPDATE founders SET user_id = iif(${founder(intoId)} IS NULL, ${intoId}, NULL) WHERE user_id = ${fromId}`,
		sql`INSERT INTO listing_events (listing_id, kind, from_status, to_status, cause, at)
			SELECT id, 'owner_changed', status, status, ${`user:${fromId}`}, ${at} FROM listings WHERE owner_id = ${fromId}`,
		sql`UPDATE listings SET owner_id = ${intoId}, version = version + 1, updated_at = ${at} WHERE owner_id = ${fromId}`,
		sql`DELETE FROM claims WHERE user_id = ${fromId} AND status = 'pending' AND EXISTS (
			SELECT 1 FROM claims o WHERE o.user_id = ${intoId} AND o.status = 'pending' AND o.listing_id = claims.listing_id AND o.method = claims.method)`,
		sql`UPDATE claims SET user_id = ${intoId} WHERE user_id = ${fromId}`,
		sql`UPDATE claims SET owner_before = ${intoId} WHERE owner_before = ${fromId}`,
		...["draft_pages", "draft_invites", "picture_sources"].map(
			(table) => sql`DELETE FROM ${sql.identifier(table)} WHERE draft_id IN ${doomed}`,
		),
		sql`DELETE FROM drafts WHERE id IN ${doomed}`,
		sql`UPDATE drafts SET user_id = ${intoId} WHERE user_id = ${fromId}`,
		sql`UPDATE draft_invites SET accepted_by = ${intoId} WHERE accepted_by = ${fromId}`,
		sql`UPDATE OR IGNORE draft_invites SET invited_by = ${intoId} WHERE invited_by = ${fromId}`,
		sql`DELETE FROM draft_invites WHERE invited_by = ${fromId}`,
	];
}

function accessStatements({ fromId, intoId, at }: Merge): SQL[] {
	return [
		sql`UPDATE email_addresses SET user_id = ${intoId} WHERE user_id = ${fromId}`,
		sql`DELETE FROM email_links WHERE user_id = ${fromId}`,
		sql`DELETE FROM sessions WHERE user_id = ${fromId}`,
		sql`UPDATE api_keys SET user_id = ${intoId}, revoked_at = coalesce(revoked_at, ${at}) WHERE user_id = ${fromId}`,
		sql`DELETE FROM idempotency_keys WHERE caller = ${`user:${fromId}`}`,
		sql`DELETE FROM costly_counts WHERE caller = ${`user:${fromId}`}`,
	];
}
