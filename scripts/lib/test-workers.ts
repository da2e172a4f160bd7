import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ROOT } from "#scripts/lib/wrangler";

/** What one runtime takes at most, with its share of the test runner. */
const WORKER_BYTES = 700_000_000;
/** One process serves all runtimes with modules; beyond this many they would wait for it. */
const MAX_WORKERS = 8;

/** How many runtimes run tests side by side on this machine: one a core, as far as memory goes. */
export function workerCount(cores = availableParallelism(), freeBytes = process.availableMemory()): number {
	return Math.max(1, Math.min(cores, MAX_WORKERS, Math.floor(freeBytes / WORKER_BYTES)));
}

/**
 * Files that take far longer than their length tells, the longest first: a fresh clone knows no durations yet, and what
 * takes long must not be left to the end.
 */
export const LONG_FILES: readonly string[] = [
	"scripts/cpu/cpu.test.ts",
	"scripts/lib/backup/backup.test.ts",
	"scripts/lib/mutate/mutants.test.ts",
	"scripts/deploy.test.ts",
	"scripts/test.test.ts",
	"scripts/commands.test.ts",
	"scripts/imports.test.ts",
	"scripts/lib/crons.test.ts",
	"packages/jobs/relaunch-weeks.test.ts",
	"packages/drafting/traps/traps.test.ts",
	"packages/operations/directory/row-budgets.test.ts",
	"packages/operations/launches/row-budgets.test.ts",
	"workers/mcp/parity.test.ts",
	"packages/actions/orders/apply-payment-event.test.ts",
	"packages/operations/bad-input.test.ts",
	"workers/mcp/session.test.ts",
	"workers/mcp/clients.test.ts",
];

/**
 * One line of files for all runtimes. A runtime ends as soon as the next file in line is another project's, and the first
 * one makes the test runner read and compile the whole Worker, for which the others would wait. So the line begins with
 * one file of the Worker, then two of the repository for each place that is left; then comes the rest of the Worker, and the
 * rest of the repository fills the places that become free at the end.
 * @param files each project's own in the order they should begin.
 */
export function lineUp<T>(files: { worker: readonly T[]; repository: readonly T[] }, places: number): T[] {
	const { worker, repository } = files;
	const beside = worker.length > 0 ? 2 * (places - 1) : repository.length;
	return [...worker.slice(0, 1), ...repository.slice(0, beside), ...worker.slice(1), ...repository.slice(beside)];
}

/** Begins with what takes longest, as far as that is known: from the runs before this one, or from the list above. */
export class ProjectSequencer extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const rankOf = (file: TestSpecification) => {
			const rank = LONG_FILES.indexOf(relative(ROOT, file.moduleId));
			return rank === -1 ? LONG_FILES.length : rank;
		};
		const sorted = (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b));
		const of = (isWorker: boolean) => sorted.filter(({ project }) => (project.name === "worker") === isWorker);
		return lineUp({ worker: of(true), repository: of(false) }, Number(this.ctx.config.maxWorkers));
	}
}
