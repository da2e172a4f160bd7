/**
 * Counts what a Worker asks of the platform: for benchmarks, which serve the built Worker inside of this. One record for each
 * invocation, taken at `LEDGER_PATH`. What `countEverything` says is sent to the runtime as text, so it uses nothing of this file.
 */
export const LEDGER_PATH = "/cdn-cgi/ledger";

/** What one invocation asked for. */
export interface Invocation {
	/** `fetch GET /path`, `cron * * * * *`, `queue`, with the job that it ran. */
	what: string;
	/** Names of jobs that ended in it. */
	jobs: string[];
	statements: number;
	rowsRead: number;
	rowsWritten: number;
	kvReads: number;
	kvWrites: number;
	kvLists: number;
	r2Reads: number;
	r2Writes: number;
	objectRequests: number;
	messages: number;
	assets: number;
	/** Requests to the outside. */
	requests: number;
	limits: number;
	dataPoints: number;
}

/** Source of a main module that counts around `./index.js`. */
export function countedModule(): string {
	return `import { AsyncLocalStorage } from "node:async_hooks";
import worker from "./index.js";
export * from "./index.js";
export default (${countEverything.toString()})(worker, new AsyncLocalStorage(), ${JSON.stringify(LEDGER_PATH)});`;
}

// biome-ignore lint/suspicious/noExplicitAny: it runs in the runtime, around bindings of every kind.
type Any = any;

function countEverything(worker: Any, current: Any, ledgerPath: string) {
	const ledger: Any[] = [];
	const envs = new WeakMap();
	const add = (name: string, count = 1) => {
		const record = current.getStore();
		if (record !== undefined) record[name] += count;
	};
	const noted = (result: Any) => {
		add("rowsRead", result?.meta?.rows_read ?? 0);
		add("rowsWritten", result?.meta?.rows_written ?? 0);
		return result;
	};
	const inner = new WeakMap();
	const statement = (one: Any, isRead: boolean): Any => {
		const wrapped = {
			bind: (...values: Any[]) => statement(one.bind(...values), isRead),
			all: async () => {
				add("statements");
				return noted(await one.all());
			},
			run: async () => {
				add("statements");
				return noted(await one.run());
			},
			first: async (column?: string) => {
				add("statements");
				const row = noted(await one.all()).results[0] ?? null;
				return row !== null && column !== undefined ? row[column] : row;
			},
			raw: async () => {
				add("statements");
				// D1 tells no counts of it: a read is made once more for them, a write is made by the way that tells.
				if (!isRead) return noted(await one.all()).results.map((row: object) => Object.values(row));
				noted(await one.all());
				return one.raw();
			},
		};
		inner.set(wrapped, one);
		return wrapped;
	};
	const counting = (target: Any, names: Record<string, string>): Any =>
		new Proxy(target, {
			get(_target, name) {
				const value = target[name];
				if (typeof value !== "function") return value;
				return (...args: Any[]) => {
					const counted = names[String(name)];
					if (counted !== undefined) add(counted, name === "sendBatch" ? args[0].length : 1);
					return value.apply(target, args);
				};
			},
		});
	const through = (by: Any) => ({
		prepare: (sql: string) => statement(by.prepare(sql), /^\s*(select|with)\b/i.test(sql)),
		batch: async (statements: Any[]) => {
			add("statements", statements.length);
			return (await by.batch(statements.map((one) => inner.get(one) ?? one))).map(noted);
		},
	});
	const sessionOf = (session: Any) => ({ ...through(session), getBookmark: () => session.getBookmark() });
	const wrapEnv = (env: Any) => {
		const known = envs.get(env);
		if (known !== undefined) return known;
		const { DB, KV, PICTURES, JOBS, ASSETS, MCP_SESSIONS, READ_LIMIT, WRITE_LIMIT } = env;
		const kv = { get: "kvReads", getWithMetadata: "kvReads", put: "kvWrites", delete: "kvWrites", list: "kvLists" };
		const r2 = { get: "r2Reads", head: "r2Reads", put: "r2Writes", delete: "r2Writes", list: "r2Writes" };
		const limit = { limit: "limits" };
		const made = {
			...env,
			DB: { ...through(DB), withSession: (start: string) => sessionOf(DB.withSession(start)) },
			KV: counting(KV, kv),
			PICTURES: counting(PICTURES, r2),
			JOBS: counting(JOBS, { send: "messages", sendBatch: "messages" }),
			ASSETS: counting(ASSETS, { fetch: "assets" }),
			MCP_SESSIONS: counting(MCP_SESSIONS, { get: "objectRequests" }),
			...(READ_LIMIT && { READ_LIMIT: counting(READ_LIMIT, limit), WRITE_LIMIT: counting(WRITE_LIMIT, limit) }),
			ANALYTICS: { writeDataPoint: () => add("dataPoints") },
		};
		envs.set(env, made);
		return made;
	};
	const realFetch = globalThis.fetch;
	globalThis.fetch = (...args: Any[]) => {
		add("requests");
		return (realFetch as Any)(...args);
	};
	const realLog = console.log;
	console.log = (...args: Any[]) => {
		const ended = /^\{"event":"job_(?:done|failed)","job":"([^"]+)"/.exec(String(args[0]));
		if (ended !== null) current.getStore()?.jobs.push(ended[1]);
		realLog(...args);
	};
	const invocation = (what: string, work: () => Any) => {
		const zero = ["statements", "rowsRead", "rowsWritten", "kvReads", "kvWrites", "kvLists", "r2Reads", "r2Writes"];
		const more = ["objectRequests", "messages", "assets", "requests", "limits", "dataPoints"];
		const record: Any = { what, jobs: [] };
		for (const name of [...zero, ...more]) record[name] = 0;
		ledger.push(record);
		return current.run(record, work);
	};
	return {
		fetch(request: Any, env: Any, ctx: Any) {
			const { pathname } = new URL(request.url);
			if (pathname === ledgerPath) return Response.json(ledger.splice(0));
			return invocation(`fetch ${request.method} ${pathname}`, () => worker.fetch(request, wrapEnv(env), ctx));
		},
		queue: (batch: Any, env: Any, ctx: Any) => invocation("queue", () => worker.queue(batch, wrapEnv(env), ctx)),
		scheduled: (controller: Any, env: Any, ctx: Any) =>
			invocation(`cron ${controller.cron}`, () => worker.scheduled(controller, wrapEnv(env), ctx)),
	};
}
