import { env } from "cloudflare:workers";
import type { Env } from "#workers/env";

/** How a call fails: before it happened, after it happened (its answer is lost), late, or for a limit of the platform's. */
export const FAULTS = ["before", "after", "slowly", "limit"] as const;
export type Fault = (typeof FAULTS)[number];

/** An environment whose calls are counted, and of which one may fail. */
export interface FaultyEnv {
	env: Env;
	/** What was called so far, in order: `DB.batch orders, outbox`, `KV.get`, `fetch acme.example`. */
	calls: string[];
	/** Numbers of the calls that wrote to the database. */
	writes: number[];
	/** Has no more calls counted or failed: what still comes belongs to nobody. */
	end(): void;
}

const SLOWLY_MS = 20;

/** What each platform says in such a case. Source: docs/faults.md#every-call-failed. */
const WORDS: Record<"lost" | "limit", Record<string, string>> = {
	lost: {
		DB: "D1_ERROR: Network connection lost.",
		KV: "KV failed: 500 Internal Server Error",
		JOBS: "Queue sendBatch failed: Internal Server Error",
		R2: "We encountered an internal error. Please try again. (10001)",
		DO: "Network connection lost.",
		fetch: "Network connection lost.",
	},
	limit: {
		DB: "D1_ERROR: D1 DB is overloaded. Requests queued for too long.",
		KV: "KV failed: 429 Too Many Requests",
		JOBS: "Queue sendBatch failed: Too Many Requests",
		R2: "Reduce your concurrent request rate for the same object. (10058)",
		DO: "Durable Object is overloaded. Requests queued for too long.",
		fetch: "Too many subrequests.",
	},
};

/** The fetch of this isolate: that of the run under way, where there is one. */
const network = globalThis.fetch;
let underWay: FaultyRun | null = null;
globalThis.fetch = (input, init) =>
	underWay === null
		? network(input, init)
		: underWay.call("fetch", `fetch ${hostOf(input)}`, () => network(input, init));

function hostOf(input: RequestInfo | URL): string {
	return new URL(input instanceof Request ? input.url : String(input)).hostname;
}

class FaultyRun {
	readonly calls: string[] = [];
	readonly writes: number[] = [];
	readonly #failing: number;
	readonly #fault: Fault;
	isOver = false;

	constructor(failing: number, fault: Fault) {
		this.#failing = failing;
		this.#fault = fault;
	}

	async call<T>(binding: string, name: string, work: () => Promise<T>, writes = false): Promise<T> {
		if (this.isOver) return work();
		if (writes) this.writes.push(this.calls.length);
		this.calls.push(name);
		if (this.calls.length - 1 !== this.#failing) return work();
		const lost = () => new Error(WORDS.lost[binding] ?? "Network connection lost.");
		if (this.#fault === "before") throw lost();
		if (this.#fault === "limit") throw new Error(WORDS.limit[binding] ?? "Too many requests.");
		if (this.#fault === "slowly") {
			await new Promise((resolve) => setTimeout(resolve, SLOWLY_MS));
			return work();
		}
		await work();
		throw lost();
	}
}

/**
 * The bindings of the tests, real ones, of which the call with a number fails once. A new environment is a new isolate:
 * nothing of an earlier one is remembered in it.
 * @param failing number of the call from 0; -1 for none.
 */
export function faultyEnv(failing: number, fault: Fault): FaultyEnv {
	const run = new FaultyRun(failing, fault);
	underWay = run;
	const through = <B extends object>(
		kind: string,
		name: string,
		binding: B,
		methods: readonly (keyof B & string)[],
	): B =>
		new Proxy(binding, {
			get(target, property) {
				const value: unknown = Reflect.get(target, property);
				if (typeof value !== "function") return value;
				const bound = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
				if (!methods.includes(property as never)) return bound;
				return (...args: unknown[]) => run.call(kind, `${name}.${String(property)}`, () => bound(...args));
			},
		});
	const bucket = (name: string, binding: R2Bucket) =>
		through("R2", name, binding, ["get", "put", "delete", "list", "head"]);
	const made: Env = {
		...env,
		DB: database(env.DB, run),
		KV: through("KV", "KV", env.KV, ["get", "getWithMetadata", "put", "delete", "list"]),
		// Nothing leaves it: what is sent here would run beside the test. What is due is found in the outbox.
		JOBS: through("JOBS", "JOBS", { send: async () => {}, sendBatch: async () => {} } as unknown as Queue<unknown>, [
			"send",
			"sendBatch",
		]),
		PICTURES: bucket("PICTURES", env.PICTURES),
		BACKUPS: bucket("BACKUPS", env.BACKUPS),
		ASSETS: through("fetch", "ASSETS", env.ASSETS, ["fetch"]),
		MCP_SESSIONS: new Proxy(env.MCP_SESSIONS, {
			get(target, property) {
				const value: unknown = Reflect.get(target, property);
				if (typeof value !== "function") return value;
				const bound = value.bind(target) as (...args: unknown[]) => unknown;
				if (property !== "get") return bound;
				return (...args: unknown[]) => through("DO", "MCP_SESSIONS", bound(...args) as Fetcher, ["fetch"]);
			},
		}),
	};
	Reflect.deleteProperty(made, "JOB_DISPATCH");
	return {
		env: made,
		calls: run.calls,
		writes: run.writes,
		end() {
			run.isOver = true;
			if (underWay === run) underWay = null;
		},
	};
}

/** A D1 binding as drizzle and `runBatch` use it: every statement that is run, and every batch, is a call. */
function database(binding: D1Database, run: FaultyRun): D1Database {
	const inner = new WeakMap<object, { statement: D1PreparedStatement } & About>();
	const sessionOf = (session: D1DatabaseSession) => ({
		...through(session),
		getBookmark: () => session.getBookmark(),
	});
	const wrap = (statement: D1PreparedStatement, said: About): D1PreparedStatement => {
		const called =
			(method: "all" | "run" | "first" | "raw") =>
			(...args: never[]) =>
				run.call(
					"DB",
					`DB.${method} ${said.about}`,
					() => (statement[method] as (...given: never[]) => Promise<unknown>)(...args),
					said.writes,
				);
		const wrapped = {
			bind: (...values: unknown[]) => wrap(statement.bind(...values), said),
			all: called("all"),
			run: called("run"),
			first: called("first"),
			raw: called("raw"),
		} as unknown as D1PreparedStatement;
		inner.set(wrapped, { statement, ...said });
		return wrapped;
	};
	const through = (by: Pick<D1DatabaseSession, "prepare" | "batch">) => ({
		prepare: (query: string) => wrap(by.prepare(query), aboutOf(query)),
		batch: (statements: D1PreparedStatement[]) => {
			const known = statements.map((one) => inner.get(one) ?? { statement: one, about: "", writes: false });
			const about = [...new Set(known.map((one) => one.about))].join(", ");
			const batch = () => by.batch(known.map(({ statement }) => statement));
			const writes = known.some((one) => one.writes);
			return run.call("DB", `DB.batch ${about}`, batch, writes);
		},
	});
	return {
		...through(binding),
		withSession: (start?: string) => sessionOf(binding.withSession(start)),
	} as unknown as D1Database;
}

interface About {
	/** The table that a statement writes, or reads first. */
	about: string;
	writes: boolean;
}

function aboutOf(query: string): About {
	const [, about = ""] = /\b(?:into|update|from)\s+["`]?(\w+)/i.exec(query) ?? [];
	return { about, writes: /^\s*(?:insert|replace|update|delete)\b|\b(?:insert\s+into|delete\s+from)\b/i.test(query) };
}
