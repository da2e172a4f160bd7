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
	const inner = new WeakMap<object, { statement: D1PreparedStatement; isRead: boolean }>();
	const noted = <R extends { meta: D1Meta }>(result: R): R => {
		noteRows(1, result.meta);
		return result;
	};
	const gathered = gatheredReads((statements) => binding.batch(statements));
	const alone = async <T>(call: () => Promise<T>): Promise<T> => {
		await gathered.checked();
		return call();
	};
	const own = (statement: object) =>
		inner.get(statement) ?? { statement: statement as D1PreparedStatement, isRead: false };
	const wrap = (statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement => {
		const wrapped = {
			bind: (...values: unknown[]) => wrap(statement.bind(...values), isRead),
			all: async () => noted(await (isRead ? gathered.read(statement) : alone(() => statement.all()))),
			run: async () => noted(await alone(() => statement.run())),
			first: (...column: [string]) => {
				noteRows(1);
				return alone(() => statement.first(...column));
			},
			raw: (...options: []) => {
				noteRows(1);
				return alone(() => statement.raw(...options));
			},
		} as unknown as D1PreparedStatement;
		inner.set(wrapped, { statement, isRead });
		return wrapped;
	};
	return {
		prepare: (query: string) => wrap(binding.prepare(query), IS_READ.test(query)),
		batch: async (statements: D1PreparedStatement[]) => {
			const known = statements.map(own);
			const together =
				gathered.gathers() && known.every(({ isRead }) => isRead)
					? Promise.all(known.map(({ statement }) => gathered.read(statement)))
					: alone(() => binding.batch(known.map(({ statement }) => statement)));
			return (await together).map(noted);
		},
		checkFirst: (statement: object, check: (rows: never[]) => void, closes: boolean) => {
			noteRows(1);
			return gathered.checkFirst(own(statement).statement, check, closes);
		},
	} as unknown as D1Database;
}
