/**
 * A plugin of miniflare's: gives tests a database that is asked by a call, as a binding. It is the Durable Object in which
 * miniflare keeps a D1 database, from miniflare's own file, with a method that hands it a question and takes its answer
 * (packages/testing/setup/direct-d1.ts). How it is asked is miniflare's own affair and may change with it;
 * direct-d1.test.ts tells.
 * Source: docs/decisions/042-a-shorter-way-to-d1.md.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const TYPE = "d1-object";
const SERVICE = "called-d1";
const CLASS = "CalledDatabase";

/**
 * What takes long and nobody sees is left out: a request and a response around each question; and outside of sessions, whose
 * client looks at no bookmark, the bookmark, for which the runtime writes into the database each time.
 */
const CALLED = `
import { DurableObject } from "cloudflare:workers";
import { D1DatabaseObject } from "./database.worker.js";

Response.json = (value, { headers = {} } = {}) => ({
	text: async () => JSON.stringify(value),
	headers: new Map(Object.entries(headers)),
});

export class ${CLASS} extends DurableObject {
	#inSession = this.#database(() => this.ctx.storage.getCurrentBookmark());
	#outside = this.#database(async () => null);

	constructor(ctx, env) {
		super(ctx, env);
		// The first bookmark adds a table, for which tests would have the schema changed.
		ctx.blockConcurrencyWhile(() => ctx.storage.getCurrentBookmark());
	}

	#database(getCurrentBookmark) {
		const { sql } = this.ctx.storage;
		const transactionSync = (work) => this.ctx.storage.transactionSync(work);
		return new D1DatabaseObject({ storage: { sql, transactionSync, getCurrentBookmark } }, this.env);
	}

	async ask(url, body, isInSession, token) {
		const cf = { miniflare: { name: "tests" } };
		const question = { method: "POST", url, cf, body: null, json: async () => JSON.parse(body) };
		const answer = await (isInSession ? this.#inSession : this.#outside).fetch(question);
		return [await answer.text(), answer.headers.get(token) ?? null];
	}
}

export default {};
`;

const objectOfMiniflare = (): string => {
	const miniflare = dirname(createRequire(import.meta.url).resolve("miniflare"));
	return readFileSync(join(miniflare, "workers", "d1", "database.worker.js"), "utf8");
};

interface Worker {
	config: { env: Readonly<Record<string, { type: string }>> };
}

export const plugins = {
	[TYPE]: {
		getBindings: ({ config: { env } }: Worker) =>
			Object.entries(env)
				.filter(([, { type }]) => type === `unsafe:${TYPE}`)
				.map(([name]) => ({ name, durableObjectNamespace: { serviceName: SERVICE, className: CLASS } })),
		getNodeBindings: () => ({}),
		getServices: () => [
			{
				name: SERVICE,
				worker: {
					// As miniflare's, and calls.
					compatibilityDate: "2023-07-24",
					compatibilityFlags: ["nodejs_compat", "experimental", "rpc"],
					modules: [
						{ name: "called.js", esModule: CALLED },
						{ name: "database.worker.js", esModule: objectOfMiniflare() },
					],
					durableObjectNamespaces: [{ className: CLASS, uniqueKey: SERVICE, enableSql: true }],
					durableObjectStorage: { localDisk: "d1:storage" },
				},
			},
		],
	},
};

/** The binding of a test runtime, as the options of miniflare name it. */
export const d1ObjectBinding = (name: string) => ({
	name,
	type: TYPE,
	plugin: { package: import.meta.filename, name: TYPE },
	options: {},
});
