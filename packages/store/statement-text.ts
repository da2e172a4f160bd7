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
 */
export function textOf(query: SQL): StatementText {
	const made: StatementText = { sql: "", params: [] };
	return append(query, made) ? made : dialect.sqlToQuery(query);
}

/** @returns false for pieces of another kind. */
function append(query: SQL, made: StatementText): boolean {
	if ((query as unknown as { shouldInlineParams: boolean }).shouldInlineParams) return false;
	for (const chunk of query.queryChunks as unknown[]) {
		if (chunk instanceof StringChunk) made.sql += chunk.value.length === 1 ? chunk.value[0] : chunk.value.join("");
		else if (chunk instanceof SQL) {
			if (!append(chunk, made)) return false;
		} else if (chunk === null || typeof chunk === "string" || typeof chunk === "number" || typeof chunk === "boolean") {
			made.sql += "?";
			made.params.push(chunk);
		} else return false;
	}
	return true;
}
