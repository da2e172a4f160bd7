import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { ROOT } from "#scripts/lib/wrangler";

/** What one runtime takes at most, with its share of the test runner. */
const WORKER_BYTES = 700_000_000;
/** One process serves all runtimes with modules; beyond this many they would wait for it. */
const MAX_WORKERS = 8;

/**
 * How many runtimes run tests side by side on this machine: one a core, as far as memory goes. Files that wait leave a tenth
 * of the cores idle; with a runtime more the whole run took a fifth more of the processor, and was longer.
 */
export function workerCount(cores = availableParallelism(), freeBytes = process.availableMemory()): number {
	return Math.max(1, Math.min(cores, MAX_WORKERS, Math.floor(freeBytes / WORKER_BYTES)));
}

/**
 * Files that take far longer than their length tells, with about the seconds of a quiet core that they take: a fresh clone
 * knows no durations yet, and what takes long must not be left to the end.
 */
export const LONG_FILES: Readonly<Record<string, number>> = {
	"scripts/examples.test.ts": 12,
	"scripts/agents/agents.test.ts": 6,
	"scripts/cpu/cpu.test.ts": 6,
	"scripts/test.test.ts": 5,
	"scripts/imports.test.ts": 4,
	"scripts/lib/migrations.test.ts": 4,
	"scripts/lib/backup/backup.test.ts": 4,
	"scripts/commands.test.ts": 4,
	"scripts/connections.test.ts": 3,
	"scripts/deploy.test.ts": 3,
	"scripts/setup.test.ts": 3,
	"scripts/lib/crons.test.ts": 3,
	"scripts/lib/texts-apart.test.ts": 3,
	"scripts/lib/backup/pieces.test.ts": 2,
	"scripts/lib/counters/recount.test.ts": 2,
	"scripts/lib/document-check.test.ts": 2,
	"scripts/files.test.ts": 2,
	"workers/site/team-actions.test.ts": 6,
	"packages/jobs/take-backup.test.ts": 4,
	"workers/mcp/cancelling.test.ts": 3,
	"packages/testing/faults/jobs.test.ts": 3,
	"packages/testing/demo.test.ts": 3,
	"packages/drafting/traps/traps.test.ts": 3,
	"packages/jobs/year.test.ts": 3,
	"packages/jobs/relaunch-weeks.test.ts": 2,
	"packages/testing/faults/team.test.ts": 2,
	"packages/testing/faults/operations.test.ts": 2,
	"packages/testing/empty-bindings.test.ts": 2,
	"packages/operations/directory/row-budgets.test.ts": 2,
	"packages/operations/largest-body.test.ts": 2,
	"packages/operations/bad-input.test.ts": 2,
	"packages/operations/drafts/update-draft.test.ts": 2,
	"packages/jobs/mail-quarter.test.ts": 2,
	"packages/jobs/watch-health.test.ts": 2,
	"packages/jobs/deliver-webhook.test.ts": 2,
	"packages/actions/orders/apply-payment-event.test.ts": 2,
	"packages/actions/votes/judge-burst.test.ts": 2,
	"packages/usecases/orders/credit-sequences.test.ts": 2,
	"workers/mcp/clients.test.ts": 2,
};

/** What any other file takes: its imports and a few tests. */
const OTHER_SECONDS = 1;
/** In which the test runner has made what runtimes load before their first test, on a machine that is busy with it. */
const WARM_SECONDS = 5;

export const secondsOf = (path: string): number => LONG_FILES[path] ?? OTHER_SECONDS;

/**
 * One line of files for all runtimes. A runtime ends as soon as the next file in line is another project's, and the first
 * one waits until the test runner has made all that tests load, as the others would. So the line begins with
 * one file of the Worker, then as much of the repository as keeps all other places busy meanwhile; then
 * comes the rest of the Worker, and the rest of the repository fills the places that become free at the end.
 * @param files each project's own in the order they should begin.
 * @param seconds what a file takes.
 */
export function lineUp<T>(
	files: { worker: readonly T[]; repository: readonly T[] },
	places: number,
	seconds: (file: T) => number,
): T[] {
	const { worker, repository } = files;
	const first = worker.slice(0, 1);
	let idle = first.length > 0 ? (places - 1) * WARM_SECONDS : Number.POSITIVE_INFINITY;
	const beside = repository.filter((file) => {
		const fits = idle > 0;
		idle -= seconds(file);
		return fits;
	});
	return [...first, ...beside, ...worker.slice(1), ...repository.slice(beside.length)];
}

/** Begins with what takes longest, as far as that is known: from the runs before this one, or from the list above. */
export class ProjectSequencer extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const pathOf = (file: TestSpecification) => relative(ROOT, file.moduleId);
		const sorted = (await super.sort(files)).toSorted((a, b) => secondsOf(pathOf(b)) - secondsOf(pathOf(a)));
		const of = (isWorker: boolean) => sorted.filter(({ project }) => (project.name === "worker") === isWorker);
		return lineUp({ worker: of(true), repository: of(false) }, Number(this.ctx.config.maxWorkers), (file) =>
			secondsOf(pathOf(file)),
		);
	}
}
