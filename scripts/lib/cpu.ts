import { readdir, readFile } from "node:fs/promises";

/** CPU time of the workerd processes that this process started, read from Linux's /proc. */

const TICKS_PER_SECOND = 100;

/** Milliseconds of CPU, user and system, that workerd has used so far. @throws when no workerd runs here. */
export async function workerdCpuMs(): Promise<number> {
	const stats = await processStats();
	const ours = descendants(process.pid, stats).filter((stat) => stat.name === "workerd");
	if (ours.length === 0) throw new Error("No workerd process was started by this one.");
	return (ours.reduce((sum, stat) => sum + stat.ticks, 0) * 1000) / TICKS_PER_SECOND;
}

interface ProcessStat {
	pid: number;
	parent: number;
	name: string;
	ticks: number;
}

async function processStats(): Promise<ProcessStat[]> {
	const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
	const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, "utf8").catch(() => "")));
	return lines.filter((line) => line !== "").map(parseStat);
}

/** Source: proc_pid_stat(5): the name stands in parentheses; parent is field 4, utime and stime are fields 14 and 15. */
function parseStat(line: string): ProcessStat {
	const close = line.lastIndexOf(")");
	const fields = line.slice(close + 2).split(" ");
	return {
		pid: Number(line.slice(0, line.indexOf(" "))),
		name: line.slice(line.indexOf("(") + 1, close),
		parent: Number(fields[1]),
		ticks: Number(fields[11]) + Number(fields[12]),
	};
}

function descendants(pid: number, stats: readonly ProcessStat[]): ProcessStat[] {
	const children = stats.filter((stat) => stat.parent === pid);
	return children.flatMap((child) => [child, ...descendants(child.pid, stats)]);
}

/**
 * Nanoseconds that all threads of workerd have run so far: finer than the ticks above, for what is measured once.
 * Source: Linux, Documentation/scheduler/sched-stats.rst, /proc/<pid>/schedstat.
 */
export async function workerdCpuNs(): Promise<number> {
	const ours = descendants(process.pid, await processStats()).filter((stat) => stat.name === "workerd");
	if (ours.length === 0) throw new Error("No workerd process was started by this one.");
	const perProcess = ours.map(async ({ pid }) => {
		const threads = await readdir(`/proc/${pid}/task`);
		const lines = await Promise.all(
			threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8").catch(() => "0")),
		);
		return lines.reduce((sum, line) => sum + Number(line.split(" ")[0]), 0);
	});
	return (await Promise.all(perProcess)).reduce((sum, ns) => sum + ns, 0);
}
