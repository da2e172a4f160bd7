import { readdir, readFile } from "node:fs/promises";

/** CPU time of processes that this process started, read from Linux's /proc. */

interface ProcessStat {
	pid: number;
	parent: number;
	name: string;
}

async function processStats(): Promise<ProcessStat[]> {
	const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
	const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")));
	return lines.filter((line) => line !== "").map(parseStat);
}

/** Source: proc_pid_stat(5): the name stands in parentheses; the parent is field 4. */
function parseStat(line: string): ProcessStat {
	const close = line.lastIndexOf(")");
	const fields = line.slice(close + 2).split(" ");
	return {
		pid: Number(line.slice(0, line.indexOf(" "))),
		name: line.slice(line.indexOf("(") + 1, close),
		parent: Number(fields[1]),
	};
}

function descendants(pid: number, stats: readonly ProcessStat[]): ProcessStat[] {
	const children = stats.filter((stat) => stat.parent === pid);
	return children.flatMap((child) => [child, ...descendants(child.pid, stats)]);
}

/**
 * Nanoseconds of CPU that each thread of the workerd processes has run so far, by its id.
 * @throws when no workerd runs here.
 * Source: Linux, Documentation/scheduler/sched-stats.rst, /proc/<pid>/schedstat.
 */
export async function workerdThreadsNs(): Promise<ReadonlyMap<string, number>> {
	const ours = descendants(process.pid, await processStats()).filter((stat) => stat.name === "workerd");
	if (ours.length === 0) throw new Error("No workerd process was started by this one.");
	return threadsNs(ours);
}

async function threadsNs(processes: readonly ProcessStat[]): Promise<ReadonlyMap<string, number>> {
	const perProcess = processes.map(async ({ pid }) => {
		const threads = await readdir(`/proc/${pid}/task`);
		return Promise.all(
			threads.map(async (thread) => {
				const line = await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0");
				return [thread, Number(line.split(" ")[0])] as const;
			}),
		);
	});
	return new Map((await Promise.all(perProcess)).flat());
}

const sumOf = (threads: ReadonlyMap<string, number>) => [...threads.values()].reduce((sum, ns) => sum + ns, 0);

/** The same of all threads together. */
export async function workerdCpuNs(): Promise<number> {
	return sumOf(await workerdThreadsNs());
}

/** The same of a process with all that it started, whatever they run. */
export async function processCpuNs(pid: number): Promise<number> {
	const stats = await processStats();
	return sumOf(await threadsNs([...stats.filter((stat) => stat.pid === pid), ...descendants(pid, stats)]));
}
