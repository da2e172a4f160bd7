import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Whom a listing concerns: its owner, and the founders who have joined it. */

/** Invites to a listing or its draft, `i`, that an account has accepted: those may be taken back, or left, since. */
const acceptedInvites = (listingId: SQL | number): SQL =>
	sql`FROM draft_invites i WHERE (i.listing_id = ${listingId} OR i.draft_id IN (SELECT id FROM drafts WHERE listing_id = ${listingId}))
		AND i.accepted_by IS NOT NULL`;

/**
 * Accounts that stand behind a listing by an invite of this owner, as `user_id`: their co-founders. Whom others invited, such
 * as somebody from whom the listing was taken, are not.
 */
export const joinedByInvite = (listingId: SQL, ownerId: number): SQL =>
	sql`SELECT i.accepted_by AS user_id ${acceptedInvites(listingId)} AND i.status = 'accepted'
		AND ${ownerId} = coalesce(i.invited_by, (SELECT user_id FROM drafts WHERE id = i.draft_id))`;

/** Whether somebody was never one of a listing's own people: neither its owner, nor a founder, nor who accepted an invite to it. */
export function isNotOwn(userId: SQL | number, listingId: SQL | number): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM listings WHERE id = ${listingId} AND owner_id = ${userId})
		AND NOT EXISTS (SELECT 1 FROM founders f JOIN listing_founders lf ON lf.founder_id = f.id AND lf.listing_id = ${listingId} WHERE f.user_id = ${userId})
		AND NOT EXISTS (SELECT 1 ${acceptedInvites(listingId)} AND i.accepted_by = ${userId})`;
}

/** Their accounts, for each of these listings that has any. */
export async function peopleOfListings(db: Db, listingIds: readonly number[]): Promise<Map<number, number[]>> {
	const ids = sql`SELECT value FROM json_each(${JSON.stringify(listingIds)})`;
	const rows = await db.all<{ listingId: number; userId: number }>(sql`
		SELECT id AS listingId, owner_id AS userId FROM listings WHERE id IN (${ids}) AND owner_id IS NOT NULL
		UNION SELECT lf.listing_id, f.user_id FROM listing_founders lf CROSS JOIN founders f ON f.id = lf.founder_id
		WHERE lf.listing_id IN (${ids}) AND f.user_id IS NOT NULL`);
	const found = new Map<number, number[]>();
	for (const { listingId, userId } of rows) found.set(listingId, [...(found.get(listingId) ?? []), userId]);
	return found;
}

export async function peopleOfListing(db: Db, listingId: number): Promise<number[]> {
	return (await peopleOfListings(db, [listingId])).get(listingId) ?? [];
}
