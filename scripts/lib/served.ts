import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Miniflare, Request, Response } from "miniflare";
import { MINUTE_CRON } from "#core/jobs/cron-times";
import { isSettingName, type SettingName } from "#core/site-settings/site-settings";
import { LOCK_TIMEOUT_MS } from "#scripts/lib/backup/local-database";
import { publishTexts } from "#scripts/lib/build-worker";
import { fireCrons, settle } from "#scripts/lib/crons";
import { loadDemo } from "#scripts/lib/demo-data";
import { onFreePort } from "#scripts/lib/free-port";
import type { Bucket } from "#scripts/lib/local-data";
import { migrate } from "#scripts/lib/migrations";
import { databaseFile, makeNewDatabase } from "#scripts/lib/new-database";
import { workerBundle } from "#scripts/lib/worker-bundle";
import { ROOT } from "#scripts/lib/wrangler";
import type { VariableName } from "#workers/settings/variables";

/** Variables as wrangler.toml says them, and settings as the site team does. */
export type ServedVars = Readonly<Partial<Record<VariableName | SettingName, string>>>;

/** Settings for runs that measure something else than the limits. */
export const UNLIMITED = {
	rate_limit_read: "100000000/60",
	rate_limit_write: "100000000/60",
	rate_limit_costly: "100000000/3600",
} satisfies ServedVars;

/** The built Worker, served from this process with fresh data: what benchmarks and generative runs talk to. */
export interface Served {
	origin: string;
	/** The Worker's own socket, without miniflare's router in front of it: for measuring. */
	directOrigin: string;
	/** The sockets of all isolates, `directOrigin` first: each keeps its own memory, all share the same data. */
	isolates: readonly string[];
	miniflare: Miniflare;
	/** The sockets of what was asked for as `beside` and `bare`, by name. */
	besides: Readonly<Record<string, string>>;
	/** The instance's own database, for setting up and for looking at effects. */
	db: D1Database;
	/** Where the runtime keeps it. */
	file: string;
	stop(): Promise<void>;
}

interface Beside {
	vars?: ServedVars;
	around?: string | undefined;
	root?: string;
}

export interface ServeOptions {
	/** 0 for any that is free. */
	port?: number;
	/** Of the checkout to build and serve; this one unless a benchmark compares it with another. */
	root?: string | undefined;
	/** Source of a main module that stands around the built one (`./index.js`). */
	around?: string;
	/** Names that lead to ports of this machine, for what the Worker asks of the outside. */
	hosts?: Readonly<Record<string, number>>;
	/** How many isolates run the Worker; only the first takes queue messages and crons. */
	isolates?: number;
	/** The same Worker again on the same data, with other variables or a main module around it; or that of another checkout. */
	beside?: Readonly<Record<string, Beside>>;
	/** Folders of other bundles, each a Worker that has the database and nothing else. */
	bare?: Readonly<Record<string, string>>;
	/** Whether queue messages are taken; a benchmark of requests leaves what they cause alone. */
	consumes?: boolean;
	/**
	 * Whether files are served by a Worker of their own, which ours asks for them, instead of by the platform's router in front of
	 * ours: its simulator is a chain of Workers that costs more than many an answer.
	 */
	filesApart?: boolean;
	/** Whether `miniflare.getInspectorURL()` leads to the runtime: for profiles. */
	inspects?: boolean;
	/** Is given each error and warning of the log first; false leaves it to be printed. */
	hears?: (message: string) => boolean;
	/** A folder that keeps the data, for instances that begin one after the other; without it each begins with none. */
	state?: string | undefined;
}

/**
 * Builds the Worker as a deployment would, and serves it in workerd through miniflare, without `wrangler dev` between.
 * @param given variables over those of wrangler.toml's default environment, and settings over their defaults.
 */
export function serve(given: ServedVars = {}, options: ServeOptions = {}): Promise<Served> {
	const { port = 0 } = options;
	return port === 0 ? onFreePort((free) => serveAt(free, given, options)) : serveAt(port, given, options);
}

async function serveAt(
	port: number,
	given: ServedVars,
	{
		root = ROOT,
		isolates = 1,
		around,
		hosts = {},
		beside = {},
		bare = {},
		consumes = true,
		filesApart = false,
		inspects = false,
		hears = () => false,
		state,
	}: ServeOptions,
): Promise<Served> {
	// Loaded when they are needed: --help and wrong arguments are answered without them.
	const [{ convertV4MiniflareOptions, Miniflare }, { unstable_getMiniflareWorkerOptions }] = await Promise.all([
		import("miniflare"),
		import("wrangler"),
	]);
	const isSetting = ([name]: [string, unknown]) => isSettingName(name);
	const texts = Object.fromEntries(Object.entries(given).filter(isSetting));
	const vars = Object.fromEntries(Object.entries(given).filter((entry) => !isSetting(entry)));
	const dir = await mkdtemp(join(tmpdir(), "launchweek-served-"));
	const config = join(root, "wrangler.toml");
	// Known beforehand, so that mails of jobs, which no request tells where they are, link to this instance.
	const origin = { LOCAL_ORIGIN: `http://127.0.0.1:${port}` } satisfies ServedVars;
	const { workerOptions } = unstable_getMiniflareWorkerOptions(config);
	const { bindings, modulesRules, queueConsumers, assets, ...options } = workerOptions;
	const persistence = state ?? dir;
	const file = databaseFile(persistence, databaseIdOf(options.d1Databases));
	const isNew = await makeNewDatabase(file, join(root, "migrations"));
	void modulesRules;
	const names = Array.from({ length: isolates }, (_, index) =>
		index === 0 ? "launchweek" : `launchweek-${index + 1}`,
	);
	const built = async (name: string, { vars: more = {}, around, root: other = root }: Beside) => ({
		...options,
		...(filesApart
			? { serviceBindings: { ...(options.serviceBindings as object | undefined), ASSETS: FILES } }
			: { assets }),
		...(name === "launchweek" && consumes && { queueConsumers }),
		name,
		...(await modulesIn(await publishedBundle(other, root), around)),
		outboundService: (request: Request) => loopbackOnly(request, hosts),
		unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
		bindings: { ...(bindings as Record<string, string>), ...origin, ...vars, ...more },
	});
	const bareWorker = async (name: string, folder: string) => ({
		name,
		...(await modulesIn(folder, undefined)),
		compatibilityDate: options.compatibilityDate,
		d1Databases: options.d1Databases,
		unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
	});
	const filesWorker = {
		name: FILES,
		assets,
		compatibilityDate: options.compatibilityDate,
		modules: true,
		script: "export default { fetch: (request, env) => env.ASSETS.fetch(request) };",
	};
	const miniflare = new Miniflare({
		...convertV4MiniflareOptions({
			host: "127.0.0.1",
			port,
			// What jobs log is not what a command has to say; what fails is said beside it.
			handleStructuredLogs: ({ level, message }: { level: string; message: string }) => {
				const isOurs = vars.FAULT_PERCENT !== undefined && message.includes("injected fault");
				if ((level === "error" || level === "warn") && !isOurs && !hears(message)) console.error(message);
			},
			// Crons are fired by their address, as at an instance of `npm start`.
			unsafeTriggerHandlers: true,
			...(inspects && { inspectorPort: 0 }),
			workers: await Promise.all([
				...names.map((name) => built(name, { around })),
				...Object.entries(beside).map(([name, changes]) => built(name, changes)),
				...Object.entries(bare).map(([name, folder]) => bareWorker(name, folder)),
				...(filesApart ? [filesWorker] : []),
			]),
		} as never),
		// The converted options know no such folder.
		resourcePersistencePath: persistence,
	} as never);
	const url = await miniflare.ready.catch(async (error: unknown) => {
		await miniflare.dispose().catch(() => {});
		await rm(dir, { recursive: true, force: true });
		throw error;
	});
	const directOf = async (name: string) => (await miniflare.unsafeGetDirectURL(name)).origin;
	const direct = await Promise.all(names.map(directOf));
	const further = [...Object.keys(beside), ...Object.keys(bare)];
	const besides = await Promise.all(further.map(async (name) => [name, await directOf(name)] as const));
	const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
	if (!isNew) await migrate(db, join(root, "migrations"));
	if (Object.keys(texts).length > 0) {
		const written = "INSERT INTO site_settings (id, texts, version, updated_at) VALUES (1, ?, 1, 0)";
		await db.prepare(written).bind(JSON.stringify(texts)).run();
	}
	return {
		origin: url.origin,
		directOrigin: direct[0] ?? url.origin,
		isolates: direct,
		besides: Object.fromEntries(besides),
		miniflare,
		db,
		file,
		async stop() {
			await miniflare.dispose();
			await rm(dir, { recursive: true, force: true });
		},
	};
}

/** @throws when wrangler's configuration has no database. */
function databaseIdOf(databases: unknown): string {
	const { DB: known } = (databases ?? {}) as { DB?: string | { id: string } };
	if (known === undefined) throw new Error("wrangler.toml names no database for DB.");
	return typeof known === "string" ? known : known.id;
}

const MAIN = "index.js";
/** The name of the Worker that has the files, where they are apart. */
const FILES = "files";

/** What of a bundle the Worker loads: its main module, which comes first, and what that imports. */
/** The Worker of a checkout, whose files of texts are among those that are served. */
async function publishedBundle(of: string, root: string): Promise<string> {
	const bundle = await workerBundle(of);
	await publishTexts(bundle, root);
	return bundle;
}

async function modulesIn(bundle: string, around: string | undefined) {
	const files = await readdir(bundle);
	const compiled = files.filter((file) => file.endsWith(".wasm"));
	const further = files.filter((file) => file.endsWith(".js") && file !== MAIN);
	const modules: { type: string; path: string; contents?: string }[] = [
		...(around === undefined ? [] : [{ type: "ESModule", path: join(bundle, "around.js"), contents: around }]),
		...[MAIN, ...further].map((file) => ({ type: "ESModule", path: join(bundle, file) })),
		...compiled.map((file) => ({ type: "CompiledWasm", path: join(bundle, file) })),
	];
	return { modules, modulesRoot: bundle };
}

/** Fills a served instance with what `npm start` puts into a new one, and has its rows described as that does within a minute. */
export async function seedDemo({ file, miniflare, origin }: Served, today = new Date()): Promise<void> {
	const { referenceStatements, demoSeed } = await loadDemo();
	const { statements, fill } = await demoSeed(today);
	// Through the runtime each statement would wait for another thread.
	const beside = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS });
	beside.exec(["BEGIN", ...referenceStatements(), ...statements, "COMMIT"].join(";\n"));
	beside.close();
	await fill((await miniflare.getR2Bucket("PICTURES")) as unknown as Bucket);
	await fireCrons(origin, today, [MINUTE_CRON]);
	await settle(origin, today);
}

/** Generated input names any address; nothing of it may leave this machine. */
async function loopbackOnly(request: Request, hosts: Readonly<Record<string, number>>): Promise<Response> {
	const { Response: Answer, fetch: realFetch } = await import("miniflare");
	const { hostname } = new URL(request.url);
	const known = hosts[hostname];
	if (known !== undefined) {
		const { pathname, search } = new URL(request.url);
		return realFetch(`http://127.0.0.1:${known}${pathname}${search}`, { headers: request.headers, redirect: "manual" });
	}
	if (hostname === "127.0.0.1" || hostname === "localhost") return realFetch(request);
	return new Answer("This instance has no network.", { status: 503 });
}
