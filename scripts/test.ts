import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OFFLINE_ENV, ROOT } from "#scripts/lib/wrangler";

/** `npm test`: every test, in the real runtime where it is the Worker's, closing with `N passed, N failed`. */

const dir = await mkdtemp(join(tmpdir(), "launchweek-test-"));
const report = join(dir, "report.json");
const child = spawn(
	process.execPath,
	[
		`${ROOT}node_modules/vitest/vitest.mjs`,
		"run",
		"--reporter=default",
		"--reporter=json",
		`--outputFile.json=${report}`,
		...process.argv.slice(2),
	],
	{ cwd: ROOT, env: { ...process.env, ...OFFLINE_ENV }, stdio: ["ignore", "inherit", "inherit"] },
);
const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
const result = await readFile(report, "utf8")
	.then((text) => JSON.parse(text) as { numPassedTests: number; numFailedTests: number; success: boolean })
	.catch(() => null);
await rm(dir, { recursive: true, force: true });

// A file that could not even be loaded fails the run without a failed test of its own; it must still count.
const failed = result === null ? 1 : Math.max(result.numFailedTests, code === 0 ? 0 : 1);
console.log(`\n${result?.numPassedTests ?? 0} passed, ${failed} failed`);
process.exitCode = code ?? 1;
