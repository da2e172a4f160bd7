import { and, eq, type SQL, sql } from "drizzle-orm";
import { ALTERNATIVES_MAX } from "#core/limits";
import { type Db, mustHold, type Statement } from "#store/db";
import { cardsAmong, cardsOf, type ListingCard } from "#store/listing-cards";
import { approvedAlternatives as approved, declinedAlternatives as declined } from "#store/schema/index";

/** The ids of what the owner of the listing with a slug has approved and that is live, with its place in the owner's order. */
const approvedIds = (slug: string): SQL =>
	sql`SELECT a.alternative_id AS id, a.position AS place FROM listings s CROSS JOIN approved_alternatives a ON a.listing_id = s.id
		CROSS JOIN listings x ON x.id = a.alternative_id AND x.status = 'live' WHERE s.slug = ${slug} LIMIT ${ALTERNATIVES_MAX}`;

/** Alternatives that the owner of the listing with a slug has approved and that are live, in the owner's order. */
export function approvedAlternatives(db: Db, slug: string): Promise<ListingCard[]> {
	return cardsOf(db, approvedIds(slug));
}

export interface Alternative {
	card: ListingCard;
	isApproved: boolean;
}

/**
 * At most `limit` live listings that could be used instead of the one with a slug: those its owner has approved, in the owner's
 * order, and then others of its primary category, most voted first; without those that the site team has taken out. One short
 * statement: what is approved and a neighbour too is left out here, since asking the database for that took longer.
 */
export async function alternativesOf(db: Db, slug: string, limit: number): Promise<Alternative[]> {
	const neighbours = sql`SELECT x.id, -x.votes AS place FROM listings s
		CROSS JOIN listings x INDEXED BY listings_category ON x.primary_category_id = s.primary_category_id AND x.status = 'live' AND x.id <> s.id
		WHERE s.slug = ${slug}
			AND NOT EXISTS (SELECT 1 FROM declined_alternatives d WHERE d.listing_id = s.id AND d.alternative_id = x.id AND d.by_team = 1)
		ORDER BY x.votes DESC, x.id DESC LIMIT ${limit}`;
	const found = await cardsAmong(db, [approvedIds(slug), neighbours]);
	// Of the neighbours there are enough, whichever of them are approved.
	const first = new Map<number, Alternative>();
	for (const { card, query } of found) if (!first.has(card.id)) first.set(card.id, { card, isApproved: query === 0 });
	return [...first.values()].slice(0, limit);
}

/** Neighbours of a listing in its category that its owner has not decided on, most voted first. */
export function suggestedAlternatives(
	db: Db,
	{ id, primaryCategoryId }: { id: number; primaryCategoryId: number },
	limit: number,
): Promise<ListingCard[]> {
	return cardsOf(
		db,
		sql`SELECT x.id, -x.votes AS place FROM listings x INDEXED BY listings_category
			WHERE x.primary_category_id = ${primaryCategoryId} AND x.status = 'live' AND x.id <> ${id}
				AND NOT EXISTS (SELECT 1 FROM approved_alternatives a WHERE a.listing_id = ${id} AND a.alternative_id = x.id)
				AND NOT EXISTS (SELECT 1 FROM declined_alternatives d WHERE d.listing_id = ${id} AND d.alternative_id = x.id)
			ORDER BY x.votes DESC, x.id DESC LIMIT ${limit}`,
	);
}

/** Whether a listing has approved another. */
export async function isApproved(db: Db, listingId: number, alternativeId: number): Promise<boolean> {
	const where = and(eq(approved.listingId, listingId), eq(approved.alternativeId, alternativeId));
	return (await db.select({ id: approved.alternativeId }).from(approved).where(where)).length > 0;
}

/** Puts an alternative last among the approved ones of a listing; fails as `alternative_limit` beyond `max`, and as `taken_out`. */
export function approve(
	db: Db,
	{ listingId, alternativeId, at }: { listingId: number; alternativeId: number; at: number },
	max: number,
): Statement<"alternative_limit" | "taken_out">[] {
	return [
		mustHold(
			db,
			"taken_out",
			sql`NOT EXISTS (SELECT 1 FROM declined_alternatives
				WHERE listing_id = ${listingId} AND alternative_id = ${alternativeId} AND by_team = 1)`,
		),
		db.delete(declined).where(and(eq(declined.listingId, listingId), eq(declined.alternativeId, alternativeId))),
		db.run(sql`INSERT INTO approved_alternatives (listing_id, alternative_id, position, at)
			SELECT ${listingId}, ${alternativeId}, coalesce(max(position), -1) + 1, ${at} FROM approved_alternatives WHERE listing_id = ${listingId}
			ON CONFLICT DO NOTHING`),
		mustHold(
			db,
			"alternative_limit",
			sql`SELECT count(*) <= ${max} FROM approved_alternatives WHERE listing_id = ${listingId}`,
		),
	];
}

/** Takes an alternative off the approved ones of a listing, and has it suggested no more. */
export function decline(db: Db, listingId: number, alternativeId: number, at: number): Statement[] {
	return [
		db.delete(approved).where(and(eq(approved.listingId, listingId), eq(approved.alternativeId, alternativeId))),
		db.insert(declined).values({ listingId, alternativeId, at }).onConflictDoNothing(),
	];
}
