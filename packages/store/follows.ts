import { and, eq, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { countChanges, follows } from "#store/schema/index";
import { isLive } from "#store/votes";

/** Who follows what. Counts reach listings by the job fold-counters. */

export type FollowRow = typeof follows.$inferSelect;

export async function followOf(db: Db, userId: number, listingId: number): Promise<FollowRow | null> {
	const row = await db.query.follows.findFirst({
		where: and(eq(follows.userId, userId), eq(follows.listingId, listingId)),
	});
	return row ?? null;
}

/** Follows a listing. Fails its batch as `stale` when the person follows it by now, and as `not_live`. */
export function insertFollow(db: Db, follow: typeof follows.$inferInsert): Statement[] {
	const { userId, listingId } = follow;
	return [
		mustHold(
			db,
			"stale",
			sql`NOT EXISTS (SELECT 1 FROM follows WHERE user_id = ${userId} AND listing_id = ${listingId})`,
		),
		mustHold(db, "not_live", isLive(listingId)),
		db.insert(follows).values(follow),
		db.insert(countChanges).values({ listingId, followers: 1 }),
	];
}

/** Ends it. Fails its batch as `stale` when it has ended by now. */
export function deleteFollow(db: Db, { userId, listingId }: Pick<FollowRow, "userId" | "listingId">): Statement[] {
	return [
		db.delete(follows).where(and(eq(follows.userId, userId), eq(follows.listingId, listingId))),
		mustHaveChanged(db, "stale"),
		db.insert(countChanges).values({ listingId, followers: -1 }),
	];
}

/** Whether a person follows the listing with this slug. */
export async function followsListing(db: Db, userId: number, slug: string): Promise<boolean> {
	const rows = await db.all(
		sql`SELECT 1 FROM listings l CROSS JOIN follows f ON f.user_id = ${userId} AND f.listing_id = l.id WHERE l.slug = ${slug}`,
	);
	return rows.length === 1;
}
