import { applyD1Migrations, reset } from "cloudflare:test";
import { waitForGlobalWaitUntil } from "cloudflare:test-internal";
import { env } from "cloudflare:workers";
import { forgetCounts } from "#workers/limits/isolate-limiter";
import { forgetSiteValues } from "#workers/settings/site-values";

/** A database that grew beyond this (bytes; 0.8 MB when empty) is dropped: emptying it would keep its pages and cost more. */
const MAX_EMPTIED_BYTES = 4_000_000;
/** What triggers write while tables are emptied is gone after a second round. */
const MAX_ROUNDS = 3;

/** A table or a search index: a condition that holds when it is not as the migrations left it, and how to make it so. */
interface Container {
	name: string;
	isChanged: string;
	empty: readonly string[];
}

/** What migrations leave. */
interface Migrated {
	schema: string;
	containers: readonly Container[];
	/** Counters of the ids of tables that come with rows, as statements. */
	counters: readonly string[];
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
let migrated: Migrated | null = null;

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
export async function renewBindings(migrations = env.TEST_MIGRATIONS): Promise<void> {
	migrated = null;
	await dropBindings();
	await applyD1Migrations(env.DB, migrations);
	const bare = await containersNow();
	const { left } = await look(bare);
	const seeded = new Map(await Promise.all(left.map(async ({ name }) => [name, await seededTable(name)] as const)));
	const containers = bare.map((one) => seeded.get(one.name) ?? one);
	const { schema } = await look(containers);
	const counters = await Promise.all([...seeded.keys()].map(counterOf));
	migrated = { schema, containers, counters: counters.filter((one) => one !== null) };
}

/** A table whose rows come with a migration: they belong to every test. Their text is kept here, for at most 100 kB. */
async function seededTable(name: string): Promise<Container> {
	const { results } = await env.DB.prepare("SELECT name FROM pragma_table_xinfo(?1) WHERE hidden = 0")
		.bind(name)
		.all<{ name: string }>();
	const columns = results.map((column) => `"${column.name}"`);
	const rows = `(SELECT group_concat('(' || ${columns.map((column) => `quote(${column})`).join(" || ',' || ")} || ')') FROM "${name}")`;
	const values = String(await env.DB.prepare(`SELECT ${rows} AS "values"`).first("values"));
	return {
		name,
		isChanged: `${rows} IS NOT ${quoted(values)}`,
		empty: [`DELETE FROM "${name}"`, `INSERT INTO "${name}" (${columns.join(", ")}) VALUES ${values}`],
	};
}

/** Null where a table counts no ids. */
async function counterOf(name: string): Promise<string | null> {
	const last = await env.DB.prepare("SELECT seq FROM sqlite_sequence WHERE name = ?1").bind(name).first<number>("seq");
	return last === null ? null : `INSERT INTO sqlite_sequence (name, seq) VALUES (${quoted(name)}, ${last})`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

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
	return emptied(migrated, found.left);
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

async function emptied({ containers, counters }: Migrated, changed: readonly Container[]): Promise<boolean> {
	let left = changed;
	for (let round = 0; round < MAX_ROUNDS && left.length > 0; round++) {
		const results = await env.DB.batch<Record<string, unknown>>([
			env.DB.prepare("PRAGMA defer_foreign_keys = on"),
			...left.flatMap(({ empty }) => empty.map((statement) => env.DB.prepare(statement))),
			// Ids begin at 1 again, or where a migration left them.
			env.DB.prepare("DELETE FROM sqlite_sequence WHERE name <> 'd1_migrations'"),
			...counters.map((statement) => env.DB.prepare(statement)),
			env.DB.prepare(`SELECT ${probes(containers)}`),
		]);
		left = changedOf(containers, results.at(-1)?.results[0]);
	}
	return left.length === 0;
}

/** All that must be known before, in one question: what the schema is, how large the database, and what is not as it was. */
async function look(containers: readonly Container[]): Promise<{ schema: string; bytes: number; left: Container[] }> {
	const { results, meta } = await env.DB.prepare(
		`SELECT json_array(count(*), sum(length(sql)), max(rootpage)) AS "the schema", ${probes(containers)} FROM sqlite_master`,
	).all<Record<string, unknown>>();
	const [found] = results;
	return { schema: String(found?.["the schema"]), bytes: meta.size_after, left: changedOf(containers, found) };
}

/** Tables of one column of an answer: a function of D1 takes 32 arguments, and an answer has 100 columns at most. */
const PROBES_AT_ONCE = 30;

function changedOf(containers: readonly Container[], found: Record<string, unknown> | undefined): Container[] {
	const isChanged = partsOf(containers).flatMap((_, part) => JSON.parse(String(found?.[`part ${part}`])) as number[]);
	return containers.filter((_, index) => isChanged[index] !== 0);
}

function probes(containers: readonly Container[]): string {
	return partsOf(containers)
		.map((part, index) => {
			const held = part.map(({ isChanged }) => isChanged);
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

const holdsRows = (table: string) => `EXISTS (SELECT 1 FROM "${table}")`;

/** Tables first: emptying them leaves marks in the search indexes. */
async function containersNow(): Promise<readonly Container[]> {
	const { results } = await env.DB.prepare(
		"SELECT name, sql LIKE 'CREATE VIRTUAL TABLE%fts5%' AS is_search FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%fts5vocab%'",
	).all<{ name: string; is_search: number }>();
	const search = results.filter((table) => table.is_search === 1).map(({ name }) => name);
	const ofSearch = search.flatMap((name) =>
		["", "_config", "_content", "_data", "_docsize", "_idx"].map((end) => name + end),
	);
	const tables = results
		.map(({ name }) => name)
		.filter((name) => !/^(sqlite_|_cf_|d1_migrations$)/.test(name) && !ofSearch.includes(name));
	return [
		...tables.map((name) => ({ name, isChanged: holdsRows(name), empty: [`DELETE FROM "${name}"`] })),
		...search.map((name) => ({
			name,
			isChanged: holdsRows(`${name}_idx`),
			empty: [`INSERT INTO "${name}" ("${name}") VALUES ('delete-all')`],
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
