import { sql } from "drizzle-orm";
import { reindexCategory } from "#core/jobs/kinds";
import { hasVersion } from "#store/category-texts";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { enqueue } from "#store/outbox";
import { categories } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** What the site team changes of the tree itself. Texts stand in category-texts.ts. */

/** Where a category stands in the tree, and what it is called. */
export interface CategoryPlace {
	name: string;
	slug: string;
	/** Id of the one above it; null at the top. */
	parentId: number | null;
	/** Among those of the same place, the lowest first. */
	position: number;
	/** When it was closed, epoch milliseconds; null while it is open. */
	closedAt: number | null;
}

export const CATEGORY_SLUG_TAKEN = uniqueOf<[typeof categories.slug]>("categories.slug");
export const CATEGORY_NAME_TAKEN = uniqueOf<[typeof categories.name]>("categories.name");
export const CATEGORY_ID_TAKEN = uniqueOf<[typeof categories.id]>("categories.id");
type Taken = typeof CATEGORY_SLUG_TAKEN | typeof CATEGORY_NAME_TAKEN;

/** The slug of the category that an address led to before; null where it never led to one. */
export async function movedCategory(db: Db, slug: string): Promise<string | null> {
	const [row] = await db.all<{ slug: string }>(
		sql`SELECT c.slug FROM category_addresses a CROSS JOIN categories c ON c.id = a.category_id WHERE a.slug = ${slug}`,
	);
	return row?.slug ?? null;
}

/** A category as the site team edits it: where it stands, with the slug of the one above it, and its version; null where there is none. */
export async function placedCategory(db: Db, id: number) {
	const [row] = await db.all<{
		name: string;
		slug: string;
		position: number;
		parent: string | null;
		closedAt: number | null;
		version: number | null;
	}>(sql`SELECT c.name, c.slug, c.position, p.slug AS parent, c.closed_at AS closedAt, t.version
		FROM categories c LEFT JOIN categories p ON p.id = c.parent_id LEFT JOIN category_texts t ON t.category_id = c.id WHERE c.id = ${id}`);
	if (row === undefined) return null;
	const { closedAt, parent, version, ...place } = row;
	return { ...place, parent: parent ?? "", closed: closedAt !== null, version: version ?? 0 };
}

/** Live listings of categories and those below them, counted anew: the one way that is right however the tree has changed. */
export const recount = (db: Db, ids: readonly number[]): Statement =>
	db.run(sql`UPDATE categories SET live_count = (
			SELECT count(DISTINCT lc.listing_id) FROM categories below
			CROSS JOIN listing_categories lc INDEXED BY listing_categories_of ON lc.category_id = below.id
			CROSS JOIN listings l ON l.id = lc.listing_id AND l.status = 'live'
			WHERE below.id = categories.id OR below.parent_id = categories.id)
		WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`);

/** Has searches find the listings of a category by where it stands now, piece by piece. */
export const reindexLater = (db: Db, id: number, now: number): Statement =>
	enqueue(db, reindexCategory, { subject: id, payload: { after: 0 }, dueAt: now, now });

/** Begins a category, which nothing is in. Fails where its name or address is taken. */
export function insertCategory(
	db: Db,
	place: Omit<CategoryPlace, "closedAt"> & { id: number; description: string },
): Statement<Taken | typeof CATEGORY_ID_TAKEN | "taken">[] {
	return [
		mayViolate(
			CATEGORY_ID_TAKEN,
			mayViolate(CATEGORY_SLUG_TAKEN, mayViolate(CATEGORY_NAME_TAKEN, db.insert(categories).values(place))),
		),
		mustHold(db, "taken", sql`NOT EXISTS (SELECT 1 FROM category_addresses WHERE slug = ${place.slug})`),
	];
}

/**
 * Gives a category another name, address or place that is still as it was read; its address before leads to it. Fails as
 * `changed`, and where name or address are taken by another one.
 */
export function replaceCategory(
	db: Db,
	before: CategoryPlace & { id: number; version: number },
	{ name, slug, parentId, position, closedAt }: CategoryPlace,
	now: number,
): Statement<Taken | "changed" | "taken">[] {
	const { id, version } = before;
	const isElsewhere = parentId !== before.parentId;
	return [
		mustHold(db, "changed", hasVersion(id, version)),
		db.run(sql`INSERT INTO category_texts (category_id, version) VALUES (${id}, ${version + 1})
			ON CONFLICT (category_id) DO UPDATE SET version = ${version + 1} WHERE category_texts.version = ${version}`),
		mustHaveChanged(db, "changed"),
		db.run(sql`DELETE FROM category_addresses WHERE slug = ${slug} AND category_id = ${id}`),
		mustHold(db, "taken", sql`NOT EXISTS (SELECT 1 FROM category_addresses WHERE slug = ${slug})`),
		mayViolate(
			CATEGORY_SLUG_TAKEN,
			mayViolate(
				CATEGORY_NAME_TAKEN,
				db.run(sql`UPDATE categories SET name = ${name}, slug = ${slug}, parent_id = ${parentId}, position = ${position},
					closed_at = ${closedAt} WHERE id = ${id}`),
			),
		),
		...(slug === before.slug
			? []
			: [db.run(sql`INSERT INTO category_addresses (slug, category_id) VALUES (${before.slug}, ${id})`)]),
		// What has one above it has none below.
		mustHold(
			db,
			"changed",
			sql`${parentId} IS NULL OR (NOT EXISTS (SELECT 1 FROM categories WHERE parent_id = ${id})
				AND EXISTS (SELECT 1 FROM categories WHERE id = ${parentId} AND parent_id IS NULL))`,
		),
		...(isElsewhere
			? [
					recount(
						db,
						[before.parentId, parentId].filter((one) => one !== null),
					),
				]
			: []),
		...(isElsewhere || name !== before.name ? [reindexLater(db, id, now)] : []),
	];
}

/** How many of its listings a merger moves at a time. */
export const MERGED_AT_ONCE = 500;

/** Ids of the categories that a listing is in. */
export async function categoriesOfListing(db: Db, listingId: number): Promise<number[]> {
	const rows = await db.all<{ id: number }>(
		sql`SELECT category_id AS id FROM listing_categories WHERE listing_id = ${listingId}`,
	);
	return rows.map(({ id }) => id);
}

/** How many listings are in a category itself, not in those below it; no more than `limit`. */
export async function listingsIn(db: Db, id: number, limit: number): Promise<number> {
	const [row] = await db.all<{ n: number }>(
		sql`SELECT count(*) AS n FROM (SELECT 1 FROM listing_categories INDEXED BY listing_categories_of WHERE category_id = ${id} LIMIT ${limit})`,
	);
	return row?.n ?? 0;
}

/** Moves so many listings of one category into another: who is in both stays once, and keeps the better place. */
export function moveListings(db: Db, from: number, into: number, parents: readonly number[], now: number): Statement[] {
	const some = sql`(SELECT listing_id FROM listing_categories INDEXED BY listing_categories_of WHERE category_id = ${from} ORDER BY listing_id LIMIT ${MERGED_AT_ONCE})`;
	return [
		// In both: the primary place goes over, and the other row goes.
		db.run(sql`UPDATE listing_categories SET position = min(position, (SELECT f.position FROM listing_categories f
				WHERE f.listing_id = listing_categories.listing_id AND f.category_id = ${from}))
			WHERE category_id = ${into} AND listing_id IN ${some}`),
		db.run(sql`INSERT OR IGNORE INTO listing_categories (listing_id, category_id, position)
			SELECT listing_id, ${into}, position FROM listing_categories WHERE category_id = ${from} AND listing_id IN ${some}`),
		db.run(sql`UPDATE listings SET primary_category_id = ${into}, version = version + 1
			WHERE primary_category_id = ${from} AND id IN ${some}`),
		db.run(sql`DELETE FROM listing_categories WHERE category_id = ${from} AND listing_id IN ${some}`),
		recount(db, [from, into, ...parents]),
		reindexLater(db, into, now),
	];
}

/** Ends a category that nothing is in any more: its address leads to the other one. Fails as `changed`. */
export function endCategory(
	db: Db,
	{ id, slug, version }: { id: number; slug: string; version: number },
	into: number,
): Statement<"changed">[] {
	return [
		mustHold(
			db,
			"changed",
			sql`coalesce((SELECT version FROM category_texts WHERE category_id = ${id}), 0) = ${version}
				AND NOT EXISTS (SELECT 1 FROM listing_categories WHERE category_id = ${id})
				AND NOT EXISTS (SELECT 1 FROM listings WHERE primary_category_id = ${id})
				AND NOT EXISTS (SELECT 1 FROM categories WHERE parent_id = ${id})`,
		),
		db.run(sql`UPDATE category_addresses SET category_id = ${into} WHERE category_id = ${id}`),
		db.run(sql`DELETE FROM category_texts WHERE category_id = ${id}`),
		db.run(sql`DELETE FROM categories WHERE id = ${id}`),
		db.run(sql`INSERT INTO category_addresses (slug, category_id) VALUES (${slug}, ${into})`),
	];
}

/** Brings what searches know of a piece of a category's listings up to date. @returns the last one; null at the end. */
export async function reindexPiece(
	db: Db,
	id: number,
	after: number,
	limit: number,
): Promise<{ last: number | null; statements: Statement[] }> {
	const rows = await db.all<{ id: number }>(
		sql`SELECT listing_id AS id FROM listing_categories INDEXED BY listing_categories_of
			WHERE category_id = ${id} AND listing_id > ${after} ORDER BY listing_id LIMIT ${limit}`,
	);
	if (rows.length === 0) return { last: null, statements: [] };
	const ids = JSON.stringify(rows.map((row) => row.id));
	return {
		last: rows.at(-1)?.id ?? null,
		statements: [db.run(sql`INSERT INTO listing_reindex (listing_id) SELECT value FROM json_each(${ids})`)],
	};
}
