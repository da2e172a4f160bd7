import type { Picture, Table } from "#scripts/lib/backup/file";
import { type PieceSize, pieceSql, storedRow } from "#store/backup-rows";
import { COPY_PREFIX, MIGRATIONS_SQL, quoteName, type SchemaRow, storedTables, TABLES_SQL } from "#store/backup-schema";

/** Runs statements on a D1 database as ONE transaction, and answers with the rows of each. */
export type RunTogether = (statements: readonly string[]) => Promise<Record<string, unknown>[][]>;

const PIECE: PieceSize = { rows: 500, characters: 250_000 };

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
	let open = tables.map((table) => ({ table, after: null as number | null }));
	while (open.length > 0) {
		const pieces = await run(open.map(({ table, after }) => pieceSql(COPY_PREFIX + table.name, table, after, PIECE)));
		const answered = pieces.map((piece) => piece.map(storedRow));
		for (const [index, { table }] of open.entries()) {
			for (const { values } of answered[index] ?? []) if (values !== null) yield { table, row: values };
		}
		open = open.flatMap(({ table }, index) => {
			const last = answered[index]?.at(-1);
			return last === undefined ? [] : [{ table, after: last.id }];
		});
	}
}
