import { type SQL, sql } from "drizzle-orm";
import { stemOf } from "#core/search/stem";
import { type Begun, goesOn } from "#core/search/suggest";
import { termOf } from "#core/search/words";
import { allCategories } from "#store/categories";
import type { Db } from "#store/db";
import { readTogether } from "#store/db";

/** What somebody may want who has typed so far. Source: docs/search.md#suggestions. */
export interface Suggestions {
	products: { slug: string; name: string }[];
	categories: { slug: string; name: string }[];
	/** Words that find something, the likeliest first: what was typed with its last word whole, or a phrase that goes on so. */
	queries: string[];
}

const PRODUCTS_MAX = 4;
const CATEGORIES_MAX = 2;
const QUERIES_MAX = 4;
/** Words that begin so, of which those of most listings are taken; names that have one, of which the most voted are. */
const WORDS_LOOKED_AT = 12;
const NAMES_LOOKED_AT = 24;
const PHRASES_LOOKED_AT = 8;
/** Words that begin with three letters are kept in the order of their listings. */
const KEPT_PREFIX = 3;

/** Reads what goes on as somebody began, in one round: at most some hundred rows and one a category. */
export async function suggestionsFor(db: Db, begun: Begun): Promise<Suggestions> {
	const vocabulary = wordsFrom(begun.last);
	const [[found, names, phrases], categories] = await Promise.all([
		readTogether(db, [
			sql`SELECT v.word, v.listings FROM (${vocabulary}) v WHERE ${stands(begun.before, sql`v.word`)}`,
			namesOf(begun, vocabulary),
			sql`SELECT phrase FROM (
				SELECT phrase FROM search_synonyms WHERE stems >= ${begun.stems} AND stems < ${`${begun.stems}\u{10ffff}`} ORDER BY stems LIMIT ${PHRASES_LOOKED_AT}
			) s WHERE ${stands([], sql`replace(s.phrase, '"', ' ')`)}`,
		]),
		allCategories(db),
	]);
	const whole = (found ?? [])
		.toSorted((a, b) => Number(a.listings) - Number(b.listings) || String(b.word).localeCompare(String(a.word)))
		.map(({ word }) => String(word));
	// Of words of one stem, which find the same, the one of most listings.
	const words = [...new Map(whole.map((word) => [stemOf(word), word])).values()].toReversed();
	const queries = [
		...words.map((word) => `${begun.head}${word}`),
		...(phrases ?? []).map(({ phrase }) => String(phrase)),
	].filter((query) => query !== `${begun.head}${begun.last}`);
	return {
		products: (names ?? [])
			.map((row) => ({ slug: String(row.slug), name: String(row.name), votes: Number(row.votes) }))
			.toSorted((a, b) => Number(goesOn(b.name, begun)) - Number(goesOn(a.name, begun)) || b.votes - a.votes)
			.slice(0, PRODUCTS_MAX)
			.map(({ slug, name }) => ({ slug, name })),
		categories: categories
			.filter(({ name, liveCount }) => liveCount > 0 && goesOn(name, begun))
			.toSorted((a, b) => b.liveCount - a.liveCount)
			.slice(0, CATEGORIES_MAX)
			.map(({ slug, name }) => ({ slug, name })),
		queries: [...new Set(queries)].slice(0, QUERIES_MAX),
	};
}

/** Words of the vocabulary that begin so. */
function wordsFrom(begin: string): SQL {
	const { length } = [...begin];
	return length === KEPT_PREFIX
		? sql`SELECT word, listings FROM search_vocabulary WHERE begin = ${begin} ORDER BY listings DESC LIMIT ${WORDS_LOOKED_AT}`
		: sql`SELECT word, listings FROM search_vocabulary WHERE word >= ${begin} AND word < ${`${begin}\u{10ffff}`} LIMIT ${WORDS_LOOKED_AT}`;
}

/** Whether some live listing has these words and one more: the vocabulary may be older than the index, and counts upcoming ones too. */
const stands = (before: readonly string[], word: SQL): SQL =>
	sql`EXISTS (SELECT 1 FROM search_text WHERE search_text MATCH ${before.map((one) => `${termOf(one)} AND `).join("")} || '"' || ${word} || '"' AND rowid >= 0 LIMIT 1)`;

/** Live listings whose names have the words, the last of them as it is or whole; or the whole name in one word. */
function namesOf({ before, last, joined }: Begun, words: SQL): SQL {
	const whole = (from: SQL) =>
		sql`coalesce((SELECT ' OR "' || group_concat(word, '" OR "') || '"' FROM (${from})), '')`;
	const first = before.map((one) => `${termOf(one)} AND `).join("");
	const together = joined === null ? sql`''` : sql`${` OR ${termOf(joined)}`} || ${whole(wordsFrom(joined))}`;
	return sql`SELECT l.slug, l.name, l.votes FROM (
			SELECT rowid AS id FROM search_heads
			WHERE search_heads MATCH '{name squeezed} : ((' || ${`${first}(${termOf(last)}`} || ${whole(words)} || '))' || ${together} || ')' AND rowid >= 0
			LIMIT ${NAMES_LOOKED_AT}
		) f CROSS JOIN listings l ON l.id = f.id`;
}
