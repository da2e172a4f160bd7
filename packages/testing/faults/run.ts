import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import type { JobKind, Order } from "#core/jobs/kind";
import { JOBS } from "#jobs/registry";
import { runRow } from "#jobs/run-row";
import { runBatch } from "#store/db";
import { dueRows, enqueue } from "#store/outbox";
import type { FaultSubject } from "#testing/faults/walk";
import { jobContext } from "#testing/job-context";
import { NOW, ORIGIN, type World } from "#testing/world";
import { compose } from "#workers/compose";
import type { Env } from "#workers/env";

/** A kind of background work, with what leaves a row of it. */
export interface JobSample<K extends JobKind> {
	kind: K;
	/** As of when it runs: NOW where absent, real time for null. */
	at?: Date | null;
	/** Mints what it is about. @returns the row to be left; nothing where something that it did leaves one. */
	make(world: World): Promise<Order<K> | undefined>;
}

/** Runs one row in an isolate of its own. @throws where it did not come to its end. */
async function ran(env: Env, id: number, at: Date): Promise<string> {
	// A run before this one, which failed or died, has let go of it by then.
	await bindings.DB.prepare("UPDATE outbox SET lease_until = NULL WHERE id = ?").bind(id).run();
	const execution = createExecutionContext();
	try {
		const services = await compose(env, ORIGIN, execution);
		const said = await runRow(JOBS, id, services.jobContext(at));
		if (/^(failed, due again|dead letter|another run)/.test(said)) throw new Error(said);
		return said;
	} finally {
		await waitOnExecutionContext(execution).catch(() => {});
	}
}

/** Does what is due before the first row of a kind. @returns that row's id. */
async function reached({ db }: World, kind: JobKind, at: Date): Promise<number> {
	for (let done = 0; done < 100; done++) {
		const due = { now: at.getTime(), clockNow: Date.now(), staleBefore: Number.MAX_SAFE_INTEGER, limit: 100 };
		const rows = await dueRows(db, due);
		const found = rows.find(({ job }) => job === kind.name);
		if (found !== undefined) return found.id;
		const [next] = rows;
		if (next === undefined) break;
		await runRow(JOBS, next.id, jobContext(at));
	}
	throw new Error(`nothing left a row of ${kind.name}`);
}

/** Declares one. */
export function work<K extends JobKind>({ kind, at: asOf = NOW, make }: JobSample<K>): FaultSubject {
	return {
		name: kind.name,
		kind: "job",
		...(asOf !== null && asOf.getTime() > Date.now() && { until: new Date(asOf.getTime() + 7_200_000) }),
		async make(world) {
			const order = await make(world);
			const at = asOf ?? new Date();
			const due = { dueAt: at.getTime(), now: at.getTime() };
			if (order !== undefined) await runBatch(world.db, [enqueue(world.db, kind, { ...order, ...due })]);
			const id = await reached(world, kind, at);
			return (env) => ran(env, id, at);
		},
	};
}
