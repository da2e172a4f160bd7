import { sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { type CardWith, cardsWith } from "#store/listing-cards";
import { ORDER_ID } from "#store/search/row-ids";

interface OfCategory {
	slug: string;
	name: string;
}

/**
 * For the largest categories, those without subcategories first: the most voted live listings in each, its subcategories
 * included. In the order of the categories. One round; a row for each category, and about three for each listing.
 */
export function topByCategory(db: Db, categories: number, listings: number): Promise<CardWith<OfCategory>[]> {
	return cardsWith<OfCategory>(
		db,
		sql`SELECT top.value AS id, c.place * ${listings} + top.key AS place, json_object('slug', c.slug, 'name', c.name) AS facts
			FROM (SELECT id, slug, name, row_number() OVER (ORDER BY parent_id IS NULL, live_count DESC, id) AS place
				FROM categories WHERE live_count > 1 ORDER BY place LIMIT ${categories}) c
			CROSS JOIN json_each((SELECT json_group_array(id) FROM (SELECT ${ORDER_ID} AS id FROM search_votes
				WHERE search_votes MATCH '"' || char(57344) || 'c' || c.id || '"' AND rowid >= 0 ORDER BY rowid DESC LIMIT ${listings}))) top`,
	);
}
