import { SQL, StringChunk } from "drizzle-orm";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";

/** A statement as the database takes it. */
export interface StatementText {
	sql: string;
	params: unknown[];
}

const dialect = new SQLiteAsyncDialect();

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
	if ((query as unknown as { shouldInlineParams: boolean }).shouldInlineParams) return false;
	let words = "";
	for (const chunk of query.queryChunks as unknown[]) {
		if (chunk instanceof StringChunk) {
			words = chunk.value.length === 1 ? (chunk.value[0] ?? "") : chunk.value.join("");
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
	(Number.isSafeInteger(value) && words.endsWith("LIMIT ")) || (value === 0 && words.endsWith("OFFSET "));
