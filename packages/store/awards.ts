import { desc, inArray, type SQL, sql } from "drizzle-orm";
import type { RowAward } from "#core/listings/row-facts";
import type { Db } from "#store/db";
import type { Window } from "#store/launches";
import { type CardWith, cardsWith } from "#store/listing-cards";
import { awards } from "#store/schema/index";

/** What an award says beside its listing. */
export interface AwardFacts {
	week: string;
	place: number;
	votes: number;
	/** Epoch milliseconds. */
	awardedAt: number;
}

/** Awards, newest week first and in order of place; of one listing when `slug` names it. */
export function listAwards(
	db: Db,
	{ slug, limit, offset }: Window & { slug: string | undefined },
): Promise<CardWith<AwardFacts>[]> {
	const where = slug === undefined ? sql`` : sql`WHERE a.listing_id = (SELECT id FROM listings WHERE slug = ${slug})`;
	// One listing has at most one place in a week, so its own awards need no order by place.
	const order = slug === undefined ? sql`a.week DESC, a.place` : sql`a.week DESC`;
	return cardsWith(
		db,
		sql`SELECT a.listing_id AS id, a.place - unixepoch(a.week) AS place,
				json_object('week', a.week, 'place', a.place, 'votes', a.votes_counted, 'awardedAt', a.awarded_at) AS facts
			FROM awards a ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`,
	);
}

/** The weeks in which each of these listings won an award, newest first. */
export async function awardWeeksOfListings(db: Db, listingIds: readonly number[]): Promise<Map<number, string[]>> {
	if (listingIds.length === 0) return new Map();
	const rows = await db
		.select({ listingId: awards.listingId, week: awards.week })
		.from(awards)
		.where(inArray(awards.listingId, [...listingIds]))
		.orderBy(desc(awards.week));
	const weeks = new Map<number, string[]>();
	for (const { listingId, week } of rows) weeks.set(listingId, [...(weeks.get(listingId) ?? []), week]);
	return weeks;
}

/** An award as pages tell it beside its listing. */
export interface AwardWon {
	/** Of the listing. */
	slug: string;
	week: string;
	place: number;
	/** Votes that counted in that week. */
	votes: number;
	/** How many launched in it; null where that was not kept. */
	launches: number | null;
}

/** What a page tells of awards; nobody real has more. */
const AWARDS_TOLD = 12;

/** What a listing has won, newest first: `AwardWon` as a list of JSON. */
export function awardsJson(listingId: SQL, slug: SQL): SQL {
	return sql`(SELECT json_group_array(json_object('slug', ${slug}, 'week', week, 'place', place, 'votes', votes, 'launches', launches))
		FROM (SELECT a.week, a.place, a.votes_counted AS votes, w.launches FROM awards a LEFT JOIN closed_weeks w ON w.week = a.week
			WHERE a.listing_id = ${listingId} ORDER BY a.week DESC LIMIT ${AWARDS_TOLD}))`;
}

/** Those of the live listings of the founder with a slug. */
export async function awardsOfFounder(db: Db, slug: string): Promise<AwardWon[]> {
	const won = await db.all<AwardWon>(sql`SELECT l.slug, a.week, a.place, a.votes_counted AS votes, w.launches
		FROM founders f CROSS JOIN listing_founders lf ON lf.founder_id = f.id
		CROSS JOIN listings l ON l.id = lf.listing_id AND l.status = 'live'
		CROSS JOIN awards a ON a.listing_id = l.id LEFT JOIN closed_weeks w ON w.week = a.week WHERE f.slug = ${slug}`);
	return won.sort((one, other) => other.week.localeCompare(one.week)).slice(0, AWARDS_TOLD);
}

/** Of each of these listings that has won an award: its best place, and the newest week it was won in. */
export async function bestAwards(db: Db, listingIds: readonly number[]): Promise<Map<number, RowAward>> {
	const rows = await db.all<RowAward & { listingId: number }>(sql`
		SELECT a.listing_id AS listingId, a.week, a.place FROM json_each(${JSON.stringify(listingIds)}) ids
		CROSS JOIN awards a ON a.listing_id = ids.value`);
	const best = new Map<number, RowAward>();
	for (const { listingId, ...award } of rows.toSorted((a, b) => b.place - a.place || (a.week < b.week ? -1 : 1))) {
		best.set(listingId, award);
	}
	return best;
}
