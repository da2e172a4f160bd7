import { env } from "cloudflare:workers";
import { backgroundOver } from "#testing/background";
import { readSettingsOnce } from "#testing/settings";

/** What a piece of work asked the database for. */
export interface Exact {
	/** How often it waited, one wait after the other: calls made together are one round, however many statements they are. */
	rounds: number;
	/** With those of what it left to be done after its answer. */
	statements: number;
	rowsRead: number;
	rowsWritten: number;
}

/** How often a piece of work waits for the database: what is left to be done after its answer is not in it. */
export async function countRounds<T>(work: () => Promise<T>): Promise<{ rounds: number; result: T }> {
	const { rounds, result } = await countExactly(work);
	return { rounds, result };
}

/** Counts all that a piece of work asks the database for. Each round begins when all calls of the one before are answered. */
export async function countExactly<T>(work: () => Promise<T>): Promise<Exact & { result: T }> {
	await readSettingsOnce();
	// All batches go through sessions, also those of the binding itself.
	const database = Object.getPrototypeOf(env.DB.withSession()) as Owner;
	const statement = Object.getPrototypeOf(env.DB.prepare("SELECT 1")) as Owner;
	const count = { rounds: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
	let running = 0;
	let waiting: (() => void)[] = [];
	const begin = () => {
		if (running > 0 || waiting.length === 0) return;
		count.rounds++;
		running = waiting.length;
		for (const go of waiting.splice(0)) go();
	};
	const inTurn = async <R>(call: () => Promise<R>): Promise<R> => {
		await new Promise<void>((resolve) => {
			waiting.push(resolve);
			setTimeout(begin);
		});
		try {
			return await call();
		} finally {
			running--;
			setTimeout(begin);
		}
	};
	const noted = (result: Result): Result => {
		count.statements++;
		count.rowsRead += result.meta.rows_read;
		count.rowsWritten += result.meta.rows_written;
		return result;
	};
	const original = { batch: database.batch, all: statement.all, run: statement.run, raw: statement.raw };
	const first = statement.first;
	const call = <R>(name: keyof typeof original, on: unknown, ...given: unknown[]) =>
		(original[name] as Call).apply(on, given) as Promise<R>;
	database.batch = function (statements) {
		return inTurn(async () => (await call<Result[]>("batch", this, statements)).map(noted));
	};
	statement.all = function () {
		return inTurn(async () => noted(await call<Result>("all", this)));
	};
	statement.run = function () {
		return inTurn(async () => noted(await call<Result>("run", this)));
	};
	// D1 tells no counts of these two: a read is made once more for them, a write by the way that tells.
	statement.raw = function () {
		const { statement: text } = this as { statement: string };
		return inTurn(async () => {
			const result = noted(await call<Result>("all", this));
			if (/^\s*(select|with)\b/i.test(text)) return call("raw", this);
			return (result.results as object[]).map((row) => Object.values(row));
		});
	};
	statement.first = function (column) {
		return inTurn(async () => {
			const row = (noted(await call<Result>("all", this)).results[0] ?? null) as Record<string, unknown> | null;
			return row !== null && typeof column === "string" ? row[column] : row;
		});
	};
	try {
		const result = await work();
		const { rounds } = count;
		await backgroundOver();
		return { ...count, rounds, result };
	} finally {
		waiting = [];
		Object.assign(database, { batch: original.batch });
		Object.assign(statement, { all: original.all, run: original.run, raw: original.raw, first });
	}
}

type Call = (this: unknown, ...given: unknown[]) => Promise<unknown>;
type Owner = Record<string, Call>;
/** As D1 answers a statement. */
interface Result {
	results: unknown[];
	meta: { rows_read: number; rows_written: number };
}
