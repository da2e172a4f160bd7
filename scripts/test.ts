import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { availableParallelism, loadavg } from "node:os";
import { dirname, relative } from "node:path";
import type { Readable } from "node:stream";
import { makeRunFolder, removeRunFolder } from "#scripts/lib/run-folder";
import { type Progress, tellProgress } from "#scripts/lib/run-progress";
import { type RunWatch, watchRun } from "#scripts/lib/silence";
import type { RunMessage } from "#scripts/lib/test-report";
import { runsOf } from "#scripts/lib/test-runs";
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

/** What runs side by side share. */
interface Shared {
	folder: string;
	log: WriteStream;
	watch: RunWatch;
	progress: Progress;
}

/** A run on its way. */
interface Run {
	child: ChildProcess;
	/** Whether it has told its result: it may take a while to go, and silence says nothing any more. */
	hasTold(): boolean;
	/** Null when it ended, or had to be ended, without a result. */
	result: Promise<Result | null>;
}

/** Ends a run with all that it started: the runtimes are its children. */
function kill(child: ChildProcess): void {
	if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, "SIGKILL");
}

function begin(args: readonly string[], { folder, log, watch, progress }: Shared): Run {
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
	let result: Result | null = null;
	child.on("message", (message: RunMessage) => {
		if (message.kind === "begin") progress.begin(message.files, message.places);
		if (message.kind === "work") watch.noteWork(message.file, message.test);
		if (message.kind === "end") {
			watch.noteEnd(message.file);
			progress.end(message.passed);
		}
		if (message.kind !== "result") return;
		result = message;
		setTimeout(() => kill(child), CLOSING_MS).unref();
	});
	const over = Promise.all([once(child, "exit"), once(report, "close")]);
	return { child, hasTold: () => result !== null, result: over.then(() => result) };
}

/** Every run to its end, or none: when all are silent, all are ended. */
async function run(all: readonly (readonly string[])[]): Promise<(Result | null)[]> {
	await mkdir(dirname(RUNTIME_LOG), { recursive: true });
	const log = createWriteStream(RUNTIME_LOG);
	const folder = makeRunFolder();
	const watch = watchRun(MAX_SILENT_SECONDS, Math.max(MAX_SILENT_SECONDS, PATIENCE_SECONDS));
	const progress = tellProgress(all.length, (line) => console.log(line));
	const runs = all.map((args) => begin(args, { folder, log, watch, progress }));
	const killAll = () => {
		for (const { child } of runs) kill(child);
	};
	const results = Promise.all(runs.map(({ result }) => result));
	const seconds = setInterval(() => {
		const [load = 0] = loadavg();
		const silence = runs.every(({ hasTold }) => hasTold()) ? null : watch.tick(load / availableParallelism());
		if (silence === null) return;
		clearInterval(seconds);
		console.log(`\nThe run stands still and was ended. In progress:\n${silence}`);
		killAll();
	}, 1_000);
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, killAll);
	const told = await results;
	clearInterval(seconds);
	log.end();
	removeRunFolder(folder);
	return told;
}

const begun = Date.now();
const results = await run(runsOf(process.argv.slice(2)));
// One without a result has failed, whatever it was at.
const counted = results.map((result) => result ?? { passed: 0, failed: 1, skipped: 0 });
const sum = (of: "passed" | "failed" | "skipped") => counted.reduce((total, result) => total + result[of], 0);
const [passed, failed, skipped] = [sum("passed"), sum("failed"), sum("skipped")];
if (failed > 0) console.log(`\nWhat the runtime itself remarked: ${relative(process.cwd(), RUNTIME_LOG)}`);
if (skipped > 0) console.log(`\n${skipped} skipped`);
console.log(`\n${Math.round((Date.now() - begun) / 1_000)} seconds\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
