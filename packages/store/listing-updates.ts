import { and, asc, eq, gt } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { follows, listings, listingUpdates, users } from "#store/schema/index";

export type ListingUpdateRow = typeof listingUpdates.$inferSelect;

export function insertUpdate(db: Db, update: ListingUpdateRow): Statement {
	return db.insert(listingUpdates).values(update);
}

/** An update with the listing it stands on; null when it is gone. */
export async function updateWithListing(db: Db, id: number) {
	const [row] = await db
		.select({
			update: listingUpdates,
			listing: { id: listings.id, slug: listings.slug, name: listings.name, status: listings.status },
		})
		.from(listingUpdates)
		.innerJoin(listings, eq(listings.id, listingUpdates.listingId))
		.where(eq(listingUpdates.id, id));
	return row ?? null;
}

/** Followers of a listing with their addresses, in the order of their ids, from after `afterUserId`. */
export async function followersAfter(db: Db, listingId: number, afterUserId: number, limit: number) {
	return db
		.select({ userId: follows.userId, email: users.email })
		.from(follows)
		.innerJoin(users, eq(users.id, follows.userId))
		.where(and(eq(follows.listingId, listingId), gt(follows.userId, afterUserId)))
		.orderBy(asc(follows.userId))
		.limit(limit);
}
