import { fork } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { weekOf } from "#core/launches/week";
import { processCpuNs } from "#scripts/lib/cpu";
import type { Served } from "#scripts/lib/served";
import { type Case, READS } from "./cases.ts";
import { SEARCHED } from "./directory.ts";

/**
 * Others that serve a directory over REST, where they are installed (`npm ci` in their folder): each with the same listings,
 * asked the same as we are. Source: docs/performance.md#beside-payload-and-directus.
 */

const FOLDER = join(import.meta.dirname, "../peers");
/** Each with the package whose version is told. */
const PEERS = ["payload", "directus"];
const AT_LEAST = 2;
const SEARCH_AT_LEAST = 8;
const READY_MS = 300_000;

export interface Peer {
	name: string;
	version: string;
	cases: readonly Case[];
	stop(): Promise<void>;
}

/** What a peer's `server.js` says once it listens. */
interface Listening {
	origin: string;
	/** By the names of our own cases, those that it can answer. */
	paths: Record<string, string>;
}

/** Fills and starts those that are installed. */
export async function startPeers(served: Served): Promise<Peer[]> {
	const installed = PEERS.filter((name) => existsSync(join(FOLDER, name, "node_modules")));
	if (installed.length === 0) return [];
	const directory = JSON.stringify(await directoryOf(served));
	const peers: Peer[] = [];
	for (const name of installed) peers.push(await startPeer(name, directory));
	return peers;
}

async function startPeer(name: string, directory: string): Promise<Peer> {
	const state = await mkdtemp(join(tmpdir(), `launchweek-${name}-`));
	const data = join(state, "directory.json");
	await writeFile(data, directory);
	const run = (mode: string) =>
		fork(join(FOLDER, name, "server.js"), [data, state], {
			cwd: join(FOLDER, name),
			env: { ...process.env, NODE_ENV: mode },
			stdio: ["ignore", "ignore", "inherit", "ipc"],
		});
	const [code] = (await once(run("development"), "exit")) as [number | null];
	if (code !== 0) throw new Error(`${name} could not be filled.`);
	const child = run("production");
	const [said] = (await Promise.race([
		once(child, "message", { signal: AbortSignal.timeout(READY_MS) }),
		once(child, "exit").then(() => Promise.reject(new Error(`${name} did not start.`))),
	])) as [Listening];
	const cpuNs = () => processCpuNs(child.pid ?? 0);
	const cases = Object.entries(said.paths).map(([read, path]): Case => {
		const atLeast = read === "search" ? SEARCH_AT_LEAST : AT_LEAST;
		const door = () => fetch(said.origin + path);
		return { name: `${name}: ${read}`, door: { door, cpuNs }, beside: read, aim: null, atLeast };
	});
	const { version } = JSON.parse(await readFile(join(FOLDER, name, "node_modules", name, "package.json"), "utf8")) as {
		version: string;
	};
	return {
		name,
		version,
		cases,
		async stop() {
			const gone = once(child, "exit");
			child.kill("SIGKILL");
			await gone;
			await rm(state, { recursive: true, force: true, maxRetries: 5 });
		},
	};
}

/** The listings as ours have them, and what is asked: as many rows as we answer with. */
async function directoryOf({ db, directOrigin }: Served) {
	const [listings, categories] = await db.batch<Record<string, unknown>>([
		db.prepare(`SELECT listings.id, slug, name, tagline, url, primary_category_id AS category, listings.votes, launched_at AS launchedAt,
			launch_week AS launchWeek, launches.votes AS weekVotes, json_extract(profile, '$.description') AS description
			FROM listings JOIN listing_profiles ON listing_profiles.listing_id = listings.id
			JOIN launches ON launches.listing_id = listings.id`),
		db.prepare("SELECT id, slug, name FROM categories"),
	]);
	const lengthOf = async (path: string, key: string) => {
		const answer = (await (await fetch(directOrigin + path)).json()) as Record<string, unknown[]>;
		const rows = answer[key];
		if (rows === undefined) throw new Error(`${path} answers without ${key}.`);
		return rows.length;
	};
	const asked = {
		slug: "product-77",
		category: "category-7",
		search: SEARCHED,
		week: weekOf(new Date()),
		perPage: await lengthOf(READS.list, "items"),
		inWeek: await lengthOf(READS.week, "launches"),
		onBoard: await lengthOf(READS.board, "items"),
	};
	return { listings: listings?.results, categories: categories?.results, asked };
}
