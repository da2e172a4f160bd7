import { type SQL, sql } from "drizzle-orm";
import type { Questions } from "#core/search/known";
import { errorsIn, trigramsOf } from "#core/search/spelling";
import { everywhere, rowsOf, stands, stillStands } from "#store/search/words-asked";

/** Words that are spelt nearly alike, of which the nearest is chosen; fewer where several words have to be asked for. */
export const NEAR_MAX = 16;
/**
 * A ranking by threes of letters looks at every word that has one of them, so all threes of a word may be in so many words
 * together. Each has its share; what more words have is left out. Source: docs/search.md#common-words.
 */
export const SPELT_MAX = 6000;
/** Threes of so many words are counted: the share of the longest word that is corrected is larger. */
export const COMMON_THREE_MIN = 100;

/** For a word that stands nowhere: words that are spelt alike, and its parts as far as they are words. A statement each: D1 joins five selects at most. */
export const nearTo =
	(limit: number) =>
	({ word, parts, unless }: Questions["misspelt"][number]): SQL => {
		const isKnown = sql`${stands(word)} OR ${sql.join(unless.map(stands), sql` AND `)}`;
		const begin = [...word].slice(0, 3).join("");
		const lengths = lengthsNear(word);
		return sql`SELECT ${word} AS asked, v.word, v.listings, ${everywhere}, 1 AS is_near FROM (
			SELECT rowid AS id FROM search_spellings
			WHERE search_spellings MATCH iif(${isKnown}, '""', ${spelledLike(word)})
			ORDER BY rank LIMIT ${limit}
		) s CROSS JOIN search_vocabulary v ON v.id = s.id WHERE ${stillStands}
		UNION ALL
		SELECT ${word}, v.word, v.listings, ${everywhere}, 1 FROM (VALUES ${sql.join(
			lengths.map((length) => sql`(${length})`),
			sql`, `,
		)}) n CROSS JOIN search_vocabulary v ON v.id IN (
			SELECT id FROM search_vocabulary WHERE begin = ${begin} AND length(word) = n.column1
			ORDER BY listings DESC LIMIT ${Math.ceil(limit / lengths.length)}
		) WHERE ${isCut(word)} AND NOT (${isKnown}) AND ${stillStands}
		UNION ALL
		SELECT ${word}, v.word, v.listings, ${everywhere}, 0 FROM ${rowsOf(parts)} q CROSS JOIN search_vocabulary v ON v.word = q.asked
		WHERE NOT (${isKnown}) AND ${stillStands}`;
	};

/** Which words share letters with a word, as a full-text expression: any of its threes that few words have. */
export const spelledLike = (word: string): SQL =>
	sql`coalesce((SELECT group_concat('"' || three || '"', ' OR ') FROM (${threesOf(word)}) t
		WHERE NOT EXISTS (SELECT 1 FROM search_common_threes c WHERE c.three = t.three AND c.words > ${shareOf(word)})), '""')`;

/** Whether threes of it are left out, as too many words have them. */
const isCut = (word: string): SQL => sql`EXISTS (SELECT 1 FROM (${threesOf(word)}) t
	CROSS JOIN search_common_threes c ON c.three = t.three WHERE c.words > ${shareOf(word)})`;

/** In how many words each three may be. */
const shareOf = (word: string): number => Math.floor(SPELT_MAX / Math.max(1, trigramsOf(word).length));

/** Each three letters, once. Taken from the word there: a value each would be more than D1 takes in a statement. */
function threesOf(word: string): SQL {
	const threes = trigramsOf(word);
	const places = threes.flatMap((three, index) => (threes.indexOf(three) === index ? [sql.raw(`(${index + 1})`)] : []));
	return sql`SELECT substr(m.marked, p.column1, 3) AS three
		FROM (SELECT '^' || ${word} || '$' AS marked) m CROSS JOIN (VALUES ${sql.join(places, sql`, `)}) p`;
}

/** How long a word may be that was meant. */
function lengthsNear(word: string): number[] {
	const errors = errorsIn(word);
	return Array.from({ length: 2 * errors + 1 }, (_, index) => [...word].length - errors + index);
}
