import { env } from "cloudflare:workers";

/**
 * Which tables a statement may have written since they were last as the migrations leave them. To compare the rows that come with a
 * migration (48 kB of synonyms) takes longer than all else that is asked before a test, and few tests touch them.
 */
const written = new Set<string>();
const WRITES = /\b(?:INTO|UPDATE(?:\s+OR\s+\w+)?|DELETE\s+FROM)\s+["`[]?(\w+)/gi;

const note = (query: string): void => {
	for (const [, name = ""] of query.matchAll(WRITES)) written.add(name);
};

const database = Object.getPrototypeOf(env.DB) as D1Database;
const session = Object.getPrototypeOf(env.DB.withSession()) as D1DatabaseSession;
const { exec } = database;
database.exec = function (query) {
	note(query);
	return exec.call(this, query);
};
for (const prototype of [database, session]) {
	const { prepare } = prototype;
	prototype.prepare = function (this: D1Database, query: string) {
		note(query);
		return prepare.call(this, query);
	};
}

/** Whether a statement that was prepared or run since `forgetWrites` names the table as one that it writes. */
export const mayBeWritten = (table: string): boolean => written.has(table);

export const forgetWrites = (): void => written.clear();
