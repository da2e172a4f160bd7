import { readFile } from "node:fs/promises";
import { SourceMap, type SourceMapPayload } from "node:module";
import { basename, join, relative, resolve } from "node:path";
import { partName } from "#scripts/lib/bundle-parts";
import { ROOT } from "#scripts/lib/wrangler";

/** Whose script takes how long while something is asked of the service: samples of V8 in each Worker of a runtime. */

/** Own time of one function, or of all functions of a part, beside what all Workers take together: 0 to 1. */
export interface Taken {
	name: string;
	share: number;
}

export interface Profile {
	/** The Worker, as the runtime names it: ours, or a simulator of a binding. */
	worker: string;
	share: number;
	/** Milliseconds that its script took. */
	ms: number;
	parts: Taken[];
	functions: Taken[];
}

interface Frame {
	functionName: string;
	url: string;
	lineNumber: number;
	columnNumber: number;
}

/** Source: Chrome DevTools Protocol, Profiler.Profile. */
interface Sampled {
	nodes: { id: number; callFrame: Frame }[];
	samples: number[];
}

const EVERY_MICROSECONDS = 250;

/** @param inspector of the runtime. @param bundle the folder that our Worker was loaded from. */
export async function profiled(inspector: URL, bundle: string, work: () => Promise<void>): Promise<Profile[]> {
	const listed = await fetch(`http://${inspector.host}/json`);
	const targets = (await listed.json()) as { id: string; webSocketDebuggerUrl: string }[];
	const watched = await Promise.all(
		targets.map(async ({ id, webSocketDebuggerUrl }) => ({ id, ...(await connected(webSocketDebuggerUrl)) })),
	);
	for (const { call } of watched) {
		await call("Profiler.enable");
		await call("Profiler.setSamplingInterval", { interval: EVERY_MICROSECONDS });
		await call("Profiler.start");
	}
	await work();
	const counted: Counted[] = [];
	for (const { id, call, close } of watched) {
		const { profile } = (await call("Profiler.stop")) as { profile: Sampled };
		await close();
		counted.push(await countedIn(id, profile, bundle));
	}
	const all = counted.reduce((sum, { samples }) => sum + samples, 0);
	const mostFirst = (counts: ReadonlyMap<string, number>): Taken[] =>
		[...counts].map(([name, count]) => ({ name, share: count / all })).sort((one, other) => other.share - one.share);
	return counted
		.filter(({ samples }) => samples > 0)
		.map(({ worker, samples, parts, functions }) => {
			return {
				worker,
				share: samples / all,
				ms: (samples * EVERY_MICROSECONDS) / 1000,
				parts: mostFirst(parts),
				functions: mostFirst(functions),
			};
		})
		.sort((one, other) => other.share - one.share);
}

/** Samples in which a Worker was not waiting. */
interface Counted {
	worker: string;
	samples: number;
	parts: ReadonlyMap<string, number>;
	functions: ReadonlyMap<string, number>;
}

interface Connected {
	call(method: string, params?: object): Promise<unknown>;
	/** The runtime has one inspector for each Worker: the next profile waits for this. */
	close(): Promise<unknown>;
}

async function connected(address: string): Promise<Connected> {
	const socket = new WebSocket(address);
	await new Promise((opened, failed) => {
		socket.addEventListener("open", opened);
		socket.addEventListener("error", () => failed(new Error(`No inspector answers at ${address}.`)));
	});
	const waiting = new Map<number, (result: unknown) => void>();
	let calls = 0;
	socket.addEventListener("message", ({ data }) => {
		const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
		if (id !== undefined) waiting.get(id)?.(result);
	});
	return {
		call: (method, params = {}) =>
			new Promise((answered) => {
				waiting.set(++calls, answered);
				socket.send(JSON.stringify({ id: calls, method, params }));
			}),
		close: () =>
			new Promise((closed) => {
				socket.addEventListener("close", closed);
				socket.close();
			}),
	};
}

/** Samples are counted: between two of one Worker others may have run, so the time between them is not its own. */
async function countedIn(worker: string, { nodes, samples }: Sampled, bundle: string): Promise<Counted> {
	const counts = new Map<number, number>();
	for (const id of samples) counts.set(id, (counts.get(id) ?? 0) + 1);
	const parts = new Map<string, number>();
	const functions = new Map<string, number>();
	let all = 0;
	const whose = sourcesOf(bundle);
	for (const { id, callFrame } of nodes) {
		const own = counts.get(id) ?? 0;
		if (own === 0 || callFrame.functionName === "(idle)") continue;
		const { part, name } = await whose(callFrame);
		all += own;
		parts.set(part, (parts.get(part) ?? 0) + own);
		functions.set(name, (functions.get(name) ?? 0) + own);
	}
	return { worker, samples: all, parts, functions };
}

/** What belongs to no file: the runtime's own functions, collecting garbage, and `(program)`, which is native code. */
const RUNTIME = "the runtime";

function sourcesOf(bundle: string): (frame: Frame) => Promise<{ part: string; name: string }> {
	const maps = new Map<string, Promise<SourceMap | null>>();
	const mapOf = (file: string) => {
		const known = maps.get(file) ?? readMap(join(bundle, `${file}.map`));
		maps.set(file, known);
		return known;
	};
	return async ({ functionName, url, lineNumber, columnNumber }) => {
		const map = url === "" ? null : await mapOf(basename(url));
		const entry = map?.findEntry(lineNumber, columnNumber);
		if (entry === undefined || !("originalSource" in entry))
			return { part: url === "" ? RUNTIME : basename(url), name: `${functionName} ${basename(url)}` };
		const source = resolve(bundle, entry.originalSource);
		// Its types do not know the name that a map gives.
		const { name: named } = entry as { name?: string };
		const shown = relative(ROOT, source).replace(/^.*node_modules\//, "");
		return { part: partName(source), name: `${named ?? functionName} ${shown}:${entry.originalLine + 1}` };
	};
}

async function readMap(file: string): Promise<SourceMap | null> {
	const text = await readFile(file, "utf8").catch(() => null);
	return text === null ? null : new SourceMap(JSON.parse(text) as SourceMapPayload);
}
