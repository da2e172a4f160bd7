import { and, eq, type SQL, sql } from "drizzle-orm";
import { type DiscountReason, NETWORK_BURST_MS, NETWORK_BURST_VOTES } from "#core/launches/vote-rules";
import { type WeekKey, weekOf } from "#core/launches/week";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { isNotOwn } from "#store/listing-people";
import { OWN_COLUMNS, type OwnListingRow, ownListingRow, type StoredOwnRow } from "#store/saves";
import { countChanges, votes } from "#store/schema/index";
import { isOpen } from "#store/weeks";

/** Votes of people on the site. Their counts reach listings and launches by the job fold-counters. */

export type VoteRow = typeof votes.$inferSelect;

/** What people act on. */
export interface VotableListing {
	id: number;
	slug: string;
	name: string;
}

/** A live listing by its slug; null when there is none. */
export async function votableListing(db: Db, slug: string): Promise<VotableListing | null> {
	const [row] = await db.all<VotableListing>(
		sql`SELECT id, slug, name FROM listings WHERE slug = ${slug} AND status = 'live'`,
	);
	return row ?? null;
}

export function isLive(listingId: number): SQL {
	return sql`EXISTS (SELECT 1 FROM listings WHERE id = ${listingId} AND status = 'live')`;
}

export interface NewVote {
	userId: number;
	listingId: number;
	/** Epoch milliseconds. */
	at: number;
	/** Monday of the week it belongs to (`weekOfVote`). */
	week: WeekKey;
	discountReason: DiscountReason | null;
	/** Hash of the voter's network; null when it is not known. */
	networkHash: string | null;
	/** When it begins to count by itself, epoch milliseconds; null: never, or it does already. */
	countsFrom: number | null;
	/** When the voter's account was opened, where that was shortly before. */
	freshAccountAt: number | null;
}

/** Votes for a listing from one network shortly before `at`, no more than a burst has. */
function networkVotes({ listingId, networkHash, at }: Pick<NewVote, "listingId" | "networkHash" | "at">): SQL {
	return sql`SELECT 1 FROM votes WHERE listing_id = ${listingId} AND network_hash = ${networkHash} AND at > ${at - NETWORK_BURST_MS} LIMIT ${NETWORK_BURST_VOTES}`;
}

/**
 * Stores a person's one vote for a listing. Fails its batch as `stale` when they have voted meanwhile, or others of their
 * network so often that it no longer counts; as `not_live`, `own_listing`, or `week_closed`.
 */
export function insertVote(db: Db, vote: NewVote): Statement<"stale" | "not_live" | "own_listing" | "week_closed">[] {
	const { userId, listingId, week, discountReason } = vote;
	const counted = discountReason === null;
	return [
		mustHold(
			db,
			"stale",
			sql`NOT EXISTS (SELECT 1 FROM votes WHERE user_id = ${userId} AND listing_id = ${listingId})`,
		),
		...(discountReason === "same_network" || vote.networkHash === null
			? []
			: [mustHold(db, "stale", sql`(SELECT count(*) FROM (${networkVotes(vote)})) < ${NETWORK_BURST_VOTES}`)]),
		mustHold(db, "not_live", isLive(listingId)),
		mustHold(db, "own_listing", isNotOwn(userId, listingId)),
		mustHold(db, "week_closed", isOpen(week)),
		db.insert(votes).values({ ...vote, counted }),
		db.insert(countChanges).values({ listingId, week, votes: counted ? 1 : 0, votesRaw: 1 }),
	];
}

/** How many votes a listing has from one network shortly before `at`; reads at most as many as a burst has. */
export async function recentNetworkVotes(
	db: Db,
	vote: Pick<NewVote, "listingId" | "networkHash" | "at">,
): Promise<number> {
	if (vote.networkHash === null) return 0;
	return (await db.all(networkVotes(vote))).length;
}

export async function voteOf(db: Db, userId: number, listingId: number): Promise<VoteRow | null> {
	const row = await db.query.votes.findFirst({ where: and(eq(votes.userId, userId), eq(votes.listingId, listingId)) });
	return row ?? null;
}

/** The votes with these ids, in their order. */
export function votesById(db: Db, ids: readonly number[]): Promise<VoteRow[]> {
	return db
		.select()
		.from(votes)
		.where(sql`${votes.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`)
		.orderBy(votes.id);
}

/** The vote, as long as it stands as it was read. */
function unchangedVote({ id, counted, discountReason }: VoteRow): SQL {
	return sql`id = ${id} AND counted = ${counted ? 1 : 0} AND discount_reason IS ${discountReason}`;
}

/** Takes a vote back. Fails its batch as `stale` when it has changed meanwhile, and as `week_closed`. */
export function deleteVote(db: Db, vote: VoteRow): Statement<"stale" | "week_closed">[] {
	return [
		mustHold(db, "week_closed", isOpen(vote.week)),
		db.delete(votes).where(unchangedVote(vote)),
		mustHaveChanged(db, "stale"),
		db
			.insert(countChanges)
			.values({ listingId: vote.listingId, week: vote.week, votes: vote.counted ? -1 : 0, votesRaw: -1 }),
	];
}

/** When a vote begins to count that does not yet: null when it does not by itself. */
export type WillCount = "in_its_week" | "later" | null;

interface StoredWill {
	at: number;
	week: WeekKey;
	countsFrom: number | null;
}

function willCountOf({ at, week, countsFrom }: StoredWill): WillCount {
	if (countsFrom === null) return null;
	return week === weekOf(new Date(at)) ? "in_its_week" : "later";
}

/** How a person has voted for some listings. */
export interface OwnVote {
	slug: string;
	counted: boolean;
	discountReason: DiscountReason | null;
	/** Whether it begins to count by itself, and if so in the week it was cast in or after that. */
	willCount: WillCount;
}

/** A person's votes for the listings of a page. */
export async function votesFor(db: Db, userId: number, slugs: readonly string[]): Promise<OwnVote[]> {
	const rows = await db.all<StoredWill & { slug: string; counted: number; discountReason: DiscountReason | null }>(sql`
		SELECT l.slug, v.counted, v.discount_reason AS discountReason, v.at, v.week, v.counts_from AS countsFrom FROM json_each(${JSON.stringify(slugs)}) j
		CROSS JOIN listings l ON l.slug = j.value CROSS JOIN votes v ON v.user_id = ${userId} AND v.listing_id = l.id`);
	return rows.map(({ slug, counted, discountReason, ...will }) => ({
		slug,
		discountReason,
		counted: counted === 1,
		willCount: willCountOf(will),
	}));
}

/** A vote among a person's own. */
export interface CastVote extends OwnListingRow {
	at: number;
	counted: boolean;
	discountReason: DiscountReason | null;
	/** As of `OwnVote`. */
	willCount: WillCount;
}

/** How a person has voted, by listing, the newest listing first: the order that their votes are indexed in. */
export async function votesBy(
	db: Db,
	userId: number,
	{ limit, offset }: { limit: number; offset: number },
): Promise<CastVote[]> {
	const rows = await db.all<
		StoredOwnRow & StoredWill & Omit<CastVote, keyof OwnListingRow | "counted" | "willCount"> & { counted: number }
	>(sql`
		SELECT ${OWN_COLUMNS}, v.at, v.week, v.counted, v.discount_reason AS discountReason, v.counts_from AS countsFrom
		FROM votes v CROSS JOIN listings l ON l.id = v.listing_id
		WHERE v.user_id = ${userId} ORDER BY v.listing_id DESC LIMIT ${limit} OFFSET ${offset}`);
	return rows.map(({ counted, week, countsFrom, ...vote }) => ({
		...ownListingRow(vote),
		counted: counted === 1,
		willCount: willCountOf({ at: vote.at, week, countsFrom }),
	}));
}

/** Counted votes for a listing by day, from a day on, the earliest first; days without any have no row. */
export function votesByDay(db: Db, listingId: number, fromDay: string): Promise<{ day: string; count: number }[]> {
	const from = Date.parse(fromDay);
	return db.all(sql`SELECT date(at / 1000, 'unixepoch') AS day, count(*) AS count FROM votes INDEXED BY votes_listing_week
		WHERE listing_id = ${listingId} AND week >= ${weekOf(new Date(from))} AND counted = 1 AND at >= ${from}
		GROUP BY day ORDER BY day`);
}
