import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { AppError } from "#core/errors";
import { stopSitesAfterEach } from "#testing/crawl";
import { JOB_SUBJECTS } from "#testing/faults/jobs/index";
import { OPERATION_SUBJECTS } from "#testing/faults/operations";
import { PEOPLE_SUBJECTS } from "#testing/faults/people/index";
import { unsound } from "#testing/faults/state";
import { TEAM_SUBJECTS } from "#testing/faults/team";
import { meeting } from "#testing/isolates";
import { changeSettings } from "#testing/settings";
import { makeWorld, type World } from "#testing/world";
import type { Env } from "#workers/env";

stopSitesAfterEach();
afterEach(() => void changeSettings({ STRIPE_API_BASE: undefined }));

let world: World;
beforeEach(async () => {
	world = await makeWorld();
});

const WRITES = /^\s*(?:insert|replace|update|delete)\b|\b(?:insert\s+into|delete\s+from)\b/i;
/** One write in so many; `npm run test:full` does each. */
const ONE_IN = env.TEST_DEPTH === "full" ? 1 : 6;
/** The other one may have nothing to write. */
const PATIENCE_MS = 60;

/** An isolate whose first batch that writes waits until the other one has decided too. */
function meetingEnv(meet: () => Promise<void>): Env {
	const texts = new WeakMap<object, string>();
	let hasMet = false;
	const noted = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
		texts.set(statement, query);
		const bind = statement.bind.bind(statement);
		return Object.assign(statement, { bind: (...values: unknown[]) => noted(bind(...values), query) });
	};
	const through = (by: Pick<D1DatabaseSession, "prepare" | "batch">) => ({
		prepare: (query: string) => noted(by.prepare(query), query),
		async batch(statements: D1PreparedStatement[]) {
			if (!hasMet && statements.some((one) => WRITES.test(texts.get(one) ?? ""))) {
				hasMet = true;
				await Promise.race([meet(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
			}
			return by.batch(statements);
		},
	});
	const withSession = (start?: string) => {
		const session = env.DB.withSession(start);
		return { ...through(session), getBookmark: () => session.getBookmark() };
	};
	const JOBS = { send: async () => {}, sendBatch: async () => {} } as unknown as Queue<unknown>;
	const made: Env = { ...env, JOBS, DB: { ...through(env.DB), withSession } as unknown as D1Database };
	Reflect.deleteProperty(made, "JOB_DISPATCH");
	return made;
}

describe("twice at the same moment, by two isolates that decide before either commits", () => {
	const subjects = [...OPERATION_SUBJECTS, ...PEOPLE_SUBJECTS, ...TEAM_SUBJECTS, ...JOB_SUBJECTS];
	const writes = subjects.filter(({ kind }) => kind !== "read");
	for (const { name, kind, make } of writes.filter((_, at) => at % ONE_IN === 0)) {
		it(`${kind} ${name}`, async () => {
			const attempt = await make(world);
			const meet = meeting(2);
			const results = await Promise.allSettled([meet, meet].map((one) => attempt(meetingEnv(one))));
			const failed = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
			expect(failed.filter((reason) => !(reason instanceof AppError)).map(String)).toEqual([]);
			expect(await unsound()).toEqual([]);
		});
	}
});
