import { sql } from "drizzle-orm";
import type { Db } from "#store/db";

/** Pages of one file of the sitemap: rows of a stretch of ids, so that every file costs the same and none shifts. */
export const SITEMAP_STRETCH = 5000;

export interface SitemapRow {
	slug: string;
	/** Epoch milliseconds. */
	changedAt: number;
}

/** What has a page each, and the condition under which it is public. */
const KINDS = {
	listings: () => sql`SELECT slug, updated_at AS changedAt FROM listings WHERE status = 'live'`,
	founders: () => sql`SELECT slug, created_at AS changedAt FROM founders WHERE live_listings > 0`,
	posts: (now: number) => sql`SELECT slug, published_at AS changedAt FROM posts WHERE published_at <= ${now}`,
} as const;

export type SitemapKind = keyof typeof KINDS;
export const SITEMAP_KINDS = Object.keys(KINDS) as SitemapKind[];

/** How many files each kind fills. Reads one row a kind. */
export async function sitemapFiles(db: Db): Promise<Record<SitemapKind, number>> {
	const [row] = await db.all<Record<SitemapKind, number | null>>(
		sql`SELECT (SELECT max(id) FROM listings) AS listings, (SELECT max(id) FROM founders) AS founders, (SELECT max(id) FROM posts) AS posts`,
	);
	const files = (kind: SitemapKind) => Math.ceil((row?.[kind] ?? 0) / SITEMAP_STRETCH);
	return { listings: files("listings"), founders: files("founders"), posts: files("posts") };
}

/** The public ones of a stretch of ids, as of `now`. @param file from 1. */
export function sitemapRows(db: Db, kind: SitemapKind, file: number, now: number): Promise<SitemapRow[]> {
	const last = file * SITEMAP_STRETCH;
	return db.all(sql`${KINDS[kind](now)} AND id > ${last - SITEMAP_STRETCH} AND id <= ${last}`);
}
