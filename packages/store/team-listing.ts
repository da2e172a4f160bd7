import { sql } from "drizzle-orm";
import { type Db, readTogether } from "#store/db";
import { type HidingRow, hidingsOf } from "#store/hidden-listings";
import { type ListingParts, type ListingWithProfile, listingOfSlug, partsOfListing } from "#store/owned-listings";

/** Everything about one listing, for the site team: the newest rows of each kind. */

/** Rows of each kind. */
const SHOWN = 20;

export interface TeamLaunch {
	week: string;
	kind: "free" | "paid" | "relaunch";
	at: number;
	votes: number;
	withdrawnReason: string | null;
	rank: number | null;
	place: number | null;
}

export interface TeamOrderLine {
	number: string;
	status: string;
	product: string;
	week: string | null;
	amountCents: number;
	fulfilledAt: number | null;
	reversedAt: number | null;
}

export interface TeamReview {
	id: number;
	stars: number;
	body: string;
	status: string;
	at: number;
}

export interface TeamClaim {
	id: number;
	userId: number | null;
	email: string | null;
	method: string;
	status: string;
	createdAt: number;
}

export interface TeamEvent {
	kind: string;
	from: string | null;
	to: string | null;
	cause: string;
	at: number;
}

export interface TeamFounder {
	name: string;
	slug: string;
	title: string | null;
	userId: number | null;
}

export interface TeamListingFacts extends ListingWithProfile {
	parts: ListingParts;
	owner: { id: number; email: string; name: string | null } | null;
	founders: TeamFounder[];
	launches: TeamLaunch[];
	orders: TeamOrderLine[];
	reviews: TeamReview[];
	claims: TeamClaim[];
	events: TeamEvent[];
	/** Every time it was hidden. */
	hidings: HidingRow[];
	/** The listing it was merged into; null where it was not. */
	mergedInto: { slug: string; name: string } | null;
	/** Listings that were merged into it. */
	merged: { slug: string; name: string }[];
}

/** The listing of any status with a slug; null when there is none. Reads at most about SHOWN rows of each kind. */
export async function teamListing(db: Db, slug: string): Promise<TeamListingFacts | null> {
	const current = await listingOfSlug(db, slug);
	if (current === null) return null;
	const { id, ownerId } = current.listing;
	const [parts, hidings, read] = await Promise.all([
		partsOfListing(db, id),
		hidingsOf(db, id, SHOWN),
		readTogether(db, [
			sql`SELECT id, email, name FROM users WHERE id = ${ownerId}`,
			sql`SELECT f.name, f.slug, coalesce(lf.title, f.title) AS title, f.user_id AS userId
				FROM (SELECT founder_id, title FROM listing_founders WHERE listing_id = ${id} ORDER BY position LIMIT ${SHOWN}) lf
				CROSS JOIN founders f ON f.id = lf.founder_id`,
			sql`SELECT x.week, x.kind, x.at, x.votes, x.withdrawn_reason AS withdrawnReason, r.rank, a.place
				FROM (SELECT * FROM launches WHERE listing_id = ${id} ORDER BY week DESC LIMIT ${SHOWN}) x
				LEFT JOIN week_results r ON r.listing_id = ${id} AND r.week = x.week
				LEFT JOIN awards a ON a.listing_id = ${id} AND a.week = x.week`,
			sql`SELECT o.number, o.status, l.product, l.week, l.amount_cents AS amountCents, l.fulfilled_at AS fulfilledAt, l.reversed_at AS reversedAt
				FROM (SELECT * FROM order_lines WHERE listing_id = ${id} LIMIT ${SHOWN}) l CROSS JOIN orders o ON o.number = l.order_number`,
			sql`SELECT id, stars, body, status, at FROM reviews WHERE listing_id = ${id} LIMIT ${SHOWN}`,
			sql`SELECT c.id, c.user_id AS userId, u.email, c.method, c.status, c.created_at AS createdAt
				FROM (SELECT * FROM claims WHERE listing_id = ${id} ORDER BY id DESC LIMIT ${SHOWN}) c LEFT JOIN users u ON u.id = c.user_id`,
			sql`SELECT kind, from_status AS "from", to_status AS "to", cause, at FROM listing_events
				WHERE listing_id = ${id} ORDER BY id DESC LIMIT ${SHOWN}`,
			sql`SELECT l.slug, l.name FROM listing_hidings h CROSS JOIN listings l ON l.id = h.merged_into
				WHERE h.listing_id = ${id} AND h.ended_at IS NULL`,
			sql`SELECT l.slug, l.name FROM listing_hidings h CROSS JOIN listings l ON l.id = h.listing_id
				WHERE h.merged_into = ${id} AND h.ended_at IS NULL LIMIT ${SHOWN}`,
		]),
	]);
	const [owner, founders, launches, orders, reviews, claims, events, into, merged] = read as [
		NonNullable<TeamListingFacts["owner"]>[],
		TeamFounder[],
		TeamLaunch[],
		TeamOrderLine[],
		TeamReview[],
		TeamClaim[],
		TeamEvent[],
		TeamListingFacts["merged"],
		TeamListingFacts["merged"],
	];
	return {
		...current,
		parts,
		hidings,
		founders,
		launches,
		orders,
		reviews,
		claims,
		merged,
		// An import or a seed may have written an older one later.
		events: events.sort((a, b) => b.at - a.at),
		owner: owner[0] ?? null,
		mergedInto: into[0] ?? null,
	};
}
