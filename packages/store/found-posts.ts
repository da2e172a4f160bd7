import { type SQL, sql } from "drizzle-orm";
import { type Known, type Questions, questionsOf } from "#core/search/known";
import { planOf } from "#core/search/plan";
import { readQuery } from "#core/search/query";
import type { KnownWord } from "#core/search/spelling";
import { termOf } from "#core/search/words";
import { type Db, readTogether } from "#store/db";
import type { Window } from "#store/launches";
import type { PostSummaryRow } from "#store/posts";

/** What a search found, and what was looked for instead of what was typed; null where nothing was. */
export interface Found<T> {
	rows: T[];
	corrected: string | null;
}

/** No list of words goes on longer. */
const FOUND_MAX = 1000;
/** Words that begin as an unfinished one does, and words that may be meant by a misspelt one: so many are looked at. */
const BEGUN_MAX = 16;
const NEAR_MAX = 200;
/** Who errs in the first two letters exchanges them. */
const BEGINNING = 2;

/** Published posts that have all words of `q`, newest first, then those that have some. Source: docs/search.md#posts-and-founders. */
export async function findPosts(
	db: Db,
	{ q, now, limit, offset }: Window & { q: string; now: number },
): Promise<Found<PostSummaryRow>> {
	const query = readQuery(q);
	if (query === null) return { rows: [], corrected: null };
	const { all, some, others, corrected } = planOf(query, await known(db, questionsOf(query), now));
	const depth = Math.min(offset + limit, FOUND_MAX);
	const any = others === null ? some : `(${some}) OR (${others})`;
	const lists = await readTogether(db, [newest(all, now, depth), newest(`(${any}) NOT (${all})`, now, depth)]);
	const ids = lists
		.flat()
		.map(({ id }) => Number(id))
		.slice(offset, depth);
	return { rows: await summaries(db, ids), corrected };
}

/** The whole of the current second: a post is published in it or later. */
const published = (now: number): SQL =>
	sql`rowid <= ((CAST(${now} AS INTEGER) / 1000 - 1577836800) << 32) | 4294967295`;

const newest = (match: string, now: number, limit: number): SQL =>
	sql`SELECT rowid & 4294967295 AS id FROM posts_stems WHERE posts_stems MATCH ${match} AND ${published(now)} ORDER BY rowid DESC LIMIT ${limit}`;

async function summaries(db: Db, ids: readonly number[]): Promise<PostSummaryRow[]> {
	if (ids.length === 0) return [];
	const rows =
		await db.all<PostSummaryRow>(sql`SELECT p.slug, p.title, p.summary, p.author, p.published_at AS publishedAt, f.key AS place
		FROM json_each(${JSON.stringify(ids)}) f CROSS JOIN posts p ON p.id = f.value ORDER BY f.key`);
	return rows.map(({ slug, title, summary, author, publishedAt }) => ({ slug, title, summary, author, publishedAt }));
}

/** What posts that are published say of the words of a query, in one round. */
async function known(db: Db, asked: Questions, now: number): Promise<Known> {
	const stands = (word: SQL): SQL =>
		sql`EXISTS (SELECT 1 FROM posts_stems WHERE posts_stems MATCH ${word} AND ${published(now)} LIMIT 1)`;
	const standing = (words: SQL): SQL =>
		sql`SELECT word, listings FROM (${words}) v WHERE ${stands(sql`'"' || v.word || '"'`)}`;
	const between = (begin: string, unless: SQL, limit: number): SQL =>
		sql`SELECT term AS word, doc AS listings FROM posts_terms
			WHERE term >= iif(${unless}, ${LAST}, ${begin}) AND term < ${`${begin}${LAST}`} LIMIT ${limit}`;
	const misspelt = asked.misspelt.map(({ word, unless }) => ({
		word,
		isThere: sql.join(
			unless.map((one) => stands(sql`${termOf(one)}`)),
			sql` AND `,
		),
	}));
	const [words, begun, ...near] = await readTogether(db, [
		sql`SELECT json_array(${sql.join(
			asked.words.map((word) => stands(sql`${termOf(word)}`)),
			sql`, `,
		)}) AS stands`,
		asked.begun === undefined
			? sql`SELECT '' AS word, 0 AS listings WHERE FALSE`
			: standing(between(asked.begun.word, sql`FALSE`, BEGUN_MAX)),
		...misspelt.flatMap(({ word, isThere }) =>
			beginningsOf(word).map((begin) => standing(ofLength(between(begin, isThere, NEAR_MAX), word.length))),
		),
	]);
	const flags = JSON.parse(String(words?.[0]?.stands)) as number[];
	const perWord = beginningsOf("ab").length;
	return {
		words: new Set(asked.words.filter((_, index) => flags[index] === 1)),
		begun: (begun ?? []).map(knownWord).toSorted((a, b) => b.listings - a.listings),
		near: new Map(
			misspelt.map(({ word }, index) => [
				word,
				near.slice(index * perWord, (index + 1) * perWord).flatMap((rows) => rows.map(knownWord)),
			]),
		),
		counted: new Map(),
		traits: new Set<string>(),
		labelled: new Set<string>(),
		parts: new Set(),
		others: new Map(),
		common: new Map(),
		manyBegin: new Set(),
	};
}

const LAST = "\u{10ffff}";
const knownWord = (row: Record<string, unknown>): KnownWord => ({
	word: String(row.word),
	listings: Number(row.listings),
});

/** Words that are two letters longer or shorter at most. */
const ofLength = (words: SQL, length: number): SQL =>
	sql`SELECT word, listings FROM (${words}) WHERE length(word) BETWEEN ${length - 2} AND ${length + 2}`;

function beginningsOf(word: string): string[] {
	const begin = [...word].slice(0, BEGINNING);
	return [begin.join(""), begin.toReversed().join("")];
}
