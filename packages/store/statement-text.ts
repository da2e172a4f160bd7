import { SQL, type SQLChunk, StringChunk, sql } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

/** A statement as the database takes it. */
export interface StatementText {
	sql: string;
	params: unknown[];
}

/** drizzle's texts, but for the numbers that SQLite plans by. Source: docs/performance.md#statements-kept-compiled. */
export function plannedDialect<D extends Pick<SQLiteAsyncDialect, "sqlToQuery">>(dialect: D): D {
	const sqlToQuery = dialect.sqlToQuery.bind(dialect);
	dialect.sqlToQuery = (query, source) => sqlToQuery(withNumbers(query), source);
	return dialect;
}

/** The statement with the numbers that SQLite plans by in its words; itself where it has none. */
function withNumbers(query: SQL): SQL {
	if (isInlined(query)) return query;
	let words = "";
	let isChanged = false;
	const chunks = query.queryChunks.map((chunk: unknown) => {
		const made = chunk instanceof SQL ? withNumbers(chunk) : isPlannedBy(chunk, words) ? sql.raw(String(chunk)) : chunk;
		if (chunk instanceof StringChunk) words = wordsOf(chunk);
		isChanged ||= made !== chunk;
		return made;
	});
	return isChanged ? sql.join(chunks as SQLChunk[]) : query;
}

const isInlined = (query: SQL): boolean => (query as unknown as { shouldInlineParams: boolean }).shouldInlineParams;

const wordsOf = ({ value }: StringChunk): string => (value.length === 1 ? (value[0] ?? "") : value.join(""));

const dialect = plannedDialect(new SQLiteAsyncDialect());

/**
 * The text of a statement and the values bound in it. What is made of words, values and further statements, as nearly all
 * reads are, is put together here; drizzle, which asks of every piece what it is, does the rest.
 *
 * How many rows are wanted stands in the text, and that they are the first ones: SQLite plans by these numbers, so it compiles a
 * statement anew whenever one is bound, also one that is kept compiled. Source: docs/performance.md#statements-kept-compiled.
 */
export function textOf(query: SQL): StatementText {
	const made: StatementText = { sql: "", params: [] };
	return append(query, made) ? made : dialect.sqlToQuery(query);
}

/** @returns false for pieces of another kind. */
function append(query: SQL, made: StatementText): boolean {
	if (isInlined(query)) return false;
	let words = "";
	for (const chunk of query.queryChunks as unknown[]) {
		if (chunk instanceof StringChunk) {
			words = wordsOf(chunk);
			made.sql += words;
		} else if (chunk instanceof SQL) {
			if (!append(chunk, made)) return false;
		} else if (isPlannedBy(chunk, words)) {
			made.sql += chunk;
		} else if (chunk === null || typeof chunk === "string" || typeof chunk === "number" || typeof chunk === "boolean") {
			made.sql += "?";
			made.params.push(chunk);
		} else return false;
	}
	return true;
}

/** Whether SQLite plans by a value that follows these words. Where later pages begin stays bound, or each of them were a text of its own. */
const isPlannedBy = (value: unknown, words: string): value is number =>
	(Number.isSafeInteger(value) && endsIn(words, "LIMIT ")) || (value === 0 && endsIn(words, "OFFSET "));

const endsIn = (words: string, word: string): boolean => words.slice(-word.length).toUpperCase() === word;
