import { eq, sql } from "drizzle-orm";
import { type Db, mustHaveChanged, type Statement } from "#store/db";
import type { PictureRow } from "#store/pictures";
import { pictures, postPictures } from "#store/schema/index";

/** Pictures in posts. Source: docs/blog.md#pictures. */

/** A post has these pictures from now on, and keeps them. Fails as `gone` when one of them was removed meanwhile. */
export function keepInPost(db: Db, postId: number, hashes: readonly string[], at: number): Statement<"gone">[] {
	if (hashes.length === 0) return [];
	return [
		db.run(sql`INSERT INTO post_pictures (post_id, hash, at)
			SELECT ${postId}, p.hash, ${at} FROM json_each(${JSON.stringify(hashes)}) h CROSS JOIN pictures p ON p.hash = h.value
			WHERE true ON CONFLICT (post_id, hash) DO UPDATE SET at = excluded.at`),
		mustHaveChanged(db, "gone", hashes.length),
	];
}

/** The pictures that a post or an earlier version of it has, in the order of their hashes. */
export async function picturesOfPost(db: Db, postId: number, limit: number): Promise<PictureRow[]> {
	const rows = await db
		.select({ picture: pictures })
		.from(postPictures)
		.innerJoin(pictures, eq(pictures.hash, postPictures.hash))
		.where(eq(postPictures.postId, postId))
		.orderBy(postPictures.hash)
		.limit(limit);
	return rows.map(({ picture }) => picture);
}

/** Whether everybody may see a picture because of a post: one that is published has it, or had it before. */
export async function isInPublishedPost(db: Db, hash: string, now: number): Promise<boolean> {
	const [row] = await db.all<{ found: number }>(sql`SELECT EXISTS (
		SELECT 1 FROM post_pictures i CROSS JOIN posts p ON p.id = i.post_id
		WHERE i.hash = ${hash} AND p.published_at <= ${now}) AS found`);
	return row?.found === 1;
}
