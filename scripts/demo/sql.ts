/** SQL text from values, for scripts that write a whole data set. */

export type Value = string | number | boolean | null | undefined | object;

/** An SQL expression among values. */
export class Expression {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

/** A value as an SQL literal: objects as JSON, booleans as 0 and 1, undefined as NULL. */
export function literal(value: Value): string {
	if (value === null || value === undefined) return "NULL";
	if (typeof value === "number") {
		if (!Number.isFinite(value)) throw new Error(`${value} cannot be stored.`);
		return String(value);
	}
	if (typeof value === "boolean") return value ? "1" : "0";
	if (value instanceof Expression) return value.text;
	const text = typeof value === "string" ? value : JSON.stringify(value);
	if (text.includes("\u0000")) throw new Error("A value must not hold a NUL character.");
	return `'${text.replaceAll("'", "''")}'`;
}

/** D1 takes statements of at most 100 kB; rows are added to a statement until it would grow beyond this. */
const STATEMENT_MAX_CHARACTERS = 40_000;

/**
 * INSERT statements for rows that all have the first row's columns.
 * @param suffix what follows the values, such as an ON CONFLICT clause.
 */
export function insert(table: string, rows: readonly Record<string, Value>[], suffix = ""): string[] {
	const first = rows[0];
	if (first === undefined) return [];
	const columns = Object.keys(first);
	const head = `INSERT INTO ${table} (${columns.join(", ")}) VALUES\n`;
	const statements: string[] = [];
	let tuples: string[] = [];
	let size = 0;
	const flush = () => {
		if (tuples.length > 0) statements.push(`${head}${tuples.join(",\n")}${suffix}`);
		tuples = [];
		size = 0;
	};
	for (const row of rows) {
		const tuple = `(${columns.map((column) => literal(row[column])).join(", ")})`;
		if (size + tuple.length > STATEMENT_MAX_CHARACTERS) flush();
		tuples.push(tuple);
		size += tuple.length;
	}
	flush();
	return statements;
}

/** Has ids of a sequence go on after those that were written. */
export function sequence(name: string, value: number): string {
	return `INSERT INTO sequences (name, value) VALUES (${literal(name)}, ${value}) ON CONFLICT (name) DO UPDATE SET value = max(value, excluded.value)`;
}
