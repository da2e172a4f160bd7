import { type SQL, sql } from "drizzle-orm";
import { QUERY_WORDS_MAX, type Query, readQuery } from "#core/search/query";
import { CORRECTED_MAX_LENGTH, CORRECTED_MIN_LENGTH, errorsIn, nearestWord, trigramsOf } from "#core/search/spelling";
import { termOf, wordsOf } from "#core/search/words";
import { type Db, readTogether } from "#store/db";

/** No list of names goes on longer. */
const FOUND_MAX = 1000;
/** Names that are spelt nearly alike, of whose words the nearest is taken. */
const NEAR_MAX = 16;
const CORRECTED_WORDS_MAX = 2;
/** A ranking looks at every name that shares letters: those of so many founders are, the newest. Source: docs/search.md#posts-and-founders. */
export const RANKED_NAMES_MAX = 20_000;
/** Two threes have four letters; of so many threes those at each end have no letter in common, and none beside each other. */
const APART = 4;
const PARTED_MIN = 7;
/** Fewer letters begin too many names. */
const ALONE_MIN_LENGTH = 3;

/** What a search of names found: ids of founders, the first of it first. */
export interface FoundFounders {
	ids: number[];
	/** What was looked for instead of what was typed; null where nothing was. */
	corrected: string | null;
}

interface Word {
	/** A full-text expression; of the last word, whatever begins so. */
	match: string;
	/** The same where it is asked for alone: of a letter or two only what is that. */
	alone: string;
	word: string;
	mayBeMisspelt: boolean;
}

/**
 * Founders whose name has all words of `q`, the last of them unfinished, newest first, then those that have some. A name has no stems, no
 * other names and no words that say nothing. Source: docs/search.md#posts-and-founders.
 * @param search.country upper case.
 */
export async function findFounders(
	db: Db,
	search: { q: string; country: string | undefined; limit: number; offset: number },
): Promise<FoundFounders> {
	const query = readQuery(search.q);
	if (query === null) return { ids: [], corrected: null };
	const words = wordsIn(query);
	const meant = await meantInstead(db, words);
	const corrected = ({ word }: Word, or: string) => (meant.has(word) ? termOf(meant.get(word) ?? word) : or);
	const all = words.map((word) => corrected(word, word.match)).join(" AND ");
	const some = words.map((word) => corrected(word, word.alone)).join(" OR ");
	const depth = Math.min(search.offset + search.limit, FOUND_MAX);
	const lists = await readTogether(db, [
		newest(all, search.country, depth),
		...(words.length === 1 ? [] : [newest(`(${some}) NOT (${all})`, search.country, depth)]),
	]);
	return {
		ids: lists
			.flat()
			.map(({ id }) => Number(id))
			.slice(search.offset, depth),
		corrected: meant.size === 0 ? null : query.words.map((word) => meant.get(word) ?? word).join(" "),
	};
}

function wordsIn({ words, quoted }: Query): Word[] {
	const last = words.at(-1);
	const begun = (word: string, min: number) =>
		word === last && !quoted.has(word) && [...word].length >= min ? `${termOf(word)} *` : termOf(word);
	return [...new Set(words.slice(0, QUERY_WORDS_MAX))].map((word) => ({
		word,
		match: begun(word, 1),
		alone: begun(word, ALONE_MIN_LENGTH),
		mayBeMisspelt: !quoted.has(word) && word.length >= CORRECTED_MIN_LENGTH && word.length <= CORRECTED_MAX_LENGTH,
	}));
}

/** For words that no name has, or begins with, the nearest that one has. One round; none where nothing can be misspelt. */
async function meantInstead(db: Db, words: readonly Word[]): Promise<Map<string, string>> {
	const asked = words.filter(({ mayBeMisspelt }) => mayBeMisspelt).slice(0, CORRECTED_WORDS_MAX);
	if (asked.length === 0) return new Map();
	const rows = await readTogether(
		db,
		asked.map(({ word, match }) => nearTo(word, match)),
	);
	return new Map(
		asked.flatMap(({ word }, index) => {
			const names = (rows[index] ?? []).flatMap(({ name }) => wordsOf(String(name)));
			const nearest = nearestWord(
				word,
				[...new Set(names)].map((one) => ({ word: one, listings: 1 })),
			);
			return nearest === undefined ? [] : [[word, nearest] as const];
		}),
	);
}

const nearTo = (word: string, match: string): SQL => sql`SELECT f.name FROM (
		SELECT rowid AS id FROM founders_spellings WHERE ${alike(word, match)} ORDER BY rank LIMIT ${NEAR_MAX}
	) s CROSS JOIN founders f ON f.id = s.id`;

/** Which of the newest names share letters with a word; none where the word is part of a name. */
export function alike(word: string, match: string): SQL {
	const isKnown = sql`EXISTS (SELECT 1 FROM founders_search WHERE founders_search MATCH ${match} LIMIT 1)`;
	return sql`founders_spellings MATCH iif(${isKnown}, '""', ${alikeTo(word)})
		AND rowid > (SELECT max(id) FROM founders) - ${RANKED_NAMES_MAX}`;
}

/** Threes of letters that slips leave alone: each two that are apart from others, of which one slip touches one pair. */
function alikeTo(word: string): string {
	const threes = trigramsOf(word);
	if (threes.length < PARTED_MIN) return threes.map(termOf).join(" OR ");
	const last = threes.length - 2;
	const between = Array.from(
		{ length: errorsIn(word) > 1 ? Math.floor((last - 2) / APART) : 0 },
		(_, index) => (index + 1) * APART,
	);
	return [0, ...between, last]
		.map(
			(at) =>
				`(${threes
					.slice(at, at + 2)
					.map(termOf)
					.join(" AND ")})`,
		)
		.join(" OR ");
}

function newest(match: string, country: string | undefined, limit: number): SQL {
	const names = `{name} : (${match})`;
	const narrowed = country === undefined ? names : `${names} AND facets : (xn${country.toLowerCase()})`;
	return sql`SELECT rowid AS id FROM founders_search WHERE founders_search MATCH ${narrowed} ORDER BY rowid DESC LIMIT ${limit}`;
}
