import { eq, type SQL, sql } from "drizzle-orm";
import { SETTLED_REASONS, SETTLES_MS } from "#core/launches/vote-rules";
import { type Db, mustHold, readTogether, type Statement } from "#store/db";
import { joinedByInvite } from "#store/listing-people";
import { reindexListings } from "#store/listings";
import type { PersonKeys } from "#store/personal-data";
import { claims, users } from "#store/schema/index";
import { emptyUnseenListings, IS_UNSEEN } from "#store/unseen-listings";
import { isNotBanned } from "#store/users";
import { isOpen } from "#store/weeks";

/** Names of the guards that keep an account from being deleted. */
export const LAST_ADMIN = "last_admin";
export const PAYMENT_UNDER_WAY = "payment_under_way";

/** Ids of the listings that somebody owns, and of those that were never public. */
export async function ownListingIds(db: Db, userId: number): Promise<{ listingIds: number[]; unseenIds: number[] }> {
	const rows = await db.all<{ id: number; unseen: number }>(
		sql`SELECT id, ${IS_UNSEEN} AS unseen FROM listings WHERE owner_id = ${userId}`,
	);
	const idsOf = (found: typeof rows) => found.map(({ id }) => id);
	return { listingIds: idsOf(rows), unseenIds: idsOf(rows.filter(({ unseen }) => unseen === 1)) };
}

/** Fails its batch as LAST_ADMIN or PAYMENT_UNDER_WAY: nobody else could run the site, or money may be on its way. */
export function mayBeDeleted(db: Db, userId: number): Statement<typeof LAST_ADMIN | typeof PAYMENT_UNDER_WAY>[] {
	return [
		mustHold(
			db,
			LAST_ADMIN,
			sql`(SELECT role FROM users WHERE id = ${userId}) <> 'admin'
				OR EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND id < ${userId})
				OR EXISTS (SELECT 1 FROM users WHERE role = 'admin' AND id > ${userId})`,
		),
		mustHold(
			db,
			PAYMENT_UNDER_WAY,
			sql`NOT EXISTS (SELECT 1 FROM orders WHERE user_id = ${userId} AND status = 'pending' AND payment_expires_at IS NOT NULL)`,
		),
	];
}

/**
 * Deletes an account, and leaves of what it did only what others rely on, without saying whose it was. Its sessions and
 * keys end with it. @param ids as `ownListingIds` gives them.
 * Source: docs/account.md#what-deleting-an-account-leaves.
 */
export function deleteAccount(
	db: Db,
	person: PersonKeys,
	{ listingIds, unseenIds, at }: { listingIds: readonly number[]; unseenIds: readonly number[]; at: number },
): Statement[] {
	return [
		...takeFreshVotesBack(db, person, at),
		...unnameVotesAndReviews(db, person, listingIds),
		...leaveListings(db, person, { listingIds, at }),
		...deleteDrafts(db, person, listingIds),
		...(unseenIds.length === 0 ? [] : emptyUnseenListings(db, unseenIds)),
		...[
			sql`UPDATE orders SET status = 'expired', billing = NULL, version = version + 1 WHERE user_id = ${person.userId} AND status = 'pending'`,
			sql`DELETE FROM idempotency_keys WHERE caller = ${`user:${person.userId}`}`,
			sql`DELETE FROM costly_counts WHERE caller = ${`user:${person.userId}`}`,
			sql`DELETE FROM api_keys WHERE user_id = ${person.userId}`,
			sql`DELETE FROM sessions WHERE user_id = ${person.userId}`,
			// One that is open would begin a new account. Found by their time: rows are kept for minutes, and no index has addresses.
			sql`DELETE FROM sign_in_links WHERE expires_at > 0 AND email IN ${texts(person.addresses)}`,
			sql`DELETE FROM saves WHERE user_id = ${person.userId}`,
			sql`DELETE FROM week_reminders WHERE user_id = ${person.userId}`,
			// Last: what was done here was told too.
			sql`DELETE FROM events WHERE user_id = ${person.userId} AND is_public = 0`,
			sql`UPDATE events SET user_id = NULL WHERE user_id = ${person.userId}`,
		].map((statement) => db.run(statement)),
		db.delete(users).where(eq(users.id, person.userId)),
	];
}

/**
 * Votes that go with the account of their voter: those that nothing of what votes are judged by has had its time to be seen in.
 * What was judged stays as it was, and so do weeks that are closed.
 */
const isFresh = (
	userId: number,
	at: number,
): SQL => sql`user_id = ${userId} AND at > ${at - SETTLES_MS} AND decision_id IS NULL
	AND coalesce(discount_reason, '') NOT IN (SELECT value FROM json_each(${JSON.stringify(SETTLED_REASONS)})) AND ${isOpen(sql`votes.week`)}`;

function takeFreshVotesBack(db: Db, { userId }: PersonKeys, at: number): Statement[] {
	return [
		sql`INSERT INTO count_changes (listing_id, week, votes, votes_raw) SELECT listing_id, week, -counted, -1 FROM votes WHERE ${isFresh(userId, at)}`,
		sql`DELETE FROM votes WHERE ${isFresh(userId, at)}`,
	].map((statement) => db.run(statement));
}

/**
 * Each vote and published review becomes nobody's: its own number, below zero, instead of the person's, so that not even
 * two of them can be told to be one person's. Reviews of their own products go, as they never counted.
 */
function unnameVotesAndReviews(db: Db, { userId, mailboxes }: PersonKeys, listingIds: readonly number[]): Statement[] {
	const isOwn = sql`(listing_id IN ${numbers(listingIds)} OR listing_id IN (
		SELECT lf.listing_id FROM founders f JOIN listing_founders lf ON lf.founder_id = f.id WHERE f.user_id = ${userId}))`;
	return [
		sql`UPDATE votes SET user_id = -id, network_hash = NULL WHERE user_id = ${userId}`,
		sql`INSERT INTO count_changes (listing_id, followers) SELECT listing_id, -1 FROM follows WHERE user_id = ${userId}`,
		sql`DELETE FROM follows WHERE user_id = ${userId}`,
		sql`DELETE FROM reviews WHERE user_id = ${userId} AND (status <> 'published' OR ${isOwn})`,
		sql`UPDATE reviews SET user_id = -id WHERE user_id = ${userId}`,
		sql`DELETE FROM review_reports WHERE user_id = ${userId}`,
		sql`DELETE FROM fact_reports WHERE reporter IN ${texts(mailboxes)}`,
		sql`DELETE FROM interview_answers WHERE user_id = ${userId}`,
		sql`DELETE FROM interview_versions WHERE user_id = ${userId}`,
	].map((statement) => db.run(statement));
}

/** Whether somebody with an account may take over what another leaves: who is banned can run nothing. */
const mayTakeOver = (userId: SQL<number>, from: number): SQL =>
	sql`${userId} IS NOT NULL AND ${userId} <> ${from} AND ${isNotBanned(userId)}`;

/**
 * Each listing goes to the first of its other founders who has an account that is not banned, else to such a one who has accepted
 * an invite to it, or to nobody, and whoever proves it is theirs can claim it where it is public. What the account's own claims proved is proven
 * no longer. The founder's page keeps name and role, as its listings say them.
 */
function leaveListings(
	db: Db,
	{ userId }: PersonKeys,
	{ listingIds, at }: { listingIds: readonly number[]; at: number },
): Statement[] {
	const ids = numbers(listingIds);
	const next = sql`coalesce(
		(SELECT f.user_id FROM listing_founders lf JOIN founders f ON f.id = lf.founder_id
			WHERE lf.listing_id = listings.id AND ${mayTakeOver(sql<number>`f.user_id`, userId)} ORDER BY lf.position LIMIT 1),
		(SELECT min(user_id) FROM (${joinedByInvite(sql`listings.id`, userId)}) j WHERE ${mayTakeOver(sql<number>`j.user_id`, userId)}))`;
	const proven = sql`EXISTS (SELECT 1 FROM claims WHERE claims.listing_id = listings.id AND claims.status = 'verified')`;
	return [
		// Nobody waits any more for what the site team would decide about their claims.
		db.run(
			sql`UPDATE team_tasks SET done_at = ${at} WHERE cause IN (SELECT 'claim:' || id FROM claims WHERE user_id = ${userId}) AND +done_at IS NULL`,
		),
		db.run(sql`UPDATE claims SET owner_before = NULL WHERE owner_before = ${userId}`),
		db.delete(claims).where(eq(claims.userId, userId)),
		...[
			sql`UPDATE listings SET owner_id = ${next}, verified = (verified AND ${proven}), version = version + 1, updated_at = ${at} WHERE owner_id = ${userId}`,
			sql`INSERT INTO listing_events (listing_id, kind, from_status, to_status, cause, at)
				SELECT id, CASE WHEN owner_id IS NULL THEN 'owner_left' ELSE 'owner_changed' END, status, status, 'account_deleted', ${at} FROM listings WHERE id IN ${ids}`,
			sql`UPDATE listing_versions SET user_id = NULL WHERE user_id = ${userId}`,
			sql`UPDATE founders SET user_id = NULL, bio = NULL, country = NULL, socials = '{}' WHERE user_id = ${userId}`,
		].map((statement) => db.run(statement)),
		reindexListings(db, sql`SELECT value FROM json_each(${JSON.stringify(listingIds)})`),
	];
}

/** The draft of a listing goes with it to its new owner, unless they have one of that website; all others end. */
function deleteDrafts(db: Db, { userId, addresses }: PersonKeys, listingIds: readonly number[]): Statement[] {
	const owner = sql`(SELECT owner_id FROM listings WHERE id = drafts.listing_id)`;
	const own = sql`(SELECT id FROM drafts WHERE user_id = ${userId})`;
	return [
		sql`UPDATE drafts SET user_id = ${owner} WHERE user_id = ${userId} AND listing_id IN ${numbers(listingIds)} AND ${owner} IS NOT NULL
			AND NOT EXISTS (SELECT 1 FROM drafts other WHERE other.user_id = ${owner} AND other.url = drafts.url)`,
		sql`DELETE FROM draft_pages WHERE draft_id IN ${own}`,
		sql`DELETE FROM picture_sources WHERE draft_id IN ${own}`,
		sql`DELETE FROM draft_invites WHERE draft_id IN ${own}`,
		// Whoever has joined stays known to a listing's next owner.
		sql`UPDATE OR IGNORE draft_invites SET invited_by = (SELECT owner_id FROM listings WHERE id = draft_invites.listing_id)
			WHERE invited_by = ${userId} AND EXISTS (SELECT 1 FROM listings WHERE id = draft_invites.listing_id AND owner_id IS NOT NULL)`,
		sql`DELETE FROM draft_invites WHERE invited_by = ${userId}`,
		sql`DELETE FROM draft_invites WHERE email IN ${texts(addresses)} OR accepted_by = ${userId}`,
		sql`DELETE FROM drafts WHERE user_id = ${userId}`,
	].map((statement) => db.run(statement));
}

const numbers = (values: readonly number[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;
const texts = (values: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** How much of each kind an account has; no kind is counted further than COUNTED_TO. */
export interface AccountCounts {
	/** Those that stay. */
	votes: number;
	/** Those that are taken back. */
	freshVotes: number;
	reviews: number;
	/** Held, rejected or withdrawn ones. */
	otherReviews: number;
	follows: number;
	saves: number;
	/** Listings that a co-founder has an account for. */
	handedOn: number;
	/** Listings that nobody will own. */
	unclaimed: number;
	/** Those of which nobody would know: they were never public, and go. */
	unseen: number;
	drafts: number;
	orders: number;
	keys: number;
	browsers: number;
}

export const COUNTED_TO = 1000;

/** @param at when it would be deleted, epoch milliseconds. */
export async function accountCounts(db: Db, userId: number, at: number): Promise<AccountCounts> {
	const another = sql`(EXISTS (SELECT 1 FROM listing_founders lf JOIN founders f ON f.id = lf.founder_id
		WHERE lf.listing_id = l.id AND ${mayTakeOver(sql<number>`f.user_id`, userId)})
		OR EXISTS (SELECT 1 FROM (${joinedByInvite(sql`l.id`, userId)}) j WHERE ${mayTakeOver(sql<number>`j.user_id`, userId)}))`;
	const kinds: Record<keyof AccountCounts, SQL> = {
		votes: sql`votes WHERE user_id = ${userId} AND NOT (${isFresh(userId, at)})`,
		freshVotes: sql`votes WHERE ${isFresh(userId, at)}`,
		reviews: sql`reviews WHERE user_id = ${userId} AND status = 'published'`,
		otherReviews: sql`reviews WHERE user_id = ${userId} AND status <> 'published'`,
		follows: sql`follows WHERE user_id = ${userId}`,
		saves: sql`saves WHERE user_id = ${userId}`,
		handedOn: sql`listings l WHERE owner_id = ${userId} AND ${another}`,
		unclaimed: sql`listings l WHERE owner_id = ${userId} AND NOT ${another} AND NOT (${IS_UNSEEN})`,
		unseen: sql`listings l WHERE owner_id = ${userId} AND NOT ${another} AND ${IS_UNSEEN}`,
		drafts: sql`drafts WHERE user_id = ${userId} AND listing_id IS NULL`,
		orders: sql`orders WHERE user_id = ${userId} AND paid_at IS NOT NULL`,
		keys: sql`api_keys WHERE user_id = ${userId} AND revoked_at IS NULL`,
		browsers: sql`sessions WHERE user_id = ${userId}`,
	};
	const names = Object.keys(kinds) as (keyof AccountCounts)[];
	const found = await readTogether(
		db,
		names.map((name) => sql`SELECT count(*) AS n FROM (SELECT 1 FROM ${kinds[name]} LIMIT ${COUNTED_TO})`),
	);
	return Object.fromEntries(
		names.map((name, index) => [name, Number(found[index]?.[0]?.n ?? 0)]),
	) as unknown as AccountCounts;
}
