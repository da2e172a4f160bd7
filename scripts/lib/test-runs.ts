import { availableParallelism } from "node:os";
import { workerCount } from "#scripts/lib/test-workers";

/**
 * The runs of vitest that `npm test` consists of, by their arguments. Tests of this repository mostly wait, for processes that
 * they start: in a line with the Worker's they would keep a place of a runtime idle, so that they have a run of their own
 * beside it, where there is room.
 * @param args of the command; whoever says anything has one run.
 */
export function runsOf(
	args: readonly string[],
	cores = availableParallelism(),
	runtimes = workerCount(cores),
): readonly (readonly string[])[] {
	if (args.length > 0 || runtimes < 2) return [args];
	return [["--project=worker"], ["--project=repository", `--maxWorkers=${Math.ceil(cores / 2)}`]];
}
