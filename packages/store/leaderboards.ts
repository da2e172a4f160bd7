import { sql } from "drizzle-orm";
import type { Db } from "#store/db";
import type { Window } from "#store/launches";
import { type CardWith, cardsWith } from "#store/listing-cards";

/** Boards whose metric stands in the listing's own row. */
export type StandingBoard = "community-all-time" | "billboard" | "domain-rating" | "revenue";

/** A listing on a board. */
export interface Standing {
	value: number;
	/** Who measured it, and of which day it is (YYYY-MM-DD); null for what the directory counts itself. */
	source: string | null;
	date: string | null;
}

/** Where the directory has a rating from: the provider that is shown, and the day of its newest figure. */
const RATING_SOURCE = {
	source: "(SELECT provider FROM rating_shown)",
	date: "(SELECT max(day) FROM domain_ratings WHERE provider = (SELECT provider FROM rating_shown) AND listing_id = listings.id)",
};
/** Where the site team saw a revenue, and the last day that it is of. */
const REVENUE_SOURCE = {
	source: "(SELECT source FROM revenue_figures WHERE listing_id = listings.id ORDER BY day DESC LIMIT 1)",
	date: "(SELECT max(day) FROM revenue_figures WHERE listing_id = listings.id)",
};
const COUNTED_HERE = { source: "NULL", date: "NULL" };

/** The column of each board, what a listing needs to be on it, and the index that holds exactly that, in that order. */
const BOARDS = {
	"community-all-time": { column: "votes", index: "listings_votes", on: "votes > 0", ...COUNTED_HERE },
	billboard: { column: "billboard_cents", index: "listings_billboard", on: "billboard_cents > 0", ...COUNTED_HERE },
	"domain-rating": {
		column: "domain_rating",
		index: "listings_domain_rating",
		on: "domain_rating IS NOT NULL",
		...RATING_SOURCE,
	},
	revenue: { column: "revenue_cents", index: "listings_revenue", on: "revenue_cents IS NOT NULL", ...REVENUE_SOURCE },
} as const;

/** Live listings of a board, the greatest metric first; of equal ones the newer listing. */
export function standingBoard(db: Db, board: StandingBoard, { limit, offset }: Window): Promise<CardWith<Standing>[]> {
	const { column, index, on, source, date } = BOARDS[board];
	const by = sql.raw(column);
	return cardsWith(
		db,
		sql`SELECT id, -${by} AS place, json_object('value', ${by}, 'source', ${sql.raw(source)}, 'date', ${sql.raw(date)}) AS facts
			FROM listings INDEXED BY ${sql.raw(index)}
			WHERE status = 'live' AND ${sql.raw(on)} ORDER BY ${by} DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
	);
}
