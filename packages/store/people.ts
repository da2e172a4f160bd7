import { type SQL, sql } from "drizzle-orm";
import type { DiscountReason } from "#core/launches/vote-rules";
import { type Db, readTogether } from "#store/db";
import type { ListingRow } from "#store/listings";
import type { OrderRow } from "#store/orders";
import type { UserRow } from "#store/users";

/** People as the site team looks for them. */

export interface PersonRow extends Pick<UserRow, "id" | "email" | "name" | "role" | "createdAt"> {
	isBanned: boolean;
	/** Start of the day (UTC) on which one of their browsers was last used; null where none is signed in. */
	seenAt: number | null;
	/** Their founder page; null where they have none. */
	founder: string | null;
}

export interface PeopleQuery {
	/** An address or its beginning, a name or its beginning, an id, or the last part of a founder page's address. */
	q: string;
	role?: UserRow["role"] | undefined;
	isBanned?: boolean | undefined;
	/** Signed in since this instant. */
	seenSince?: number | undefined;
	/** Ids below this one. */
	before?: number | undefined;
	limit: number;
}

/** Found by each way of looking; nobody pages through more. */
const FOUND_MAX = 200;
/** Browsers that "signed in lately" looks at, the last used first. */
const SESSIONS_READ = 2000;

/** People, the newest account first. Reads along indexes. */
export async function findPeople(db: Db, query: PeopleQuery): Promise<PersonRow[]> {
	const { q, seenSince, limit } = query;
	const found = q === "" ? null : await idsFor(db, q);
	const lately = seenSince === undefined ? null : await idsSeen(db, seenSince);
	if (found === null && lately === null) return allPeople(db, query);
	const ids = found === null ? lately : lately === null ? found : found.filter((id) => lately.includes(id));
	const from = sql`json_each(${JSON.stringify(ids)}) j CROSS JOIN users u ON u.id = j.value`;
	const rows = await shown(db, sql`${from} WHERE ${narrowed(query)}`);
	return rows.toSorted((a, b) => b.id - a.id).slice(0, limit);
}

/** Everybody, entered by the narrowest condition that has an index. */
function allPeople(db: Db, query: PeopleQuery): Promise<PersonRow[]> {
	const { role, isBanned, limit } = query;
	if (isBanned === true) {
		const from = sql`bans b CROSS JOIN users u ON u.id = b.user_id`;
		return shown(
			db,
			sql`${from} WHERE b.lifted_at IS NULL AND ${narrowed(query)} ORDER BY b.user_id DESC LIMIT ${limit}`,
		);
	}
	const from = role === "admin" ? sql`users u INDEXED BY users_admins` : sql`users u`;
	return shown(db, sql`${from} WHERE ${narrowed(query)} ORDER BY u.id DESC LIMIT ${limit}`);
}

const BANNED = sql`EXISTS (SELECT 1 FROM bans WHERE user_id = u.id AND lifted_at IS NULL)`;

function narrowed({ role, isBanned, before }: PeopleQuery): SQL {
	const conditions = [
		sql`u.id < ${before ?? Number.MAX_SAFE_INTEGER}`,
		...(role === undefined ? [] : [role === "admin" ? sql`u.role = 'admin'` : sql`u.role = 'member'`]),
		...(isBanned === undefined ? [] : [isBanned ? BANNED : sql`NOT ${BANNED}`]),
	];
	return sql.join(conditions, sql` AND `);
}

async function shown(db: Db, found: SQL): Promise<PersonRow[]> {
	const rows = await db.all<Omit<PersonRow, "isBanned"> & { isBanned: number }>(sql`
		SELECT u.id, u.email, u.name, u.role, u.created_at AS createdAt, ${BANNED} AS isBanned,
			(SELECT max(seen_at) FROM sessions WHERE user_id = u.id) AS seenAt,
			(SELECT slug FROM founders WHERE user_id = u.id) AS founder
		FROM ${found}`);
	return rows.map(({ isBanned, ...row }) => ({ ...row, isBanned: isBanned === 1 }));
}

/** Comes after every text that begins with the same characters. */
const AFTER = "\u{10ffff}";

async function idsFor(db: Db, typed: string): Promise<number[]> {
	const q = typed.toLowerCase();
	const begins = (column: SQL) => sql`${column} >= ${q} AND ${column} < ${q + AFTER}`;
	const queries = [
		sql`SELECT user_id AS id FROM email_addresses WHERE ${begins(sql`address`)} LIMIT ${FOUND_MAX}`,
		sql`SELECT id FROM users WHERE ${begins(sql`lower(name)`)} LIMIT ${FOUND_MAX}`,
		sql`SELECT user_id AS id FROM founders WHERE slug = ${q.replace(/^.*\/founders\//, "")} AND user_id IS NOT NULL`,
		sql`SELECT id FROM users WHERE id = ${/^\d{1,15}$/.test(q) ? Number(q) : 0}`,
	];
	const found = await readTogether(db, queries);
	return [...new Set(found.flat().map(({ id }) => Number(id)))];
}

async function idsSeen(db: Db, since: number): Promise<number[]> {
	const rows = await db.all<{ id: number }>(
		sql`SELECT user_id AS id FROM sessions WHERE seen_at >= ${since} ORDER BY seen_at DESC LIMIT ${SESSIONS_READ}`,
	);
	return [...new Set(rows.map(({ id }) => id))];
}

/** How somebody's votes stand. */
export interface VoteCounts {
	counted: number;
	/** By reason, those that do not count. */
	discounted: { reason: DiscountReason; votes: number }[];
}

export async function voteCounts(db: Db, userId: number): Promise<VoteCounts> {
	const rows = await db.all<{ reason: DiscountReason | null; votes: number }>(
		sql`SELECT discount_reason AS reason, count(*) AS votes FROM votes WHERE user_id = ${userId} GROUP BY discount_reason`,
	);
	return {
		counted: rows.find(({ reason }) => reason === null)?.votes ?? 0,
		discounted: rows.flatMap(({ reason, votes }) => (reason === null ? [] : [{ reason, votes }])),
	};
}

/** A listing that somebody owns. */
export interface OwnedListing {
	id: number;
	slug: string;
	name: string;
	status: ListingRow["status"];
}

/** Something that somebody reported, and what was decided. */
export interface ReportMade {
	at: number;
	/** What it was about: a fact of a listing, or a review. */
	kind: "fact" | "review";
	slug: string;
	name: string;
	words: string;
	/** Null while nothing was decided. */
	decision: string | null;
}

/** What the tables hold of somebody, each newest first and at most `limit`. */
export async function personRecords(
	db: Db,
	{ userId, mailboxes }: { userId: number; mailboxes: readonly string[] },
	limit: number,
) {
	const [listings = [], orders = [], mails = [], facts = [], reviews = [], founders = []] = await readTogether(db, [
		sql`SELECT id, slug, name, status FROM listings WHERE owner_id = ${userId} ORDER BY id DESC LIMIT ${limit}`,
		sql`SELECT number, status, total_cents AS totalCents, currency, created_at AS createdAt FROM orders
			WHERE user_id = ${userId} ORDER BY sequence DESC LIMIT ${limit}`,
		sql`SELECT mail, at, outcome FROM mails WHERE user_id = ${userId} ORDER BY at DESC LIMIT ${limit}`,
		sql`SELECT r.at, 'fact' AS kind, l.slug, l.name, r.words, iif(r.status = 'open', NULL, r.status) AS decision
			FROM fact_reports r CROSS JOIN listings l ON l.id = r.listing_id
			WHERE r.reporter IN (SELECT value FROM json_each(${JSON.stringify(mailboxes)})) LIMIT ${limit}`,
		sql`SELECT p.at, 'review' AS kind, l.slug, l.name, p.reason AS words,
				iif(r.judgement IS NULL AND r.status = 'published', NULL, r.status) AS decision
			FROM review_reports p CROSS JOIN reviews r ON r.id = p.review_id CROSS JOIN listings l ON l.id = r.listing_id
			WHERE p.user_id = ${userId} LIMIT ${limit}`,
		sql`SELECT slug FROM founders WHERE user_id = ${userId}`,
	]);
	const reports = ([...facts, ...reviews] as unknown as ReportMade[]).toSorted((a, b) => b.at - a.at).slice(0, limit);
	return {
		/** Of their founder page; null where they have none. */
		founder: (founders[0]?.slug ?? null) as string | null,
		reports,
		listings: listings as unknown as OwnedListing[],
		orders: orders as unknown as {
			number: string;
			status: OrderRow["status"];
			totalCents: number;
			currency: string;
			createdAt: number;
		}[],
		mails: mails as unknown as { mail: string; at: number; outcome: string | null }[],
	};
}
