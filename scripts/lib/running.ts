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

/** What another instance has noted stays. */
export async function noteStopped(dataDir: string): Promise<void> {
	const text = await readFile(fileOf(dataDir), "utf8").catch(() => null);
	if (text !== null && (JSON.parse(text) as Running).pid === process.pid) await rm(fileOf(dataDir), { force: true });
}

/**
 * Takes a data folder for a start, which prepares it and is not heard of before it serves: two at once would write the same
 * data. @returns what gives it back. @throws while another start has it; one that was killed has it no more.
 */
export async function takeForStart(dataDir: string): Promise<() => Promise<void>> {
	const file = `${dataDir}/starting`;
	const take = () =>
		writeFile(file, String(process.pid), { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== "EEXIST") throw error;
			return "taken" as const;
		});
	if ((await take()) === "taken") {
		const pid = Number(await readFile(file, "utf8").catch(() => ""));
		// Whoever has just made the file has not written its number yet; in a container the one before had ours.
		const isAtWork = pid === 0 || (pid !== process.pid && isAlive(pid));
		if (!isAtWork) await rm(file, { force: true });
		if (isAtWork || (await take()) === "taken") {
			throw new Error(
				`The data in ${dataDir} are being prepared by another start. Wait until it is ready, or stop it; if there is none, remove ${file}.`,
			);
		}
	}
	let isTaken = true;
	return async () => {
		if (isTaken) await rm(file, { force: true });
		isTaken = false;
	};
}

/** @throws while an instance serves the data. */
export async function refuseServed(dataDir: string): Promise<void> {
	const other = await runningInstance(dataDir);
	if (other === null) return;
	throw new Error(
		`The data in ${dataDir} are served already, at ${other.origin}. Stop that instance, or set STATE_DIR to another folder.`,
	);
}
