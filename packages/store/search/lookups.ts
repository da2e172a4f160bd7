import { type SQL, sql } from "drizzle-orm";
import type { Known, Questions } from "#core/search/known";
import { OTHERS_MAX } from "#core/search/otherwise";
import { RANKED_MAX } from "#core/search/rarity";
import type { KnownWord } from "#core/search/spelling";
import { stemOf } from "#core/search/stem";
import { begunIn, termOf, wordsOf } from "#core/search/words";
import { type Db, readTogether } from "#store/db";
import { NEAR_MAX, nearTo } from "#store/search/nearly-spelt";
import { LABELLED } from "#store/search/traits";
import { COMMON_MIN } from "#store/search/vocabulary";
import { everywhere, rowsOf, stands, stillStands } from "#store/search/words-asked";

/** Words that begin alike, of which those of most listings are chosen. */
const BEGUN_MAX = 12;
/** A word that many rows name leads back to all of them: so many are looked at, what the rows say of the word itself first. */
const OTHERS_READ_MAX = OTHERS_MAX + 4;
/** Of stems that begin alike: so many are together in more listings than are ranked. */
const ENDINGS_READ_MAX = Math.ceil(RANKED_MAX / COMMON_MIN) + 1;
/**
 * Where more words of the vocabulary begin so, whatever begins so is not looked for: each of them costs as much as a word that
 * was typed. Source: docs/search.md#common-words.
 */
const ENDED_WORDS_MAX = 40;
/** After every letter. */
const LAST = "\u{10ffff}";
/** Words that begin with three letters are kept in the order of their listings. */
const KEPT_PREFIX = 3;

const isCommon = (stem: SQL): SQL => sql`EXISTS (SELECT 1 FROM search_common WHERE stem = ${stem})`;

/** What the directory knows about the words of a query, in one round. */
export async function lookUp(db: Db, asked: Questions): Promise<Known> {
	const first = sql`substr(o.other_stems, 1, instr(o.other_stems, ' ') - 1)`;
	const rest = sql`substr(o.other_stems, instr(o.other_stems, ' ') + 1)`;
	const [words, counted, others, common, ended, begun, ...nearEach] = await readTogether(db, [
		sql`SELECT json_array(${sql.join(asked.words.map(stands), sql`, `)}) AS stands`,
		sql`SELECT v.word, v.listings, v.is_trait FROM ${rowsOf(asked.counted)} q CROSS JOIN search_vocabulary v ON v.word = q.asked`,
		// What is also common is no help: it is everywhere. Of two words both must be.
		// But what is a label is another name of a fact, of which it has to be known how common it is.
		sql`SELECT o.stems, o.other, v.is_trait, (SELECT c.listings FROM search_common c WHERE c.stem = v.stem) AS everywhere
			FROM ${rowsOf(asked.phrases)} q CROSS JOIN search_other_names o ON o.stems = q.asked
			LEFT JOIN search_vocabulary v ON v.word = lower(o.other) AND v.is_trait = ${LABELLED}
			WHERE v.word IS NOT NULL OR NOT (${isCommon(rest)} AND (instr(o.other_stems, ' ') = 0 OR ${isCommon(first)}))
			LIMIT ${OTHERS_READ_MAX}`,
		sql`SELECT c.stem, c.listings FROM ${rowsOf(asked.stems)} q CROSS JOIN search_common c ON c.stem = q.asked`,
		// Not together with the former: D1 takes a hundred values a statement.
		endedBy(asked.endings),
		begunBy(asked.begun),
		...asked.misspelt.map(nearTo(Math.ceil(NEAR_MAX / asked.misspelt.length))),
	]);
	const near = nearEach.flat();
	const facts: Row[] = (others ?? [])
		.filter((row) => row.is_trait === LABELLED)
		.map((row) => ({ ...row, word: inWords(row).other }));
	const traits: Row[] = [...(counted ?? []), ...facts].filter((row: Row) => Number(row.is_trait) > 0);
	const known = JSON.parse(String(words?.[0]?.stands)) as number[];
	return {
		words: new Set(asked.words.filter((_, index) => known[index] === 1)),
		counted: new Map((counted ?? []).map((row) => [String(row.word), Number(row.listings)])),
		traits: new Set(traits.map((row) => String(row.word))),
		labelled: new Set(traits.filter((row) => row.is_trait === LABELLED).map((row) => String(row.word))),
		others: gathered(
			(others ?? []).map(inWords).filter(({ other }) => other !== ""),
			(row) => [row.stems, row.other],
		),
		common: new Map([
			...[...(common ?? []), ...(ended ?? [])]
				.filter(({ listings }) => listings !== null)
				.map((row) => [String(row.stem), Number(row.listings)] as const),
			...[...(begun ?? []), ...near, ...facts].flatMap((row) =>
				row.everywhere === null ? [] : [[stemOf(String(row.word)), Number(row.everywhere)] as const],
			),
		]),
		manyBegin: new Set((ended ?? []).filter(({ many }) => many !== null).map(({ stem }) => String(stem))),
		begun: (begun ?? []).map(knownWord).toSorted((a, b) => b.listings - a.listings || a.word.length - b.word.length),
		near: gathered(near.filter(isNear), (row) => [String(row.asked), knownWord(row)]),
		parts: new Set(near.filter((row) => !isNear(row)).map((row) => String(row.word))),
	};
}

type Row = Record<string, unknown>;
const knownWord = (row: Row): KnownWord => ({ word: String(row.word), listings: Number(row.listings) });
const isNear = (row: Row): boolean => row.is_near === 1;

/** The site team writes them as it likes. */
const inWords = (row: Row) => ({ stems: String(row.stems), other: wordsOf(String(row.other)).join(" ") });

function gathered<R, T>(rows: readonly R[], entry: (row: R) => [string, T]): Map<string, T[]> {
	const lists = new Map<string, T[]>();
	for (const row of rows) {
		const [key, value] = entry(row);
		const list = lists.get(key);
		if (list === undefined) lists.set(key, [value]);
		else list.push(value);
	}
	return lists;
}

const standing = (begun: SQL): SQL =>
	sql`SELECT word, listings, ${everywhere} FROM (SELECT word, listings, stem FROM search_vocabulary WHERE ${begun} LIMIT ${BEGUN_MAX}) v
		WHERE ${stillStands}`;

function endedBy(endings: Questions["endings"]): SQL {
	if (endings.length === 0) return sql`SELECT '' AS stem, 0 AS listings, NULL AS many WHERE FALSE`;
	const rows = endings.map(({ form, stem, word }) => sql`(${form}, ${stem}, ${begunIn(form)}, ${termOf(word)})`);
	const isThere = sql`EXISTS (SELECT 1 FROM search_text WHERE search_text MATCH q.column4 LIMIT 1)`;
	return sql`SELECT * FROM (
		SELECT q.column1 AS stem, (SELECT sum(listings) FROM (
			SELECT c.listings FROM search_common c WHERE c.stem >= q.column2 AND c.stem < q.column2 || ${LAST} LIMIT ${ENDINGS_READ_MAX}
		)) AS listings, (
			SELECT 1 FROM search_vocabulary v WHERE v.word >= iif(${isThere}, ${LAST}, q.column3) AND v.word < q.column3 || ${LAST}
			LIMIT 1 OFFSET ${ENDED_WORDS_MAX}
		) AS many FROM (VALUES ${sql.join(rows, sql`, `)}) q
	) WHERE listings IS NOT NULL OR many IS NOT NULL`;
}

function begunBy(begun: Questions["begun"]): SQL {
	if (begun === undefined) return sql`SELECT '' AS word, 0 AS listings, NULL AS everywhere WHERE FALSE`;
	const { word, evenIfWord } = begun;
	// As a bound of the index, as a condition of its own would read every word that begins so.
	const from = evenIfWord ? sql`${word}` : sql`iif(${stands(word)}, ${LAST}, ${word})`;
	if ([...word].length === KEPT_PREFIX) return standing(sql`begin = ${from} ORDER BY listings DESC`);
	return standing(sql`word >= ${from} AND word < ${`${word}${LAST}`}`);
}
