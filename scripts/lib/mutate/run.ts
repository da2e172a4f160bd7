import { runBatches } from "#scripts/lib/mutate/lanes";
import type { Mutant } from "#scripts/lib/mutate/mutants";

export interface MutantResult {
	mutant: Mutant;
	/** `untested`: no test reaches its file. */
	outcome: "caught" | "timed_out" | "survived" | "untested";
}

/**
 * Tries every mutant against the tests that reach its file, the nearest first, until one fails.
 * @param testsOf tests of a file, the nearest first.
 * @returns also tests that fail without any change: what they would have noticed is not known.
 */
export async function tryMutants(
	mutants: readonly Mutant[],
	testsOf: (file: string) => readonly string[],
	lanes: number,
	note: (tried: number, noticed: number) => void,
): Promise<{ results: MutantResult[]; broken: string[] }> {
	const results = new Map<Mutant, MutantResult["outcome"]>(
		mutants.map((mutant) => [mutant, testsOf(mutant.file).length === 0 ? "untested" : "survived"]),
	);
	const rounds = Math.max(0, ...mutants.map(({ file }) => testsOf(file).length));
	const broken: string[] = [];
	let tried = 0;
	let noticed = 0;
	for (let round = 0; round < rounds; round++) {
		const open = mutants.filter((mutant) => results.get(mutant) === "survived" && testsOf(mutant.file)[round]);
		const byFile = Map.groupBy(open, ({ file }) => file);
		const batches = [...byFile].map(([file, own]) => ({ test: testsOf(file)[round] ?? "", mutants: own }));
		const failing = await runBatches(batches, lanes, (mutant, verdict) => {
			if (verdict !== "passed") {
				results.set(mutant, verdict);
				noticed++;
			}
			note(++tried, noticed);
		});
		broken.push(...failing);
	}
	return { results: [...results].map(([mutant, outcome]) => ({ mutant, outcome })), broken };
}
