import { sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Whom a listing concerns: its owner, and the founders who have joined it. */

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
