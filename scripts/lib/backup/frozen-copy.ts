import type { Picture, Table } from "#scripts/lib/backup/file";
import {
	COPY_PREFIX,
	MIGRATIONS_SQL,
	quoteName,
	type SchemaRow,
	storedTables,
	TABLES_SQL,
} from "#scripts/lib/backup/schema";
import type { Value } from "#scripts/lib/backup/values";

/** Runs statements on a D1 database as ONE transaction, and answers with the rows of each. */
export type RunTogether = (statements: readonly string[]) => Promise<Record<string, unknown>[][]>;

/** Rows and characters that one question asks of a table: answers are bounded, and one row may have 2 MB. */
const CHUNK_ROWS = 500;
const CHUNK_CHARS = 250_000;

/**
 * A deployed database as it is at this instant. Its rows come in many answers, between which others write; so one
 * transaction copies every table first, and the copies are read and dropped. Copies that a backup which died has left
 * are dropped first.
 */
export async function frozenCopy(run: RunTogether): Promise<Picture> {
	const [schema = []] = await run([TABLES_SQL]);
	const rows = schema as unknown as SchemaRow[];
	const names = storedTables(rows);
	const left = rows.map((row) => row.name).filter((name) => name.startsWith(COPY_PREFIX));
	const drop = (copies: readonly string[]) => copies.map((name) => `DROP TABLE IF EXISTS ${quoteName(name)}`);
	const copies = names.map(
		(name) => `CREATE TABLE ${quoteName(COPY_PREFIX + name)} AS SELECT * FROM ${quoteName(name)} ORDER BY rowid`,
	);
	const answers = await run([
		...drop(left),
		MIGRATIONS_SQL,
		...names.map((name) => `SELECT name FROM pragma_table_info('${name}') ORDER BY cid`),
		...copies,
	]);
	const [migrations = [], ...shapes] = answers.slice(left.length, left.length + 1 + names.length);
	const tables = names.map((name, index) => ({ name, columns: (shapes[index] ?? []).map((row) => String(row.name)) }));
	return {
		migrations: migrations.map((row) => String(row.name)),
		tables,
		rows: () => rowsOfCopies(tables, run),
		close: async () => void (await run(drop(names.map((name) => COPY_PREFIX + name)))),
	};
}

/** Each round asks for a piece of every table that has more. */
async function* rowsOfCopies(tables: readonly Table[], run: RunTogether) {
	let open = tables.map((table) => ({ table, after: 0 }));
	while (open.length > 0) {
		const pieces = await run(open.map(({ table, after }) => pieceSql(table, after)));
		for (const [index, { table }] of open.entries()) {
			for (const piece of pieces[index] ?? []) yield { table, row: rowOf(piece) };
		}
		open = open.flatMap(({ table }, index) => {
			const last = pieces[index]?.at(-1);
			return last === undefined ? [] : [{ table, after: Number(last.n) }];
		});
	}
}

/**
 * The next rows after a row id. Integers come as text, because JSON has none of 64 bits, and `t` says what each value is:
 * i, r, t, b or n. Nothing is made of a long text that could be longer than D1 lets a text be.
 */
function pieceSql({ name, columns }: Table, after: number): string {
	const values = columns.map((column) => quoteName(column));
	const types = values.map((value) => `substr(typeof(${value}), 1, 1)`).join(" || ");
	const length = values.map((value) => `coalesce(length(${value}), 0)`).join(" + ");
	const plain = values.map(
		(value, at) => `iif(typeof(${value}) = 'integer', CAST(${value} AS TEXT), ${value}) AS c${at}`,
	);
	return `SELECT n, t, ${values.map((_value, at) => `c${at}`).join(", ")} FROM (
		SELECT n, t, ${values.map((_value, at) => `c${at}`).join(", ")}, sum(size) OVER (ORDER BY n ROWS UNBOUNDED PRECEDING) - size AS before
		FROM (SELECT rowid AS n, ${types} AS t, ${length} AS size, ${plain.join(", ")} FROM ${quoteName(COPY_PREFIX + name)} WHERE rowid > ${after} ORDER BY rowid LIMIT ${CHUNK_ROWS})
	) WHERE before < ${CHUNK_CHARS} ORDER BY n`;
}

function rowOf(piece: Record<string, unknown>): Value[] {
	return [...String(piece.t)].map((type, at) => {
		const value = piece[`c${at}`];
		if (type === "n") return null;
		if (type === "i") return BigInt(String(value));
		if (type !== "b") return value as string | number;
		// D1 gives bytes as a list of numbers, wrangler that list as a text.
		return new Uint8Array(Array.isArray(value) ? value : (JSON.parse(String(value)) as number[]));
	});
}
