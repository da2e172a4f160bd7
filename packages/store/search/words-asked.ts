import { type SQL, sql } from "drizzle-orm";
import { termOf } from "#core/search/words";

/** Whether a word stands anywhere, by the index itself: what was published a moment ago counts. */
export const stands = (word: string): SQL =>
	sql`EXISTS (SELECT 1 FROM search_text WHERE search_text MATCH ${termOf(word)} LIMIT 1)`;
/** The vocabulary may be older than the index, and what left it must not be told. */
export const stillStands = sql`EXISTS (SELECT 1 FROM search_text WHERE search_text MATCH '"' || v.word || '"' LIMIT 1)`;
/** Rows of what is asked, with the column `asked`; at most a hundred. A list of JSON would count as rows read. */
export const rowsOf = (values: readonly string[]): SQL =>
	values.length === 0
		? sql`(SELECT '' AS asked WHERE FALSE)`
		: sql`(SELECT column1 AS asked FROM (VALUES ${sql.join(
				values.map((value) => sql`(${value})`),
				sql`, `,
			)}))`;
/** In how many listings its stem is anywhere, of a word `v` of the vocabulary. */
export const everywhere = sql`(SELECT c.listings FROM search_common c WHERE c.stem = v.stem) AS everywhere`;
