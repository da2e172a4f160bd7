import { and, eq, inArray, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { listings } from "#store/schema/index";
import { uniqueOf } from "#store/unique";
import { wholeRow } from "#store/whole-rows";

export type ListingRow = typeof listings.$inferSelect;

/** The UNIQUE index that two published listings of one website violate. */
export const DOMAIN_TAKEN = uniqueOf<[typeof listings.domain]>("listings.domain");

/**
 * Brings what search knows of a listing up to date with the batch so far: live and scheduled listings are found, others
 * are not. Every write to listings, listing_profiles or listing_categories appends it to its batch.
 */
export function reindexListing(db: Db, listingId: number): Statement {
	return db.run(sql`INSERT INTO listing_reindex (listing_id) VALUES (${listingId})`);
}

/** Counts one more change of a listing that is still as it was read. Fails as `stale`. */
export function touchListing(db: Db, { id, version }: Pick<ListingRow, "id" | "version">): Statement<"stale">[] {
	return [
		db
			.update(listings)
			.set({ version: version + 1 })
			.where(and(eq(listings.id, id), eq(listings.version, version))),
		mustHaveChanged(db, "stale"),
	];
}

/** The same as reindexListing for many listings, named by a query of ids (`SELECT id FROM ...`). */
export function reindexListings(db: Db, ids: ReturnType<typeof sql>): Statement {
	return db.run(sql`INSERT INTO listing_reindex (listing_id) ${ids}`);
}

/** A listing that anybody may see: live, or upcoming in a launch week. */
export function publicListing(db: Db, slug: string): Promise<ListingRow | null> {
	return wholeRow(db, listings, sql`WHERE slug = ${slug} AND status IN ('live', 'scheduled')`);
}

/** What such a listing is called; null where there is none. */
export async function publicName(db: Db, slug: string): Promise<{ slug: string; name: string } | null> {
	const [row] = await db.all<{ slug: string; name: string }>(
		sql`SELECT slug, name FROM listings WHERE slug = ${slug} AND status IN ('live', 'scheduled')`,
	);
	return row ?? null;
}

/** Of slugs that begin so, how many are looked through for public ones. */
const LOOKED_THROUGH = 3;

/** The first slugs of public listings that begin so, in their order; at most `limit`, read along their index. */
export async function publicSlugsFrom(db: Db, prefix: string, limit: number): Promise<string[]> {
	if (!/^[a-z0-9-]*$/.test(prefix)) return [];
	// `~` stands behind every character that a slug can have.
	const rows = await db.all<{ slug: string; status: string }>(sql`SELECT slug, status FROM listings
		WHERE slug >= ${prefix} AND slug < ${`${prefix}~`} ORDER BY slug LIMIT ${limit * LOOKED_THROUGH}`);
	const open = rows.filter(({ status }) => status === "live" || status === "scheduled");
	return open.slice(0, limit).map(({ slug }) => slug);
}

/** A listing of any status; null when there is none. */
export function listingById(db: Db, id: number): Promise<ListingRow | null> {
	return wholeRow(db, listings, sql`WHERE id = ${id}`);
}

/** The listing of an address, whatever its status. */
export function listingBySlug(db: Db, slug: string): Promise<ListingRow | null> {
	return wholeRow(db, listings, sql`WHERE slug = ${slug}`);
}

/** The listings with these ids, whatever their status. */
export function listingsById(db: Db, ids: readonly number[]): Promise<ListingRow[]> {
	return db.query.listings.findMany({ where: inArray(listings.id, [...ids]) });
}
