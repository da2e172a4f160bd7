import { DrizzleQueryError, SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { type AnyD1Database, type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { isQueryError } from "#core/error-words";
import { once } from "#core/once";
import * as schema from "#store/schema/index";
import { plannedDialect, textOf } from "#store/statement-text";

/** A handle on the directory's database; repositories take it as their first argument. */
export type Db = DrizzleD1Database<typeof schema> & { $client: AnyD1Database };

/** Types only: what carries a guard says so to the compiler, and nothing of it exists when the program runs. */
declare const carries: unique symbol;

/**
 * One write of a `batch()`: built by a repository, run by whoever commits.
 * G names what may fail the batch here, as in `Statement<"stale" | "week_full">`: guards (`mustHold`, `mustHaveChanged`)
 * and UNIQUE constraints (`mayViolate`). Whoever commits it has to say what each of them means.
 */
export interface Statement<G extends string = never> extends BatchItem<"sqlite"> {
	readonly [carries]?: G | undefined;
}

/** By binding, for as long as the binding lives. */
const opened = new WeakMap<AnyD1Database, Db>();

/**
 * Opens a D1 binding (of a Worker, of the tests or of miniflare) as the directory's database. A handle keeps nothing of
 * the request that opened it, so all requests of an isolate share one.
 */
export function openDb(binding: AnyD1Database): Db {
	const known = opened.get(binding);
	if (known !== undefined) return known;
	const db = planned(drizzle(binding)) as unknown as Db;
	// How all tables hang together takes drizzle long to work out, and few first answers need it.
	const related = once(() => planned(drizzle(binding, { schema })).query);
	Object.defineProperty(db, "query", { get: related });
	const ofDrizzle = db.all.bind(db);
	// Reads come as `sql`: they go straight to the database, without a session of drizzle's for each.
	db.all = ((query) => (query instanceof SQL ? rowsOf(db, query) : ofDrizzle(query))) as Db["all"];
	opened.set(binding, db);
	return db;
}

/** Has the statements that drizzle builds say in their text how many rows they want. */
function planned<D extends object>(db: D): D {
	plannedDialect((db as D & { dialect: SQLiteAsyncDialect }).dialect);
	return db;
}

/** @throws DrizzleQueryError as drizzle does, which logs know how to name without its values. */
async function rowsOf(db: Db, query: SQL): Promise<unknown[]> {
	const { sql: text, params } = textOf(query);
	try {
		const { results } = await (db.$client as Client)
			.prepare(text)
			.bind(...params)
			.all();
		return results;
	} catch (error) {
		throw new DrizzleQueryError(text, params, error instanceof Error ? error : undefined);
	}
}

/** What every drizzle query can say of itself. */
interface Preparable {
	_prepare(): { getQuery(): { sql: string; params: unknown[] } };
}

/** The calls of a D1 binding that are made here. */
interface Client {
	prepare(sql: string): { bind(...params: unknown[]): { all(): Promise<{ results: unknown[] }> } };
	batch(statements: unknown[]): Promise<unknown>;
}

/** Runs writes that nothing guards in one transaction: all of them happen, or none. No statements is fine. */
export function runBatch(db: Db, statements: readonly Statement[]): Promise<void> {
	return runAnyBatch(db, statements);
}

/** The SQL of a statement and the values bound in it, in their order. */
export function queryOf(statement: Statement<string>): { sql: string; params: unknown[] } {
	return (statement as unknown as Preparable)._prepare().getQuery();
}

/**
 * The same for writes that guards may fail: for `commit` and `commitGuarded`, which ask for the meaning of each.
 * The statements are bound here, because drizzle's own `batch()` for D1 fails on raw SQL with parameters.
 * @throws what fails it, see `guardOf`.
 */
export async function runAnyBatch(db: Db, statements: readonly Statement<string>[]): Promise<void> {
	if (statements.length === 0) return;
	const client = db.$client as Client;
	const bound = statements.map((statement) => {
		const query = queryOf(statement);
		return client.prepare(query.sql).bind(...query.params);
	});
	await client.batch(bound);
}

/** Reads several things in one round trip: the rows of each query, in the order of the queries. */
export async function readTogether(db: Db, queries: readonly SQL[]): Promise<Record<string, unknown>[][]> {
	const client = db.$client as Client;
	const bound = queries.map((query) => {
		const { sql: text, params } = textOf(query);
		return client.prepare(text).bind(...params);
	});
	const results = (await client.batch(bound)) as { results: Record<string, unknown>[] }[];
	return results.map((result) => result.results);
}

/** Whether there is any row of each of these (`FROM` and `WHERE`), in one statement. */
export async function existing(db: Db, rows: readonly SQL[]): Promise<boolean[]> {
	if (rows.length === 0) return [];
	const looks = rows.map((one, index) => sql`EXISTS (SELECT 1 ${one}) AS ${sql.identifier(`is_${index}`)}`);
	const [found] = await db.all<Record<string, number>>(sql`SELECT ${sql.join(looks, sql`, `)}`);
	return rows.map((_one, index) => found?.[`is_${index}`] === 1);
}

/**
 * Fails the whole batch, by the name `guard`, unless the statement just before it changed exactly `rows` rows.
 * @see guardOf, which reads the name back from the failure.
 */
export function mustHaveChanged<const G extends string>(db: Db, guard: G, rows = 1): Statement<G> {
	return db.run(sql`INSERT INTO must_hold (ok, guard) SELECT changes() = ${rows}, ${guard}`);
}

/** Fails the whole batch, by the name `guard`, unless the SQL condition holds at this point of it. */
export function mustHold<const G extends string>(db: Db, guard: G, condition: SQL): Statement<G> {
	return db.run(sql`INSERT INTO must_hold (ok, guard) SELECT (${condition}), ${guard}`);
}

function messageOf(error: unknown): string {
	const parts: string[] = [];
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		// The message of a failed query holds people's words, which could read like a guard's name.
		if (!isQueryError(cause)) parts.push(cause.message);
	}
	return parts.join(" <- ");
}

/**
 * Which guard or constraint made a batch fail.
 * @returns the guard's name, `unique:table.column[,table.column]` for a UNIQUE constraint or index, `check` or
 *   `foreign_key` for those, and null when the failure was of another kind.
 */
export function guardOf(error: unknown): string | null {
	const message = messageOf(error);
	const guard = /guard:([a-z0-9_.]+)/.exec(message);
	if (guard?.[1]) return guard[1];
	const unique = /UNIQUE constraint failed: ([a-z0-9_., ]+?)(?::|$| <-)/i.exec(message);
	if (unique?.[1]) return `unique:${unique[1].replaceAll(" ", "")}`;
	if (message.includes("CHECK constraint failed")) return "check";
	if (message.includes("FOREIGN KEY constraint failed")) return "foreign_key";
	return null;
}
