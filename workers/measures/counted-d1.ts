import { gatheredReads } from "#workers/measures/gathered-reads";
import { noteRows } from "#workers/measures/request-notes";

const IS_READ = /^\s*(?:select|with)\b/i;
const counted = new WeakMap<D1Database, D1Database>();

/**
 * A D1 binding that notes for the request at hand what it reads and writes. All writes go through `batch`, which says so; of
 * reads with `raw`, which drizzle makes, D1 tells the Worker nothing but the rows. Reads that a request makes at once go to the
 * database together.
 * The same for the same binding: what is kept of a database is kept by it (`openDb`).
 */
export function countedD1(binding: D1Database): D1Database {
	const known = counted.get(binding);
	if (known !== undefined) return known;
	const made = counting(binding);
	counted.set(binding, made);
	return made;
}

function counting(binding: D1Database): D1Database {
	const inner = new WeakMap<object, D1PreparedStatement>();
	const noted = <R extends { meta: D1Meta }>(result: R): R => {
		noteRows(1, result.meta);
		return result;
	};
	const gathered = gatheredReads((statements) => binding.batch(statements));
	const wrap = (statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement => {
		const wrapped = {
			bind: (...values: unknown[]) => wrap(statement.bind(...values), isRead),
			all: async () => noted(await (isRead ? gathered(statement) : statement.all())),
			run: async () => noted(await statement.run()),
			first: (...column: [string]) => {
				noteRows(1);
				return statement.first(...column);
			},
			raw: (...options: []) => {
				noteRows(1);
				return statement.raw(...options);
			},
		} as unknown as D1PreparedStatement;
		inner.set(wrapped, statement);
		return wrapped;
	};
	return {
		prepare: (query: string) => wrap(binding.prepare(query), IS_READ.test(query)),
		batch: async (statements: D1PreparedStatement[]) => {
			const results = await binding.batch(statements.map((statement) => inner.get(statement) ?? statement));
			return results.map(noted);
		},
	} as unknown as D1Database;
}
