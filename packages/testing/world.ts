import { applyD1Migrations, createExecutionContext, reset, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { API_KEY_RANDOM_BYTES, apiKeyPrefix, formatApiKey, sha256Hex } from "#core/api-key";
import { SCOPES, type Scope } from "#core/scopes";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { type Db, openDb, runBatch } from "#store/db";
import { dueRows } from "#store/outbox";
import { findOrCreateUser, insertApiKey } from "#store/users";
import { compose } from "#workers/compose";

/** The instant at which tests happen unless they say otherwise: a Wednesday. */
export const NOW = new Date("2026-11-18T12:00:00.000Z");
export const ORIGIN = "https://launchweek.test";

export interface Answer<T = Record<string, unknown>> {
	status: number;
	body: T;
	headers: Headers;
}

export interface Person {
	userId: number;
	email: string;
	key: string;
}

/** A fresh directory in the real runtime, and what tests mint in it. */
export interface World {
	db: Db;
	/** A user with an API key. */
	person(email?: string, scopes?: readonly Scope[]): Promise<Person>;
	/**
	 * Runs everything the outbox says is due at `at` (default: real now), and what follows from it.
	 * @returns the closing sentences, as `job: sentence`.
	 */
	runJobs(at?: Date): Promise<string[]>;
	/** A request to the REST API; `as` sends the person's key. */
	api<T = Record<string, unknown>>(
		method: string,
		path: string,
		options?: { as?: Person; body?: unknown; headers?: Record<string, string> },
	): Promise<Answer<T>>;
}

/** Empties every binding, applies the migrations, and opens the world. Call it in `beforeEach`. */
export async function makeWorld(): Promise<World> {
	await reset();
	await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
	const db = openDb(env.DB);
	let people = 0;
	return {
		db,
		async person(email = `person${++people}@example.com`, scopes = SCOPES) {
			const user = await findOrCreateUser(db, email, NOW.getTime());
			const key = await formatApiKey(crypto.getRandomValues(new Uint8Array(API_KEY_RANDOM_BYTES)));
			const row = {
				userId: user.id,
				name: "test",
				prefix: apiKeyPrefix(key),
				hash: await sha256Hex(key),
				scopes: [...scopes],
			};
			await runBatch(db, [insertApiKey(db, { ...row, createdAt: NOW.getTime() })]);
			return { userId: user.id, email, key };
		},
		async runJobs(at) {
			const outcomes: string[] = [];
			const execution = createExecutionContext();
			const services = compose(env, ORIGIN, execution);
			for (let rounds = 0; rounds < 50; rounds++) {
				const now = at ?? new Date();
				const due = await dueRows(db, { now: now.getTime(), staleBefore: Number.MAX_SAFE_INTEGER, limit: 100 });
				if (due.length === 0) break;
				for (const row of due) outcomes.push(`${row.job}: ${await runRow(JOBS, row.id, services.jobContext(now))}`);
			}
			await waitOnExecutionContext(execution);
			return outcomes;
		},
		async api<T>(
			method: string,
			path: string,
			options: { as?: Person; body?: unknown; headers?: Record<string, string> } = {},
		) {
			const headers = new Headers(options.headers);
			if (options.as) headers.set("Authorization", `Bearer ${options.as.key}`);
			if (options.body !== undefined && !headers.has("Content-Type")) headers.set("Content-Type", "application/json");
			const body =
				options.body === undefined
					? null
					: typeof options.body === "string"
						? options.body
						: JSON.stringify(options.body);
			const response = await exports.default.fetch(new Request(`${ORIGIN}/api/v1${path}`, { method, headers, body }));
			return { status: response.status, body: (await response.json()) as T, headers: response.headers };
		},
	};
}
