import { env } from "cloudflare:workers";
import { readSettingsOnce } from "#testing/settings";

/** What the database read and wrote for a piece of work, as D1 bills it. */
export interface RowCount {
	rowsRead: number;
	rowsWritten: number;
	statements: number;
}

/**
 * Counts the rows that D1 reads and writes, in this isolate, while `work` runs: also inside the Worker under test,
 * because tests and Worker share the runtime's D1 classes.
 */
export async function countRows<T>(work: () => Promise<T>): Promise<RowCount & { result: T }> {
	const count: RowCount = { rowsRead: 0, rowsWritten: 0, statements: 0 };
	await readSettingsOnce();
	const undo = watchD1((meta) => {
		count.rowsRead += meta.rows_read;
		count.rowsWritten += meta.rows_written;
		count.statements += 1;
	});
	try {
		const result = await work();
		return { ...count, result };
	} finally {
		undo();
	}
}

type Meta = D1Meta & Record<string, unknown>;

/** The runtime keeps the SQL of a prepared statement on it. */
type WithSql = D1PreparedStatement & { statement: string };

/** `.raw()` and `.first()` answer without the counts, so an `.all()` of the same statement is asked for them. */
function watchD1(seen: (meta: Meta) => void): () => void {
	// All batches go through sessions, also those of the binding itself.
	const database = Object.getPrototypeOf(env.DB.withSession()) as D1DatabaseSession;
	const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1")) as D1PreparedStatement;
	const original = { batch: database.batch, all: statement.all, run: statement.run, raw: statement.raw };
	const first = statement.first;
	const noted = <R extends { meta: Meta }>(result: R): R => {
		seen(result.meta);
		return result;
	};
	database.batch = async function (statements) {
		const results = await original.batch.call(this, statements);
		for (const result of results) seen(result.meta as Meta);
		return results as never;
	};
	statement.all = async function () {
		return noted(await original.all.call(this)) as never;
	};
	statement.run = async function () {
		return noted(await original.run.call(this)) as never;
	};
	statement.raw = async function (this: WithSql) {
		// A second run of a write would be a second write, so only reads are counted here.
		if (/^\s*(select|with)\b/i.test(this.statement)) noted(await original.all.call(this));
		return original.raw.call(this) as never;
	} as never;
	statement.first = async function (this: D1PreparedStatement, column?: string) {
		const { results } = noted(await original.all.call(this)) as D1Result<Record<string, unknown>>;
		const row = results[0] ?? null;
		return (row !== null && column !== undefined ? row[column] : row) as never;
	} as never;
	return () => {
		Object.assign(database, { batch: original.batch });
		Object.assign(statement, { all: original.all, run: original.run, raw: original.raw, first });
	};
}
