import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { isAlive } from "#scripts/lib/alive";

const LOOK_EVERY_MS = 1_000;

/**
 * Has this process, where npm runs it as that script, stop as if it were asked to once npm is gone: an npm that is killed passes
 * nothing on to what it started. Without npm a process may outlive its starter.
 */
export async function endWithNpm(script: string): Promise<void> {
	if (process.env.npm_lifecycle_event !== script) return;
	const starter = process.ppid;
	const npm = await npmAbove(starter);
	const look = setInterval(() => {
		if (process.ppid === starter && isAlive(npm)) return;
		clearInterval(look);
		process.kill(process.pid, "SIGTERM");
	}, LOOK_EVERY_MS);
	look.unref();
}

/** npm has a shell run its scripts: some become the command, and some stay between. @returns npm's number. */
async function npmAbove(pid: number): Promise<number> {
	const { stdout } = await promisify(execFile)("ps", ["-o", "ppid=,args=", "-p", String(pid)]).catch(() => ({
		stdout: "",
	}));
	const [, parent, args] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? [];
	return parent !== undefined && args?.includes(" -c ") ? Number(parent) : pid;
}
