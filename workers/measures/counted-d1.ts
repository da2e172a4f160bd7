import { withDistinctColumns } from "#workers/measures/distinct-columns";
import { gatheredReads } from "#workers/measures/gathered-reads";
import { currentNotes, noteStatement, type RequestNotes } from "#workers/measures/request-notes";

const IS_READ = /^\s*(?:select|with)\b/i;
const counted = new WeakMap<D1Database, D1Database>();

/**
 * A D1 binding that notes for the request at hand what it reads and writes. All writes go through `batch`, which says so. Reads
 * that a request makes at once go to the database together, those that drizzle makes with `raw` among them, and all of a request goes through one session of D1, which begins where its notes say. What belongs to no
 * request goes where writes happen.
 * The same for the same binding: what is kept of a database is kept by it (`openDb`).
 */
export function countedD1(binding: D1Database): D1Database {
	const known = counted.get(binding);
	if (known !== undefined) return known;
	const made = counting(binding);
	counted.set(binding, made);
	return made;
}

/** What statements are made by and sent through. */
type Session = Pick<D1DatabaseSession, "prepare" | "batch">;

/** A statement that belongs to no session yet. */
interface Unsent {
	query: string;
	values: unknown[];
	isRead: boolean;
}

const statementOf = (session: Session, { query, values }: Unsent): D1PreparedStatement => {
	const statement = session.prepare(query);
	return values.length === 0 ? statement : statement.bind(...values);
};

/** How long a read waits for a replica to come to a bookmark before it is read where writes happen. */
const BOOKMARK_WAIT_MS = 1_000;

function counting(binding: D1Database): D1Database {
	const inner = new WeakMap<object, Unsent>();
	const noted = <R extends { meta: D1Meta }>(result: R): R => {
		noteStatement(result.meta);
		return result;
	};
	/** From here on the request reads where writes happen. */
	const atPrimary = (notes: RequestNotes): Session => {
		notes.readsFrom = "first-primary";
		notes.session = binding.withSession("first-primary");
		return notes.session;
	};
	const sessionOf = (notes: RequestNotes): Session => {
		notes.session ??= binding.withSession(notes.readsFrom);
		return notes.session;
	};
	/** Sessions that have answered: the database has come to their bookmark. */
	const reached = new WeakSet<Session>();
	const isBookmarked = ({ readsFrom }: RequestNotes) => !readsFrom.startsWith("first-");

	/** Reads by the session of the request. A bookmark is a stranger's word: where nothing comes of it, it is forgotten. */
	async function read<T>(work: (session: Session) => Promise<T>): Promise<T> {
		const notes = currentNotes();
		if (notes === undefined) return work(binding);
		const session = sessionOf(notes);
		// What takes long from then on is slow, and would be no faster for being asked twice.
		if (!isBookmarked(notes) || reached.has(session)) return work(session);
		let late: ReturnType<typeof setTimeout> | undefined;
		const waited = new Promise<never>((_resolve, reject) => {
			late = setTimeout(() => reject(new Error("No replica has come to this bookmark.")), BOOKMARK_WAIT_MS);
		});
		try {
			const found = await Promise.race([work(session), waited]);
			reached.add(session);
			return found;
		} catch {
			return work(atPrimary(notes));
		} finally {
			clearTimeout(late);
		}
	}

	/** Writes by the session of the request; never by a bookmark that may be forged, as a write must not be made twice. */
	async function write<T>(work: (session: Session) => Promise<T>): Promise<T> {
		const notes = currentNotes();
		if (notes === undefined) return work(binding);
		return work(isBookmarked(notes) ? atPrimary(notes) : sessionOf(notes));
	}

	const all = (unsent: Unsent) => read((session) => statementOf(session, unsent).all());
	const gathered = gatheredReads<Unsent>({
		one: all,
		together: (many) => read((session) => session.batch(many.map((unsent) => statementOf(session, unsent)))),
	});
	const alone = async <T>({ isRead }: Pick<Unsent, "isRead">, work: (session: Session) => Promise<T>): Promise<T> => {
		await gathered.checked();
		return isRead ? read(work) : write(work);
	};
	const wrap = (unsent: Unsent): D1PreparedStatement => {
		const wrapped = {
			bind: (...values: unknown[]) => wrap({ ...unsent, values }),
			all: async () =>
				noted(await (unsent.isRead ? gathered.read(unsent) : alone(unsent, (by) => statementOf(by, unsent).all()))),
			run: async () => noted(await alone(unsent, (by) => statementOf(by, unsent).run())),
			first: (...column: [string]) => {
				noteStatement();
				return alone(unsent, (by) => statementOf(by, unsent).first(...column));
			},
			raw: async (...options: []) => {
				// Rows that go together are told as records: each column needs a name of its own.
				const isTogether = unsent.isRead && options.length === 0 && currentNotes() !== undefined;
				const query = isTogether ? withDistinctColumns(unsent.query) : null;
				if (query !== null) {
					const { results } = noted(await gathered.read({ ...unsent, query }));
					return results.map((row) => Object.values(row as object));
				}
				noteStatement();
				return alone(unsent, (by) => statementOf(by, unsent).raw(...options));
			},
		} as unknown as D1PreparedStatement;
		inner.set(wrapped, unsent);
		return wrapped;
	};
	const unsentOf = (wrapped: object): Unsent => {
		const unsent = inner.get(wrapped);
		if (unsent === undefined) throw new Error("This statement was made by another database.");
		return unsent;
	};
	return {
		prepare: (query: string) => wrap({ query, values: [], isRead: IS_READ.test(query) }),
		batch: async (statements: D1PreparedStatement[]) => {
			const many = statements.map(unsentOf);
			const isRead = many.every((one) => one.isRead);
			const notes = currentNotes();
			if (isRead && notes !== undefined) return (await Promise.all(many.map(gathered.read))).map(noted);
			if (!isRead && notes !== undefined) notes.hasWritten = true;
			const results = await alone({ isRead }, (by) => by.batch(many.map((unsent) => statementOf(by, unsent))));
			return results.map(noted);
		},
		checkFirst: (statement: object, check: (rows: never[]) => void, closes: boolean) => {
			noteStatement();
			return gathered.checkFirst(unsentOf(statement), check, closes);
		},
	} as unknown as D1Database;
}
