import { sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { cardsOf, type ListingCard } from "#store/listing-cards";

/** Alternatives that the owner of the listing with a slug has approved and that are live, in the owner's order. */
export function approvedAlternatives(db: Db, slug: string, limit: number): Promise<ListingCard[]> {
	return cardsOf(
		db,
		sql`SELECT a.alternative_id AS id, a.position AS place FROM approved_alternatives a CROSS JOIN listings x ON x.id = a.alternative_id AND x.status = 'live'
			WHERE a.listing_id = (SELECT id FROM listings WHERE slug = ${slug}) LIMIT ${limit}`,
	);
}

/** Live listings with the same primary category, most voted first, without those named in `except`. */
export function categoryNeighbours(
	db: Db,
	categoryId: number,
	except: readonly number[],
	limit: number,
): Promise<ListingCard[]> {
	const excluded = sql.join(
		except.map((id) => sql`${id}`),
		sql`, `,
	);
	return cardsOf(
		db,
		sql`SELECT id, -votes AS place FROM listings INDEXED BY listings_category
			WHERE primary_category_id = ${categoryId} AND status = 'live' AND id NOT IN (${excluded})
			ORDER BY votes DESC, id DESC LIMIT ${limit}`,
	);
}
