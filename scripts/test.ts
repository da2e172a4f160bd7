import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { dirname, relative } from "node:path";
import type { Readable } from "node:stream";
import { makeRunFolder, removeRunFolder } from "#scripts/lib/run-folder";
import { watchRun } from "#scripts/lib/silence";
import type { RunMessage } from "#scripts/lib/test-report";
import { OFFLINE_ENV, ROOT } from "#scripts/lib/wrangler";

/**
 * `npm test`: every test, in the real runtime where it is the Worker's, closing with `N passed, N failed`.
 * A run of which nothing is heard is ended, and what it was doing is named; nothing is run a second time.
 */

/** Longer than any test takes on a machine that does nothing else; `npm run test:full` has some of minutes. */
const PATIENCE_SECONDS = process.env.TEST_DEPTH === "full" ? 600 : 90;
const MAX_SILENT_SECONDS = Number(process.env.TEST_MAX_SILENT_SECONDS ?? PATIENCE_SECONDS);
/** How long a run that told its result may take to go. */
const CLOSING_MS = 20_000;
/** Where Node keeps what it has compiled: tests start a hundred commands, which load the same files. */
const COMPILED = `${ROOT}node_modules/.cache/launchweek/compiled`;
const RUNTIME_LOG = `${ROOT}node_modules/.cache/launchweek/test-runtime.log`;

type Result = Extract<RunMessage, { kind: "result" }>;

/** Ends a run with all that it started: the runtimes are its children. */
function kill(child: ChildProcess): void {
	if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
}

/** @returns null when the run ended, or had to be ended, without a result. */
async function run(args: readonly string[]): Promise<Result | null> {
	await mkdir(dirname(RUNTIME_LOG), { recursive: true });
	const log = createWriteStream(RUNTIME_LOG);
	const folder = makeRunFolder();
	const child = spawn(process.execPath, ["--no-warnings", `${ROOT}scripts/test-run.ts`, ...args], {
		cwd: ROOT,
		env: { NODE_COMPILE_CACHE: COMPILED, ...process.env, ...OFFLINE_ENV, TMPDIR: folder },
		stdio: ["ignore", "pipe", "pipe", "pipe", "ipc"],
		detached: true,
	});
	child.stdout?.pipe(log, { end: false });
	child.stderr?.pipe(log, { end: false });
	const report = child.stdio[3] as Readable;
	report.pipe(process.stdout, { end: false });

	const watch = watchRun(MAX_SILENT_SECONDS, Math.max(MAX_SILENT_SECONDS, PATIENCE_SECONDS));
	let result: Result | null = null;
	child.on("message", (message: RunMessage) => {
		if (message.kind === "work") watch.noteWork(message.file, message.test);
		if (message.kind === "end") watch.noteEnd(message.file);
		if (message.kind !== "result") return;
		result = message;
		setTimeout(() => kill(child), CLOSING_MS).unref();
	});
	const seconds = setInterval(() => {
		const [load = 0] = loadavg();
		const silence = result === null ? watch.tick(load / availableParallelism()) : null;
		if (silence === null) return;
		clearInterval(seconds);
		console.log(`\nThe run stands still and was ended. In progress:\n${silence}`);
		kill(child);
	}, 1_000);
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => kill(child));
	await Promise.all([once(child, "exit"), once(report, "close")]);
	clearInterval(seconds);
	log.end();
	removeRunFolder(folder);
	return result;
}

const begun = Date.now();
const result = await run(process.argv.slice(2));
const { passed, failed, skipped } = result ?? { passed: 0, failed: 1, skipped: 0 };
if (failed > 0) console.log(`\nWhat the runtime itself remarked: ${relative(process.cwd(), RUNTIME_LOG)}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${Math.round((Date.now() - begun) / 1_000)} seconds\n\n${passed} passed, ${failed} failed`);
process.exitCode = result !== null && failed === 0 && passed > 0 ? 0 : 1;
