import { availableParallelism } from "node:os";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** What one runtime takes at most, with its share of the test runner. */
const WORKER_BYTES = 700_000_000;
/** One process serves all runtimes with modules; beyond this many they would wait for it. */
const MAX_WORKERS = 8;

/** How many runtimes run tests side by side on this machine: one a core, as far as memory goes. */
export function workerCount(cores = availableParallelism(), freeBytes = process.availableMemory()): number {
	return Math.max(1, Math.min(cores, MAX_WORKERS, Math.floor(freeBytes / WORKER_BYTES)));
}

/**
 * Runs the files of one project after those of another, each in vitest's own order (longest first, as far as known):
 * a runtime ends as soon as the next file in line is another project's.
 */
export class ProjectSequencer extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return sorted.toSorted((a, b) => a.project.name.localeCompare(b.project.name));
	}
}
