import { desc, lte, sql } from "drizzle-orm";
import type { Db } from "#store/db";
import type { Window } from "#store/launches";
import { posts } from "#store/schema/index";
import { wholeRow } from "#store/whole-rows";

/** A post as the list shows it. */
export interface PostSummaryRow {
	slug: string;
	title: string;
	summary: string;
	author: string;
	/** Epoch milliseconds. */
	publishedAt: number;
}

/** Published posts, newest first. */
export function listPosts(db: Db, { now, limit, offset }: Window & { now: number }): Promise<PostSummaryRow[]> {
	const { slug, title, summary, author, publishedAt } = posts;
	return db
		.select({ slug, title, summary, author, publishedAt })
		.from(posts)
		.where(lte(posts.publishedAt, now))
		.orderBy(desc(posts.publishedAt), desc(posts.id))
		.limit(limit)
		.offset(offset);
}

/** A published post in full. */
export function publishedPost(db: Db, slug: string, now: number) {
	return wholeRow(db, posts, sql`WHERE slug = ${slug} AND published_at <= ${now}`);
}

/** Characters of Markdown that are read at once: a feed is read again and again. */
const TEXTS_MAX = 400_000;

/** The texts of published posts by their addresses, in that order, as far as they are not too much together. */
export async function postTexts(db: Db, slugs: readonly string[], now: number): Promise<Map<string, string>> {
	const rows = await db.all<{ slug: string; body: string }>(sql`SELECT slug, body FROM (
			SELECT p.slug, p.body, sum(length(p.body)) OVER (ORDER BY s.key) AS characters
			FROM json_each(${JSON.stringify(slugs)}) s CROSS JOIN posts p ON p.slug = s.value AND p.published_at <= ${now}
		) WHERE characters <= ${TEXTS_MAX}`);
	return new Map(rows.map(({ slug, body }) => [slug, body]));
}
