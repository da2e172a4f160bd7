import { sql } from "drizzle-orm";
import { type AwardWon, awardsJson } from "#store/awards";
import type { Db } from "#store/db";
import type { Readings } from "#store/listing-rereads";
import type { ListingRow } from "#store/listings";

/** What the page of a public listing has to know beside its profile. */
export interface BesideProfile extends Pick<ListingRow, "id" | "slug" | "status" | "domain" | "plan" | "ownerId"> {
	/** When its website is read; null where nobody reads it. */
	readings: Readings | null;
	/** Newest first. */
	won: AwardWon[];
}

/** The same of the listing with a slug, live or upcoming; null when there is none. One statement. */
export async function besideProfile(db: Db, slug: string): Promise<BesideProfile | null> {
	const [row] = await db.all<Omit<BesideProfile, "readings" | "won"> & Readings & { isRead: number; won: string }>(sql`
		SELECT l.id, l.slug, l.status, l.domain, l.plan, l.owner_id AS ownerId, r.listing_id IS NOT NULL AS isRead,
			r.read_at AS readAt, r.next_read_at AS nextReadAt, ${AWARDS} AS won
		FROM listings l LEFT JOIN listing_rereads r ON r.listing_id = l.id
		WHERE l.slug = ${slug} AND l.status IN ('live', 'scheduled')`);
	if (row === undefined) return null;
	const { isRead, readAt, nextReadAt, won, ...listing } = row;
	return { ...listing, readings: isRead === 1 ? { readAt, nextReadAt } : null, won: JSON.parse(won) as AwardWon[] };
}

const AWARDS = awardsJson(sql.raw("l.id"), sql.raw("l.slug"));
