import { type SQL, sql } from "drizzle-orm";
import { type Db, mustHold, readTogether, type Statement } from "#store/db";

/** Which listings could be used instead of which, as the site team decides about it. */

/** Shown first; not wanted by the owner; taken out by the site team; undecided. */
export type AlternativeState = "approved" | "declined" | "taken_out" | "none";

export interface Pair {
	listingId: number;
	alternativeId: number;
}

/** How a pair stands, whole: what an undo restores. */
export interface Standing {
	state: AlternativeState;
	/** Among the approved ones; null for all others. */
	position: number | null;
	/** Since when, epoch milliseconds; null while nothing is decided. */
	at: number | null;
	byTeam: boolean;
}

export interface TeamAlternative extends Pair {
	place: number;
	at: number;
	byTeam: boolean;
	listing: { slug: string; name: string };
	alternative: { slug: string; name: string; status: string };
}

const FOUND_MAX = 200;
const NAMED_MAX = 20;
const AFTER = "\u{10ffff}";

const LISTS: Readonly<Record<Exclude<AlternativeState, "none">, { table: SQL; index: SQL; holds: SQL }>> = {
	approved: { table: sql`approved_alternatives`, index: sql`approved_alternatives_at`, holds: sql`TRUE` },
	declined: { table: sql`declined_alternatives`, index: sql`declined_alternatives_owners`, holds: sql`by_team = 0` },
	taken_out: { table: sql`declined_alternatives`, index: sql`declined_alternatives_teams`, holds: sql`by_team = 1` },
};

interface Query {
	/** Name or address of either listing, or its beginning; empty for all. */
	q: string;
	state: Exclude<AlternativeState, "none">;
	/** Where this part begins: `at.place` of the last row of the part before it. */
	after: string | null;
	limit: number;
}

/** Pairs in a state, the last decided first; reads a part of an index, or what was looked for. */
export async function teamAlternatives(db: Db, { q, state, after, limit }: Query): Promise<TeamAlternative[]> {
	const { table, index, holds } = LISTS[state];
	const [at, place] = cursorOf(after);
	const narrowed = sql`${holds} AND at <= ${at} AND (at < ${at} OR rowid < ${place})`;
	if (q.trim() === "") {
		return shown(
			db,
			table,
			sql`SELECT rowid AS place FROM ${table} INDEXED BY ${index} WHERE ${narrowed} ORDER BY at DESC, rowid DESC LIMIT ${limit}`,
		);
	}
	const found = await readTogether(
		db,
		["listing_id", "alternative_id"].map(
			(column) => sql`SELECT rowid AS place FROM ${table}
				WHERE ${sql.identifier(column)} IN (${named(q)}) AND ${narrowed} LIMIT ${FOUND_MAX}`,
		),
	);
	const places = [...new Set(found.flat().map((row) => Number(row.place)))];
	return (await shown(db, table, sql`SELECT value AS place FROM json_each(${JSON.stringify(places)})`)).slice(0, limit);
}

function named(typed: string): SQL {
	const q = typed.trim().toLowerCase();
	return sql`SELECT id FROM (SELECT id FROM listings WHERE lower(name) >= ${q} AND lower(name) < ${q + AFTER} LIMIT ${NAMED_MAX})
		UNION ALL SELECT id FROM listings WHERE slug = ${q.replace(/^.*\/listings\//, "")}`;
}

async function shown(db: Db, table: SQL, places: SQL): Promise<TeamAlternative[]> {
	const rows = await db.all<
		Pair &
			Record<"place" | "at" | "byTeam", number> &
			Record<"slug" | "name" | "otherSlug" | "otherName" | "status", string>
	>(sql`
		SELECT f.place, p.listing_id AS listingId, p.alternative_id AS alternativeId, p.at, p.by_team AS byTeam,
			l.slug, l.name, a.slug AS otherSlug, a.name AS otherName, a.status
		FROM (${places}) f CROSS JOIN ${table} p ON p.rowid = f.place
		CROSS JOIN listings l ON l.id = p.listing_id CROSS JOIN listings a ON a.id = p.alternative_id`);
	return rows
		.map(({ slug, name, otherSlug, otherName, status, byTeam, ...row }) => ({
			...row,
			byTeam: byTeam === 1,
			listing: { slug, name },
			alternative: { slug: otherSlug, name: otherName, status },
		}))
		.toSorted((a, b) => b.at - a.at || b.place - a.place);
}

/** How a pair stands. */
export async function standingOf(db: Db, { listingId, alternativeId }: Pair): Promise<Standing> {
	const isIt = sql`listing_id = ${listingId} AND alternative_id = ${alternativeId}`;
	const [approved = [], declined = []] = await readTogether(db, [
		sql`SELECT position, at, by_team AS byTeam FROM approved_alternatives WHERE ${isIt}`,
		sql`SELECT at, by_team AS byTeam FROM declined_alternatives WHERE ${isIt}`,
	]);
	const [row] = [...approved, ...declined] as unknown as { position?: number; at: number; byTeam: number }[];
	if (row === undefined) return { state: "none", position: null, at: null, byTeam: false };
	const byTeam = row.byTeam === 1;
	const state = row.position !== undefined ? "approved" : byTeam ? "taken_out" : "declined";
	return { state, position: row.position ?? null, at: row.at, byTeam };
}

/** The place after the last approved alternative of a listing. */
const LAST = (listingId: number): SQL =>
	sql`(SELECT coalesce(max(position), -1) + 1 FROM approved_alternatives WHERE listing_id = ${listingId})`;

/**
 * Has a pair stand otherwise than it was read; where no place is given, last. Fails its batch as `changed` where it does not stand
 * as it was read, and as `alternative_limit` beyond `max` approved ones.
 */
export function replaceStanding(
	db: Db,
	{ listingId, alternativeId }: Pair,
	{ seen, to, max }: { seen: Standing; to: Standing; max: number },
): Statement<"changed" | "alternative_limit">[] {
	const isIt = sql`listing_id = ${listingId} AND alternative_id = ${alternativeId}`;
	const isApproved = sql`EXISTS (SELECT 1 FROM approved_alternatives WHERE ${isIt} AND at IS ${seen.at})`;
	const isDeclined = (byTeam: 0 | 1) =>
		sql`EXISTS (SELECT 1 FROM declined_alternatives WHERE ${isIt} AND at IS ${seen.at} AND by_team = ${byTeam})`;
	const isNone = sql`NOT EXISTS (SELECT 1 FROM approved_alternatives WHERE ${isIt})
		AND NOT EXISTS (SELECT 1 FROM declined_alternatives WHERE ${isIt})`;
	const asSeen = { approved: isApproved, declined: isDeclined(0), taken_out: isDeclined(1), none: isNone }[seen.state];
	const byTeam = to.byTeam ? 1 : 0;
	return [
		mustHold(db, "changed", asSeen),
		db.run(sql`DELETE FROM approved_alternatives WHERE ${isIt}`),
		db.run(sql`DELETE FROM declined_alternatives WHERE ${isIt}`),
		...(to.state === "none"
			? []
			: [
					to.state === "approved"
						? db.run(sql`INSERT INTO approved_alternatives (listing_id, alternative_id, position, at, by_team)
							VALUES (${listingId}, ${alternativeId}, ${to.position ?? LAST(listingId)}, ${to.at ?? 0}, ${byTeam})`)
						: db.run(sql`INSERT INTO declined_alternatives (listing_id, alternative_id, at, by_team)
							VALUES (${listingId}, ${alternativeId}, ${to.at ?? 0}, ${byTeam})`),
				]),
		mustHold(
			db,
			"alternative_limit",
			sql`(SELECT count(*) FROM approved_alternatives WHERE listing_id = ${listingId}) <= ${max}`,
		),
	];
}

/** A place in the order, as an address carries it. */
export const alternativeCursor = ({ at, place }: Pick<TeamAlternative, "at" | "place">): string => `${at}.${place}`;

function cursorOf(after: string | null): readonly [at: number, place: number] {
	const [, at, place] = /^(\d{1,15})\.(\d{1,15})$/.exec(after ?? "") ?? [];
	if (at === undefined || place === undefined) return [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
	return [Number(at), Number(place)];
}
