import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { OFFLINE_ENV, ROOT } from "#scripts/lib/wrangler";

/**
 * `npm test`: every test, in the real runtime where it is the Worker's, closing with `N passed, N failed`.
 *
 * One runtime serves hundreds of files in a row, and calls to Durable Objects in it have been seen to stop answering on a
 * machine that was busy with other work. So files that fail are run once more in a runtime of their own, which is said
 * aloud; what fails there too has failed.
 */

/** A whole run takes a few minutes; a runtime that hangs is ended after this. */
const RUN_MAX_MS = 12 * 60_000;
/** More failing files than these are a change's fault, not a runtime's. */
const AGAIN_MAX_FILES = 5;

interface FileResult {
	name: string;
	status: "passed" | "failed";
	assertionResults: { status: string }[];
}

/** @returns the results by file; null when the run ended without any. */
async function run(args: readonly string[]): Promise<FileResult[] | null> {
	const dir = await mkdtemp(join(tmpdir(), "launchweek-test-"));
	const report = join(dir, "report.json");
	const vitest = [`${ROOT}node_modules/vitest/vitest.mjs`, "run", "--reporter=default", "--reporter=json"];
	const child = spawn(process.execPath, [...vitest, `--outputFile.json=${report}`, ...args], {
		cwd: ROOT,
		env: { ...process.env, ...OFFLINE_ENV },
		stdio: ["ignore", "inherit", "inherit"],
		detached: true,
	});
	const end = setTimeout(() => {
		// The whole group: the runtime is a child of the test runner.
		if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
	}, RUN_MAX_MS);
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill(signal));
	await new Promise((resolve) => child.on("close", resolve));
	clearTimeout(end);
	const text = await readFile(report, "utf8").catch(() => null);
	await rm(dir, { recursive: true, force: true });
	return text === null ? null : (JSON.parse(text) as { testResults: FileResult[] }).testResults;
}

const args = process.argv.slice(2);
let results = await run(args);
const failedFiles = (results ?? []).filter((file) => file.status === "failed").map((file) => file.name);
if (results === null || (failedFiles.length > 0 && failedFiles.length <= AGAIN_MAX_FILES)) {
	const names = failedFiles.map((name) => relative(ROOT, name));
	console.log(`\nAgain, in a runtime of their own: ${results === null ? "all files" : names.join(", ")}`);
	const again = await run(results === null ? args : names);
	results = results === null ? again : [...results.filter((file) => file.status === "passed"), ...(again ?? [])];
	if (again === null) results = null;
}

const outcomes = (results ?? []).flatMap((file) => file.assertionResults.map((test) => test.status));
const passed = outcomes.filter((status) => status === "passed").length;
// A file that could not even be loaded fails without a failed test of its own; it must still count.
const unloaded = (results ?? []).filter(
	(file) => file.status === "failed" && file.assertionResults.every((test) => test.status !== "failed"),
).length;
const failed = results === null ? 1 : outcomes.filter((status) => status === "failed").length + unloaded;
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
