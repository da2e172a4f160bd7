/** Source of a main module that answers what the Worker asked the database for, one request at a time. */

/** Where it is asked for what the request before was answered with. */
export const RECORDED_PATH = "/cdn-cgi/recorded";

/** What a request asked the database for, in the order of asking. */
export interface Recorded {
	statements: { sql: string; params: unknown[] }[];
	/** How often the database was waited for; what is asked together counts as often as it is sent. */
	calls: number;
}

export function recordedModule(): string {
	return `import worker from "./index.js";
export * from "./index.js";
export default (${recordEverything.toString()})(worker, ${JSON.stringify(RECORDED_PATH)});`;
}

// biome-ignore lint/suspicious/noExplicitAny: it runs in the runtime, around bindings of every kind.
type Any = any;

function recordEverything(worker: Any, path: string) {
	let recorded: Any = { statements: [], calls: 0 };
	const envs = new WeakMap();
	const inner = new WeakMap();
	const note = (...statements: Any[]) => {
		recorded.statements.push(...statements.map(({ sql, params }: Any) => ({ sql, params })));
		recorded.calls++;
	};
	const statement = (sql: string, params: Any[], one: Any): Any => {
		const asked =
			(method: string) =>
			(...args: Any[]) => {
				note({ sql, params });
				return one[method](...args);
			};
		const wrapped = {
			bind: (...values: Any[]) => statement(sql, values, one.bind(...values)),
			all: asked("all"),
			run: asked("run"),
			first: asked("first"),
			raw: asked("raw"),
		};
		inner.set(wrapped, { sql, params, one });
		return wrapped;
	};
	const database = (DB: Any): Any => ({
		prepare: (sql: string) => statement(sql, [], DB.prepare(sql)),
		batch: (statements: Any[]) => {
			const known = statements.map((one) => inner.get(one));
			note(...known);
			return DB.batch(known.map(({ one }: Any) => one));
		},
		withSession: (start: Any) => {
			const session = DB.withSession(start);
			return { ...database(session), getBookmark: () => session.getBookmark() };
		},
	});
	const wrapEnv = (env: Any) => {
		const made = envs.get(env) ?? { ...env, DB: database(env.DB) };
		envs.set(env, made);
		return made;
	};
	return {
		...worker,
		fetch(request: Any, env: Any, ctx: Any) {
			if (new URL(request.url).pathname === path) {
				const answer = Response.json(recorded);
				recorded = { statements: [], calls: 0 };
				return answer;
			}
			return worker.fetch(request, wrapEnv(env), ctx);
		},
	};
}
