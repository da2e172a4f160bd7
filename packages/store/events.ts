import { type SQL, sql } from "drizzle-orm";
import type { LoggedKind, Reach } from "#core/events/kinds";
import type { ChangesCursor } from "#core/public-data/cursor";
import type { Db } from "#store/db";
import { PUBLIC_EPOCH } from "#store/public-data";

/** The log of what happened; triggers of the migrations write it. Source: docs/webhooks.md#the-log. */

export interface LoggedEvent {
	seq: number;
	kind: LoggedKind;
	about: string;
	/** The listing it is about; null where it is about none, or that one is nothing for whoever is told. */
	listing: { id: number; slug: string; name: string } | null;
	facts: Record<string, string | number | null>;
	at: number;
}

/** Where the log begins and ends now. Reads a row of each of its ends and the few numbers of tables. */
export interface LogEnds {
	/** Of the last event that was told, kept or not: the newest may have gone with its account. */
	newest: ChangesCursor;
	/** Number of the oldest event that is kept; the one that comes next where there is none. */
	oldestSeq: number;
}

export async function logEnds(db: Db): Promise<LogEnds> {
	const [row] = await db.all<{ epoch: number; newest: number; oldest: number | null }>(sql`SELECT
		coalesce((SELECT value FROM counters WHERE name = ${PUBLIC_EPOCH}), 0) AS epoch,
		coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'events'), 0) AS newest, (SELECT min(seq) FROM events) AS oldest`);
	const { epoch = 0, newest = 0, oldest = null } = row ?? {};
	return { newest: { epoch, seq: newest }, oldestSeq: oldest ?? newest + 1 };
}

/** Whom events are told to: an account with its reach, or (null) everybody. */
export type Hearer = { userId: number; reach: Reach } | null;

/** What a hearer may hear of events `v`. */
function mayHear(hearer: Hearer): SQL {
	if (hearer === null) return sql`v.is_public = 1`;
	const { userId, reach } = hearer;
	if (reach === "all") return sql`(v.user_id = ${userId} OR v.is_public = 1)`;
	return sql`(v.user_id = ${userId} OR (v.is_public = 1 AND EXISTS (SELECT 1 FROM follows f WHERE f.user_id = ${userId} AND f.listing_id = v.listing_id)))`;
}

/** Events looked at for one answer, whoever they are for. */
const WINDOW = 500;

/**
 * What happened after `since`, up to `upTo`, and a hearer may hear, the earliest first.
 * @param upTo of the newest event when looking began: what is told meanwhile is between none of its reads, and comes next.
 * @returns with it how far it looked: there may be more beyond it where `isFull`.
 */
export async function eventsFor(
	db: Db,
	hearer: Hearer,
	since: number,
	limit: number,
	upTo: number,
): Promise<{ events: LoggedEvent[]; lookedTo: number; isFull: boolean }> {
	const isOwn = hearer?.reach === "own";
	const inWindow = sql`FROM events WHERE seq > ${since} AND seq <= ${upTo} ORDER BY seq LIMIT ${WINDOW}`;
	const found = isOwn
		? await db.all<EventRow>(sql`SELECT ${columnsFor(hearer)} FROM events v LEFT JOIN listings l ON l.id = v.listing_id
			WHERE v.user_id = ${hearer.userId} AND v.seq > ${since} AND v.seq <= ${upTo} ORDER BY v.seq LIMIT ${limit}`)
		: await db.all<EventRow>(sql`SELECT ${columnsFor(hearer)} FROM (SELECT * ${inWindow}) v
			LEFT JOIN listings l ON l.id = v.listing_id WHERE ${mayHear(hearer)} ORDER BY v.seq LIMIT ${limit}`);
	const last = found.at(-1)?.seq ?? since;
	if (found.length === limit || isOwn) {
		return { events: found.map(toEvent), lookedTo: last, isFull: found.length === limit };
	}
	const [end] = await db.all<{ seq: number; n: number }>(
		sql`SELECT max(seq) AS seq, count(*) AS n FROM (SELECT seq ${inWindow})`,
	);
	return { events: found.map(toEvent), lookedTo: Math.max(last, end?.seq ?? since), isFull: end?.n === WINDOW };
}

export interface EventRow {
	seq: number;
	kind: LoggedKind;
	about: string;
	facts: string;
	at: number;
	listingId: number | null;
	slug: string | null;
	name: string | null;
}

/** What of events `v` and their listings `l` is told. @param userId of who is told: a listing is named to its owner, and to everybody while it is live or in a line-up. */
export function eventColumns(userId: SQL): SQL {
	const isKnown = sql`(l.status IN ('live', 'scheduled') OR l.owner_id = ${userId})`;
	return sql`v.kind, v.facts, l.id AS listingId, iif(${isKnown}, l.slug, NULL) AS slug, iif(${isKnown}, l.name, NULL) AS name`;
}

const columnsFor = (hearer: Hearer): SQL => sql`v.seq, v.about, v.at, ${eventColumns(sql`${hearer?.userId ?? null}`)}`;

export function toEvent({ listingId, slug, name, facts, ...row }: EventRow): LoggedEvent {
	const isKnown = listingId !== null && slug !== null && name !== null;
	return {
		...row,
		facts: JSON.parse(facts) as LoggedEvent["facts"],
		listing: isKnown ? { id: listingId, slug, name } : null,
	};
}
