import type { Value } from "#core/backups/row-lines";
import type { Table } from "#scripts/lib/backup/file";
import { quoteName, SEQUENCES } from "#store/backup-schema";

/**
 * Bytes of a text that one statement takes: D1 refuses statements of more than 100 KB, and quotes (or hexadecimal digits)
 * may double them.
 */
const PIECE_BYTES = 45_000;
/** Texts up to this length are never cut: a column with few allowed values has none that are longer. */
const WHOLE_BYTES = 300;
const encoder = new TextEncoder();
const room = new Uint8Array(PIECE_BYTES);

/**
 * One row as statements, none of them near D1's bound of 100 KB: an INSERT with as much as fits, then the rest of its
 * long texts piece by piece.
 * @param key columns that tell the row from others.
 */
export function rowStatements(table: Table, row: readonly Value[], key: readonly string[]): string[] {
	const name = quoteName(table.name);
	const isLong = (value: Value, index: number): value is string | Uint8Array =>
		(typeof value === "string" || value instanceof Uint8Array) &&
		byteLength(value) > WHOLE_BYTES &&
		!key.includes(table.columns[index] ?? "");
	let left = PIECE_BYTES - WHOLE_BYTES * row.length;
	const later: { column: string; rest: string | Uint8Array }[] = [];
	const values = row.map((value, index) => {
		const column = table.columns[index] ?? "";
		if (!isLong(value, index)) return literal(value);
		const head = headOf(value, left);
		left -= byteLength(head);
		if (head.length < value.length) later.push({ column, rest: restOf(value, head.length) });
		return literal(head);
	});
	const where = key
		.map((column) => `${quoteName(column)} IS ${literal(row[table.columns.indexOf(column)] ?? null)}`)
		.join(" AND ");
	const inserts = [`INSERT INTO ${name} (${table.columns.map(quoteName).join(", ")}) VALUES (${values.join(", ")})`];
	for (const { column, rest } of later) {
		for (let from = 0; from < rest.length; ) {
			const piece = headOf(restOf(rest, from), PIECE_BYTES);
			from += piece.length;
			const longer = `${quoteName(column)} || ${literal(piece)}`;
			const value = typeof rest === "string" ? longer : `CAST(${longer} AS BLOB)`;
			inserts.push(`UPDATE ${name} SET ${quoteName(column)} = ${value} WHERE ${where}`);
		}
	}
	return table.name === SEQUENCES ? [`DELETE FROM ${SEQUENCES} WHERE ${where}`, ...inserts] : inserts;
}

/** A value as an SQL literal that gives exactly it. */
function literal(value: Value): string {
	if (value === null) return "NULL";
	// The smallest integer has no literal of its own: SQLite reads its digits as a real first.
	if (typeof value === "bigint") return value === -(2n ** 63n) ? "(-9223372036854775807 - 1)" : String(value);
	if (typeof value === "number") return Number.isFinite(value) ? value.toExponential() : value > 0 ? "9e999" : "-9e999";
	if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString("hex")}'`;
	// In a quoted text a NUL would end it.
	if (value.includes("\0")) return `CAST(X'${Buffer.from(value).toString("hex")}' AS TEXT)`;
	return `'${value.replaceAll("'", "''")}'`;
}

/** The beginning of a value, at most so many bytes; no character is cut in two. */
function headOf<T extends string | Uint8Array>(value: T, bytes: number): T {
	if (value instanceof Uint8Array) return value.slice(0, bytes) as T;
	const { read } = encoder.encodeInto(value.slice(0, bytes), room.subarray(0, bytes));
	return value.slice(0, read) as T;
}

function byteLength(value: string | Uint8Array): number {
	return typeof value === "string" ? Buffer.byteLength(value) : value.length;
}

function restOf<T extends string | Uint8Array>(value: T, from: number): T {
	return value.slice(from) as T;
}
