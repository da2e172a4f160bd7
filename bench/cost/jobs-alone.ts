import { CRON_JOBS } from "#jobs/cron-table";
import { workerdCpuNs } from "#scripts/lib/cpu";
import type { Served } from "#scripts/lib/served";

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 120_000;
/** Out of the way of everything that is due. */
const FAR_MS = 1e13;
const BASELINES = 20;

/** One row of background work, run with nothing else beside it. */
export interface AloneRun {
	job: string;
	cpuMs: number;
}

/**
 * Runs background work row by row, because the runtime tells its CPU as a whole. Needs an instance with
 * `JOB_DISPATCH=manual`, whose crons nobody fires.
 */
export class JobsAlone {
	readonly runs: AloneRun[] = [];
	readonly #served: Served;
	/** CPU of asking whether a row has ended, and of a message that finds nothing to do. */
	#lookMs = 0;
	#messageMs = 0;

	constructor(served: Served) {
		this.#served = served;
	}

	async begin(): Promise<void> {
		// What a run leaves is not run with it: whoever has run a row sends what is due, and nothing is until its turn.
		await this.#served.db
			.prepare(
				`CREATE TRIGGER bench_waits AFTER INSERT ON outbox BEGIN UPDATE outbox SET due_at = due_at + ${FAR_MS} WHERE id = NEW.id; END`,
			)
			.run();
		const before = await workerdCpuNs();
		for (let look = 0; look < BASELINES; look++) await this.#isOpen(-1);
		this.#lookMs = ((await workerdCpuNs()) - before) / 1e6 / BASELINES;
		let sum = 0;
		for (let id = 1; id <= BASELINES; id++) sum += await this.#cpuOf(-id, Date.now());
		this.#messageMs = sum / BASELINES;
	}

	/** What every cron may set off, as of a time. */
	async crons(at: number): Promise<void> {
		const left = "INSERT INTO outbox (job, subject, due_at, created_at) VALUES (?1, 'all', ?2, ?2)";
		for (const job of new Set(CRON_JOBS.map(({ kind }) => kind.name))) {
			await this.#served.db.prepare(left).bind(job, at).run();
		}
		await this.all(() => at);
	}

	/** Everything that is due by a time, one after the other, with what it leaves. @param by asked before each. */
	async all(by: () => number): Promise<void> {
		const { db } = this.#served;
		const next =
			"SELECT id, job FROM outbox WHERE done_at IS NULL AND due_at BETWEEN ?1 AND ?1 + ?2 ORDER BY due_at, id";
		for (;;) {
			const at = by();
			const row = await db.prepare(`${next} LIMIT 1`).bind(FAR_MS, at).first<{ id: number; job: string }>();
			if (row === null) return;
			await db.prepare("UPDATE outbox SET due_at = due_at - ?1 WHERE id = ?2").bind(FAR_MS, row.id).run();
			const cpuMs = await this.#cpuOf(row.id, at);
			this.runs.push({ job: row.job, cpuMs: Math.max(0, cpuMs - this.#messageMs) });
		}
	}

	async #cpuOf(id: number, at: number): Promise<number> {
		const queue = await this.#served.miniflare.getQueueProducer("JOBS");
		const before = await workerdCpuNs();
		await queue.send({ v: 1, job: "alone", id, at });
		const until = Date.now() + PATIENCE_MS;
		let looks = 0;
		do {
			if (Date.now() > until) throw new Error(`The row ${id} does not come to its end.`);
			await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
			looks++;
		} while (await this.#isOpen(id));
		return ((await workerdCpuNs()) - before) / 1e6 - looks * this.#lookMs;
	}

	/** Whether a row's run is still to begin, or under way. */
	async #isOpen(id: number): Promise<boolean> {
		const open =
			"SELECT 1 AS n FROM outbox WHERE id = ? AND done_at IS NULL AND (attempts = 0 OR lease_until IS NOT NULL)";
		return (await this.#served.db.prepare(open).bind(id).first<number>("n")) !== null;
	}
}
