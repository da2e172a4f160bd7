import { type SQL, sql } from "drizzle-orm";
import type { DiscountReason } from "#core/launches/vote-rules";
import type { WeekKey } from "#core/launches/week";
import type { Db } from "#store/db";

/** The votes of a week as anybody may recount them: all, those that count, and why others do not. Never who cast them. */

export interface Tally {
	/** Null where the launch is not public any more: its votes still stand, and what it is called is nobody's business. */
	listing: { slug: string; name: string } | null;
	raw: number;
	counted: number;
	/** How many do not count, by reason. */
	discounted: Partial<Record<DiscountReason, number>>;
}

interface Window {
	limit: number;
	offset: number;
}

/**
 * The launches of a week with their votes, recounted from the votes themselves, in the order of the frozen result or, in
 * an open week, of the counts. Reads the week's votes of the launches of one page.
 */
export async function weekTally(db: Db, week: WeekKey, isClosed: boolean, window: Window): Promise<Tally[]> {
	const places: SQL = isClosed
		? sql`SELECT listing_id, rank AS place FROM week_results WHERE week = ${week} ORDER BY rank LIMIT ${window.limit} OFFSET ${window.offset}`
		: sql`SELECT listing_id, row_number() OVER (ORDER BY votes DESC, listing_id) AS place FROM launches
			WHERE week = ${week} AND withdrawn_at IS NULL ORDER BY votes DESC, listing_id LIMIT ${window.limit} OFFSET ${window.offset}`;
	const rows = await db.all<{
		place: number;
		slug: string;
		name: string;
		live: number;
		reason: DiscountReason | null;
		counted: number | null;
		votes: number;
	}>(sql`
		SELECT p.place, l.slug, l.name, l.status = 'live' AS live, v.discount_reason AS reason, v.counted, count(v.id) AS votes
		FROM (${places}) p CROSS JOIN listings l ON l.id = p.listing_id
		LEFT JOIN votes v ON v.listing_id = p.listing_id AND v.week = ${week}
		GROUP BY p.place, v.counted, v.discount_reason ORDER BY p.place`);
	const tallies = new Map<number, Tally>();
	for (const { place, slug, name, live, reason, counted, votes } of rows) {
		const listing = live === 1 ? { slug, name } : null;
		const tally = tallies.get(place) ?? { listing, raw: 0, counted: 0, discounted: {} };
		tallies.set(place, tally);
		tally.raw += votes;
		if (counted === 1) tally.counted += votes;
		else if (reason !== null) tally.discounted[reason] = votes;
	}
	return [...tallies.values()];
}

export interface AuditedVote {
	/** Grows with time; no other meaning. */
	id: number;
	/** Epoch milliseconds. */
	at: number;
	counted: boolean;
	discountReason: DiscountReason | null;
}

/** The votes for a listing in a week, in the order they were cast, after the one with id `after`. */
export async function votesInWeek(
	db: Db,
	of: { slug: string; week: WeekKey; after: number; limit: number },
): Promise<AuditedVote[]> {
	const rows = await db.all<Omit<AuditedVote, "counted"> & { counted: number }>(sql`
		SELECT v.id, v.at, v.counted, v.discount_reason AS discountReason
		FROM listings l CROSS JOIN votes v ON v.listing_id = l.id AND v.week = ${of.week}
		WHERE l.slug = ${of.slug} AND l.status = 'live' AND v.id > ${of.after} ORDER BY v.id LIMIT ${of.limit}`);
	return rows.map((row) => ({ ...row, counted: row.counted === 1 }));
}

/** A vote as the site team sees it: nothing of it says who cast it. */
export interface TeamVote extends AuditedVote {
	/** Beginning of the hash of the voter's network; null where it is not known. */
	network: string | null;
	/** Whole days that the account had existed; null where it is gone. */
	accountDays: number | null;
	/** The burst that it is part of. */
	burstId: number | null;
}

/** The votes for a listing in a week, whatever its status, in the order they were cast, after the one with id `after`. */
export async function teamVotes(
	db: Db,
	of: { listingId: number; week: WeekKey; after: number; limit: number },
): Promise<TeamVote[]> {
	const rows = await db.all<Omit<TeamVote, "counted"> & { counted: number }>(sql`
		SELECT v.id, v.at, v.counted, v.discount_reason AS discountReason, substr(v.network_hash, 1, 8) AS network,
			(v.at - u.created_at) / 86400000 AS accountDays, v.burst_id AS burstId
		FROM votes v LEFT JOIN users u ON u.id = v.user_id
		WHERE v.listing_id = ${of.listingId} AND v.week = ${of.week} AND v.id > ${of.after} ORDER BY v.id LIMIT ${of.limit}`);
	return rows.map((row) => ({ ...row, counted: row.counted === 1 }));
}

/** Weeks in which a listing got votes, the last first. */
export async function weeksOfVotes(db: Db, listingId: number, limit: number): Promise<WeekKey[]> {
	const rows = await db.all<{ week: WeekKey }>(
		sql`SELECT DISTINCT week FROM votes WHERE listing_id = ${listingId} ORDER BY week DESC LIMIT ${limit}`,
	);
	return rows.map(({ week }) => week);
}
