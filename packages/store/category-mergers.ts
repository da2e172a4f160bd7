import { eq, type SQL, sql } from "drizzle-orm";
import {
	CATEGORY_ID_TAKEN,
	CATEGORY_NAME_TAKEN,
	CATEGORY_SLUG_TAKEN,
	MERGED_AT_ONCE,
	recount,
	reindexLater,
} from "#store/category-tree";
import { type Db, mustHaveChanged, mustHold, type Statement } from "#store/db";
import { categoryMergers } from "#store/schema/index";
import { mayViolate } from "#store/unique";

/** What a press of a merger moved, and how it is put back. Source: docs/listings.md#categories. */

export type CategoryMerger = typeof categoryMergers.$inferSelect;

/** Places in categories that a listing has at most: the primary one and three more. */
const PLACES_MAX = 4;

/**
 * Notes what `moveListings` is about to move, and the category that is about to end. Fails as `changed` where either of both is
 * gone, as a colleague has merged it.
 */
export function noteMerger(
	db: Db,
	{ id, from, into, ends }: { id: number; from: number; into: number; ends: boolean },
): Statement<"changed">[] {
	const ended = sql`(SELECT json_object('slug', slug, 'name', name, 'description', description, 'faqs', json(faqs),
			'parentId', parent_id, 'position', position, 'closedAt', closed_at,
			'texts', (SELECT json_object('belongs', belongs, 'excludes', excludes, 'synonyms', json(synonyms), 'hints', json(hints),
				'version', version) FROM category_texts WHERE category_id = categories.id),
			'addresses', json((SELECT json_group_array(a.slug) FROM category_addresses a WHERE a.category_id = categories.id)))
		FROM categories WHERE id = ${from})`;
	const noted = db.run(sql`INSERT INTO category_mergers (id, category_id, into_id, ended, listings)
		SELECT ${id}, ${from}, ${into}, ${ends ? ended : null}, json_group_array(json_object('id', f.listing_id,
			'position', f.position, 'intoPosition', i.position, 'isPrimary', iif(l.primary_category_id = ${from}, 1, 0)))
		FROM (SELECT listing_id, position FROM listing_categories INDEXED BY listing_categories_of
			WHERE category_id = ${from} ORDER BY listing_id LIMIT ${MERGED_AT_ONCE}) f
		CROSS JOIN listings l ON l.id = f.listing_id
		LEFT JOIN listing_categories i ON i.listing_id = f.listing_id AND i.category_id = ${into}`);
	return [mustHold(db, "changed", sql`(SELECT count(*) FROM categories WHERE id IN (${from}, ${into})) = 2`), noted];
}

export async function categoryMerger(db: Db, id: number): Promise<CategoryMerger | null> {
	return (await db.query.categoryMergers.findFirst({ where: eq(categoryMergers.id, id) })) ?? null;
}

/** The highest id that a category has, or had before a merger ended it; 0 where there is none. */
export async function lastCategoryId(db: Db): Promise<number> {
	const [row] = await db.all<{ id: number | null }>(
		sql`SELECT max((SELECT coalesce(max(id), 0) FROM categories), (SELECT coalesce(max(category_id), 0) FROM category_mergers)) AS id`,
	);
	return row?.id ?? 0;
}

/** The name of a category that a merger ended; null where none did. */
export async function endedName(db: Db, categoryId: number): Promise<string | null> {
	const [row] = await db.all<{ name: string }>(
		sql`SELECT ended ->> '$.name' AS name FROM category_mergers WHERE category_id = ${categoryId} AND ended IS NOT NULL`,
	);
	return row?.name ?? null;
}

/** What a merger moved (`e`), with the place (`c`) that it gave each listing (`l`) and that this still has. */
const movedBy = (id: number): SQL => sql`FROM category_mergers m CROSS JOIN json_each(m.listings) e
	CROSS JOIN listings l ON l.id = e.value ->> '$.id' WHERE m.id = ${id}`;

/** Whether a listing still stands as the merger left it, with room for the place that it had. */
const STANDS = sql`EXISTS (SELECT 1 FROM listing_categories c WHERE c.listing_id = l.id AND c.category_id = m.into_id
		AND c.position = min(e.value ->> '$.position', coalesce(e.value ->> '$.intoPosition', e.value ->> '$.position')))
	AND (e.value ->> '$.isPrimary' = 0 OR l.primary_category_id = m.into_id)
	AND NOT EXISTS (SELECT 1 FROM listing_categories c WHERE c.listing_id = l.id AND c.category_id = m.category_id)
	AND (e.value ->> '$.intoPosition' IS NULL
		OR (SELECT count(*) FROM listing_categories c WHERE c.listing_id = l.id) < ${PLACES_MAX})`;

/** What of a merger can be put back. */
export interface MergerBack {
	/** Ids of listings that still stand as the merger left them. */
	stand: number[];
	/** Names of those that were given other categories since. */
	left: string[];
}

/** Looks which listings of a merger still stand as it left them; what is gone is neither. */
export async function mergerBack(db: Db, id: number): Promise<MergerBack> {
	const rows = await db.all<{ id: number; name: string; stands: 0 | 1 }>(
		sql`SELECT l.id, l.name, ${STANDS} AS stands ${movedBy(id)}`,
	);
	return {
		stand: rows.filter(({ stands }) => stands === 1).map((row) => row.id),
		left: rows.filter(({ stands }) => stands === 0).map(({ name }) => name),
	};
}

/**
 * Puts back the category that a merger ended, with its texts and the addresses that still lead where it was merged into. Fails as
 * `moved`, and where its name, address or place were taken since.
 */
export function reviveCategory(
	db: Db,
	{ id, intoId, ended }: CategoryMerger,
): Statement<"moved" | typeof CATEGORY_ID_TAKEN | typeof CATEGORY_NAME_TAKEN | typeof CATEGORY_SLUG_TAKEN>[] {
	if (ended === null) return [];
	const led = JSON.stringify([ended.slug, ...ended.addresses]);
	const insert = db.run(sql`INSERT INTO categories (id, slug, name, description, faqs, parent_id, position, closed_at)
		SELECT category_id, ended ->> '$.slug', ended ->> '$.name', ended ->> '$.description', ended -> '$.faqs',
			ended ->> '$.parentId', ended ->> '$.position', ended ->> '$.closedAt' FROM category_mergers WHERE id = ${id}`);
	return [
		mayViolate(CATEGORY_ID_TAKEN, mayViolate(CATEGORY_SLUG_TAKEN, mayViolate(CATEGORY_NAME_TAKEN, insert))),
		db.run(sql`INSERT INTO category_texts (category_id, belongs, excludes, synonyms, hints, version)
			SELECT category_id, ended ->> '$.texts.belongs', ended ->> '$.texts.excludes', ended -> '$.texts.synonyms',
				ended -> '$.texts.hints', ended ->> '$.texts.version' FROM category_mergers WHERE id = ${id} AND ended ->> '$.texts' IS NOT NULL`),
		db.run(sql`UPDATE category_addresses SET category_id = (SELECT category_id FROM category_mergers WHERE id = ${id})
			WHERE category_id = ${intoId} AND slug IN (SELECT value FROM json_each(${led}))`),
		db.run(sql`DELETE FROM category_addresses WHERE slug = ${ended.slug}
			AND category_id = (SELECT category_id FROM category_mergers WHERE id = ${id})`),
		mustHold(db, "moved", sql`NOT EXISTS (SELECT 1 FROM category_addresses WHERE slug = ${ended.slug})`),
		...(ended.parentId === null
			? []
			: [
					mustHold(
						db,
						"moved",
						sql`EXISTS (SELECT 1 FROM categories WHERE id = ${ended.parentId} AND parent_id IS NULL)`,
					),
				]),
	];
}

/**
 * Puts listings back where they stood before a merger, and forgets it. Fails as `moved` where one of them stands elsewhere by now,
 * or the merger was taken back.
 * @param stand ids of those that stand as the merger left them.
 * @param parents ids of categories above either one, which are counted anew.
 */
export function putBackListings(
	db: Db,
	{ id, categoryId, intoId }: CategoryMerger,
	{ stand, parents, now }: { stand: readonly number[]; parents: readonly number[]; now: number },
): Statement<"moved">[] {
	const ids = sql`(SELECT value FROM json_each(${JSON.stringify(stand)}))`;
	const them = sql`${movedBy(id)} AND l.id IN ${ids}`;
	return [
		mustHold(db, "moved", sql`(SELECT count(*) ${them} AND ${STANDS}) = ${stand.length}`),
		db.run(sql`UPDATE listing_categories SET position = (SELECT e.value ->> '$.intoPosition' ${movedBy(id)}
				AND l.id = listing_categories.listing_id)
			WHERE category_id = ${intoId}
				AND listing_id IN (SELECT l.id ${them} AND e.value ->> '$.intoPosition' IS NOT NULL)`),
		db.run(sql`INSERT INTO listing_categories (listing_id, category_id, position)
			SELECT l.id, ${categoryId}, e.value ->> '$.position' ${them}`),
		db.run(sql`UPDATE listings SET primary_category_id = ${categoryId}, version = version + 1
			WHERE id IN (SELECT l.id ${them} AND e.value ->> '$.isPrimary' = 1)`),
		db.run(sql`DELETE FROM listing_categories WHERE category_id = ${intoId}
			AND listing_id IN (SELECT l.id ${them} AND e.value ->> '$.intoPosition' IS NULL)`),
		recount(db, [categoryId, intoId, ...parents]),
		reindexLater(db, categoryId, now),
		db.run(sql`DELETE FROM category_mergers WHERE id = ${id}`),
		mustHaveChanged(db, "moved"),
	];
}
