import { sql } from "drizzle-orm";
import type { Db } from "#store/db";
import type { Window } from "#store/launches";
import { type CardWith, cardsWith } from "#store/listing-cards";

/** Boards whose metric stands in the listing's own row. */
export type StandingBoard = "community-all-time" | "billboard" | "domain-rating" | "revenue";

/** The column of each board, what a listing needs to be on it, and the index that holds exactly that, in that order. */
const BOARDS = {
	"community-all-time": { column: "votes", index: "listings_votes", on: "votes > 0" },
	billboard: { column: "billboard_cents", index: "listings_billboard", on: "billboard_cents > 0" },
	"domain-rating": { column: "domain_rating", index: "listings_domain_rating", on: "domain_rating IS NOT NULL" },
	revenue: { column: "revenue_cents", index: "listings_revenue", on: "revenue_cents IS NOT NULL" },
} as const;

/** Live listings of a board, the greatest metric first; of equal ones the newer listing. */
export function standingBoard(
	db: Db,
	board: StandingBoard,
	{ limit, offset }: Window,
): Promise<CardWith<{ value: number }>[]> {
	const { column, index, on } = BOARDS[board];
	const by = sql.raw(column);
	return cardsWith(
		db,
		sql`SELECT id, -${by} AS place, json_object('value', ${by}) AS facts FROM listings INDEXED BY ${sql.raw(index)}
			WHERE status = 'live' AND ${sql.raw(on)} ORDER BY ${by} DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
	);
}
