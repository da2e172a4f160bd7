import { and, eq, sql } from "drizzle-orm";
import type { ShownPicture } from "#core/pictures/picture";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { saves } from "#store/schema/index";

/** What people keep for themselves. */

/** Keeps a listing for a person; nothing changes where they keep it already. */
export function insertSave(db: Db, save: typeof saves.$inferInsert): Statement {
	return db.insert(saves).values(save).onConflictDoNothing();
}

/** Fails its batch as `stale` when it is gone by now. */
export function deleteSave(db: Db, userId: number, listingId: number): Statement<"stale">[] {
	return [
		db.delete(saves).where(and(eq(saves.userId, userId), eq(saves.listingId, listingId))),
		mustHaveChanged(db, "stale"),
	];
}

export interface SavedListing {
	id: number;
	slug: string;
	name: string;
}

/** The listing with this slug, whatever its status, where the person has saved it; null otherwise. */
export async function savedBySlug(db: Db, userId: number, slug: string): Promise<SavedListing | null> {
	const [row] = await db.all<SavedListing>(
		sql`SELECT l.id, l.slug, l.name FROM listings l CROSS JOIN saves s ON s.user_id = ${userId} AND s.listing_id = l.id WHERE l.slug = ${slug}`,
	);
	return row ?? null;
}

/** Slugs of those listings of a page that a person has saved. */
export async function savedAmong(db: Db, userId: number, slugs: readonly string[]): Promise<string[]> {
	const rows = await db.all<{ slug: string }>(sql`
		SELECT l.slug FROM json_each(${JSON.stringify(slugs)}) j
		CROSS JOIN listings l ON l.slug = j.value CROSS JOIN saves s ON s.user_id = ${userId} AND s.listing_id = l.id`);
	return rows.map(({ slug }) => slug);
}

/** A listing among those that a person keeps or follows. */
export interface OwnListingRow {
	slug: string;
	name: string;
	tagline: string | null;
	logo: ShownPicture | null;
	/** Whether anybody can see it at the moment. */
	isLive: boolean;
}

/** The same as the database gives it. */
export interface StoredOwnRow extends Omit<OwnListingRow, "isLive" | "logo"> {
	/** JSON. */
	logo: string | null;
	live: number;
}

/** What a query selects for `ownListingRow` of a listing `l`. */
export const OWN_COLUMNS = sql`l.slug, l.name, l.tagline, l.logo, l.status = 'live' AS live`;

export function ownListingRow<T extends StoredOwnRow>({ logo, live, ...row }: T) {
	return { ...row, logo: logo === null ? null : (JSON.parse(logo) as ShownPicture), isLive: live === 1 };
}

/** What a person has saved, the last first. */
export async function savedBy(
	db: Db,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<OwnListingRow[]> {
	const rows = await db.all<StoredOwnRow>(sql`
		SELECT ${OWN_COLUMNS} FROM saves s CROSS JOIN listings l ON l.id = s.listing_id
		WHERE s.user_id = ${userId} ORDER BY s.at DESC, s.rowid DESC LIMIT ${limit} OFFSET ${offset}`);
	return rows.map(ownListingRow);
}
