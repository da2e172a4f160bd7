/** A database handle that counts what it reads, for measurements in any process; in tests of the Worker use rows.ts. */
export interface CountingD1 {
	d1: D1Database;
	/** Rows read, statements run, and time the database itself took, since it was opened or last asked. */
	take(): { rowsRead: number; statements: number; durationMs: number };
}

/** Wraps a D1 binding. Statements made by it answer as before; reads by `.raw()` are run a second time to be counted. */
export function countingD1(binding: D1Database): CountingD1 {
	let rowsRead = 0;
	let statements = 0;
	let durationMs = 0;
	const note = <R extends { meta: { rows_read?: number; duration?: number } }>(result: R): R => {
		rowsRead += result.meta.rows_read ?? 0;
		statements += 1;
		durationMs += result.meta.duration ?? 0;
		return result;
	};
	const inner = new WeakMap<object, D1PreparedStatement>();
	const wrap = (statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement => {
		const wrapped = {
			bind: (...values: unknown[]) => wrap(statement.bind(...values), isRead),
			all: async () => note(await statement.all()),
			run: async () => note(await statement.run()),
			first: async (column?: string) => {
				const row = (note(await statement.all()).results[0] ?? null) as Record<string, unknown> | null;
				return row !== null && column !== undefined ? row[column] : row;
			},
			raw: async () => {
				if (isRead) note(await statement.all());
				return statement.raw();
			},
		} as unknown as D1PreparedStatement;
		inner.set(wrapped, statement);
		return wrapped;
	};
	const d1 = {
		prepare: (query: string) => wrap(binding.prepare(query), /^\s*(select|with)\b/i.test(query)),
		batch: async (wrapped: D1PreparedStatement[]) => {
			const results = await binding.batch(wrapped.map((statement) => inner.get(statement) ?? statement));
			return results.map(note);
		},
	} as unknown as D1Database;
	return {
		d1,
		take() {
			const taken = { rowsRead, statements, durationMs };
			rowsRead = 0;
			statements = 0;
			durationMs = 0;
			return taken;
		},
	};
}
