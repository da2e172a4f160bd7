import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type HiddenFrom, LISTING_HIDDEN } from "#core/listings/hidden";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { DOMAIN_TAKEN, type ListingRow, reindexListing } from "#store/listings";
import { listingHidings, listings } from "#store/schema/index";
import { mayViolate } from "#store/unique";
import { isOpen } from "#store/weeks";

/** Listings that the site team hides from everybody, and shows again exactly as they were. */

export type HidingRow = typeof listingHidings.$inferSelect;

/** Why a listing is hidden, and where its address leads to; null where it is not hidden. */
export async function hidingOf(db: Db, listingId: number): Promise<HidingRow | null> {
	const of = and(eq(listingHidings.listingId, listingId), isNull(listingHidings.endedAt));
	return (await db.query.listingHidings.findFirst({ where: of })) ?? null;
}

/** Every time a listing was hidden, the newest first. */
export function hidingsOf(db: Db, listingId: number, limit: number): Promise<HidingRow[]> {
	const where = eq(listingHidings.listingId, listingId);
	return db.query.listingHidings.findMany({ where, orderBy: desc(listingHidings.id), limit });
}

/** What an address of a hidden listing tells: its name, and the address of the listing that it was merged into. */
export interface HiddenAddress {
	name: string;
	/** Null where it was only hidden. */
	leadsTo: string | null;
}

/** How many mergers one after the other an address is followed through. */
const MERGERS_FOLLOWED = 8;

/** The hidden listing at an address; null where there is none. Reads a few rows. */
export async function hiddenAddress(db: Db, slug: string): Promise<HiddenAddress | null> {
	const [row] = await db.all<{ name: string; leadsTo: string | null }>(sql`
		WITH RECURSIVE way(id, steps) AS (
			SELECT id, 0 FROM listings WHERE slug = ${slug} AND hidden_at IS NOT NULL
			UNION ALL
			SELECT h.merged_into, steps + 1 FROM way CROSS JOIN listing_hidings h ON h.listing_id = way.id AND h.ended_at IS NULL
			WHERE h.merged_into IS NOT NULL AND steps < ${MERGERS_FOLLOWED})
		SELECT (SELECT name FROM listings WHERE slug = ${slug}) AS name,
			(SELECT l.slug FROM way CROSS JOIN listings l ON l.id = way.id
				WHERE steps > 0 AND l.status IN ('live', 'scheduled') LIMIT 1) AS leadsTo
		WHERE EXISTS (SELECT 1 FROM way)`);
	return row ?? null;
}

/** Whether the site team hid another listing of this website, which is not one that was merged into this listing. */
export function isHiddenElsewhere(domain: SQL | string, listingId: SQL | number): SQL {
	return sql`EXISTS (SELECT 1 FROM listings hidden WHERE hidden.domain = ${domain} AND hidden.id <> ${listingId} AND hidden.hidden_at IS NOT NULL
		AND NOT EXISTS (SELECT 1 FROM listing_hidings h WHERE h.listing_id = hidden.id AND h.ended_at IS NULL AND h.merged_into = ${listingId}))`;
}

/** Whether the website of a listing was hidden by the site team under another listing. */
export async function websiteIsHidden(db: Db, { id, domain }: Pick<ListingRow, "id" | "domain">): Promise<boolean> {
	const [row] = await db.all<{ hidden: number }>(sql`SELECT ${isHiddenElsewhere(domain, id)} AS hidden`);
	return row?.hidden === 1;
}

/**
 * Hides a listing that is still as it was read: a draft to everybody, with its launches of weeks that are not over standing
 * still. Its places in weeks, votes, followers, reviews and awards stay. Fails as `stale`.
 * @param hiding.mergedInto the listing that its address leads to from now on.
 */
export function hideListing(
	db: Db,
	listing: Pick<ListingRow, "id" | "version">,
	{ reason, mergedInto = null, now }: { reason: string; mergedInto?: number | null; now: number },
): Statement<"stale">[] {
	const { id, version } = listing;
	return [
		db.run(sql`INSERT INTO listing_hidings (listing_id, reason, was, merged_into, at)
			SELECT id, ${reason}, json_object('status', status,
				'next_check_at', (SELECT next_check_at FROM badge_checks WHERE listing_id = ${id}),
				'next_read_at', (SELECT next_read_at FROM listing_rereads WHERE listing_id = ${id})), ${mergedInto}, ${now}
			FROM listings WHERE id = ${id} AND hidden_at IS NULL`),
		mustHaveChanged(db, "stale"),
		db
			.update(listings)
			.set({ status: "draft", hiddenAt: now, version: sql`version + 1` })
			.where(and(eq(listings.id, id), eq(listings.version, version), isNull(listings.hiddenAt))),
		mustHaveChanged(db, "stale"),
		db.run(sql`UPDATE launches SET withdrawn_at = ${now}, withdrawn_reason = ${LISTING_HIDDEN}
			WHERE listing_id = ${id} AND withdrawn_at IS NULL AND ${isOpen(sql`launches.week`)}`),
		db.run(sql`UPDATE badge_checks SET next_check_at = NULL WHERE listing_id = ${id}`),
		db.run(sql`UPDATE listing_rereads SET next_read_at = NULL WHERE listing_id = ${id}`),
		reindexListing(db, id),
	];
}

/**
 * Shows a hidden listing again as it was; launches run on whose week is not closed meanwhile. Fails as `stale`, and as
 * DOMAIN_TAKEN where its website is listed by another listing by now.
 */
export function restoreListing(
	db: Db,
	listing: Pick<ListingRow, "id" | "version">,
	{ was, now }: { was: HiddenFrom; now: number },
): Statement<"stale" | typeof DOMAIN_TAKEN>[] {
	const { id, version } = listing;
	return [
		db.run(sql`UPDATE launches SET withdrawn_at = NULL, withdrawn_reason = NULL
			WHERE listing_id = ${id} AND withdrawn_reason = ${LISTING_HIDDEN} AND ${was.status} = 'live' AND ${isOpen(sql`launches.week`)}`),
		mayViolate(
			DOMAIN_TAKEN,
			db
				.update(listings)
				.set({ status: was.status, hiddenAt: null, version: sql`version + 1` })
				.where(and(eq(listings.id, id), eq(listings.version, version), sql`hidden_at IS NOT NULL`)),
		),
		mustHaveChanged(db, "stale"),
		db.run(sql`UPDATE badge_checks SET next_check_at = ${was.next_check_at} WHERE listing_id = ${id}`),
		db.run(sql`UPDATE listing_rereads SET next_read_at = ${was.next_read_at} WHERE listing_id = ${id}`),
		db.run(sql`UPDATE listing_hidings SET ended_at = ${now} WHERE listing_id = ${id} AND ended_at IS NULL`),
		mustHaveChanged(db, "stale"),
		reindexListing(db, id),
	];
}

/** Has a listing that is still as it was read be featured by the site team, or no longer. Fails as `stale`. */
export function pickListing(
	db: Db,
	{ id, version }: Pick<ListingRow, "id" | "version">,
	teamPick: boolean,
): Statement<"stale">[] {
	return [
		db
			.update(listings)
			.set({ teamPick, version: version + 1 })
			.where(and(eq(listings.id, id), eq(listings.version, version))),
		mustHaveChanged(db, "stale"),
	];
}
