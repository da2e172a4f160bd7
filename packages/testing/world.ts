import "#testing/loaded-worker";
import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { SCOPES, type Scope } from "#core/access/scopes";
import type { JobKind } from "#core/jobs/kind";
import { CRON_JOBS } from "#jobs/cron-table";
import { leaveDue } from "#jobs/leave-due";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { OPERATIONS } from "#operations/registry";
import { type Db, openDb } from "#store/db";
import { dueRows } from "#store/outbox";
import { emptyBindings } from "#testing/empty-bindings";
import { NOW, ORIGIN } from "#testing/now";
import { mintPerson, type Person } from "#testing/people";
import { compose } from "#workers/compose";
import { codesOf } from "#workers/rest/document/problems";

export type { Person };
export { NOW, ORIGIN };

export interface Answer<T = Record<string, unknown>> {
	status: number;
	body: T;
	headers: Headers;
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
	/**
	 * Leaves a row for each job that the crons set off and that has something to do as of `at`, and runs what is due then.
	 * @param only of the jobs with such names; all unless given. Each that is looked at costs a question.
	 */
	cron(at: Date, only?: RegExp): Promise<string[]>;
	/** A request to the REST API; `as` sends the person's key. */
	api<T = Record<string, unknown>>(
		method: string,
		path: string,
		options?: { as?: Person; body?: unknown; headers?: Record<string, string> },
	): Promise<Answer<T>>;
}

/** @throws Error for a refusal that its operation does not name, which no client can be prepared for. */
function mustBeDocumented(method: string, path: string, code: string | undefined): void {
	const operation = OPERATIONS.find(
		(candidate) =>
			candidate.method === method.toLowerCase() &&
			new RegExp(`^${candidate.path.replaceAll(/\{[a-z_]+\}/g, "[^/]+")}$`).test(path.split("?")[0] ?? ""),
	);
	if (operation !== undefined && !codesOf(operation).some((known) => known === code)) {
		throw new Error(`${operation.id} refused with ${code}, which its \`refuses\` does not name.`);
	}
}

/** Empties every binding and opens the world. Call it in `beforeEach`. */
export async function makeWorld(): Promise<World> {
	await emptyBindings();
	const db = openDb(env.DB);
	let people = 0;
	const world: World = {
		db,
		person: (email = `person${++people}@example.com`, scopes = SCOPES) => mintPerson(db, email, scopes),
		async cron(at, only) {
			const kinds = new Set<JobKind>(CRON_JOBS.map(({ kind }) => kind));
			const context = (await compose(env, ORIGIN, createExecutionContext())).jobContext(at);
			await leaveDue(
				JOBS.filter(({ kind }) => kinds.has(kind) && (only?.test(kind.name) ?? true)),
				context,
			);
			return world.runJobs(at);
		},
		async runJobs(at) {
			const outcomes: string[] = [];
			const execution = createExecutionContext();
			const services = await compose(env, ORIGIN, execution);
			for (let rounds = 0; rounds < 50; rounds++) {
				const now = at ?? new Date();
				const due = await dueRows(db, {
					now: now.getTime(),
					clockNow: Date.now(),
					staleBefore: Number.MAX_SAFE_INTEGER,
					limit: 100,
				});
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
			const said = (response.status === 304 ? {} : await response.json()) as T;
			if (response.status >= 400) mustBeDocumented(method, path, (said as { code?: string }).code);
			return { status: response.status, body: said, headers: response.headers };
		},
	};
	return world;
}
