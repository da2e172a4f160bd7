import { spawn } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import type { Readable } from "node:stream";
import { makeRunFolder, removeRunFolder } from "#scripts/lib/run-folder";
import type { RunMessage } from "#scripts/lib/test-report";
import { OFFLINE_ENV, ROOT } from "#scripts/lib/wrangler";

/** What one operation, action or job did under faults; as packages/testing/faults/walk.ts tells it. */
export interface FaultReport {
	subject: string;
	kind: string;
	calls: string[];
	runs: number;
	unharmed: number;
	makesAnother: boolean;
	violations: string[];
}

const FILES = "packages/testing/faults/";

/**
 * Has every call of every operation, action and job fail in every way, in the runtime that the tests run in.
 * @param only the id of one; all where absent.
 * @param depth how many of the runs are made; all where absent.
 * @param tell is told each report as it comes.
 * @returns the reports, and how many could not be walked at all.
 */
export async function walkCalls(
	{ only, depth = "all", workers }: { only?: string | undefined; depth?: "some" | "all"; workers?: number | undefined },
	tell: (report: FaultReport) => void,
): Promise<{ reports: FaultReport[]; broken: number }> {
	const folder = makeRunFolder();
	const named = only === undefined ? [] : ["--testNamePattern", `^(read|operation|action|job) ${only}$`];
	const most = ["--maxWorkers", String(workers ?? Math.max(1, availableParallelism() - 1))];
	const child = spawn(process.execPath, ["--no-warnings", `${ROOT}scripts/test-run.ts`, FILES, ...named, ...most], {
		cwd: ROOT,
		env: { ...process.env, ...OFFLINE_ENV, TMPDIR: folder, TEST_FAULTS: depth },
		// What failed is told with its report; the runtime's own remarks are none.
		stdio: ["ignore", "ignore", "ignore", "pipe", "ipc"],
	});
	(child.stdio[3] as Readable).resume();
	const reports: FaultReport[] = [];
	let failed = 0;
	child.on("message", (message: RunMessage) => {
		if (message.kind === "result") failed = message.failed;
		const report = message.kind === "work" ? (message.meta as { faults?: FaultReport } | undefined)?.faults : undefined;
		if (report === undefined) return;
		reports.push(report);
		tell(report);
	});
	for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => child.kill());
	const [code] = (await once(child, "exit")) as [number | null];
	removeRunFolder(folder);
	if (code === null) throw new Error("The run was ended.");
	return { reports, broken: failed - reports.filter(({ violations }) => violations.length > 0).length };
}
