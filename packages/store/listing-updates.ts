import { desc, eq, sql } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { listings, listingUpdates } from "#store/schema/index";

export type ListingUpdateRow = typeof listingUpdates.$inferSelect;

export function insertUpdate(db: Db, update: Omit<ListingUpdateRow, "mailed">): Statement {
	return db.insert(listingUpdates).values(update);
}

/** Counts followers to whom a mail about an update was left. */
export function countMailed(db: Db, updateId: number, followers: number): Statement {
	return db
		.update(listingUpdates)
		.set({ mailed: sql`mailed + ${followers}` })
		.where(eq(listingUpdates.id, updateId));
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

/** An update as feeds show it, with its listing. */
export interface PublicUpdate {
	id: number;
	title: string;
	body: string;
	/** Epoch milliseconds. */
	createdAt: number;
	slug: string;
	name: string;
}

/** Of this many times as many updates as are asked for, those of live listings are shown: few go off the site again. */
const LOOKED_AT = 2;

/** The newest updates of live listings, newest first. Reads four rows at most for each one asked for. */
export async function newestUpdates(db: Db, limit: number): Promise<PublicUpdate[]> {
	const rows = await db.all<PublicUpdate>(sql`SELECT u.id, u.title, u.body, u.created_at AS createdAt, l.slug, l.name
		FROM (SELECT id, listing_id, title, body, created_at FROM listing_updates ORDER BY created_at DESC, id DESC LIMIT ${limit * LOOKED_AT}) u
		CROSS JOIN listings l ON l.id = u.listing_id WHERE l.status = 'live'`);
	return rows.sort((a, b) => b.createdAt - a.createdAt || b.id - a.id).slice(0, limit);
}

/** The newest updates of a listing. */
export function updatesOf(db: Db, listingId: number, limit: number): Promise<ListingUpdateRow[]> {
	return db.query.listingUpdates.findMany({
		where: eq(listingUpdates.listingId, listingId),
		orderBy: [desc(listingUpdates.createdAt), desc(listingUpdates.id)],
		limit,
	});
}
