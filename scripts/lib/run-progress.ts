/** How far a run of tests is, told in tenths; it may consist of several, side by side. */
export interface Progress {
	/** One of the runs knows what it has to do. @param places how many files it runs at a time. */
	begin(files: number, places: number): void;
	/** A file of any run has ended. @param passed tests of it. */
	end(passed: number): void;
}

/** Fewer files than this are over soon enough. */
const TOLD_FROM = 10;

/** @param runs how many there are. @param say writes a line. */
export function tellProgress(runs: number, say: (line: string) => void): Progress {
	let begun = 0;
	let [files, places, ended, passed, told] = [0, 0, 0, 0, 0];
	return {
		begin(more, side) {
			begun++;
			files += more;
			places += Math.min(side, more);
			if (begun === runs && files > 1) say(`${files} files of tests, ${places} at a time`);
		},
		end(more) {
			ended++;
			passed += more;
			const tenths = Math.floor((ended * 10) / files);
			if (begun < runs || tenths === told || files < TOLD_FROM) return;
			told = tenths;
			say(`${String(tenths * 10).padStart(4)} %  ${passed} tests passed`);
		},
	};
}
