import { sql } from "drizzle-orm";
import { isCounted } from "#core/search/spelling";
import { stemOf } from "#core/search/stem";
import type { Db, Statement } from "#store/db";
import { COMMON_THREE_MIN } from "#store/search/nearly-spelt";
import { traitsAmong } from "#store/search/traits";

/** How much has been written to the index since it began, and how much of that has been counted. */
const WRITTEN = "search_docs_written";
const COUNTED = "search_docs_counted";
/** Words are counted anew once so many of a hundred listings have changed. */
const CHANGED_PERCENT = 1;

/**
 * A stem of so many listings counts as common: rankings then reckon with its number. Source: RANKED_MAX in
 * packages/core/search/rarity.ts.
 */
export const COMMON_MIN = 500;

interface Written {
	written: number;
	counted: number;
	listings: number;
}

async function progress(db: Db): Promise<Written> {
	return db.get<Written>(sql`SELECT
		coalesce(max(iif(name = ${WRITTEN}, value, 0)), 0) AS written, coalesce(max(iif(name = ${COUNTED}, value, 0)), 0) AS counted,
		coalesce(max(iif(name = 'listings_live', value, 0)), 0) AS listings
		FROM counters WHERE name IN (${WRITTEN}, ${COUNTED}, 'listings_live')`);
}

/** Whether so much has changed since words were counted that it is worth another round. */
export async function hasWordsToCount(db: Db): Promise<boolean> {
	const { written, counted, listings } = await progress(db);
	return written - counted > (listings * CHANGED_PERCENT) / 100;
}

/** How much is written to the index by now. */
export async function writtenSoFar(db: Db): Promise<number> {
	return (await progress(db)).written;
}

/** A piece of the words of the index, in their order, with what has to be stored of them. */
export interface WordsPiece {
	/** The last word of the piece; null at the end. */
	last: string | null;
	statements: Statement[];
}

/** Counts the next words of names, taglines and labels, as they are spelt. */
export async function countVocabulary(db: Db, after: string, limit: number): Promise<WordsPiece> {
	const terms = await db.all<{ term: string; listings: number }>(
		sql`SELECT term, doc AS listings FROM search_heads_terms WHERE term > ${after} ORDER BY term LIMIT ${limit}`,
	);
	const last = terms.length < limit ? null : (terms.at(-1)?.term ?? null);
	const spelt = terms.filter(({ term }) => isCounted(term));
	const traits = await traitsAmong(db, spelt);
	const list = JSON.stringify(spelt.map(({ term, listings }) => [term, listings, traits.get(term) ?? 0, stemOf(term)]));
	return {
		last,
		statements: [
			db.run(sql`DELETE FROM search_vocabulary WHERE word > ${after} ${last === null ? sql`` : sql`AND word <= ${last}`}
				AND word NOT IN (SELECT json_extract(value, '$[0]') FROM json_each(${list}))`),
			db.run(sql`INSERT INTO search_vocabulary (word, begin, listings, is_trait, stem)
				SELECT json_extract(value, '$[0]'), substr(json_extract(value, '$[0]'), 1, 3), json_extract(value, '$[1]'),
					json_extract(value, '$[2]'), json_extract(value, '$[3]')
				FROM json_each(${list}) WHERE TRUE
				ON CONFLICT (word) DO UPDATE SET listings = excluded.listings, is_trait = excluded.is_trait, stem = excluded.stem
				WHERE listings <> excluded.listings OR is_trait <> excluded.is_trait OR stem <> excluded.stem`),
		],
	};
}

/** Counts the next stems of whole texts, of which the common ones are kept. */
export const countCommon = (db: Db, after: string, limit: number): Promise<WordsPiece> =>
	keepCommon(db, { from: "search_text_terms", to: "search_common", term: "stem", count: "listings" }, COMMON_MIN, {
		after,
		limit,
	});

/** Counts the next threes of letters of the vocabulary, which has been counted before; the common ones are kept. */
export const countThrees = (db: Db, after: string, limit: number): Promise<WordsPiece> =>
	keepCommon(
		db,
		{ from: "search_spellings_terms", to: "search_common_threes", term: "three", count: "words" },
		COMMON_THREE_MIN,
		{ after, limit },
	);

/** Of the next terms of an index, those that are in `min` of its rows or more. */
async function keepCommon(
	db: Db,
	{ from, to, ...names }: { from: string; to: string; term: string; count: string },
	min: number,
	{ after, limit }: { after: string; limit: number },
): Promise<WordsPiece> {
	const table = sql.raw(to);
	const kept = sql.raw(names.term);
	const count = sql.raw(names.count);
	const terms = await db.all<{ term: string; found: number }>(
		sql`SELECT term, doc AS found FROM ${sql.raw(from)} WHERE term > ${after} ORDER BY term LIMIT ${limit}`,
	);
	const last = terms.length < limit ? null : (terms.at(-1)?.term ?? null);
	const list = JSON.stringify(terms.filter(({ found }) => found >= min).map(({ term, found }) => [term, found]));
	return {
		last,
		statements: [
			db.run(sql`DELETE FROM ${table} WHERE ${kept} > ${after} ${last === null ? sql`` : sql`AND ${kept} <= ${last}`}
				AND ${kept} NOT IN (SELECT json_extract(value, '$[0]') FROM json_each(${list}))`),
			db.run(sql`INSERT INTO ${table} (${kept}, ${count})
				SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(${list})
				WHERE TRUE ON CONFLICT (${kept}) DO UPDATE SET ${count} = excluded.${count} WHERE ${table}.${count} <> excluded.${count}`),
		],
	};
}

/** That all has been counted that was written when the round began. */
export function storeCounted(db: Db, began: number): Statement {
	return db.run(
		sql`INSERT INTO counters (name, value) VALUES (${COUNTED}, ${began}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
	);
}
