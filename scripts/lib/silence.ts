/** What a run of tests is doing, as far as it tells; it tells of every file and test that begins or ends. */
export interface RunWatch {
	/** A file is loaded or a test of it begins. */
	noteWork(file: string, test?: string): void;
	noteEnd(file: string): void;
	/**
	 * A second has gone by. Seconds are counted, not read off a clock: a machine that slept was not silent.
	 * @param load processes that want to run, per core: the more, the less a second counts.
	 * @returns what to say when somebody has been silent for too long, else null.
	 */
	tick(load?: number): string | null;
}

/** However busy the machine is, silence counts this much. */
const MIN_WEIGHT = 0.25;

interface Work {
	test: string | null;
	silentSeconds: number;
}

/**
 * @param maxSilentSeconds more than any test may take.
 * @param maxLoadingSeconds more than it may take until a file's first test begins, which says more of the machine and what
 * it has in its caches than of the file.
 */
export function watchRun(maxSilentSeconds: number, maxLoadingSeconds = maxSilentSeconds): RunWatch {
	const inProgress = new Map<string, Work>();
	let lastEnded: string[] = [];
	let silentSeconds = 0;

	return {
		noteWork(file, test) {
			silentSeconds = 0;
			inProgress.set(file, { test: test ?? null, silentSeconds: 0 });
		},
		noteEnd(file) {
			silentSeconds = 0;
			inProgress.delete(file);
			lastEnded = [file, ...lastEnded].slice(0, 3);
		},
		tick(load = 1) {
			const weight = Math.max(MIN_WEIGHT, 1 / Math.max(1, load));
			silentSeconds += weight;
			for (const work of inProgress.values()) work.silentSeconds += weight;
			const boundOf = ({ test }: Work) => (test === null ? maxLoadingSeconds : maxSilentSeconds);
			const stuck = [...inProgress].filter(([, work]) => work.silentSeconds > boundOf(work));
			if (stuck.length > 0) return stuck.map(([file, work]) => describe(file, work, boundOf(work))).join("\n");
			if (inProgress.size > 0 || silentSeconds <= maxLoadingSeconds) return null;
			const last = lastEnded.length > 0 ? `last ended: ${lastEnded.join(", ")}` : "no file has begun";
			return `no file in progress; ${last} (silent for ${maxLoadingSeconds} s)`;
		},
	};
}

function describe(file: string, { test }: Work, seconds: number): string {
	return `${file}, ${test === null ? "before its first test" : `in "${test}"`} (silent for ${seconds} s)`;
}
