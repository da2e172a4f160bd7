import { applyD1Migrations, reset } from "cloudflare:test";
import { waitForGlobalWaitUntil } from "cloudflare:test-internal";
import { env } from "cloudflare:workers";
import { forgetCounts } from "#workers/limits/isolate-limiter";

/** A database that grew beyond this (bytes; 0.8 MB when empty) is dropped: emptying it would keep its pages and cost more. */
const MAX_EMPTIED_BYTES = 4_000_000;
/** What triggers write while tables are emptied is gone after a second round. */
const MAX_ROUNDS = 3;

/** A table or a search index: how to see that something is in it, and how to empty it. */
interface Container {
	name: string;
	probe: string;
	empty: string;
}

/** Whether a session's object was asked for since all were dropped: to list them takes longer than to empty the rest. */
let sessionWoken = false;
const sessions = Object.getPrototypeOf(env.MCP_SESSIONS) as DurableObjectNamespace;
const { get } = sessions;
sessions.get = function (...args) {
	sessionWoken = true;
	return get.apply(this, args);
};

/** Whether anything was put into the bucket since it was last emptied: to list it takes time at each test. */
let objectPut = false;
const buckets = Object.getPrototypeOf(env.PICTURES) as R2Bucket;
const { put } = buckets;
buckets.put = function (this: R2Bucket, ...args: Parameters<typeof put>) {
	objectPut = true;
	return put.apply(this, args);
} as typeof put;

/** What this runtime's database is like after its migrations; null before the first. */
let migrated: { schema: string; containers: readonly Container[] } | null = null;

/**
 * Leaves every binding as the migrations leave it, and requests uncounted. Deleting rows takes a tenth of the time of a new database, so that
 * is what it does as long as the schema is untouched, the database small, and no session's Durable Object awake.
 * Work that the previous test left behind is waited for first: its writes must not land in the next test.
 */
export async function emptyBindings(): Promise<void> {
	await waitForGlobalWaitUntil();
	forgetCounts();
	if (!(await emptiedInPlace())) await renewBindings();
}

/** Drops every binding's data and applies the migrations to a new database. */
export async function renewBindings(): Promise<void> {
	migrated = null;
	await dropBindings();
	await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
	const containers = await containersNow();
	// Rows that come with a migration belong to every test; then nothing is emptied in place.
	if ((await filled(containers)).length === 0) migrated = { schema: (await schemaNow()).schema, containers };
}

/** @returns false when the bindings must be renewed instead. */
async function emptiedInPlace(): Promise<boolean> {
	if (migrated === null) return false;
	const [{ schema, bytes }, keys] = await Promise.all([schemaNow(), env.KV.list()]);
	if (schema !== migrated.schema || bytes > MAX_EMPTIED_BYTES || sessionWoken || !keys.list_complete) return false;
	await Promise.all(keys.keys.map(({ name }) => env.KV.delete(name)));
	if (objectPut) {
		const { objects } = await env.PICTURES.list();
		await env.PICTURES.delete(objects.map(({ key }) => key));
		objectPut = false;
	}
	return emptied(migrated.containers);
}

async function emptied(containers: readonly Container[]): Promise<boolean> {
	let left = await filled(containers);
	for (let round = 0; round < MAX_ROUNDS && left.length > 0; round++) {
		const results = await env.DB.batch<Record<string, number>>([
			env.DB.prepare("PRAGMA defer_foreign_keys = on"),
			...left.map(({ empty }) => env.DB.prepare(empty)),
			// Ids begin at 1 again.
			env.DB.prepare("DELETE FROM sqlite_sequence WHERE name <> 'd1_migrations'"),
			probe(containers),
		]);
		const found = results.at(-1)?.results[0];
		left = containers.filter(({ name }) => found?.[name] !== 0);
	}
	return left.length === 0;
}

async function filled(containers: readonly Container[]): Promise<readonly Container[]> {
	const found = await probe(containers).first<Record<string, number>>();
	return containers.filter(({ name }) => found?.[name] !== 0);
}

function probe(containers: readonly Container[]): D1PreparedStatement {
	const columns = containers.map(({ name, probe: table }) => `EXISTS (SELECT 1 FROM "${table}") AS "${name}"`);
	return env.DB.prepare(`SELECT ${columns.join(", ")}`);
}

/** Tables first: emptying them leaves marks in the search indexes. */
async function containersNow(): Promise<readonly Container[]> {
	const { results } = await env.DB.prepare(
		"SELECT name, sql LIKE 'CREATE VIRTUAL TABLE%fts5%' AS is_search FROM sqlite_master WHERE type = 'table'",
	).all<{ name: string; is_search: number }>();
	const search = results.filter((table) => table.is_search === 1).map(({ name }) => name);
	const ofSearch = search.flatMap((name) =>
		["", "_config", "_content", "_data", "_docsize", "_idx"].map((end) => name + end),
	);
	const tables = results
		.map(({ name }) => name)
		.filter((name) => !/^(sqlite_|_cf_|d1_migrations$)/.test(name) && !ofSearch.includes(name));
	return [
		...tables.map((name) => ({ name, probe: name, empty: `DELETE FROM "${name}"` })),
		...search.map((name) => ({
			name,
			probe: `${name}_idx`,
			empty: `INSERT INTO "${name}" ("${name}") VALUES ('delete-all')`,
		})),
	];
}

async function schemaNow(): Promise<{ schema: string; bytes: number }> {
	const { results, meta } = await env.DB.prepare(
		"SELECT count(*) AS objects, sum(length(sql)) AS letters, max(rootpage) AS page FROM sqlite_master",
	).all();
	return { schema: JSON.stringify(results), bytes: meta.size_after };
}

/** After a large database, the first deletion has been seen to leave it as it was; so its effect is looked at. */
async function dropBindings(): Promise<void> {
	for (let attempt = 1; attempt <= 5; attempt++) {
		await reset();
		const tables = await env.DB.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'd1_migrations'").first(
			"n",
		);
		if (tables !== 0) continue;
		sessionWoken = false;
		return;
	}
	throw new Error("the bindings of the test could not be emptied");
}
