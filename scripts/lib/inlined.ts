import { quote } from "#scripts/lib/d1";
import { openDb, queryOf, type Statement } from "#store/db";

/** A handle that builds the store's statements for a script of SQL: what it prepares reaches no database. */
export const offline = openDb({ prepare: () => ({}) } as unknown as D1Database);

/** A statement of the store as a line of SQL with its values in it, for databases that commands reach through wrangler. */
export function inlined(statement: Statement<string>): string {
	const { sql, params } = queryOf(statement);
	const values = params.values();
	// The store's own SQL holds a question mark nowhere but for a value.
	return `${sql.replaceAll("?", () => literal(values.next().value))};`;
}

function literal(value: unknown): string {
	if (value === null || value === undefined) return "NULL";
	return quote(typeof value === "number" ? value : String(value));
}
