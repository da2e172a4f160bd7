import { eq } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { listings, listingUpdates } from "#store/schema/index";

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
