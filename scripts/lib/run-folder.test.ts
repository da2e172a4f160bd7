import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it, onTestFinished } from "vitest";
import { makeRunFolder, removeRunFolder } from "#scripts/lib/run-folder";

const TMPFS = 0x01021994;
const hasMemory = (() => {
	try {
		return statfsSync("/dev/shm").type === TMPFS;
	} catch {
		return false;
	}
})();

let parent: string;
beforeEach(() => {
	parent = mkdtempSync(join(hasMemory ? "/dev/shm" : tmpdir(), "launchweek-memory-"));
});
afterEach(() => rmSync(parent, { recursive: true }));

it("lies in memory where this machine has room there, and goes with all that is in it", () => {
	const folder = makeRunFolder(parent, 1);
	expect(dirname(folder)).toBe(hasMemory ? parent : tmpdir());
	mkdirSync(join(folder, "databases"));
	writeFileSync(join(folder, "databases", "one"), "rows");
	removeRunFolder(folder);
	expect(existsSync(folder)).toBe(false);
});

it("is a folder for temporary files where memory has no room, or where there is none", () => {
	for (const [memory, bytes] of [
		[parent, Number.MAX_SAFE_INTEGER],
		[join(parent, "absent"), 1],
	] as const) {
		const folder = makeRunFolder(memory, bytes);
		expect(dirname(folder)).toBe(tmpdir());
		removeRunFolder(folder);
	}
});

it("deletes what a killed run left behind, and nothing of one that runs", () => {
	const before = process.env.TMPDIR;
	process.env.TMPDIR = parent;
	onTestFinished(() => {
		if (before === undefined) delete process.env.TMPDIR;
		else process.env.TMPDIR = before;
	});
	const { pid: ended } = spawnSync(process.execPath, ["--version"]);
	const folderOf = (pid: number) => join(parent, `launchweek-run-${pid}`);
	for (const pid of [ended, process.ppid]) mkdirSync(join(folderOf(pid), "databases"), { recursive: true });
	const folder = makeRunFolder(join(parent, "absent"));
	expect([folderOf(ended), folderOf(process.ppid), folder].map((one) => existsSync(one))).toEqual([false, true, true]);
});
