import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { ROOT } from "#scripts/lib/wrangler";

/** An undertaking that is not heard of for this long will never end; it is ended and named. */
const SILENCE_MAX_MS = 60_000;

export interface Probed<T> {
	found: T[];
	/** How many undertakings came to an end. */
	done: number;
}

/** Runs `scripts/cpu/probe.ts`. @throws naming the undertaking that did not end, or that failed. */
export async function probe<T>(args: readonly string[], silenceMaxMs = SILENCE_MAX_MS): Promise<Probed<T>> {
	const child = spawn(process.execPath, [`${ROOT}scripts/cpu/probe.ts`, ...args], {
		stdio: ["ignore", "pipe", "pipe"],
	});
	const result: Probed<T> = { found: [], done: 0 };
	let begun = "starting";
	let errors = "";
	let isSilent = false;
	const end = () => {
		isSilent = true;
		child.kill("SIGKILL");
	};
	// Until its first line it loads, which a busy machine may do for longer than is waited for an expression.
	let timer = setTimeout(end, SILENCE_MAX_MS);
	child.stderr.on("data", (chunk: Buffer) => {
		errors += chunk.toString();
	});
	for await (const line of createInterface({ input: child.stdout })) {
		clearTimeout(timer);
		timer = setTimeout(end, silenceMaxMs);
		const said = JSON.parse(line) as { begin?: string; found?: T; done?: number };
		begun = said.begin ?? begun;
		if (said.found !== undefined) result.found.push(said.found);
		if (said.done !== undefined) result.done = said.done;
	}
	clearTimeout(timer);
	if (isSilent) throw new Error(`it did not end within ${silenceMaxMs / 1000} s: ${begun}`);
	if (result.done === 0) throw new Error(`it failed at: ${begun}\n${errors}`);
	return result;
}
