import { expect, it } from "vitest";
import { runsOf } from "#scripts/lib/test-runs";

it("has a run for the Worker and one for the repository, with half as many places as there are cores", () => {
	expect(runsOf([], 4, 4)).toEqual([["--project=worker"], ["--project=repository", "--maxWorkers=2"]]);
	expect(runsOf([], 3, 3)[1]).toContain("--maxWorkers=2");
});

it("has one run for whoever names files or says how, and where there is no room for two", () => {
	expect(runsOf(["packages/core"], 4, 4)).toEqual([["packages/core"]]);
	expect(runsOf(["--maxWorkers=2"], 4, 4)).toEqual([["--maxWorkers=2"]]);
	expect(runsOf([], 4, 1)).toEqual([[]]);
});
