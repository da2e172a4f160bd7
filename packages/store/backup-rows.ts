import type { BackupTable } from "#core/backups/backup";
import type { Value } from "#core/backups/row-lines";
import { quoteName } from "#store/backup-schema";

/** Rows of any table as they are stored, asked of D1 in pieces: its answers are JSON, and one row may have 2 MB. */

/** The rows and characters that one question asks of a table. */
export interface PieceSize {
	rows: number;
	characters: number;
}

/** A row with its row id; null where there is none of this id any more. */
export interface StoredRow {
	id: number;
	values: Value[] | null;
	/** Characters, about. */
	size: number;
}

/**
 * Asks for the next rows after a row id. Integers come as text, because JSON has none of 64 bits, and `t` says what each value
 * is: i, r, t, b or n. Nothing is made of a long text that could be longer than D1 lets a text be.
 * @param from the table's name, or that of a copy.
 * @param after null: from the first.
 */
export function pieceSql(from: string, { columns }: BackupTable, after: number | null, piece: PieceSize): string {
	const { types, length, plain } = valuesOf(columns);
	const names = columns.map((_column, at) => `c${at}`).join(", ");
	const beyond = after === null ? "" : `WHERE r.rowid > ${after}`;
	return `SELECT n, t, size, ${names} FROM (
		SELECT n, t, size, ${names}, sum(size) OVER (ORDER BY n ROWS UNBOUNDED PRECEDING) - size AS before
		FROM (SELECT r.rowid AS n, ${types} AS t, ${length} AS size, ${plain} FROM ${quoteName(from)} r ${beyond} ORDER BY r.rowid LIMIT ${piece.rows})
	) WHERE before < ${piece.characters} ORDER BY n`;
}

/**
 * Asks for rows by their ids: those of the log after entry `seen`, as it is when the question is answered.
 * @param until only entries up to this one; absent: all.
 */
export function changedSql({ name, columns }: BackupTable, seen: number, until?: number): string {
	const { types, length, plain } = valuesOf(columns);
	const bound = until === undefined ? "" : ` AND id <= ${until}`;
	return `SELECT c."row" AS n, r.rowid IS NULL AS gone, ${types} AS t, ${length} AS size, ${plain}
		FROM (SELECT DISTINCT "row" FROM backup_changes WHERE id > ${seen}${bound} AND place = ${literal(name)}) c
		LEFT JOIN ${quoteName(name)} r ON r.rowid = c."row" ORDER BY n`;
}

/** Of the rows of `r`. */
function valuesOf(columns: readonly string[]) {
	const values = columns.map((column) => `r.${quoteName(column)}`);
	return {
		types: values.map((value) => `substr(typeof(${value}), 1, 1)`).join(" || "),
		length: values.map((value) => `coalesce(length(${value}), 0)`).join(" + "),
		plain: values
			.map((value, at) => `iif(typeof(${value}) = 'integer', CAST(${value} AS TEXT), ${value}) AS c${at}`)
			.join(", "),
	};
}

/** A text as an SQL literal; names of tables have no NUL. */
export function literal(text: string): string {
	return `'${text.replaceAll("'", "''")}'`;
}

/** A row as these questions answer it. */
export function storedRow(answer: Record<string, unknown>): StoredRow {
	const id = Number(answer.n);
	if (Number(answer.gone ?? 0) === 1) return { id, values: null, size: 0 };
	return { id, values: valuesIn(answer), size: Number(answer.size) };
}

function valuesIn(answer: Record<string, unknown>): Value[] {
	return [...String(answer.t)].map((type, at) => {
		const value = answer[`c${at}`];
		if (type === "n") return null;
		if (type === "i") return BigInt(String(value));
		if (type !== "b") return value as string | number;
		// D1 gives bytes as a list of numbers, wrangler that list as a text.
		return new Uint8Array(Array.isArray(value) ? value : (JSON.parse(String(value)) as number[]));
	});
}
