import { sql } from "drizzle-orm";
import { otherForms } from "#core/search/words";
import type { Db, Statement } from "#store/db";

/** What searches of posts are told beside what posts say. Source: docs/search.md#posts-and-founders. */

/** The texts of a post that searches read. */
export interface PostWords {
	id: number;
	title: string;
	summary: string;
	body: string;
}

/** The words of a post whose letters have a plain form (`ＣＲＭ`, `ﬁnance`), in that form; empty where there are none. */
export const plainWords = ({ title, summary, body }: Omit<PostWords, "id">): string =>
	otherForms([title, summary, body].join("\n")).join(" ");

/** Posts whose words were not looked through for plain forms. Reads as many rows as it yields. */
export function postsToTell(db: Db, limit: number): Promise<PostWords[]> {
	return db.all(
		sql`SELECT id, title, summary, body FROM posts INDEXED BY posts_to_tell WHERE plain IS NULL LIMIT ${limit}`,
	);
}

/** Tells searches the plain forms of a post's words, unless it was edited since they were read. */
export function tellPlainWords(db: Db, { id, title, summary, body }: PostWords, plain: string): Statement {
	return db.run(sql`UPDATE posts SET plain = ${plain}
		WHERE id = ${id} AND plain IS NULL AND title = ${title} AND summary = ${summary} AND body = ${body}`);
}
