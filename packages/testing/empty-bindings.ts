import { applyD1Migrations, reset } from "cloudflare:test";
import { waitForGlobalWaitUntil } from "cloudflare:test-internal";
import { env } from "cloudflare:workers";
import { forgetCounts } from "#workers/limits/isolate-limiter";
import { forgetSiteValues } from "#workers/settings/site-values";

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

/** Whether anything was put into the bucket, or into KV, since it was last emptied: to list it takes time at each test. */
let objectPut = false;
let keyPut = false;
const buckets = Object.getPrototypeOf(env.PICTURES) as R2Bucket;
const { put } = buckets;
buckets.put = function (this: R2Bucket, ...args: Parameters<typeof put>) {
	objectPut = true;
	return put.apply(this, args);
} as typeof put;

const namespaces = Object.getPrototypeOf(env.KV) as KVNamespace;
const { put: putKey } = namespaces;
namespaces.put = function (this: KVNamespace, ...args: Parameters<typeof putKey>) {
	keyPut = true;
	return putKey.apply(this, args);
} as typeof putKey;

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
	forgetSiteValues(env.DB);
	if (!(await emptiedInPlace())) await renewBindings();
}

/** Drops every binding's data and applies the migrations to a new database. */
export async function renewBindings(): Promise<void> {
	migrated = null;
	await dropBindings();
	await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
	const containers = await containersNow();
	const { schema, left } = await look(containers);
	// Rows that come with a migration belong to every test; then nothing is emptied in place.
	if (left.length === 0) migrated = { schema, containers };
}

/** @returns false when the bindings must be renewed instead. */
async function emptiedInPlace(): Promise<boolean> {
	if (migrated === null || sessionWoken) return false;
	const looking = look(migrated.containers).catch((error: unknown) => {
		// A test that took a table away changed the schema.
		if (String(error).includes("no such table")) return null;
		throw error;
	});
	const [found] = await Promise.all([looking, emptiedKeys(), emptiedBucket()]);
	if (found?.schema !== migrated.schema || found.bytes > MAX_EMPTIED_BYTES || keyPut) return false;
	return emptied(migrated.containers, found.left);
}

/** More keys than one list holds are left to new bindings. */
async function emptiedKeys(): Promise<void> {
	if (!keyPut) return;
	const { keys, list_complete } = await env.KV.list();
	await Promise.all(keys.map(({ name }) => env.KV.delete(name)));
	keyPut = !list_complete;
}

async function emptiedBucket(): Promise<void> {
	if (!objectPut) return;
	for (const bucket of [env.PICTURES, env.BACKUPS]) {
		const { objects } = await bucket.list();
		await bucket.delete(objects.map(({ key }) => key));
	}
	objectPut = false;
}

async function emptied(containers: readonly Container[], filled: readonly Container[]): Promise<boolean> {
	let left = filled;
	for (let round = 0; round < MAX_ROUNDS && left.length > 0; round++) {
		const results = await env.DB.batch<Record<string, unknown>>([
			env.DB.prepare("PRAGMA defer_foreign_keys = on"),
			...left.map(({ empty }) => env.DB.prepare(empty)),
			// Ids begin at 1 again.
			env.DB.prepare("DELETE FROM sqlite_sequence WHERE name <> 'd1_migrations'"),
			env.DB.prepare(`SELECT ${probes(containers)}`),
		]);
		left = filledOf(containers, results.at(-1)?.results[0]);
	}
	return left.length === 0;
}

/** All that must be known before, in one question: what the schema is, how large the database, and what holds anything. */
async function look(containers: readonly Container[]): Promise<{ schema: string; bytes: number; left: Container[] }> {
	const { results, meta } = await env.DB.prepare(
		`SELECT json_array(count(*), sum(length(sql)), max(rootpage)) AS "the schema", ${probes(containers)} FROM sqlite_master`,
	).all<Record<string, unknown>>();
	const [found] = results;
	return { schema: String(found?.["the schema"]), bytes: meta.size_after, left: filledOf(containers, found) };
}

/** Tables of one column of an answer: a function of D1 takes 32 arguments, and an answer has 100 columns at most. */
const PROBES_AT_ONCE = 30;

function filledOf(containers: readonly Container[], found: Record<string, unknown> | undefined): Container[] {
	const isFilled = partsOf(containers).flatMap((_, part) => JSON.parse(String(found?.[`part ${part}`])) as number[]);
	return containers.filter((_, index) => isFilled[index] !== 0);
}

function probes(containers: readonly Container[]): string {
	return partsOf(containers)
		.map((part, index) => {
			const held = part.map(({ probe: table }) => `EXISTS (SELECT 1 FROM "${table}")`);
			return `json_array(${held.join(", ")}) AS "part ${index}"`;
		})
		.join(", ");
}

function partsOf(containers: readonly Container[]): Container[][] {
	const parts = Math.ceil(containers.length / PROBES_AT_ONCE);
	return Array.from({ length: parts }, (_, part) =>
		containers.slice(part * PROBES_AT_ONCE, (part + 1) * PROBES_AT_ONCE),
	);
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

/** After a large database, the first deletion has been seen to leave it as it was; so its effect is looked at. */
async function dropBindings(): Promise<void> {
	for (let attempt = 1; attempt <= 5; attempt++) {
		await reset();
		const tables = await env.DB.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'd1_migrations'").first(
			"n",
		);
		if (tables !== 0) continue;
		sessionWoken = false;
		keyPut = false;
		objectPut = false;
		return;
	}
	throw new Error("the bindings of the test could not be emptied");
}
