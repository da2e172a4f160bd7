import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { LONG_FILES, lineUp, workerCount } from "#scripts/lib/test-workers";
import { ROOT } from "#scripts/lib/wrangler";

const GB = 1_000_000_000;

it("gives a runtime a core, as far as memory goes, and one at least", () => {
	expect([workerCount(4, 16 * GB), workerCount(2, 16 * GB), workerCount(64, 64 * GB)]).toEqual([4, 2, 8]);
	expect([workerCount(4, 1.5 * GB), workerCount(4, 0.1 * GB)]).toEqual([2, 1]);
});

const seconds = (file: string) => (file.startsWith("long") ? 4.375 : 1.25);

it("lets one runtime warm up beside as much of the repository as fills the other places meanwhile", () => {
	const files = {
		worker: ["w1", "w2", "w3"],
		repository: ["long1", "long2", "r1", "r2", "r3", "r4", "r5", "r6", "r7"],
	};
	const rest = ["w2", "w3"];
	expect(lineUp(files, 4, seconds)).toEqual(["w1", ...files.repository.slice(0, 7), ...rest, "r6", "r7"]);
	expect(lineUp(files, 2, seconds)).toEqual(["w1", "long1", "long2", ...rest, ...files.repository.slice(2)]);
	expect(lineUp(files, 1, seconds)).toEqual(["w1", ...rest, ...files.repository]);
});

it("leaves nothing out when there is one project only", () => {
	expect(lineUp({ worker: [], repository: ["r1", "r2"] }, 4, seconds)).toEqual(["r1", "r2"]);
	expect(lineUp({ worker: ["w1", "w2"], repository: [] }, 4, seconds)).toEqual(["w1", "w2"]);
});

it("knows long files that there are", () => {
	expect(Object.keys(LONG_FILES).filter((file) => !existsSync(ROOT + file))).toEqual([]);
});
