import { type SQL, sql } from "drizzle-orm";
import { wordsExpression } from "#core/listings/search-terms";
import type { Db } from "#store/db";
import type { ListingRow } from "#store/listings";

/**
 * The site team's list of all listings. Every filter that has an index enters by it, newest first, and what has none is looked
 * for among so many of these; so nothing here grows with the directory.
 */

/** What the site team filters by; each left out means all. */
export interface TeamFilter {
	/** Name, domain, slug, id or owner's address, or their beginnings. */
	q?: string;
	status?: ListingRow["status"] | "hidden";
	plan?: "free" | "paid" | "none";
	/** Id of a primary category. */
	category?: number;
	owned?: boolean;
	featured?: boolean;
	/** A Monday: of the week it is queued for or launched in first. */
	week?: string;
}

export type TeamSort = "newest" | "votes" | "views";

/** A row of the list. */
export interface TeamListing {
	id: number;
	slug: string;
	name: string;
	domain: string;
	status: ListingRow["status"];
	plan: ListingRow["plan"];
	launchWeek: string | null;
	hiddenAt: number | null;
	featured: boolean;
	teamPick: boolean;
	version: number;
	votes: number;
	views: number;
	createdAt: number;
	category: string | null;
	ownerId: number | null;
	ownerEmail: string | null;
}

/** Of how many listings, in the order of the list, one reading finds what matches the other filters. */
export const LOOKED_THROUGH = 1000;
/** How many listings a name, domain or address finds at most. */
const FOUND_MAX = 200;

export interface TeamPage {
	items: TeamListing[];
	/** Where the next part begins; null at the end. */
	next: string | null;
	/** Whether the page is short because so many were looked through, and not because there are no more. */
	isCut: boolean;
}

/** Listings that begin with what was typed: by name, domain, id or owner's address; at most FOUND_MAX of each. */
function found(q: string): SQL {
	const typed = q.trim().toLowerCase();
	const end = `${typed}\u{10ffff}`;
	const part = (from: SQL) => sql`SELECT id FROM (SELECT ${from} LIMIT ${FOUND_MAX})`;
	const id = /^\d{1,15}$/.test(typed) ? Number(typed) : -1;
	const words = wordsExpression(typed, { columns: "name", prefixMinLength: 1 });
	const owners = sql`SELECT user_id FROM email_addresses WHERE address >= ${typed} AND address < ${end} LIMIT 20`;
	return sql.join(
		[
			sql`SELECT id FROM listings WHERE id = ${id} OR slug = ${typed}`,
			part(sql`id FROM listings WHERE lower(name) >= ${typed} AND lower(name) < ${end}`),
			part(sql`id FROM listings WHERE domain >= ${typed} AND domain < ${end}`),
			part(sql`id FROM listings WHERE owner_id IN (SELECT user_id FROM (${owners}))`),
			...(words === null
				? []
				: [part(sql`abs(rowid) AS id FROM search_heads WHERE search_heads MATCH ${words} ORDER BY rowid DESC`)]),
		],
		sql` UNION ALL `,
	);
}

/** The one filter by whose index the list is entered, and the others, which are asked of each listing that it yields. */
function conditions({ status, plan, category, owned, featured, week }: TeamFilter): { by: SQL | null; others: SQL[] } {
	const asked = [
		...(featured === true ? [sql`(featured = 1 OR team_pick = 1)`] : []),
		...(status === "hidden" ? [sql`hidden_at IS NOT NULL`] : []),
		...(week !== undefined ? [sql`launch_week = ${week}`] : []),
		...(category !== undefined ? [sql`primary_category_id = ${category}`] : []),
		...(owned === false ? [sql`owner_id IS NULL`] : []),
		...(plan !== undefined ? [sql`plan IS ${plan === "none" ? null : plan}`] : []),
		...(status !== undefined && status !== "hidden" ? [sql`status = ${status} AND hidden_at IS NULL`] : []),
		...(owned === true ? [sql`owner_id IS NOT NULL`] : []),
		...(featured === false ? [sql`featured = 0 AND team_pick = 0`] : []),
	];
	const hasIndex = featured === true || week !== undefined || category !== undefined || owned === false;
	const isIndexed = hasIndex || plan !== undefined || status !== undefined;
	return isIndexed ? { by: asked[0] ?? null, others: asked.slice(1) } : { by: null, others: asked };
}

interface Asked extends TeamFilter {
	sort: TeamSort;
	/** Where this part begins, as the part before it said. */
	after: string | null;
	limit: number;
}

/** A part of the list. Reads at most about three rows for each of LOOKED_THROUGH listings. */
export async function teamListings(db: Db, asked: Asked): Promise<TeamPage> {
	const { q = "", after, limit } = asked;
	if (q.trim() !== "") return foundByWords(db, { ...asked, q });
	const { looked, others } = lookedThrough(asked, after);
	const rows =
		await db.all<StoredRow>(sql`SELECT ${COLUMNS} FROM (SELECT id FROM (${looked}) WHERE ${all(others)} LIMIT ${limit + 1}) f
		CROSS JOIN listings l ON l.id = f.id ${BESIDE}`);
	const items = rows.map(toListing).sort((a, b) => orderOf(b, asked.sort) - orderOf(a, asked.sort) || b.id - a.id);
	const last = items[limit - 1];
	if (items.length > limit && last !== undefined) {
		return { items: items.slice(0, limit), next: cursorAt(orderOf(last, asked.sort), last.id), isCut: false };
	}
	const [end] = await db.all<{ id: number; place: number }>(
		sql`SELECT id, place FROM (${looked}) LIMIT 1 OFFSET ${LOOKED_THROUGH - 1}`,
	);
	return { items, next: end === undefined ? null : cursorAt(end.place, end.id), isCut: end !== undefined };
}

/** What words find is little: it is narrowed and ordered as a whole. */
async function foundByWords(db: Db, asked: Asked & { q: string }): Promise<TeamPage> {
	const { by, others } = conditions(asked);
	const rows = await db.all<StoredRow>(sql`SELECT ${COLUMNS} FROM (${found(asked.q)}) f
		CROSS JOIN listings l ON l.id = f.id ${BESIDE} WHERE ${all([...(by === null ? [] : [by]), ...others])}`);
	const [at, id] = cursorOf(asked.after);
	// One that is found by several parts comes once.
	const items = [...new Map(rows.map((row) => [row.id, toListing(row)])).values()]
		.sort((a, b) => orderOf(b, asked.sort) - orderOf(a, asked.sort) || b.id - a.id)
		.filter((one) => orderOf(one, asked.sort) < at || (orderOf(one, asked.sort) === at && one.id < id));
	const last = items[asked.limit - 1];
	const hasMore = items.length > asked.limit && last !== undefined;
	const next = hasMore ? cursorAt(orderOf(last, asked.sort), last.id) : null;
	return { items: items.slice(0, asked.limit), next, isCut: false };
}

/** The listings that one reading goes through, along one index, with their places in the order. */
function lookedThrough(asked: Asked, after: string | null): { looked: SQL; others: readonly SQL[] } {
	const { by, others } = conditions(asked);
	const [at, id] = cursorOf(after);
	const what = sql`id, owner_id, plan, status, hidden_at, featured, team_pick, launch_week, primary_category_id`;
	if (asked.sort === "newest") {
		return {
			looked: sql`SELECT ${what}, id AS place FROM listings WHERE ${by ?? sql`TRUE`} AND id < ${id} ORDER BY id DESC LIMIT ${LOOKED_THROUGH}`,
			others,
		};
	}
	// These orders stand in an index for each status; without one, the live ones are meant.
	const column = sql.raw(asked.sort);
	const status = asked.status === "hidden" ? "draft" : (asked.status ?? "live");
	return {
		looked: sql`SELECT ${what}, ${column} AS place FROM listings WHERE status = ${status} AND (${column}, id) < (${at}, ${id})
			ORDER BY ${column} DESC, id DESC LIMIT ${LOOKED_THROUGH}`,
		others: by === null ? others : [by, ...others],
	};
}

const all = (conditions: readonly SQL[]) =>
	conditions.length === 0 ? sql`TRUE` : sql.join([...conditions], sql` AND `);

const COLUMNS = sql`l.id, l.slug, l.name, l.domain, l.status, l.plan, l.launch_week AS launchWeek, l.hidden_at AS hiddenAt, l.featured,
	l.team_pick AS teamPick, l.version, l.votes, l.views, l.created_at AS createdAt, l.owner_id AS ownerId, u.email AS ownerEmail, c.name AS category`;
const BESIDE = sql`LEFT JOIN users u ON u.id = l.owner_id LEFT JOIN categories c ON c.id = l.primary_category_id`;

type StoredRow = Omit<TeamListing, "featured" | "teamPick"> & { featured: number; teamPick: number };

const toListing = (row: StoredRow): TeamListing => ({
	...row,
	featured: row.featured === 1,
	teamPick: row.teamPick === 1,
});
const orderOf = (row: TeamListing, sort: TeamSort): number => (sort === "newest" ? row.id : row[sort]);

/** A place in the order and an id, as an address carries them. */
const cursorAt = (place: number, id: number) => `${place}.${id}`;

function cursorOf(after: string | null): readonly [place: number, id: number] {
	const [, place, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(after ?? "") ?? [];
	if (place === undefined || id === undefined) return [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
	return [Number(place), Number(id)];
}
