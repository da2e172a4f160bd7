import { eq, sql } from "drizzle-orm";
import type { Db, Statement } from "#store/db";
import { vectorModel } from "#store/schema/index";

/** What listings mean: which vectors are to be made, and those that the database keeps. Source: docs/search.md#by-meaning. */

/** Who makes the vectors by now; null before the first round. */
export async function vectorModelNow(db: Db): Promise<string | null> {
	return (await db.query.vectorModel.findFirst({ where: eq(vectorModel.id, 1) }))?.model ?? null;
}

/** From now on changes of listings are noted. */
export function setVectorModel(db: Db, model: string, now: number): Statement {
	return db
		.insert(vectorModel)
		.values({ id: 1, model, begunAt: now })
		.onConflictDoUpdate({ target: vectorModel.id, set: { model, begunAt: now } });
}

/** A listing whose vector is to be made, or taken away. */
export interface DueVector {
	listingId: number;
	/** As it was read: what is written for it counts only while it is the same. */
	due: number;
	model: string | null;
	textHash: string | null;
	/** What searches know of it; null where it is not to be found any more. */
	text: string | null;
}

/** Longer texts are cut: models read no more than some hundred words, and the beginning says what a product is. */
const TEXT_MAX = 2000;

export function dueVectors(db: Db, limit: number): Promise<DueVector[]> {
	return db.all<DueVector>(sql`SELECT v.listing_id AS listingId, v.due, v.model, v.text_hash AS textHash,
			iif(d.listing_id IS NULL, NULL, substr(concat_ws(char(10), d.name, nullif(d.tagline, ''), nullif(d.labels, ''), nullif(d.body, '')), 1, ${TEXT_MAX})) AS text
		FROM (SELECT listing_id, due, model, text_hash FROM listing_vectors WHERE due > 0 ORDER BY due, listing_id LIMIT ${limit}) v
			LEFT JOIN listing_search_docs d ON d.listing_id = v.listing_id`);
}

export async function hasDueVectors(db: Db): Promise<boolean> {
	return (await db.all(sql`SELECT 1 FROM listing_vectors WHERE due > 0 ORDER BY due, listing_id LIMIT 1`)).length > 0;
}

/** What became of a listing's text. */
export interface MadeVector {
	listingId: number;
	/** As it was read. */
	due: number;
	/** Of the text that its vector was of before. */
	oldHash: string | null;
	textHash: string;
	/** As the database keeps it; null where it is kept elsewhere, or the text was refused. */
	vector: string | null;
}

/**
 * Writes the vectors of listings that have not changed since their texts were read. Those that have stay due: so do such as
 * another run has written meanwhile, whose vector elsewhere may have been replaced by an older one.
 */
export function storeVectors(db: Db, model: string, made: readonly MadeVector[]): Statement {
	const list = JSON.stringify(made);
	const isAsRead = sql`(listing_vectors.due = m.due AND listing_vectors.text_hash IS m.old_hash)`;
	return db.run(sql`UPDATE listing_vectors SET
			due = iif(${isAsRead}, 0, listing_vectors.due + 1),
			model = iif(${isAsRead}, ${model}, listing_vectors.model),
			text_hash = iif(${isAsRead}, m.text_hash, listing_vectors.text_hash),
			vector = iif(${isAsRead}, m.vector, listing_vectors.vector)
		FROM (SELECT value ->> '$.listingId' AS listing_id, value ->> '$.due' AS due, value ->> '$.oldHash' AS old_hash,
				value ->> '$.textHash' AS text_hash, value ->> '$.vector' AS vector
			FROM json_each(${list})) m
		WHERE listing_vectors.listing_id = m.listing_id`);
}

/** For listings whose text is the one that their vector is of. */
export function settleVectors(db: Db, same: readonly Pick<DueVector, "listingId" | "due">[]): Statement {
	return db.run(sql`UPDATE listing_vectors SET due = 0
		FROM (SELECT value ->> '$.listingId' AS listing_id, value ->> '$.due' AS due FROM json_each(${JSON.stringify(same)})) m
		WHERE listing_vectors.listing_id = m.listing_id AND listing_vectors.due = m.due`);
}

/** For listings that are not to be found any more. */
export function deleteVectors(db: Db, gone: readonly Pick<DueVector, "listingId" | "due">[]): Statement {
	return db.run(sql`DELETE FROM listing_vectors WHERE (listing_id, due) IN
		(SELECT value ->> '$.listingId', value ->> '$.due' FROM json_each(${JSON.stringify(gone)}))`);
}

/** Notes the next listings as due. @returns the last of them; null at the end. */
export async function markVectorsDue(
	db: Db,
	after: number,
	limit: number,
): Promise<{ last: number | null; statements: Statement[] }> {
	const rows = await db.all<{ id: number }>(
		sql`SELECT listing_id AS id FROM listing_search_docs WHERE listing_id > ${after} ORDER BY listing_id LIMIT ${limit}`,
	);
	const last = rows.at(-1)?.id ?? null;
	if (last === null) return { last, statements: [] };
	const statement = db.run(sql`INSERT INTO listing_vectors (listing_id)
		SELECT listing_id FROM listing_search_docs WHERE listing_id > ${after} AND listing_id <= ${last}
		ON CONFLICT (listing_id) DO UPDATE SET due = 1 WHERE due = 0`);
	return { last, statements: [statement] };
}

/** Of a model, those of the newest listings: each is compared with what is looked for. */
export function keptVectors(db: Db, model: string, limit: number): Promise<{ listingId: number; vector: string }[]> {
	return db.all(sql`SELECT listing_id AS listingId, vector FROM listing_vectors
		WHERE model = ${model} AND vector IS NOT NULL ORDER BY listing_id DESC LIMIT ${limit}`);
}
