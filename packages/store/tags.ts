import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "#store/db";
import { tags } from "#store/schema/index";

/** Tags that listings carry, whatever their status. What the site team changes of them stands in tag-changes.ts. */

export type TagRow = typeof tags.$inferSelect;

export const TAG_SORTS = ["used", "seldom", "name"] as const;
export type TagSort = (typeof TAG_SORTS)[number];

/** How a list goes on after a row: its count and its name. */
export const tagCursor = ({ tag, listings }: TagRow): string => `${listings}.${tag}`;

/**
 * Tags of listings in an order, those that begin so; by name only where a beginning is looked for, because that is what the
 * index of names finds.
 * @param begin capital letters a to z count as small ones; empty for all.
 * @param after where the part before ended (`tagCursor`); null for the first.
 */
export function tagsFrom(
	db: Db,
	{ begin, sort, after, limit }: { begin: string; sort: TagSort; after: string | null; limit: number },
): Promise<TagRow[]> {
	const [count = "", ...rest] = (after ?? "").split(".");
	const last = { listings: Number(count) || 0, tag: rest.join(".") };
	if (begin !== "" || sort === "name") {
		const from = begin.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
		const to = `${from}\u{10ffff}`;
		const beyond = after === null ? sql`1` : sql`(lower(tag), tag) > (lower(${last.tag}), ${last.tag})`;
		return db.all(sql`SELECT tag, listings FROM tags INDEXED BY tags_name
			WHERE lower(tag) >= ${from} AND lower(tag) < ${to} AND ${beyond} ORDER BY lower(tag), tag LIMIT ${limit}`);
	}
	const beyond = sort === "used" ? sql`<` : sql`>`;
	const order = sort === "used" ? sql`listings DESC, tag DESC` : sql`listings, tag`;
	const where = after === null ? sql`listings > 0` : sql`(listings, tag) ${beyond} (${last.listings}, ${last.tag})`;
	return db.all(
		sql`SELECT tag, listings FROM tags INDEXED BY tags_used WHERE ${where} ORDER BY ${order} LIMIT ${limit}`,
	);
}

/** How many listings carry it; 0 where it is not in use. */
export async function tagUse(db: Db, tag: string): Promise<number> {
	const [row] = await db.select().from(tags).where(eq(tags.tag, tag));
	return row?.listings ?? 0;
}

/** Other spellings of a tag that are in use: those that differ in capital letters a to z only. */
export function tagSpellings(db: Db, tag: string, limit: number): Promise<TagRow[]> {
	return db
		.select()
		.from(tags)
		.where(sql`lower(tag) = lower(${tag}) AND tag <> ${tag}`)
		.orderBy(asc(tags.tag))
		.limit(limit);
}

/** Listings that carry it, in the order of their ids. */
export function listingsWithTag(
	db: Db,
	tag: string,
	limit: number,
): Promise<{ id: number; name: string; slug: string; status: string }[]> {
	return db.all(sql`SELECT l.id, l.name, l.slug, l.status FROM listing_tags t CROSS JOIN listings l ON l.id = t.listing_id
		WHERE t.tag = ${tag} ORDER BY t.listing_id LIMIT ${limit}`);
}
