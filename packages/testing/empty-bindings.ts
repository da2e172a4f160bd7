import { applyD1Migrations, reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { backgroundOver } from "#testing/background";
import { type Container, changedOf, DERIVED, look, type Migrated, migratedNow, probes } from "#testing/migrated";
import { copyOf } from "#testing/schema-copy";
import { forgetWrites, mayBeWritten } from "#testing/seed-writes";
import { forgetCounts } from "#workers/limits/isolate-limiter";
import { forgetSiteValues } from "#workers/settings/site-values";

/** A database that grew beyond this (bytes; 0.8 MB when empty) is dropped: emptying it would keep its pages and cost more. */
const MAX_EMPTIED_BYTES = 4_000_000;
/** What triggers write while tables are emptied is gone after a second round. */
const MAX_ROUNDS = 3;

/** Sessions' objects that were asked for since all were dropped: to list them takes longer than to empty the rest. */
const woken = new Map<string, DurableObjectId>();
const sessions = Object.getPrototypeOf(env.MCP_SESSIONS) as DurableObjectNamespace;
const { get } = sessions;
sessions.get = function (...args) {
	woken.set(String(args[0]), args[0]);
	return get.apply(this, args);
};

const OVER = "its test is over";

/** Ends them with what they hold in memory, and deletes what they have stored. */
async function endSessions(): Promise<void> {
	const ids = [...woken.values()];
	woken.clear();
	await Promise.all(ids.map(endSession));
}

async function endSession(id: DurableObjectId): Promise<void> {
	const ended = runInDurableObject(get.call(env.MCP_SESSIONS, id), async (_session, state) => {
		await state.storage.deleteAlarm();
		await state.storage.deleteAll();
		await state.storage.sync();
		state.abort(OVER);
	});
	await ended.catch((error: unknown) => {
		if (!String(error).includes(OVER)) throw error;
	});
}

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

/** What all migrations leave, with statements that make the same of a new database; null before they ran once here. */
let model: (Migrated & { copy: readonly string[] }) | null = null;

/**
 * Leaves every binding as the migrations leave it, and requests uncounted. Deleting rows takes a tenth of the time of a new database, so that
 * is what it does as long as the schema is untouched and the database small.
 * Work that the previous test left behind is waited for first: its writes must not land in the next test.
 */
export async function emptyBindings(): Promise<void> {
	await backgroundOver();
	forgetCounts();
	forgetSiteValues(env.DB);
	if (!(await emptiedInPlace())) await renewBindings();
}

/**
 * Drops every binding's data and makes a new database, as the migrations make it.
 * @param others instead of the migrations that there are.
 */
export async function renewBindings(others?: typeof env.TEST_MIGRATIONS): Promise<void> {
	migrated = null;
	await dropBindings();
	if (others !== undefined) {
		await applyD1Migrations(env.DB, others);
		({ migrated } = await migratedNow());
		return;
	}
	if (model === null) {
		await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
		const made = await migratedNow();
		model = { ...made.migrated, copy: [...(await copyOf(env.DB, made.rows)), ...DERIVED.values()] };
	} else {
		await env.DB.batch(model.copy.map((statement) => env.DB.prepare(statement)));
	}
	const { containers, counters } = model;
	migrated = { containers, counters, schema: (await look(containers)).schema };
}

/** @returns false when the bindings must be renewed instead. */
async function emptiedInPlace(): Promise<boolean> {
	if (migrated === null) return false;
	const containers = migrated.containers.filter(({ name, isLeftAlone }) => !isLeftAlone || mayBeWritten(name));
	const looking = look(containers).catch((error: unknown) => {
		// A test that took a table away changed the schema.
		if (String(error).includes("no such table")) return null;
		throw error;
	});
	const [found] = await Promise.all([looking, emptiedKeys(), emptiedBucket(), endSessions()]);
	if (found?.schema !== migrated.schema || found.bytes > MAX_EMPTIED_BYTES || keyPut) return false;
	const isEmpty = await emptied({ ...migrated, containers }, found.left);
	if (isEmpty) forgetWrites();
	return isEmpty;
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

/** @returns false when rows are left, or refer to others that were to go. */
async function emptied({ containers, counters }: Migrated, changed: readonly Container[]): Promise<boolean> {
	let left = changed;
	for (let round = 0; round < MAX_ROUNDS && left.length > 0; round++) {
		const statements = [
			...(left.some(({ isKept }) => isKept) ? ["PRAGMA defer_foreign_keys = on"] : []),
			...left.flatMap(({ empty }) => empty.slice(0, 1)),
			// Rows that others refer to are back before these.
			...left.toReversed().flatMap(({ empty }) => empty.slice(1)),
			// Ids begin at 1 again, or where a migration left them.
			"DELETE FROM sqlite_sequence WHERE name <> 'd1_migrations'",
			...counters,
			`SELECT ${probes(containers)}`,
		];
		const emptying = env.DB.batch<Record<string, unknown>>(statements.map((statement) => env.DB.prepare(statement)));
		const results = await emptying.catch((error: unknown) => {
			if (String(error).includes("FOREIGN KEY")) return null;
			throw error;
		});
		if (results === null) return false;
		left = changedOf(containers, results.at(-1)?.results[0]);
	}
	return left.length === 0;
}

/** After a large database, the first deletion has been seen to leave it as it was; so its effect is looked at. */
async function dropBindings(): Promise<void> {
	for (let attempt = 1; attempt <= 5; attempt++) {
		await reset();
		const tables = await env.DB.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'd1_migrations'").first(
			"n",
		);
		if (tables !== 0) continue;
		forgetWrites();
		woken.clear();
		keyPut = false;
		objectPut = false;
		return;
	}
	throw new Error("the bindings of the test could not be emptied");
}
