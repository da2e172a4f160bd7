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
