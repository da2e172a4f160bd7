import { type ChildProcess, spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { dirname } from "node:path";
import type { Mutant } from "#scripts/lib/mutate/mutants";
import type { LaneMessage, LaneOrder, Trial } from "#scripts/lib/mutate/trial";
import { OFFLINE_ENV, ROOT } from "#scripts/lib/wrangler";

/** Mutants of one file against one file of tests. */
export interface Batch {
	test: string;
	mutants: readonly Mutant[];
}

export type Verdict = "caught" | "timed_out" | "passed";

const LOG = `${ROOT}node_modules/.cache/launchweek/mutate.log`;
/** Trials of one runtime; it keeps what each of them left behind. */
const TRIALS_MAX = 120;
/** A trial may take this much longer than the same tests without a change. */
const LIMIT_FACTOR = 6;
const LIMIT_MS = 8_000;
/** Until the first trial of a run begins, and for one of which nothing is known. */
const START_LIMIT_MS = 90_000;
/** On a busy machine everything may take longer, but not for ever. */
const BUSY_MAX = 3;

/**
 * Runs batches in `lanes` processes. Each batch begins and ends with its tests unchanged: when those fail, a change before
 * them has left something behind, and what the batch said is not believed but tried again in halves, in new runtimes.
 * @returns tests that fail without any change, in a process of their own; they say nothing of their mutants.
 */
export async function runBatches(
	batches: readonly Batch[],
	lanes: number,
	tell: (mutant: Mutant, verdict: Verdict) => void,
): Promise<string[]> {
	const orders = packed(batches);
	const failing: string[] = [];
	const lane = async (_: unknown, number: number) => {
		const process = new Lane(number);
		try {
			for (let order = orders.shift(); order !== undefined; order = orders.shift()) {
				const { again, broken } = await process.run(order, tell);
				failing.push(...broken);
				for (const batch of again) orders.push([batch]);
				// Whatever was left behind goes with the process.
				if (again.length > 0) process.end();
			}
		} finally {
			process.end();
		}
	};
	const results = await Promise.allSettled(Array.from({ length: Math.min(lanes, orders.length) }, lane));
	for (const result of results) if (result.status === "rejected") throw result.reason;
	return failing;
}

/** Several batches share a runtime: starting one takes seconds. */
function packed(batches: readonly Batch[]): Batch[][] {
	const orders: Batch[][] = [];
	let trials = Number.POSITIVE_INFINITY;
	for (const batch of batches.flatMap(portions)) {
		trials += batch.mutants.length + 2;
		if (trials > TRIALS_MAX) {
			orders.push([]);
			trials = batch.mutants.length + 2;
		}
		orders.at(-1)?.push(batch);
	}
	return orders;
}

function portions({ test, mutants }: Batch): Batch[] {
	const size = TRIALS_MAX / 2;
	return Array.from({ length: Math.ceil(mutants.length / size) }, (_, index) => ({
		test,
		mutants: mutants.slice(index * size, (index + 1) * size),
	}));
}

/** One process and the runs it makes. */
class Lane {
	#child: ChildProcess | null = null;
	readonly #number: number;

	constructor(number: number) {
		this.#number = number;
	}

	/** @returns batches that must be tried again, each in a process of its own, and tests that fail in one without a change. */
	async run(
		batches: readonly Batch[],
		tell: (mutant: Mutant, verdict: Verdict) => void,
	): Promise<{ again: Batch[]; broken: string[] }> {
		const isOwn = this.#child === null && batches.length === 1;
		const trials = batches.flatMap(({ test, mutants }): Trial[] => [
			{ test, mutant: null },
			...mutants.map((mutant) => ({ test, mutant })),
			{ test, mutant: null },
		]);
		const ends = await this.#trials(trials);
		const again: Batch[] = [];
		const broken: string[] = [];
		let offset = 0;
		for (const batch of batches) {
			const own = ends.slice(offset, offset + batch.mutants.length + 2);
			offset += own.length;
			const [first] = own;
			if (isOwn && first === "timed_out") broken.push(`${batch.test}: it does not end`);
			else if (isOwn && first !== null && first !== undefined && first !== "timed_out" && !first.passed)
				broken.push(`${batch.test}: ${first.failure}`);
			else again.push(...judged(batch, own, tell));
		}
		return { again, broken };
	}

	/** @returns how each trial ended; null for those that a hanging one before them kept from beginning. */
	async #trials(trials: readonly Trial[]): Promise<(End | null)[]> {
		const ends: (End | null)[] = trials.map(() => null);
		const child = await this.#started();
		let usualMs = START_LIMIT_MS;
		let begunAt = Date.now();
		let current: number | null = null;
		await new Promise<void>((resolve) => {
			const stop = () => {
				clearInterval(watch);
				child.off("message", hear);
				child.off("exit", cut);
				resolve();
			};
			/** What was under way never ends, or has ended the process. */
			const cut = () => {
				if (current !== null) ends[current] = "timed_out";
				stop();
			};
			const hear = (message: LaneMessage) => {
				if (message.kind === "begin") {
					current = message.index;
					begunAt = Date.now();
				}
				if (message.kind === "end") {
					ends[message.index] = { passed: message.passed, failure: message.failure };
					if (trials[message.index]?.mutant === null) usualMs = LIMIT_MS + LIMIT_FACTOR * (Date.now() - begunAt);
					current = null;
					begunAt = Date.now();
				}
				if (message.kind === "done") stop();
			};
			const watch = setInterval(() => {
				const [load = 0] = loadavg();
				const slower = Math.min(BUSY_MAX, Math.max(1, load / availableParallelism()));
				const limitMs = current === null || trials[current]?.mutant === null ? START_LIMIT_MS : usualMs;
				if (Date.now() - begunAt < limitMs * slower) return;
				this.end();
				cut();
			}, 500);
			child.on("message", hear);
			child.once("exit", cut);
			child.send({ trials } satisfies LaneOrder);
		});
		return ends;
	}

	async #started(): Promise<ChildProcess> {
		if (this.#child !== null && this.#child.exitCode === null && this.#child.connected) return this.#child;
		mkdirSync(dirname(LOG), { recursive: true });
		const log = createWriteStream(LOG, { flags: "a" });
		const child = spawn(
			process.execPath,
			["--no-warnings", `${ROOT}scripts/lib/mutate/lane.ts`, String(this.#number)],
			{
				cwd: ROOT,
				env: { ...process.env, ...OFFLINE_ENV },
				stdio: ["ignore", "pipe", "pipe", "ipc"],
				detached: true,
			},
		);
		child.stdout?.pipe(log, { end: false });
		child.stderr?.pipe(log, { end: false });
		this.#child = child;
		await new Promise<void>((resolve, reject) => {
			child.once("message", () => resolve());
			child.once("exit", () => reject(new Error(`The test run could not be started; see ${LOG}`)));
		});
		return child;
	}

	/** Ends the process with the runtimes it started. */
	end(): void {
		const child = this.#child;
		this.#child = null;
		if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
	}
}

type End = { passed: boolean; failure: string } | "timed_out";

/** Tells what a batch's trials say of its mutants. @returns what must be tried again. */
function judged(
	{ test, mutants }: Batch,
	ends: readonly (End | null)[],
	tell: (mutant: Mutant, verdict: Verdict) => void,
): Batch[] {
	const [first = null, ...rest] = ends;
	const last = rest.pop() ?? null;
	if (first === null || first === "timed_out" || !first.passed) return [{ test, mutants }];
	const hung = rest.indexOf("timed_out");
	const isTold = last !== null && last !== "timed_out" && last.passed;
	if (hung < 0 && !isTold && mutants.length > 1) {
		const half = Math.ceil(mutants.length / 2);
		return [mutants.slice(0, half), mutants.slice(half)].map((part) => ({ test, mutants: part }));
	}
	// What failed before one that hung might have failed because of an earlier one, and is tried once more.
	const again: Mutant[] = [];
	for (const [index, mutant] of mutants.entries()) {
		const end = rest[index] ?? null;
		if (end === "timed_out") tell(mutant, "timed_out");
		else if (end === null || (hung >= 0 && !end.passed)) again.push(mutant);
		else tell(mutant, end.passed ? "passed" : "caught");
	}
	return again.length === 0 ? [] : [{ test, mutants: again }];
}
