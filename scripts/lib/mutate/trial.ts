import type { Mutant } from "#scripts/lib/mutate/mutants";

/** One file of tests, run with one change, or with none: that shows that what failed failed because of the change. */
export interface Trial {
	/** Path from the project's folder. */
	test: string;
	mutant: Mutant | null;
}

/** What a lane is told: trials to do one after the other in one new runtime. */
export interface LaneOrder {
	trials: readonly Trial[];
}

/** What a lane tells. `index` is into the order's trials. */
export type LaneMessage =
	| { kind: "ready" }
	| { kind: "begin"; index: number }
	| { kind: "end"; index: number; passed: boolean; failure: string }
	| { kind: "done" };
