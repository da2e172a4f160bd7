import { expect, it } from "vitest";
import { tellProgress } from "#scripts/lib/run-progress";

function told(runs: number) {
	const lines: string[] = [];
	return { lines, progress: tellProgress(runs, (line) => lines.push(line)) };
}

it("says once how much there is, and each tenth of it", () => {
	const { lines, progress } = told(1);
	progress.begin(20, 4);
	for (let file = 0; file < 5; file++) progress.end(3);
	expect(lines).toEqual(["20 files of tests, 4 at a time", "  10 %  6 tests passed", "  20 %  12 tests passed"]);
});

it("tells of runs side by side as of one, once each knows what it has to do", () => {
	const { lines, progress } = told(2);
	progress.begin(8, 4);
	for (let file = 0; file < 3; file++) progress.end(1);
	expect(lines).toEqual([]);
	progress.begin(2, 3);
	progress.end(1);
	for (let file = 0; file < 6; file++) progress.end(0);
	expect(lines.slice(0, 2)).toEqual(["10 files of tests, 6 at a time", "  40 %  4 tests passed"]);
	expect(lines.at(-1)).toBe(" 100 %  4 tests passed");
});

it("says nothing of one file, and no tenths of a few", () => {
	const [one, few] = [told(1), told(1)];
	one.progress.begin(1, 4);
	one.progress.end(2);
	few.progress.begin(3, 2);
	few.progress.end(2);
	expect([one.lines, few.lines]).toEqual([[], ["3 files of tests, 2 at a time"]]);
});
