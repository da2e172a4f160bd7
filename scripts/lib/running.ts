import { readFile, rm, writeFile } from "node:fs/promises";
import { isAlive } from "#scripts/lib/alive";

/** Which process serves a data folder, as its file says. */
interface Running {
	pid: number;
	origin: string;
}

const fileOf = (dataDir: string) => `${dataDir}/running.json`;

/** The instance that serves these data now, or null. A file that a killed instance left behind counts for nothing. */
export async function runningInstance(dataDir: string): Promise<Running | null> {
	const text = await readFile(fileOf(dataDir), "utf8").catch(() => null);
	if (text === null) return null;
	const running = JSON.parse(text) as Running;
	if (!isAlive(running.pid)) return null;
	// The system gives numbers of processes again: whoever has this one now need not be an instance.
	const answer = await fetch(`${running.origin}/healthz`).catch(() => null);
	return answer?.ok ? running : null;
}

export async function noteRunning(dataDir: string, origin: string): Promise<void> {
	await writeFile(fileOf(dataDir), JSON.stringify({ pid: process.pid, origin } satisfies Running));
}

export async function noteStopped(dataDir: string): Promise<void> {
	await rm(fileOf(dataDir), { force: true });
}
