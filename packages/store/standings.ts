import { sql } from "drizzle-orm";
import type { WeekKey } from "#core/launches/week";
import type { Db } from "#store/db";

/** How a listing stands, or stood, in a launch week. */
export interface Standing {
	product: { id: number; name: string; slug: string };
	rank: number;
	/** Launches of the week. */
	launches: number;
	/** Votes that count. */
	votes: number;
}

interface StandingRow {
	id: number;
	name: string;
	slug: string;
	rank: number;
	launches: number;
	votes: number;
}

const standing = ({ id, name, slug, ...rest }: StandingRow): Standing => ({ product: { id, name, slug }, ...rest });

/**
 * Where a listing stands in an open week by the votes counted so far; null where it does not launch in it. Reads the
 * launches of that week.
 */
export async function standingInWeek(db: Db, listingId: number, week: WeekKey): Promise<Standing | null> {
	const others = sql`SELECT count(*) FROM launches o WHERE o.week = x.week AND o.withdrawn_at IS NULL`;
	const [row] = await db.all<StandingRow>(sql`
		SELECT l.id, l.name, l.slug, x.votes, 1 + (${others} AND o.votes > x.votes) AS rank, (${others}) AS launches
		FROM launches x CROSS JOIN listings l ON l.id = x.listing_id
		WHERE x.listing_id = ${listingId} AND x.week = ${week} AND x.withdrawn_at IS NULL AND l.status = 'live'`);
	return row === undefined ? null : standing(row);
}

/** Frozen results of a closed week from after a rank on, with the award that a listing won. */
export async function resultsOfWeek(
	db: Db,
	week: WeekKey,
	{ after, limit }: { after: number; limit: number },
): Promise<(Standing & { place: number | null })[]> {
	const rows = await db.all<StandingRow & { place: number | null }>(sql`
		SELECT l.id, l.name, l.slug, r.votes_counted AS votes, r.rank, c.launches, a.place
		FROM week_results r CROSS JOIN closed_weeks c ON c.week = r.week CROSS JOIN listings l ON l.id = r.listing_id
		LEFT JOIN awards a ON a.week = r.week AND a.place = r.rank
		WHERE r.week = ${week} AND r.rank > ${after} ORDER BY r.rank LIMIT ${limit}`);
	return rows.map(({ place, ...row }) => ({ ...standing(row), place }));
}
