import { DatabaseSync, type SQLInputValue } from "node:sqlite";

/** A file of SQLite that answers as a D1 binding does: for measuring what the database itself takes, without the way to it. */
export interface FileD1 {
	d1: D1Database;
	file: DatabaseSync;
	/** Milliseconds spent in SQLite, compiling statements among them, and statements run, since it was last asked. */
	take(): { ms: number; statements: number };
	close(): void;
}

interface Bound {
	sql: string;
	values: SQLInputValue[];
}

/** Opens or makes the file. Statements are compiled each time they run, as in an isolate that sees them for the first time. */
export function openFileD1(path: string): FileD1 {
	const file = new DatabaseSync(path, { enableForeignKeyConstraints: true });
	let ms = 0;
	let statements = 0;
	const timed = <T>(work: () => T): T => {
		const from = performance.now();
		try {
			return work();
		} finally {
			ms += performance.now() - from;
			statements++;
		}
	};
	const rowsOf = ({ sql, values }: Bound): unknown[] => timed(() => file.prepare(sql).all(...values));
	const arraysOf = ({ sql, values }: Bound): unknown[] =>
		timed(() => {
			const prepared = file.prepare(sql);
			prepared.setReturnArrays(true);
			return prepared.all(...values);
		});
	const answer = (results: unknown[]) => ({ results, success: true, meta: {} });
	const bounds = new WeakMap<object, Bound>();
	const statement = (bound: Bound): object => {
		const made = {
			bind: (...values: unknown[]) => statement({ sql: bound.sql, values: values.map(toStored) }),
			all: async () => answer(rowsOf(bound)),
			run: async () => answer(rowsOf(bound)),
			raw: async () => arraysOf(bound),
			first: async (column?: string) => {
				const row = (rowsOf(bound)[0] ?? null) as Record<string, unknown> | null;
				return row !== null && column !== undefined ? row[column] : row;
			},
		};
		bounds.set(made, bound);
		return made;
	};
	const d1 = {
		prepare: (sql: string) => statement({ sql, values: [] }),
		batch: async (given: object[]) => {
			timed(() => file.exec("BEGIN"));
			try {
				const results = given.map((one) => answer(rowsOf(bounds.get(one) as Bound)));
				timed(() => file.exec("COMMIT"));
				return results;
			} catch (error) {
				file.exec("ROLLBACK");
				throw error;
			}
		},
		exec: async (sql: string) => timed(() => file.exec(sql)),
	} as unknown as D1Database;
	return {
		d1,
		file,
		take() {
			const taken = { ms, statements };
			ms = 0;
			statements = 0;
			return taken;
		},
		close: () => file.close(),
	};
}

function toStored(value: unknown): SQLInputValue {
	return typeof value === "boolean" ? Number(value) : (value as SQLInputValue);
}
