import { sql } from "drizzle-orm";
import type { BadgeFacts } from "#core/badges/earned-badges";
import type { Db } from "#store/db";

/** What badges need to know of a listing. */
export interface BadgeListing {
	slug: string;
	name: string;
	facts: BadgeFacts;
}

/** More awards than this show nothing that a newer one of the same place does not. */
const AWARDS_READ = 50;

interface Row {
	id: number;
	slug: string;
	name: string;
	status: BadgeFacts["status"];
	launched: number;
	featured: number;
	verified: number;
	category: string | null;
	/** The most voted live listing of its primary category. */
	first: number | null;
	/** As JSON, newest first. */
	awards: string;
}

/** A public listing (live, or scheduled for a week) as its badges see it; null when there is none of that slug. */
export async function badgeListing(db: Db, slug: string): Promise<BadgeListing | null> {
	const [row] = await db.all<Row>(sql`
		SELECT l.id, l.slug, l.name, l.status, l.featured, l.verified, c.name AS category,
			EXISTS (SELECT 1 FROM launches x WHERE x.listing_id = l.id AND x.withdrawn_at IS NULL) AS launched,
			(SELECT x.id FROM listings x INDEXED BY listings_category
				WHERE x.primary_category_id = l.primary_category_id AND x.status = 'live' AND x.votes > 0
				ORDER BY x.votes DESC, x.id DESC LIMIT 1) AS first,
			iif(l.status = 'live', (SELECT json_group_array(json_object('week', week, 'place', place))
				FROM (SELECT week, place FROM awards WHERE listing_id = l.id ORDER BY week DESC LIMIT ${AWARDS_READ})), '[]') AS awards
		FROM listings l LEFT JOIN categories c ON c.id = l.primary_category_id
		WHERE l.slug = ${slug} AND l.status IN ('live', 'scheduled')`);
	if (row === undefined) return null;
	return {
		slug: row.slug,
		name: row.name,
		facts: {
			status: row.status,
			launched: row.launched === 1,
			featured: row.featured === 1,
			verified: row.verified === 1,
			awards: JSON.parse(row.awards) as BadgeFacts["awards"],
			topOfCategory: row.first === row.id ? row.category : null,
		},
	};
}
