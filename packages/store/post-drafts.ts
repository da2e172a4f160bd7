import { desc, eq, sql } from "drizzle-orm";
import type { PostTexts } from "#core/content/post";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import { keepInPost } from "#store/post-pictures";
import { plainWords } from "#store/post-words";
import { postDrafts, posts, postVersions } from "#store/schema/index";
import { mayViolate, uniqueOf } from "#store/unique";

/** Posts as the site team writes them. What it publishes stands in `posts`, which is all that anybody else reads. */

export type PostDraft = typeof postDrafts.$inferSelect;

export async function postDraft(db: Db, id: number): Promise<PostDraft | null> {
	return (await db.query.postDrafts.findFirst({ where: eq(postDrafts.postId, id) })) ?? null;
}

/** A post among others. */
export interface ListedPost {
	postId: number;
	slug: string;
	title: string;
	author: string;
	publishedAt: number | null;
	editedAt: number;
}

/** All posts, the newest first. @param before ids below this one. */
export function listPostDrafts(
	db: Db,
	{ before, limit }: { before: number | undefined; limit: number },
): Promise<ListedPost[]> {
	return db.all<ListedPost>(sql`SELECT post_id AS postId, slug, texts ->> 'title' AS title, texts ->> 'author' AS author,
			published_at AS publishedAt, edited_at AS editedAt
		FROM post_drafts WHERE post_id < ${before ?? Number.MAX_SAFE_INTEGER} ORDER BY post_id DESC LIMIT ${limit}`);
}

/** The key that a second post of one address violates. */
export const POST_SLUG_TAKEN = uniqueOf<[typeof postDrafts.slug]>("post_drafts.slug");

interface WrittenPost {
	id: number;
	before: PostDraft | null;
	texts: PostTexts;
	pictures: readonly string[];
	at: number;
}

/**
 * Writes a post over the version that was read, and publishes it, changes what is published, or takes it back. An address
 * that everybody knew goes on leading to it. Fails its batch as `changed` when it has changed since, as POST_SLUG_TAKEN, and
 * as `gone` when a picture of it was removed meanwhile.
 * @param before null for a new one. @param pictures the hashes of those that the text shows.
 */
export function writePost(
	db: Db,
	{ id, before, texts, pictures, at }: WrittenPost,
): Statement<"changed" | "gone" | typeof POST_SLUG_TAKEN>[] {
	const { slug, title, summary, body, author, faqs, publishedAt } = texts;
	const row = { texts, slug, publishedAt, version: (before?.version ?? 0) + 1, editedAt: at };
	const shown = { slug, title, summary, body, author, faqs, plain: plainWords(texts) };
	const wasPublic = before !== null && before.publishedAt !== null && before.publishedAt <= at && before.slug !== slug;
	return [
		...keepInPost(db, id, pictures, at),
		...(before === null
			? [mayViolate(POST_SLUG_TAKEN, db.insert(postDrafts).values({ postId: id, ...row }))]
			: [
					db
						.insert(postVersions)
						.values({
							postId: id,
							version: before.version,
							texts: before.texts,
							editedAt: before.editedAt,
						})
						.onConflictDoNothing(),
					mayViolate(
						POST_SLUG_TAKEN,
						db.update(postDrafts).set(row).where(sql`post_id = ${id} AND version = ${before.version}`),
					),
					mustHaveChanged(db, "changed"),
				]),
		...(wasPublic
			? [
					db.run(sql`INSERT INTO post_slugs (slug, post_id) VALUES (${before.slug}, ${id})
					ON CONFLICT (slug) DO UPDATE SET post_id = excluded.post_id`),
				]
			: []),
		// An address is the post's that has it now.
		db.run(sql`DELETE FROM post_slugs WHERE slug = ${slug}`),
		publishedAt === null
			? db.delete(posts).where(eq(posts.id, id))
			: db
					.insert(posts)
					.values({ id, ...shown, publishedAt })
					.onConflictDoUpdate({ target: posts.id, set: { ...shown, publishedAt } }),
	];
}

/** What a post said before, the last first. */
export function postVersionsOf(db: Db, id: number, limit: number): Promise<(typeof postVersions.$inferSelect)[]> {
	return db
		.select()
		.from(postVersions)
		.where(eq(postVersions.postId, id))
		.orderBy(desc(postVersions.version))
		.limit(limit);
}

export async function postVersion(db: Db, id: number, version: number) {
	const row = await db.query.postVersions.findFirst({ where: sql`post_id = ${id} AND version = ${version}` });
	return row ?? null;
}

/** Where a post is by now that everybody knew by another address; null where there is none, or where it is not published. */
export async function movedPost(db: Db, slug: string, now: number): Promise<string | null> {
	const [row] = await db.all<{
		slug: string;
	}>(sql`SELECT p.slug FROM post_slugs s CROSS JOIN posts p ON p.id = s.post_id
		WHERE s.slug = ${slug} AND p.published_at <= ${now}`);
	return row?.slug ?? null;
}
